import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { formatDateTime } from '../../lib/format'
import { Alert } from '../../ui/feedback/alert'
import type { LetterDraft } from './letter-draft'
import { letterMessages as words } from './letter-messages.generated'

/** The author of a draft, and the comment of its second reader. */
export function LetterDraftNote({ draft }: { draft: LetterDraft | undefined }) {
  const { dirty } = useFormikContext()
  if (!draft) return null
  const { state, writtenBy, writtenOn, readBy, readOn, readerComment } = draft
  const isRead = state === 'Read'
  return (
    <chakra.div marginBottom="12px" display="grid" gap="8px">
      <chakra.p color="fg.muted">
        {words.draftBy({ name: writtenBy.fullName, when: formatDateTime(writtenOn) })}
      </chakra.p>
      {readBy && readOn && (
        <Alert status={isRead && !dirty ? 'success' : 'warning'}>
          {isRead
            ? words.readBy({ name: readBy.fullName, when: formatDateTime(readOn) })
            : words.returnedBy({ name: readBy.fullName, when: formatDateTime(readOn) })}
          {readerComment && ` ${words.said({ comment: readerComment })}`}
          {isRead && dirty && ` ${words.changedSince}`}
        </Alert>
      )}
    </chakra.div>
  )
}
