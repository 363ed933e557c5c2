import { chakra } from '@chakra-ui/react'
import { formatDate } from '../../../lib/format'
import type { ProngPlace } from '../audits-paths'
import { CorrectionFiles } from './correction-files'
import type { Correction } from './correction-values'
import { correctionsMessages } from './corrections-messages.generated'

const words = correctionsMessages.form

interface CorrectionWrittenProps {
  place: ProngPlace
  entry: Correction
  onChanged: () => void
}

/** What the agency wrote about a case, to read, with its files. */
export function CorrectionWritten({ place, entry, onChanged }: CorrectionWrittenProps) {
  const { narrative, correctedOn, leftJurisdictionOn, compensatoryNeeded, compensatoryText } = entry
  const facts = [
    correctedOn && words.written({ day: formatDate(correctedOn) }),
    leftJurisdictionOn && words.leftSince({ day: formatDate(leftJurisdictionOn) }),
    (compensatoryNeeded || compensatoryText !== '') && words.compensatoryNeeded({ text: compensatoryText }),
    entry.submittedOn && words.submittedOn({ day: formatDate(entry.submittedOn) }),
    entry.verifiedOn && words.verifiedOn({ day: formatDate(entry.verifiedOn) }),
  ].filter(Boolean)
  const isEmpty = narrative === '' && facts.length === 0
  return (
    <chakra.div marginTop="18px" display="grid" gap="8px">
      <chakra.h3 textStyle="blockTitle">{words.title}</chakra.h3>
      {isEmpty && <chakra.p color="fg.muted">{words.nothing}</chakra.p>}
      {narrative && (
        <chakra.p whiteSpace="pre-line" overflowWrap="anywhere" maxWidth="measure">
          {narrative}
        </chakra.p>
      )}
      {facts.length > 0 && (
        <chakra.p fontSize="sm" color="fg.muted">
          {facts.join('. ')}
        </chakra.p>
      )}
      {!isEmpty && <CorrectionFiles place={place} entry={entry} onChanged={onChanged} />}
    </chakra.div>
  )
}
