import { chakra } from '@chakra-ui/react'
import { SkipForward, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { formatDateTime } from '../../../../lib/format'
import { useSteps } from '../../../../parts/answering/use-steps'
import { Button } from '../../../../ui/action/button'
import { ConfirmLater } from '../../../../ui/dialog/confirm-later'
import type { RecordPlace } from '../record-paths'
import type { RecordContentFieldsFragment } from '../record.generated'
import { reviewMessages } from './review-messages.generated'
import type { ReviewItem } from './review-model'
import { SkipDialog } from './skip-dialog'
import { lostIds, useSkipChange, type SkipTarget } from './use-skip-change'

const words = reviewMessages.skip

interface SkipProps {
  place: RecordPlace
  content: RecordContentFieldsFragment
  target: SkipTarget
}

/** Opens the dialog that skips a section or item by hand. */
export function SkipButton({ place, content, target }: SkipProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="link"
        size="sm"
        icon={<SkipForward aria-hidden />}
        aria-label={words.of[target.kind]({ name: target.name })}
        disabledReason={content.skip.reason}
        onClick={() => setOpen(true)}
      >
        {words.button[target.kind]}
      </Button>
      {open && <SkipDialog place={place} content={content} target={target} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Who skipped a section or item and when, with the way back for those who may take it. */
export function SkipMark({
  place,
  content,
  target,
  skip,
}: SkipProps & { skip: NonNullable<ReviewItem['skippedByHand']> }) {
  const { act, busy } = useSteps()
  const { change, preview, forget } = useSkipChange(place, content)
  const undo = (seenLost: readonly string[]) => act(words.undone, () => change(target, null, seenLost))
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2px 14px" fontSize="md">
      <chakra.span color="fg.muted">
        {words.by({ name: skip.skippedBy.fullName, when: formatDateTime(skip.skippedOn) })}
      </chakra.span>
      {content.skip.allowed && (
        <Button
          variant="link"
          size="sm"
          icon={<Undo2 aria-hidden />}
          loading={busy !== undefined}
          aria-label={words.undoOf({ name: target.name })}
          onClick={() => void undo([])}
        >
          {words.undo}
        </Button>
      )}
      {preview && (
        <ConfirmLater
          title={reviewMessages.lost.title}
          body={`${preview.text ?? ''}. ${words.keptByUndo}`}
          confirmLabel={words.undo}
          onCancel={forget}
          onConfirm={() => void undo(lostIds(preview)).then(forget)}
        />
      )}
    </chakra.div>
  )
}
