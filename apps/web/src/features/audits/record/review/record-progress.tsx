import { chakra } from '@chakra-ui/react'
import { reviewMessages as words } from './review-messages.generated'
import { progressOf, type ReviewSection } from './review-model'

/** How far the review of a record is, in one line. */
export function RecordProgress({ sections }: { sections: readonly ReviewSection[] }) {
  const { applicable, answered, notMet, waiting } = progressOf(sections)
  return (
    <chakra.span fontSize="md" color="fg.muted" fontVariantNumeric="tabular-nums">
      {words.progress({ answered, applicable })}
      {notMet > 0 && (
        <>
          {', '}
          <chakra.b color="overdue.fg">{words.notMetCount({ n: notMet })}</chakra.b>
        </>
      )}
      {waiting > 0 && `, ${words.waitingCount({ n: waiting })}`}
    </chakra.span>
  )
}
