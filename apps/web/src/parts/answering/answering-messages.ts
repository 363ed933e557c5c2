/** Words of every activity in which items are answered; what is asked and judged is in the words of the activity. */
export const answeringMessages = {
  readOnly: 'Read only.',
  guidance: 'Guidance: what to look for',
  stillNeeded: 'Still needed:',
  restored: (when: string) => `Your text of ${when} had not reached the server. It is back in the form.`,
  noLongerAsked: (when: string) =>
    `A question that you were answering is no longer asked here. What you typed on ${when} was not saved:`,
  giveUp: 'Discard the text',
  refused: (why: string) => `Not saved: ${why} Your text stays in this browser.`,
  unreachable: 'The server could not be reached. Your text stays in this browser.',
  unsavedElsewhere: (numbers: string) => `Not saved yet: ${numbers}. Open it to save it again.`,
  leftUnsaved: (number: string) => `Item ${number} is not saved.`,
  kept: 'Its text stays in this browser and is back when you open the item.',
  leaveTitle: 'Leave without saving?',
  leaveBody:
    'Your last text has not reached the server. It stays in this browser and is back when you return to this item.',
  leave: 'Leave',
  stay: 'Stay',
  itemPlace: (n: number, all: number, number: string) => `Item ${n} of ${all} in ${number}`,
  reference: 'Reference',
  returnedWith: 'Returned with a comment',
  acceptable: 'Acceptable evidence',
  law: 'What the law says',
} as const
