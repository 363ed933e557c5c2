/** Words of letters before they are issued; they come with the dialogs. */
export const letterMessages = {
  save: 'Save draft',
  saved: 'The draft is saved.',
  send: 'Send for second reading',
  sent: 'The letter is in review. Another monitor reads it before it is issued.',
  titles: { selective: 'Selective report in review', final: 'Final report in review' },
  draftBy: (name: string, when: string) => `Draft by ${name}, ${when}.`,
  readBy: (name: string, when: string) => `Second reading by ${name}, ${when}: it can be issued.`,
  returnedBy: (name: string, when: string) => `${name} gave it back, ${when}:`,
  said: (comment: string) => `“${comment}”`,
  changedSince: 'It was changed since then: that reading does not hold for what is written now.',
  inReview: (name: string, when: string) =>
    `${name} sent it for a second reading, ${when}. It can be issued when another monitor has read it.`,
  own: 'Another monitor reads it. Take it back to change it or to issue it without a second reading.',
  takeBack: 'Take back',
  comment: 'What must change',
  commentHint: 'Needed to give the letter back.',
  agree: 'It can be issued',
  giveBack: 'Give back',
  agreed: 'The second reading is recorded. The letter can be issued.',
  given: 'The letter is with its writer again.',
  close: 'Close',
} as const
