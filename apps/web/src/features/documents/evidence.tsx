import { chakra } from '@chakra-ui/react'
import { FileText, Trash2, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatBytes } from '../../lib/format-bytes'
import { formatDate } from '../../lib/format'
import { problemOf } from '../../lib/problem'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { IconButton } from '../../ui/icon-button'
import { ScanNote, scanWords, StoredFileLink, useScanRefresh } from '../../ui/stored-file'
import { toast } from '../../ui/toast'
import { documentsMessages as words } from './documents-messages'
import { useDeleteSupportingDocumentMutation } from './documents.generated'
import { UploadDialog } from './upload-dialog'

/** A supporting document as this room shows it. */
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

interface EvidenceProps {
  subsectionResponseId: number
  itemId: number | null
  documents: readonly ShownDocument[]
  /** Whether files may be added. */
  answer: { allowed: boolean; reason: string | null }
  onChanged: () => void
}

/** Supporting documents of one item: read, add, delete. */
export function Evidence({ subsectionResponseId, itemId, documents, answer, onChanged }: EvidenceProps) {
  const [uploading, setUploading] = useState(false)
  const [removing, setRemoving] = useState<ShownDocument>()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(documents.length)
  useScanRefresh(documents, onChanged)
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
      {documents.length === 0 ? (
        <chakra.p fontSize="md" color="fg.subtle">
          {words.none}
        </chakra.p>
      ) : (
        <DocumentList documents={documents} onRemove={setRemoving} />
      )}
      {answer.allowed && (
        <chakra.div marginTop="6px">
          <Button size="sm" icon={<Upload aria-hidden />} onClick={() => setUploading(true)}>
            {words.upload}
          </Button>
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
  documents: readonly ShownDocument[]
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
              {`${words.details(formatBytes(one.size), one.createdBy.fullName, formatDate(one.createdOn))}. ${scanWords[one.scanState] ?? one.scanState}.`}
            </chakra.span>
            <ScanNote scanState={one.scanState} mayRemove={Boolean(onRemove) && one.remove.allowed} />
          </chakra.div>
          {onRemove && one.remove.allowed && (
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
