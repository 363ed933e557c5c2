import { chakra } from '@chakra-ui/react'
import { FileText, Trash2, Upload } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { formatBytes } from '../../lib/files/format-bytes'
import { formatDate } from '../../lib/format'
import { problemOf } from '../../lib/problem'
import { Button } from '../../ui/action/button'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { IconButton } from '../../ui/action/icon-button'
import { ScanNote, scanWords, StoredFileLink, useScanRefresh } from '../../ui/action/stored-file'
import { toast } from '../../ui/feedback/toast'
import { documentsMessages as words } from './documents-messages'
import { useDeleteSupportingDocumentMutation } from './documents.generated'
import { UploadDialog } from './upload/upload-dialog'

/** A supporting document as this feature shows it. */
export interface ShownDocument {
  id: string
  title: string
  fileName: string
  size: number
  scanState: string
  createdBy: { id: string; fullName: string }
  createdOn: string
  remove: { allowed: boolean; reason: string | null }
  downloadPath: string
}

/** A required document that the subsection names; it is taken away in the dialog that named it. */
export type NamedDocument = Omit<ShownDocument, 'remove'> & { category: string }

interface EvidenceProps {
  subsectionResponseId: number
  itemId: number | null
  documents: readonly ShownDocument[]
  /** Required documents that the subsection names: evidence of each of its items. */
  related: readonly NamedDocument[]
  /** Whether files may be added. */
  answer: { allowed: boolean; reason: string | null }
  /** Another way to evidence, beside the button that uploads. */
  beside?: ReactNode
  onChanged: () => void
}

/** Documents that are evidence of one item: its own, to read, add and delete, and the required ones to read. */
export function Evidence(props: EvidenceProps) {
  const { subsectionResponseId, itemId, documents, related, answer, beside, onChanged } = props
  const [uploading, setUploading] = useState(false)
  const [removing, setRemoving] = useState<ShownDocument>()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(documents.length)
  const scanned = useMemo(() => [...documents, ...related], [documents, related])
  useScanRefresh(scanned, onChanged)
  useEffect(() => {
    // The bin that was pressed is gone with its row: focus stays in this part of the page.
    if (documents.length < shown.current && document.activeElement === document.body) heading.current?.focus()
    shown.current = documents.length
  }, [documents.length])
  return (
    <section aria-labelledby={`evidence-${itemId ?? 'subsection'}`}>
      <chakra.h3
        id={`evidence-${itemId ?? 'subsection'}`}
        ref={heading}
        tabIndex={-1}
        textStyle="blockTitle"
        fontWeight="600"
      >
        {words.evidence}
      </chakra.h3>
      {documents.length > 0 ? (
        <DocumentList documents={documents} onRemove={setRemoving} />
      ) : related.length > 0 ? null : (
        <chakra.p fontSize="md" color="fg.subtle">
          {words.none}
        </chakra.p>
      )}
      {related.length > 0 && (
        <>
          <chakra.h4 textStyle="label" color="fg.subtle" marginTop="8px">
            {words.related}
          </chakra.h4>
          <DocumentList documents={related} />
        </>
      )}
      {(answer.allowed || beside) && (
        <chakra.div display="flex" flexWrap="wrap" gap="6px 8px" marginTop="6px">
          {answer.allowed && (
            <Button size="sm" icon={<Upload aria-hidden />} onClick={() => setUploading(true)}>
              {words.upload}
            </Button>
          )}
          {beside}
        </chakra.div>
      )}
      {uploading && (
        <UploadDialog
          subsectionResponseId={subsectionResponseId}
          itemId={itemId}
          onClose={() => setUploading(false)}
          onUploaded={() => {
            setUploading(false)
            onChanged()
          }}
        />
      )}
      {removing && (
        <RemoveDialog
          document={removing}
          onClose={(changed) => {
            setRemoving(undefined)
            if (changed) onChanged()
          }}
        />
      )}
    </section>
  )
}

/** Title and file, size, person, day and the word of the virus scan; with a bin for those who may delete. */
export function DocumentList({
  documents,
  onRemove,
}: {
  documents: readonly (ShownDocument | NamedDocument)[]
  onRemove?: (document: ShownDocument) => void
}) {
  return (
    <ul>
      {documents.map((one) => (
        <chakra.li
          key={one.id}
          display="grid"
          gridTemplateColumns="18px minmax(0, 1fr) auto"
          alignItems="center"
          gap="9px"
          padding="7px 0"
          borderBottom="1px solid {colors.border.subtle}"
          fontSize="md"
          lineHeight="1.3"
          _last={{ borderBottom: '0' }}
        >
          <chakra.span color="fg.subtle" lineHeight="0">
            <FileText size={16} aria-hidden />
          </chakra.span>
          <chakra.div minWidth="0" overflowWrap="anywhere">
            <chakra.span fontWeight="600">{one.title}</chakra.span> <StoredFileLink file={one} />
            <chakra.span display="block" fontSize="sm" color="fg.subtle">
              {`${detailsOf(one)}. ${scanWords[one.scanState] ?? one.scanState}.`}
            </chakra.span>
            <ScanNote scanState={one.scanState} mayRemove={Boolean(onRemove) && mayRemove(one)} />
          </chakra.div>
          {onRemove && mayRemove(one) && (
            <IconButton
              label={words.remove(one.title)}
              icon={<Trash2 aria-hidden />}
              onClick={() => onRemove(one)}
            />
          )}
        </chakra.li>
      ))}
    </ul>
  )
}

function mayRemove(one: ShownDocument | NamedDocument): one is ShownDocument {
  return 'remove' in one && one.remove.allowed
}

function detailsOf(one: ShownDocument | NamedDocument): string {
  const details = words.details(formatBytes(one.size), one.createdBy.fullName, formatDate(one.createdOn))
  return 'category' in one ? words.relatedDetails(one.category, details) : details
}

function RemoveDialog({
  document,
  onClose,
}: {
  document: ShownDocument
  onClose: (changed: boolean) => void
}) {
  const [remove, { loading }] = useDeleteSupportingDocumentMutation()
  const confirm = async () => {
    try {
      const { data } = await remove({ variables: { id: document.id } })
      const refusal = data?.deleteSupportingDocument.errors[0]
      if (refusal)
        toast({ status: 'error', title: words.removeFailed, description: refusal.message, duration: 10_000 })
      else toast({ status: 'success', title: words.removed })
      onClose(true)
    } catch (error) {
      toast({
        status: 'error',
        title: words.removeFailed,
        description: problemOf(error).message,
        duration: 10_000,
      })
      onClose(false)
    }
  }
  return (
    <ConfirmDialog
      open
      danger
      title={words.removeTitle}
      body={words.removeBody(document.title)}
      confirmLabel={words.removeConfirm}
      busy={loading}
      onConfirm={() => void confirm()}
      onCancel={() => onClose(false)}
    />
  )
}
