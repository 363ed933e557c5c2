const many = (n: number, one: string) => `${n} ${n === 1 ? one : `${one}s`}`

/** Words of Keep and Upgrade. */
export const upgradeMessages = {
  offered: (number: number, on: string) => `Version ${number} of the questions was published on ${on}.`,
  counts: ({ added, changed, removed }: { added: number; changed: number; removed: number }) =>
    `${added} added, ${changed} changed, ${removed} removed`,
  answers: ({ toRecheck, answersRemoved }: { toRecheck: number; answersRemoved: number }) =>
    [
      toRecheck > 0 && `${many(toRecheck, 'answer')} to re-check`,
      answersRemoved > 0 && `${many(answersRemoved, 'answer')} kept in the history only`,
    ]
      .filter(Boolean)
      .join(', '),
  isOn: (number: number) => `on v${number}`,
  kept: (number: number, name: string, on: string) => `${name} kept v${number} on ${on}.`,
  look: 'Keep or Upgrade',
  lookAgain: 'Look again',
  title: 'Keep or Upgrade',
  rule: 'Answers go along. Answers to changed questions are marked "Re-check" until the agency confirms them; answers to removed ones stay in the history.',
  kinds: { added: 'Added', changed: 'Changed', removed: 'Removed' } as Partial<Record<string, string>>,
  recheck: 'Re-check',
  inHistory: 'Its answer is kept in the history.',
  before: 'Before',
  after: 'After',
  nothing: 'Nothing',
  keep: (number: number) => `Keep v${number}`,
  upgrade: (number: number) => `Upgrade to v${number}`,
  cancel: 'Cancel',
  failed: 'This could not be decided.',
  doneKeep: (n: number) => `${many(n, 'self-assessment')} ${n === 1 ? 'keeps its' : 'keep their'} version.`,
  doneUpgrade: (n: number) => `${many(n, 'self-assessment')} ${n === 1 ? 'was' : 'were'} upgraded.`,
  started: {
    open: 'Started reviews',
    title: 'Started reviews on an older version',
    none: 'No started review is on an older version.',
    all: 'All that can be decided',
    test: 'Test agency',
    list: 'the started reviews',
    keep: 'Keep',
    upgrade: 'Upgrade',
    nothing: 'Choose at least one.',
    close: 'Close',
  },
}
