import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { documentSetMessages as words } from './document-set-messages.generated'
import type { DocumentSetFieldsFragment as DocumentSet } from './document-set.generated'

/** How a set stands: due or handed in, what changed since the last review, and the rotation. */
export function SetSummary({ set }: { set: DocumentSet }) {
  const { dueOn, handedInOn, handedInBy, changed, unchanged, notApplicable } = set
  const { lastReviewYear: last, nextReviewYear: next } = set
  return (
    <chakra.p display="flex" flexWrap="wrap" gap="2px 12px">
      {handedInOn && handedInBy ? (
        <span>{words.handedIn({ who: handedInBy.fullName, when: formatDate(handedInOn) })}</span>
      ) : (
        dueOn && <span>{words.dueOn({ day: formatDate(dueOn) })}</span>
      )}
      <span>{words.counts({ changed, unchanged, notApplicable })}</span>
      <span>{last === null ? words.firstReview : words.lastReview({ year: complianceYearName(last) })}</span>
      {next !== null && <span>{words.nextReview({ year: complianceYearName(next) })}</span>}
    </chakra.p>
  )
}
