import { noContentFields, ownLists } from '@portal/domain'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import type { EditorNode } from '../content-nodes'
import { ContentTree } from './content-tree'
import type { ContentVersionFieldsFragment } from '../content.generated'

beforeEach(() => localStorage.clear())

const node = (
  nodeKind: EditorNode['nodeKind'],
  contentId: string,
  parentId: string | null,
  order: number,
  fields: { number?: string; title?: string; text?: string; group?: string },
): EditorNode => ({
  nodeKind,
  contentId,
  parentId,
  order,
  active: true,
  version: 1,
  changedBy: null,
  changedOn: null,
  answers: 0,
  remove: { allowed: false, reason: 'Used.' },
  fields: {
    ...ownLists(noContentFields),
    ...fields,
  },
})
const section = (number: number) =>
  node('section', `s${number}`, 'root', number, { number: String(number), title: 'Section' })
const subsection = (of: number, number: number) =>
  node('subsection', `u${of}${number}`, `s${of}`, number, { number: `${of}.${number}`, title: 'Subsection' })
const item = (of: number, under: number, number: number) =>
  node('item', `i${of}${under}${number}`, `u${of}${under}`, number, {
    number: `${of}.${under}.${number}`,
    text: `Question ${of}${under}${number}`,
  })
const three = [1, 2, 3]
const nodes = [node('questionnaire', 'root', null, 0, { title: 'Part B' })].concat(
  [1, 2].map(section),
  [1, 2].flatMap((of) => three.map((number) => subsection(of, number))),
  [1, 2].flatMap((of) => three.flatMap((under) => three.map((number) => item(of, under, number)))),
)
const onStep = vi.fn<(of: EditorNode, by: -1 | 1) => void>()

const categories = ['Access', 'Access', 'Services', 'Services'].map((group, order) =>
  node('category', `c${order}`, null, order, { title: `Category ${order}`, group }),
)

interface TreeProps {
  chosenId?: string
  places?: EditorNode[]
}
function Tree({ chosenId = 'i111', places = nodes }: TreeProps) {
  const [announcement, setAnnouncement] = useState('')
  return (
    <>
      <ContentTree
        kind={places === nodes ? 'self-assessment' : 'required-documents'}
        version={{ id: 5, edit: { allowed: true, reason: null } } as ContentVersionFieldsFragment}
        nodes={places}
        problems={[]}
        chosenId={chosenId}
        onStep={onStep}
        onMove={() => undefined}
        onAnnounce={setAnnouncement}
      />
      <p>{announcement}</p>
    </>
  )
}
/** Tests run at the width of a phone, where the tree opens by a button. */
async function open(chosenId?: string, places?: EditorNode[]) {
  const rendered = renderScreen(<Tree {...(chosenId && { chosenId })} {...(places && { places })} />)
  await rendered.user.click(screen.getAllByRole('button')[0] as HTMLElement)
  return rendered
}
const shown = () => screen.getAllByRole('link').map((link) => link.textContent)
const fold = (name: RegExp) => screen.getByRole('button', { name })

it('shows the subsection of the chosen place open and the others of a long tree folded', async () => {
  await open()
  expect(shown()).toEqual([
    'Part B',
    '1 Section',
    '1.1 Subsection',
    '1.1.1 Question 111',
    '1.1.2 Question 112',
    '1.1.3 Question 113',
    '1.2 Subsection',
    '1.3 Subsection',
    '2 Section',
    '2.1 Subsection',
    '2.2 Subsection',
    '2.3 Subsection',
  ])
  expect(fold(/^Places in 1\.1 /)).toHaveAttribute('aria-expanded', 'true')
  expect(fold(/^Places in 1\.2 /)).toHaveAttribute('aria-expanded', 'false')
})

it('folds a section by its button and by the keyboard, and remembers it', async () => {
  const { user, unmount } = await open()
  await user.click(fold(/^Places in 2 /))
  expect(shown()).not.toContain('2.1 Subsection')
  screen.getByRole('link', { name: '1.2 Subsection' }).focus()
  await user.keyboard('{ArrowRight}')
  expect(shown()).toContain('1.2.1 Question 121')
  await user.keyboard('{ArrowLeft}')
  expect(shown()).not.toContain('1.2.1 Question 121')
  expect(screen.getByRole('link', { name: '1.2 Subsection' })).toHaveFocus()
  expect(onStep).not.toHaveBeenCalled()
  unmount()
  await open()
  expect(fold(/^Places in 2 /)).toHaveAttribute('aria-expanded', 'false')
})

it('opens what a search finds, and folds again after it', async () => {
  const { user } = await open()
  await user.type(screen.getByRole('searchbox'), 'Question 232')
  expect(shown()).toEqual(['Part B', '2 Section', '2.3 Subsection', '2.3.2 Question 232'])
  await user.clear(screen.getByRole('searchbox'))
  expect(shown()).not.toContain('2.3.2 Question 232')
})

it('folds and unfolds everything, and shows a place that is chosen in what was folded', async () => {
  const { user, unmount } = await open()
  await user.click(fold(/^Fold all$/))
  expect(shown()).toEqual(['Part B', '1 Section', '2 Section'])
  unmount()
  const { user: again } = await open('i222')
  expect(within(screen.getByRole('navigation')).getByRole('link', { current: true })).toHaveTextContent(
    '2.2.2 Question 222',
  )
  await again.click(fold(/^Fold all$/))
  await again.click(fold(/^Unfold all$/))
  expect(shown()).toHaveLength(nodes.length)
})

it('goes with the left key from a place to what holds it', async () => {
  const { user } = await open()
  screen.getByRole('link', { name: '1.1.2 Question 112' }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('link', { name: '1.1 Subsection' })).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(shown()).not.toContain('1.1.2 Question 112')
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('link', { name: '1 Section' })).toHaveFocus()
})

it('folds groups of document categories by button and keys, remembers it, and opens them for what is found or chosen', async () => {
  const { user, unmount } = await open('c0', categories)
  await user.click(fold(/^Places in Services$/))
  expect(shown()).toEqual(['Category 0', 'Category 1'])
  screen.getByRole('link', { name: 'Category 1' }).focus()
  await user.keyboard('{ArrowLeft}')
  expect(fold(/^Places in Access$/)).toHaveFocus()
  await user.keyboard('{ArrowLeft}')
  expect(screen.queryAllByRole('link')).toEqual([])
  await user.keyboard('{ArrowRight}')
  expect(shown()).toEqual(['Category 0', 'Category 1'])
  await user.type(screen.getByRole('searchbox'), 'Category 3')
  expect(shown()).toEqual(['Category 3'])
  expect(screen.getByText('Services')).toBeVisible()
  unmount()
  const again = await open('c0', categories)
  expect(fold(/^Places in Services$/)).toHaveAttribute('aria-expanded', 'false')
  await again.user.click(fold(/^Fold all$/))
  expect(screen.queryAllByRole('link')).toEqual([])
  again.unmount()
  await open('c3', categories)
  expect(shown()).toEqual(['Category 2', 'Category 3'])
})

it('leaves people where they have gone on to after a move, whatever is saved there', async () => {
  const Screen = () => {
    const [places, setPlaces] = useState(nodes)
    return (
      <>
        <Tree places={places} />
        <button onClick={() => setPlaces([...places])}>Save</button>
      </>
    )
  }
  const { user } = renderScreen(<Screen />)
  await user.click(screen.getAllByRole('button')[0] as HTMLElement)
  screen.getByRole('link', { name: '1.1.1 Question 111' }).focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(onStep).toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
})
