import { expect, it } from 'vitest'
import { noContentFields } from './content-fields.js'
import type { ContentNodeKind } from './content-kinds.js'
import type { ContentNode } from './content-node.js'
import { renumberedContent } from './content-numbers.js'

const node = (
  nodeKind: ContentNodeKind,
  contentId: string,
  parentId: string | null,
  order: number,
  number: string | null,
  active = true,
): ContentNode => ({
  nodeKind,
  contentId,
  parentId,
  order,
  active,
  fields: { ...noContentFields, number },
})
const nodes = [
  node('questionnaire', 'root', null, 0, null),
  node('section', 's2', 'root', 0, '2'),
  node('section', 's1', 'root', 1, '1'),
  node('subsection', 'u', 's2', 0, '2.1'),
  node('item', 'retired', 'u', 0, '2.1.1', false),
  node('item', 'b', 'u', 1, '2.1.3'),
  node('item', 'a', 'u', 2, '2.1.2'),
]

it('numbers the whole version by where places stand', () => {
  expect(renumberedContent(nodes, null)).toEqual([
    { contentId: 's2', from: '2', to: '1' },
    { contentId: 'u', from: '2.1', to: '1.1' },
    { contentId: 'b', from: '2.1.3', to: '1.1.1' },
    { contentId: 'a', from: '2.1.2', to: '1.1.2' },
    { contentId: 's1', from: '1', to: '2' },
  ])
})

it('numbers one section below its own number, and names only what changes', () => {
  expect(renumberedContent(nodes, 's2')).toEqual([{ contentId: 'b', from: '2.1.3', to: '2.1.1' }])
  expect(renumberedContent(nodes, 's1')).toEqual([])
})
