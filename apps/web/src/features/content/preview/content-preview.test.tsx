import { noContentFields, ownLists } from '@portal/domain'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import type { EditorNode } from '../content-nodes'
import { ContentPreview } from './content-preview'

const node = (
  nodeKind: EditorNode['nodeKind'],
  parentId: string | null,
  fields: Partial<EditorNode['fields']>,
): EditorNode => ({
  nodeKind,
  contentId: nodeKind,
  parentId,
  order: 0,
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

it('shows and prints the scale of the questionnaire, and that of an item which has its own', () => {
  const nodes = [
    node('questionnaire', null, {
      title: 'Part B',
      ratingScale: ['4 Fully implemented', '1 Not implemented'],
    }),
    node('section', 'questionnaire', { number: '1', title: 'Section' }),
    node('subsection', 'section', { number: '1.1', title: 'Subsection' }),
    node('item', 'subsection', {
      text: 'In time?',
      responseType: 'Rating',
      ratingScale: ['4 Always', '1 Never'],
    }),
  ]
  renderScreen(<ContentPreview nodes={nodes} as={null} linked={[]} names={new Map()} citations={[]} />)
  expect(screen.getByText('4 Fully implemented · 1 Not implemented')).toHaveTextContent(/^Rating Scale: 4/)
  expect(screen.getByText('4 Always · 1 Never')).toBeVisible()
})
