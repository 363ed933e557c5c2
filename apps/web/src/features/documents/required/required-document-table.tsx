import { complianceYearName } from '@portal/domain'
import { chakra } from '@chakra-ui/react'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatBytes } from '../../../lib/files/format-bytes'
import { formatDate } from '../../../lib/format'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { IconButton } from '../../../ui/action/icon-button'
import { ScanNote, scanWords, StoredFileLink } from '../../../ui/action/stored-file'
import { tableClasses } from '../../../ui/table/table-styles.generated'
import { DocumentTitle } from '../document-title'
import { evidenceMessages } from '../../../parts/evidence/evidence-messages.generated'
import {
  useDeleteRequiredDocumentMutation,
  type RequiredDocumentFieldsFragment,
} from '../documents.generated'
import { ReceivedField } from './received-field'
import { requiredDocumentsMessages as words } from './required-documents-messages.generated'
import { saveChange } from '../save-change'

interface RequiredDocumentTableProps {
  category: string
  documents: readonly RequiredDocumentFieldsFragment[]
  /** Special read-only people see no actions. */
  readOnly: boolean
}

const { columns } = words

/** The documents of one category. */
export function RequiredDocumentTable({ category, documents, readOnly }: RequiredDocumentTableProps) {
  const [removing, setRemoving] = useState<RequiredDocumentFieldsFragment>()
  if (documents.length === 0) return <chakra.p color="fg.subtle">{words.noFiles}</chakra.p>
  const headings = [columns.title, columns.details, columns.submitted, columns.stateMonitor]
  return (
    <>
      <table className={tableClasses.plain} aria-label={words.expand({ category })}>
        <thead>
          <tr>
            {[...headings, ...(readOnly ? [] : [columns.actions])].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <tr key={document.id}>
              <th scope="row">
                <DocumentTitle document={document} />
              </th>
              <td data-label={columns.details}>
                <FileDetails document={document} />
              </td>
              <td data-label={columns.submitted}>
                <span>
                  {document.createdBy.fullName}
                  <chakra.span display="block" fontSize="sm" color="fg.subtle">
                    {document.createdOnText}
                  </chakra.span>
                </span>
              </td>
              <td data-label={columns.stateMonitor}>
                <ReceivedField document={document} />
              </td>
              {!readOnly && (
                <td data-label={columns.actions}>
                  {document.remove.allowed && (
                    <IconButton
                      label={evidenceMessages.remove({ title: document.title })}
                      icon={<Trash2 aria-hidden />}
                      onClick={() => setRemoving(document)}
                    />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {removing && <DeleteDialog id={removing.id} onClose={() => setRemoving(undefined)} />}
    </>
  )
}

function FileDetails({ document }: { document: RequiredDocumentFieldsFragment }) {
  return (
    <chakra.span display="block" overflowWrap="anywhere">
      <StoredFileLink newTab file={document} />
      <chakra.span display="block" fontSize="sm" color="fg.subtle">
        {detailsOf(document)}
      </chakra.span>
      <ScanNote scanState={document.scanState} mayRemove={document.remove.allowed} />
    </chakra.span>
  )
}

function detailsOf({
  size,
  scanState,
  originYear,
  aboutDate,
  relatedSubsections,
}: RequiredDocumentFieldsFragment) {
  return [
    formatBytes(size),
    scanWords[scanState] ?? scanState,
    ...(originYear === null ? [] : [words.origin({ year: complianceYearName(originYear) })]),
    ...(originYear === null || aboutDate === null ? [] : [words.about({ day: formatDate(aboutDate) })]),
    ...(relatedSubsections.length === 0
      ? []
      : [words.related({ numbers: relatedSubsections.map(({ number }) => number).join(', ') })]),
  ].join(', ')
}

function DeleteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [remove, { loading }] = useDeleteRequiredDocumentMutation()
  async function confirm() {
    const removed = await saveChange(
      async () => (await remove({ variables: { id } })).data?.deleteRequiredDocument,
      words.deleteFailed,
    )
    if (removed) onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={words.deleteTitle}
      body={words.deleteBody}
      confirmLabel={words.yes}
      busy={loading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
