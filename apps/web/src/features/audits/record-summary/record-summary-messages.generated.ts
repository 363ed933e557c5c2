// Written by 'npm run codegen' from record-summary.messages.en.json.

/** Words of the summary of a record. */
export const recordSummaryMessages = {
  title: "Summary",
  titleOf: ({ student }: { student: string | number }) => `Summary of ${student}`,
  what: "record",
  summary: "the summary",
  counts: ({ met, notMet, notApplicable, open }: { met: string | number; notMet: string | number; notApplicable: string | number; open: string | number }) => `${met} met, ${notMet} not met, ${notApplicable} not applicable, ${open} without an answer.`,
  submitted: ({ name, day }: { name: string | number; day: string | number }) => `Submitted by ${name} on ${day}.`,
  second: ({ name }: { name: string | number }) => `Read again by ${name}.`,
  setup: "Setup",
  notAnswered: "Not answered",
  noAnswer: "No answer",
  question: "Question",
  answer: "Answer",
  number: "No.",
  requirement: "Requirement",
  comment: "Comment",
  pdf: "PDF",
  xlsx: "Excel",
  file: ({ format }: { format: string | number }) => `Summary as ${format}`,
  print: "Print",
  section: ({ number }: { number: string | number }) => `Section ${number}`,
}
