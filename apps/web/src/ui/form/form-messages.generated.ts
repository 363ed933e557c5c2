// Written by 'npm run codegen' from form.messages.en.json.

/** Words of forms. */
export const formMessages = {
  errorTitle: "Error: ",
  problem: "There is a problem",
  saving: "Saving",
  saved: "Saved",
  savedAt: ({ time }: { time: string | number }) => `Saved at ${time}`,
  notSaved: "Not saved -",
  retry: "retry",
  unsavedTitle: "Leave without saving?",
  unsavedBody: "What you have changed on this page is not saved and will be lost.",
  unsavedKept: "What you typed is kept in this browser, and is there when you open this form again.",
  discardTitle: "Discard what you typed?",
  discardBody: "It is not saved.",
  keepTyping: "Keep typing",
  discard: "Discard",
  restored: ({ when }: { when: string | number }) => `This is what you typed until ${when}. It is not saved yet.`,
  copyTyped: "Copy what I typed",
  copied: "Copied to the clipboard.",
  notCopied: "The browser did not allow copying. Select the text and copy it by hand.",
  saveAsNew: "Save as a new one",
  stay: "Stay",
  leave: "Leave",
}
