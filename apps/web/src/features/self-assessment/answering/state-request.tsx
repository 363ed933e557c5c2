import { chakra } from '@chakra-ui/react'
import { formatDate } from '../../../lib/format'
import { Alert } from '../../../ui/feedback/alert'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { TextLink } from '../../../ui/action/link'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type { SubsectionResponseFieldsFragment } from '../self-assessment.generated'

const words = selfAssessmentMessages.review

interface StateRequestProps {
  request: NonNullable<SubsectionResponseFieldsFragment['stateRequest']>
  /** The open item; of other items with a request only the numbers are shown. */
  itemNumber: string | undefined
  /** The rule by which the day of the response was calculated; undefined once the agency has responded. */
  dueRule: string | null | undefined
}

/** The state's request in the latest selective report, in the words of the report. */
export function StateRequest({ request, itemNumber, dueRule }: StateRequestProps) {
  const own = request.items.find(({ number }) => number === itemNumber)
  const others = request.items.filter(({ number }) => number !== itemNumber).map(({ number }) => number)
  return (
    <Alert status="info" quiet title={own ? `${words.request}: ${own.toProvide}` : words.request}>
      {own?.stateComment && (
        <p>
          <b>{words.stateComment}:</b> {own.stateComment}
        </p>
      )}
      {request.comment && <p>{request.comment}</p>}
      {others.length > 0 && <p>{selfAssessmentMessages.alsoAsked({ others: others.join(', ') })}</p>}
      <chakra.p color="fg.muted">
        {words.requestOf({ title: request.title, day: formatDate(request.issuedOn) })}{' '}
        {request.dueOn && selfAssessmentMessages.responseDue({ day: formatDate(request.dueOn) })}
        {request.dueOn && dueRule !== undefined && <DeadlineChip dueOn={request.dueOn} rule={dueRule} />}{' '}
        <TextLink to={selfAssessmentPaths.issuedReport(request.reportId)}>{words.readReport}</TextLink>
      </chakra.p>
    </Alert>
  )
}
