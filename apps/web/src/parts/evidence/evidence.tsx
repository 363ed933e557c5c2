import { chakra } from '@chakra-ui/react'
import { FileText, Trash2, Upload } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { formatBytes } from '../../lib/files/format-bytes'
import { formatDate } from '../../lib/format'
import type { PayloadError } from '../../lib/saving/form-errors'
import { refusalsOf } from '../../lib/saving/refusals'
import { Button } from '../../ui/action/button'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { IconButton } from '../../ui/action/icon-button'
import { ScanNote, scanWords, StoredFileLink, useScanRefresh } from '../../ui/action/stored-file'
import { toast } from '../../ui/feedback/toast'
import { evidenceMessages as words } from './evidence-messages.generated'
import { UploadDialog } from './upload-dialog'
import type { UploadTarget } from './upload-files'

/** A document that is evidence, as it is shown. */
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

/** A document that is stored elsewhere and linked here; the link is removed where it was made. */
export type NamedDocument = Omit<ShownDocument, 'remove'> & { category: string }

interface EvidenceProps {
  /** Element id of the heading. */
  id: string | number
  /** In place of "Evidence", where a page has several of these. */
  title?: string | undefined
  documents: readonly ShownDocument[]
  /** Documents that are stored elsewhere and linked as evidence here. */
  named?: readonly NamedDocument[]
  /** Whether files may be added. */
  mayAdd: boolean
  target: UploadTarget
  remove: (id: string) => Promise<readonly PayloadError[] | undefined>
  words: { named: string; removeBody: (document: { title: string }) => string }
  /** Further buttons beside the one that uploads. */
  beside?: ReactNode
  onChanged: () => void
}

const none: readonly NamedDocument[] = []

/** Evidence of one item: its own documents to read, add and delete, and linked ones to read. */
export function Evidence(props: EvidenceProps) {
  const { id, documents, named = none, mayAdd, beside, onChanged } = props
  const [uploading, setUploading] = useState(false)
  const [removing, setRemoving] = useState<ShownDocument>()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(documents.length)
  const scanned = useMemo(() => [...documents, ...named], [documents, named])
  useScanRefresh(scanned, onChanged)
  useEffect(() => {
    // The pressed button disappears with its row: the focus moves to the heading.
    if (documents.length < shown.current && document.activeElement === document.body) heading.current?.focus()
    shown.current = documents.length
  }, [documents.length])
  return (
    <section aria-labelledby={`evidence-${id}`}>
      <chakra.h3 id={`evidence-${id}`} ref={heading} tabIndex={-1} textStyle="blockTitle" fontWeight="600">
        {props.title ?? words.evidence}
      </chakra.h3>
      {documents.length > 0 ? (
        <DocumentList documents={documents} onRemove={setRemoving} />
      ) : named.length > 0 ? null : (
        <chakra.p fontSize="md" color="fg.subtle">
          {words.none}
        </chakra.p>
      )}
      {named.length > 0 && (
        <>
          <chakra.h4 textStyle="label" color="fg.subtle" marginTop="8px">
            {props.words.named}
          </chakra.h4>
          <DocumentList documents={named} />
        </>
      )}
      {(mayAdd || beside) && (
        <chakra.div display="flex" flexWrap="wrap" gap="6px 8px" marginTop="6px">
          {mayAdd && (
            <Button size="sm" icon={<Upload aria-hidden />} onClick={() => setUploading(true)}>
              {words.upload}
            </Button>
          )}
          {beside}
        </chakra.div>
      )}
      {uploading && (
        <UploadDialog
          target={props.target}
          onClose={() => setUploading(false)}
          onUploaded={() => {
            setUploading(false)
            onChanged()
          }}
        />
      )}
      {removing && (
        <RemoveDialog
          body={props.words.removeBody({ title: removing.title })}
          remove={() => props.remove(removing.id)}
          onClose={(changed) => {
            setRemoving(undefined)
            if (changed) onChanged()
          }}
        />
      )}
    </section>
  )
}

/** Title and file, size, person, day and the result of the virus scan; with a delete button for people who may delete. */
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
              label={words.remove({ title: one.title })}
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
  const details = words.details({
    size: formatBytes(one.size),
    who: one.createdBy.fullName,
    when: formatDate(one.createdOn),
  })
  return 'category' in one ? words.namedDetails({ category: one.category, details }) : details
}

interface RemoveDialogProps {
  body: string
  remove: () => Promise<readonly PayloadError[] | undefined>
  onClose: (changed: boolean) => void
}

function RemoveDialog({ body, remove, onClose }: RemoveDialogProps) {
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    const [refusal] = await refusalsOf(remove)
    if (refusal)
      toast({ status: 'error', title: words.removeFailed, description: refusal.message, duration: 10_000 })
    else toast({ status: 'success', title: words.removed })
    onClose(refusal?.code !== 'INTERNAL')
  }
  return (
    <ConfirmDialog
      open
      danger
      title={words.removeTitle}
      body={body}
      confirmLabel={words.removeConfirm}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={() => onClose(false)}
    />
  )
}
