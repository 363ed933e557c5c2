import { expect, it } from 'vitest'
import type { Actor } from '../accounts/actor.js'
import { noContentFields, type ContentFields } from './content-fields.js'
import type { ContentNode } from './content-node.js'
import { canDecideUpgrade, contentRechecks, contentUpgradeChanges } from './content-upgrade.js'

const monitor: Actor = {
  userId: 'm',
  fullName: 'Mona Tor',
  roles: ['StateMonitor'],
  permissions: ['content.manage'],
  leaId: null,
  selectedLeas: [],
}
const item = (contentId: string, fields: Partial<ContentFields>, order = 0): ContentNode => ({
  nodeKind: 'item',
  contentId,
  parentId: null,
  order,
  active: true,
  fields: { ...noContentFields, ...fields },
})

it.each([
  [0, 0, null],
  [2, 0, null],
  [3, 0, null],
  [3, 1, '1 subsection is with the state, so it keeps its version until they come back.'],
  [3, 2, '2 subsections are with the state, so it keeps its version until they come back.'],
  [4, 0, 'It is submitted, so it keeps its version.'],
  [5, 0, 'It is in state review, so it keeps its version.'],
  [6, 0, 'The state waits for responses to what was asked, so it keeps its version.'],
  [7, 0, 'It is resubmitted, so it keeps its version.'],
  [8, 0, 'Its final report is issued, so it keeps its version.'],
  [9, 0, 'It is closed, so it keeps its version.'],
])(
  'in state %i with %i subsections at the state the decision is: %s',
  (submitState, subsectionsAway, reason) => {
    expect(canDecideUpgrade(monitor, { submitState, subsectionsAway }).reason).toBe(reason)
  },
)

it('is closed to those who do not manage content', () => {
  const verdict = canDecideUpgrade({ ...monitor, permissions: [] }, { submitState: 3, subsectionsAway: 0 })
  expect(verdict).toMatchObject({ allowed: false, code: 'FORBIDDEN' })
})

it('asks to re-check what was asked, and not what stands beside it', () => {
  const before = [item('a', { text: 'Old?', number: '1' }), item('b', { number: '2', citations: ['x'] }, 1)]
  const after = [item('a', { text: 'New?', number: '1' }), item('b', { number: '3', citations: ['y'] }, 1)]
  expect([...contentRechecks(before, after)]).toEqual([
    ['a', [{ field: 'text', before: 'Old?', after: 'New?' }]],
  ])
})

it('says of each difference whether the record has answered it', () => {
  const before = [item('gone', { text: 'Gone?' }), item('kept', { text: 'Old?' }, 1)]
  const after = [item('kept', { text: 'New?' }), item('new', { text: 'More?' }, 1)]
  const changes = contentUpgradeChanges(before, after, new Set(['gone', 'kept']), new Map())
  expect(
    changes.map(({ contentId, kind, answered, recheck }) => [contentId, kind, answered, recheck]),
  ).toEqual([
    ['kept', 'changed', true, true],
    ['new', 'added', false, false],
    ['gone', 'removed', true, false],
  ])
})

it('asks to re-check what is answered on another scale now, whether the item or the questionnaire changed it', () => {
  const root = (ratingScale: string[]): ContentNode => ({
    ...item('q', { ratingScale }),
    nodeKind: 'questionnaire',
  })
  const rated = { responseType: 'Rating' as const, ratingScale: [] }
  const own = { responseType: 'Rating' as const, ratingScale: ['4 Yes', '1 No'] }
  const yesNo = { responseType: 'YesNo' as const, ratingScale: [] }
  const of = (usual: string[]) => [root(usual), item('a', rated), item('b', own, 1), item('c', yesNo, 2)]
  const [before, after] = [of(['4 Fully', '1 Not']), of(['4 Always', '1 Never'])]
  expect([...contentRechecks(before, after).keys()]).toEqual(['a'])
  const changes = contentUpgradeChanges(before, after, new Set(['a', 'b', 'c']), new Map())
  expect(changes.map(({ contentId, recheck }) => [contentId, recheck])).toEqual([
    ['q', false],
    ['a', true],
  ])
})

it('names the documents that a subsection asks for', () => {
  const subsection = (ids: string[]): ContentNode => ({
    ...item('s', { number: '1.1', title: 'Child find', requiredDocumentCategoryIds: ids }),
    nodeKind: 'subsection',
  })
  const names = new Map([['rd-1', 'Policy manual']])
  const [change] = contentUpgradeChanges([subsection([])], [subsection(['rd-1'])], new Set(), names)
  expect(change?.fields).toEqual([
    { field: 'requiredDocumentCategoryIds', before: '', after: 'Policy manual' },
  ])
})
