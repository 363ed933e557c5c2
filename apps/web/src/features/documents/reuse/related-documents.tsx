import { chakra } from '@chakra-ui/react'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import {
  useAllRequiredDocumentsQuery,
  useRelateRequiredDocumentMutation,
  useUnrelateRequiredDocumentMutation,
  type RequiredDocumentFieldsFragment,
} from '../documents.generated'
import { ScanNote, StoredFileLink } from '../../../ui/action/stored-file'
import { requiredDocumentsMessages as words } from '../required/required-documents-messages.generated'
import { saveChange } from '../save-change'

interface RelatedDocumentsProps {
  selfAssessmentId: number
  subsectionResponseId: number
  /** Whether relations may be changed. */
  answer: { allowed: boolean; reason: string | null }
  /** The related documents of the subsection have changed. */
  onChanged: () => void
}

/** The button of the Related Required Documents dialog, and the dialog. */
export function RelatedDocuments(props: RelatedDocumentsProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon={<Link2 aria-hidden />} onClick={() => setOpen(true)}>
        {words.relatedTitle}
      </Button>
      {open && <RelatedDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function RelatedDialog({
  selfAssessmentId,
  subsectionResponseId,
  answer,
  onChanged,
  onClose,
}: RelatedDocumentsProps & { onClose: () => void }) {
  const { data, error, refetch } = useAllRequiredDocumentsQuery({
    variables: { selfAssessmentId },
    fetchPolicy: 'network-only',
  })
  const refresh = useRefresh(refetch)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.relatedTitle}
      width="role"
      staticBackdrop
      closeButton={false}
      footer={<Button onClick={onClose}>{words.cancel}</Button>}
    >
      {error && (
        <ProblemState problem={problemOf(error)} what={words.what.requiredDocuments} onRetry={refresh} />
      )}
      {!data && !error && <LoadingState what={words.what.theRequiredDocuments} lines={4} />}
      {data?.requiredDocuments.length === 0 && <p>{words.relatedNone}</p>}
      <ul>
        {data?.requiredDocuments.map((document) => (
          <RelatedRow
            key={document.id}
            document={document}
            subsectionResponseId={subsectionResponseId}
            answer={answer}
            onChanged={() => {
              refresh()
              onChanged()
            }}
          />
        ))}
      </ul>
    </Dialog>
  )
}

interface RelatedRowProps extends Pick<RelatedDocumentsProps, 'subsectionResponseId' | 'answer'> {
  document: RequiredDocumentFieldsFragment
  onChanged: () => void
}

function RelatedRow({ document, subsectionResponseId, answer, onChanged }: RelatedRowProps) {
  const [relate] = useRelateRequiredDocumentMutation()
  const [unrelate] = useUnrelateRequiredDocumentMutation()
  const [busy, setBusy] = useState(false)
  const isRelated = document.relatedSubsections.some(
    (subsection) => subsection.subsectionResponseId === subsectionResponseId,
  )
  const label = isRelated ? words.unrelate : words.relate

  async function toggle() {
    setBusy(true)
    const variables = { input: { documentId: document.id, subsectionResponseId } }
    const saved = await saveChange(async () =>
      isRelated
        ? (await unrelate({ variables })).data?.unrelateRequiredDocument
        : (await relate({ variables })).data?.relateRequiredDocument,
    )
    setBusy(false)
    if (saved) onChanged()
  }

  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="6px 12px"
      padding="7px 0"
      borderBottom="1px solid {colors.border.subtle}"
      _last={{ borderBottom: '0' }}
    >
      <chakra.span flex="1 1 220px" minWidth="0" overflowWrap="anywhere">
        <chakra.span fontWeight="600">{document.title}</chakra.span> <StoredFileLink newTab file={document} />
        <ScanNote scanState={document.scanState} mayRemove={false} />
      </chakra.span>
      <Button
        size="sm"
        loading={busy}
        aria-label={`${label}, ${document.title}`}
        disabledReason={answer.reason}
        onClick={() => void toggle()}
      >
        {label}
      </Button>
    </chakra.li>
  )
}
