import { chakra } from '@chakra-ui/react'
import type { ProngPlace } from '../audits-paths'
import { RequestFiles } from './request-files'
import { RequestStamp } from './request-stamp'
import { requestsMessages } from './requests-messages.generated'
import type { DocumentRequestFieldsFragment as Request } from './requests.generated'

const words = requestsMessages.page

interface RequestAnswerProps {
  place: ProngPlace
  request: Request
  onChanged: () => void
}

/** What the agency has answered, to read. */
export function RequestAnswer({ place, request, onChanged }: RequestAnswerProps) {
  const { answer, noDocument, answeredBy, answeredOn } = request
  return (
    <chakra.div marginTop="18px">
      <chakra.h3 textStyle="blockTitle">{words.answer}</chakra.h3>
      {answeredOn === null && <chakra.p color="fg.muted">{words.noAnswer}</chakra.p>}
      {noDocument && <chakra.p fontWeight="600">{words.noDocument}</chakra.p>}
      {answer && (
        <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
          {answer}
        </chakra.p>
      )}
      <RequestStamp name={answeredBy?.fullName} at={answeredOn} />
      <chakra.div marginTop="12px">
        <RequestFiles place={place} request={request} onChanged={onChanged} />
      </chakra.div>
    </chakra.div>
  )
}
