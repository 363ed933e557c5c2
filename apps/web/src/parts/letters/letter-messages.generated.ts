// Written by 'npm run codegen' from letter.messages.en.json.

/** Words of letters before they are issued; they come with the dialogs. */
export const letterMessages = {
  save: "Save draft",
  saved: "The draft is saved.",
  send: "Send for second reading",
  sent: "The letter is in review. Another monitor reads it before it is issued.",
  conflict: "Somebody else changed this letter",
  draftBy: ({ name, when }: { name: string | number; when: string | number }) => `Draft by ${name}, ${when}.`,
  readBy: ({ name, when }: { name: string | number; when: string | number }) => `Second reading by ${name}, ${when}: it can be issued.`,
  returnedBy: ({ name, when }: { name: string | number; when: string | number }) => `${name} gave it back, ${when}:`,
  said: ({ comment }: { comment: string | number }) => `“${comment}”`,
  changedSince: "It was changed since then: that reading does not hold for what is written now.",
  inReview: ({ name, when }: { name: string | number; when: string | number }) => `${name} sent it for a second reading, ${when}. It can be issued when another monitor has read it.`,
  own: "Another monitor reads it. Take it back to change it or to issue it without a second reading.",
  takeBack: "Take back",
  comment: "What must change",
  commentHint: "Needed to give the letter back.",
  agree: "It can be issued",
  giveBack: "Give back",
  agreed: "The second reading is recorded. The letter can be issued.",
  given: "The letter is with its writer again.",
  close: "Close",
  cancel: "Cancel",
  preview: "Preview",
  previewOf: ({ title }: { title: string | number }) => `Preview: ${title}`,
  subjects: {
    preview: "preview",
    thePreview: "the preview",
  },
}
