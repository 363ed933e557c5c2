// Written by 'npm run codegen' from prong.messages.en.json.

/** Head of the pages of one prong of an audit: tabs, status and steps. */
export const prongMessages = {
  what: "This audit",
  audit: "the audit",
  loadingTitle: "Audit",
  title: ({ agency, part }: { agency: string | number; part: string | number }) => `${agency}, ${part}`,
  facts: ({ number, round, lead }: { number: string | number; round: string | number; lead: string | number }) => `Prong ${number}, round ${round}. Lead monitor: ${lead}.`,
  dues: {
    start: ({ day }: { day: string | number }) => `Starts ${day}`,
    documents: ({ day }: { day: string | number }) => `Documents due ${day}`,
    review: ({ day }: { day: string | number }) => `Review until ${day}`,
  },
  tabs: {
    label: "Pages of this audit",
    records: "Records",
    list: ({ subject }: { subject: string | number }) => `${subject} list`,
    sample: "Sample",
    requests: "Requests",
    summary: "Summary",
    corrections: "Corrections",
    documents: "Documents",
    letters: "Letters",
    progress: "Progress",
    history: "History",
  },
  steps: {
    label: "Next steps",
    done: ({ status }: { status: string | number }) => `The audit is now: ${status}`,
    failed: "The status was not changed",
    confirmTitle: ({ step }: { step: string | number }) => `${step}?`,
    reason: "Reason",
    reasonHint: "It is kept in the history.",
    reasonMissing: "Reason is required.",
    back: "Go back",
    cancelReview: "Cancel this review",
    names: {
      "1": "Request the list",
      "2": "Receive the list",
      "3": "Ask for the documents",
      "4": "Reopen documents",
      "5": "Documents are complete",
      "6": "Reopen the review",
      "7": "Complete the review",
      "9": "Close",
      "10": "Cancel the audit",
    },
  },
  next: {
    list: "Send the list",
    sample: "Draw the sample",
  },
}
