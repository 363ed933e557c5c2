// Written by 'npm run codegen' from bulk.messages.en.json.

/** Words of what is done with several findings at once. */
export const bulkMessages = {
  remindDone: ({ n }: { n: number }) => n === 1 ? "Reminder sent." : `${n} reminders sent.`,
  remindTitle: "Send reminder letters?",
  remindBody: ({ n }: { n: number }) => n === 1 ? "A reminder letter goes to the agency of this finding." : `Reminder letters for ${n} findings go to their agencies.`,
  giveTitle: "Assign an owner",
  giveDone: "The owner is assigned.",
  chooseOwner: "Choose a state monitor.",
}
