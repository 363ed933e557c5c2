import { chakra } from '@chakra-ui/react'
import type { RecordPlace } from '../record/record-paths'
import { RequestEntries } from './request-log'
import { requestsMessages } from './requests-messages.generated'
import type { DocumentRequestFieldsFragment as Request } from './requests.generated'

/** Before a record is submitted: the requests for documents that nobody has answered, or looked at. */
export function PendingRequests({ place, requests }: { place: RecordPlace; requests: readonly Request[] }) {
  const pending = requests.filter(({ state }) => state === 'Open' || state === 'Answered')
  if (pending.length === 0) return null
  return (
    <chakra.div marginTop="12px">
      <chakra.h3 textStyle="blockTitle" fontWeight="600" marginBottom="4px">
        {requestsMessages.pending.title({ n: pending.length })}
      </chakra.h3>
      <RequestEntries place={place} requests={pending} />
    </chakra.div>
  )
}
