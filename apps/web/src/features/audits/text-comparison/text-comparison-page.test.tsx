import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { recordAddress, recordAt } from '../testing/record-builders'
import { Component } from './text-comparison-page'
import { AuditDocumentComparisonDocument } from './text-comparison.generated'

const piece = (text: string, marked = false) => ({ __typename: 'TextPiece', text, marked })
const row = (kind: string, older: object[], newer: object[]) => ({
  __typename: 'ComparedRow',
  kind,
  older,
  newer,
})
const document = (documentId: string, number: number, over: object = {}) => ({
  __typename: 'ComparableDocument',
  documentId,
  title: 'Child find',
  fileName: `${documentId}.pdf`,
  downloadPath: `/files/${documentId}`,
  number,
  year: 2024 + number,
  prong: 1,
  round: 1,
  handedInOn: null,
  accepted: false,
  ...over,
})
const side = (documentId: string, over: object = {}) => ({
  __typename: 'ComparedDocument',
  documentId,
  state: 'read',
  reason: '',
  pages: 3,
  emptyPages: 0,
  ...over,
})

const comparison = {
  __typename: 'DocumentComparison',
  itemId: 'one',
  number: 'B.1',
  text: 'Is it written?',
  documents: [document('a', 1, { accepted: true, handedInOn: '2025-11-02T15:00:00.000Z' }), document('b', 2)],
  older: side('a'),
  newer: side('b', { emptyPages: 1 }),
  rows: [
    row('same', [piece('Child find')], [piece('Child find')]),
    row('changed', [piece('Within '), piece('90', true)], [piece('Within '), piece('60', true)]),
    row('same', [piece('Kept.')], [piece('Kept.')]),
    row('added', [], [piece('Every fall.', true)]),
  ],
  changed: 1,
  removed: 0,
  added: 1,
}

function renderComparison(over: object = {}, search = 'item=one', ids: object = {}) {
  const [prongId, recordId] = recordAt.match(/\d+/g)?.map(Number) ?? []
  const mock = (olderId: string | null, newerId: string | null) => ({
    request: {
      query: AuditDocumentComparisonDocument,
      variables: { typeKey: 'desk-audit', prongId, recordId, itemId: 'one', olderId, newerId, ...ids },
    },
    result: {
      data: {
        auditProng: {
          __typename: 'AuditProng',
          id: prongId,
          number: 1,
          round: 1,
          audit: {
            __typename: 'Audit',
            id: 1,
            lea: { __typename: 'LeaRef', id: 1, shortName: 'Allegany' },
            year: 2026,
            part: 'B',
          },
        },
        auditDocumentComparison: { ...comparison, ...over },
      },
    },
    maxUsageCount: Number.POSITIVE_INFINITY,
  })
  return renderScreen(<Component />, {
    path: `${recordAddress}/compare`,
    at: `${recordAt}/compare?${search}`,
    mocks: [mock(null, null), mock('b', null)],
  })
}

describe('two versions side by side', () => {
  it('say how much changed, and mark it by words as well as by look', async () => {
    renderComparison()
    expect(await screen.findByText('2 changes')).toHaveTextContent('1 changed, 1 added, 0 removed')
    const changed = screen.getByRole('listitem', { name: 'Changed passage, change 1 of 2' })
    expect(within(changed).getByRole('deletion')).toHaveTextContent('removed: 90 (end)')
    expect(within(changed).getByRole('insertion')).toHaveTextContent('added: 60 (end)')
    const added = screen.getByRole('listitem', { name: 'Added passage, change 2 of 2' })
    expect(added).toHaveTextContent('Not in this document.')
    expect(screen.getByText(/1 page has no text: it is a picture, and not compared/)).toBeVisible()
    expect(
      screen.getAllByRole('option', { name: 'Version 1, 2025 - 2026: Child find (a.pdf), accepted' })[0],
    ).toBeVisible()
  })

  it('are gone through by button and by key, round at the ends', async () => {
    const { user } = renderComparison()
    await user.click(await screen.findByRole('button', { name: 'Previous change' }))
    const [first, last] = screen.getAllByRole('listitem', { name: /change \d of 2/ })
    expect(last).toHaveFocus()
    await user.keyboard(']')
    expect(first).toHaveFocus()
    await user.keyboard('[[')
    expect(last).toHaveFocus()
  })

  it('show only what changed, with the number of passages between', async () => {
    const { user } = renderComparison()
    await user.click(await screen.findByRole('switch', { name: 'Only changes' }))
    expect(screen.getAllByText('1 passage without a change')).toHaveLength(2)
    expect(screen.queryByText('Kept.')).toBeNull()
  })

  it('can be others, which stand in the address', async () => {
    const { user } = renderComparison()
    await user.selectOptions(await screen.findByLabelText('Older document'), 'b')
    expect(await screen.findByText(/older=b/)).toBeInTheDocument()
  })

  it('say why a text is not there, and that nothing is compared', async () => {
    renderComparison({
      newer: side('b', { state: 'noText', reason: 'This document has no text.' }),
      rows: [row('alone', [piece('Child find')], [])],
      changed: 0,
      added: 0,
    })
    expect(await screen.findByText('This document has no text.')).toBeVisible()
    expect(screen.getByText(/^Nothing is compared/)).toBeVisible()
    expect(screen.getByText('Child find')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Next change' })).toBeNull()
  })
})
