import { chakra } from '@chakra-ui/react'
import { AskForDocuments, type AskForDocumentsProps } from './ask-for-documents'
import { RequestEntries } from './request-log'
import { requestsMessages as words } from './requests-messages.generated'
import type { DocumentRequestFieldsFragment as Request } from './requests.generated'

interface ItemRequestsProps extends AskForDocumentsProps {
  item: { id: string; number: string }
  requests: readonly Request[]
}

/** Requests for documents about one item, beside it, and the button that makes another one. */
export function ItemRequests({ requests, ...ask }: ItemRequestsProps) {
  const own = requests.filter(({ itemId }) => itemId === ask.item.id)
  return (
    <section aria-label={`${words.title}: ${ask.item.number}`}>
      {own.length > 0 && (
        <chakra.div marginTop="10px">
          <chakra.h3 textStyle="blockTitle" fontWeight="600" marginBottom="4px">
            {words.title}
          </chakra.h3>
          <RequestEntries place={ask.place} requests={own} />
        </chakra.div>
      )}
      <AskForDocuments {...ask} />
    </section>
  )
}
