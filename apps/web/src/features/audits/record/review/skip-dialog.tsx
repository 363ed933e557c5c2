import { problemOf } from '../../../../lib/problem'
import { useSteps } from '../../../../parts/answering/use-steps'
import { ReasonLater } from '../../../../ui/dialog/reason-later'
import { Alert } from '../../../../ui/feedback/alert'
import type { RecordPlace } from '../record-paths'
import { usePreCheckSkipLogicQuery, type RecordContentFieldsFragment } from '../record.generated'
import { reviewMessages } from './review-messages.generated'
import { lostIds, skipInput, useSkipChange, type SkipTarget } from './use-skip-change'

const words = reviewMessages.skip

interface SkipDialogProps {
  place: RecordPlace
  content: RecordContentFieldsFragment
  target: SkipTarget
  onClose: () => void
}

/** Asks why a section or item is skipped, and says before which answers would not count any more. */
export function SkipDialog({ place, content, target, onClose }: SkipDialogProps) {
  const { typeKey, recordId } = place
  const { data, error } = usePreCheckSkipLogicQuery({
    variables: { input: { typeKey, recordId, ...skipInput(target, '') } },
    fetchPolicy: 'network-only',
  })
  const { run } = useSteps()
  const { change, preview: now } = useSkipChange(place, content)
  const preview = now ?? data?.preCheckSkipLogic
  return (
    <ReasonLater
      title={words.title[target.kind]({ name: target.name })}
      intro={words.intro}
      notice={
        <div aria-live="polite">
          {error && !preview ? (
            <Alert status="error">{words.unknown({ why: problemOf(error).message })}</Alert>
          ) : preview?.text ? (
            <Alert status="warning">{words.lost({ text: preview.text })}</Alert>
          ) : (
            <p>{preview ? words.closes({ n: preview.itemsToNA.length }) : words.checking}</p>
          )}
        </div>
      }
      words={{ label: words.reason, go: words.go, cancel: words.cancel }}
      draft={['skip', recordId, target.id]}
      check={(text) => (text.trim() === '' ? words.missing : undefined)}
      rows={3}
      maxLength={500}
      onDone={async (reason) => {
        const refusals = await run(words.done, () => change(target, reason, preview ? lostIds(preview) : []))
        if (refusals.length === 0) onClose()
        return refusals
      }}
      onClose={onClose}
    />
  )
}
