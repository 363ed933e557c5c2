import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { DeleteSupportingDocumentDocument } from './documents.generated'
import type { NamedDocument, ShownDocument } from '../../parts/evidence/evidence'
import { ItemEvidence } from './item-evidence'

function aDocument(over: Partial<ShownDocument> = {}): ShownDocument {
  return {
    id: '6f1c1f5e-0c8b-4a53-9d7e-1f6f6a0f8a01',
    title: 'Outreach plan',
    fileName: 'outreach.pdf',
    size: 86_016,
    scanState: 'NotScanned',
    createdBy: { id: 'u2', fullName: 'Grace Holloway' },
    createdOn: '2026-11-04T12:00:00Z',
    remove: { allowed: true, reason: null },
    downloadPath: '/files/supporting-documents/6f1c1f5e-0c8b-4a53-9d7e-1f6f6a0f8a01',
    ...over,
  }
}

function deleting(errors: object[]) {
  return {
    request: { query: DeleteSupportingDocumentDocument, variables: { id: aDocument().id } },
    result: { data: { deleteSupportingDocument: { __typename: 'DeleteSupportingDocumentPayload', errors } } },
  }
}

function show(
  documents: ShownDocument[],
  mocks: ReturnType<typeof deleting>[] = [],
  allowed = true,
  related: NamedDocument[] = [],
) {
  const onChanged = vi.fn<() => void>()
  const answer = { allowed, reason: allowed ? null : 'Assigned to Marcus Reed' }
  const { user } = renderScreen(
    <ItemEvidence
      subsectionResponseId={101}
      itemId={1}
      documents={documents}
      related={related}
      answer={answer}
      onChanged={onChanged}
    />,
    { mocks },
  )
  return { user, onChanged }
}

describe('evidence of an item', () => {
  it('names the required documents of its subsection beside its own, to read only', () => {
    const { remove: _remove, ...file } = aDocument()
    show([], [], true, [{ ...file, id: 'r1', title: 'Roster', category: 'Confidentiality' }])
    const item = screen.getByRole('listitem')
    expect(item).toHaveTextContent('Roster')
    expect(item).toHaveTextContent('Confidentiality.')
    expect(
      screen.getByRole('heading', { name: 'Required documents that this subsection names' }),
    ).toBeVisible()
    expect(screen.queryByText('No documents yet.')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
  })

  it('tells name, size, person, day and the scan of a file, and where to get it', () => {
    show([aDocument()])
    expect(screen.getByRole('listitem')).toHaveTextContent(
      'Outreach plan outreach.pdf84 KB, added by Grace Holloway on Nov 4, 2026. Not scanned.',
    )
    expect(screen.getByRole('link', { name: 'outreach.pdf' })).toHaveAttribute(
      'href',
      aDocument().downloadPath,
    )
  })

  it('offers no bin to those who may not delete, and no upload to those who may not answer', () => {
    show([aDocument({ remove: { allowed: false, reason: 'Not yours.' } })], [], false)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('deletes only after a confirmation', async () => {
    const { user, onChanged } = show([aDocument()], [deleting([])])
    await user.click(screen.getByRole('button', { name: 'Delete Outreach plan' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
    expect(onChanged).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Document deleted.')).toBeVisible()
    expect(onChanged).toHaveBeenCalledOnce()
  })

  it('says why a document could not be deleted', async () => {
    const refusal = { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Already submitted.' }
    const { user } = show([aDocument()], [deleting([refusal])])
    await user.click(screen.getByRole('button', { name: 'Delete Outreach plan' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Already submitted.')).toBeVisible()
    expect(screen.queryByText('Document deleted.')).toBeNull()
  })
})
