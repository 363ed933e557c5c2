import type { ContentKind } from '@portal/domain'

const many = (n: number, one: string) => `${n} ${n === 1 ? one : `${one}s`}`

const published: Record<ContentKind, string> = {
  'self-assessment': 'questions',
  'required-documents': 'required document categories',
}
const removed: Record<ContentKind, (n: number) => string> = {
  'self-assessment': (n) => `${many(n, 'answer')} kept in the history only`,
  'required-documents': (n) => `documents stay in ${n} of the removed`,
}

/** Words of Keep and Upgrade. */
export const upgradeMessages = {
  offered: (kind: ContentKind, number: number, on: string) =>
    `Version ${number} of the ${published[kind]} was published on ${on}.`,
  counts: ({ added, changed, removed }: { added: number; changed: number; removed: number }) =>
    `${added} added, ${changed} changed, ${removed} removed`,
  answers: (
    kind: ContentKind,
    { toRecheck, answersRemoved }: { toRecheck: number; answersRemoved: number },
  ) =>
    [
      toRecheck > 0 && `${many(toRecheck, 'answer')} to re-check`,
      answersRemoved > 0 && removed[kind](answersRemoved),
    ]
      .filter(Boolean)
      .join(', '),
  isOn: (number: number) => `on v${number}`,
  kept: (number: number, name: string, on: string) => `${name} kept v${number} on ${on}.`,
  look: 'Keep or Upgrade',
  lookAgain: 'Look again',
  title: 'Keep or Upgrade',
  rule: {
    'self-assessment':
      'Answers go along. Answers to changed questions are marked "Re-check" until the agency confirms them; answers to removed ones stay in the history.',
    'required-documents':
      'Documents go along. A removed category in which something was uploaded stays for its documents, and is no longer required.',
  } satisfies Record<ContentKind, string>,
  kinds: { added: 'Added', changed: 'Changed', removed: 'Removed' } as Partial<Record<string, string>>,
  recheck: 'Re-check',
  stays: {
    'self-assessment': 'Its answer is kept in the history.',
    'required-documents': 'Its documents stay.',
  } satisfies Record<ContentKind, string>,
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
