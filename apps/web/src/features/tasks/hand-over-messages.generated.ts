// Written by 'npm run codegen' from hand-over.messages.en.json.

/** Words for giving somebody's open work to a colleague. */
export const handOverMessages = {
  open: "Reassign",
  openOf: ({ name }: { name: string | number }) => `Reassign the work of ${name}`,
  title: ({ name }: { name: string | number }) => `Reassign the work of ${name}`,
  intro: "All that is open goes to one colleague: subsections, required documents and findings. Both are told.",
  to: "Colleague",
  choose: "Select Colleague..",
  missing: "Colleague is required.",
  confirm: "Reassign",
  done: "Reassigned",
  moved: ({ n, name }: { n: number; name: string | number }) => n === 1 ? `${n} assignment went to ${name}.` : `${n} assignments went to ${name}.`,
  kept: ({ n }: { n: number }) => n === 1 ? `${n} assignment cannot be assigned now and stayed.` : `${n} assignments cannot be assigned now and stayed.`,
  cancel: "Cancel",
}
