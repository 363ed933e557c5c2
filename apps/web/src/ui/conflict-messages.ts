/** Words of two people having changed one record (domain definition 0.5). */
export const conflictMessages = {
  saved: (name: string, ago: string) =>
    `${name} saved this ${ago} ago. Review the differences before saving.`,
  savedBy: (name: string) => `${name} saved this. Review the differences before saving.`,
  savedBySomebody: 'Somebody saved this. Review the differences before saving.',
  mine: 'Mine',
  theirs: 'Theirs',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  saveChoice: 'Save my choice',
  same: 'Both are the same. Saving again is enough.',
  empty: 'Empty',
}
