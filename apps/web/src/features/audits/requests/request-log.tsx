import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { TextLink } from '../../../ui/action/link'
import { Card } from '../../../ui/layout/card'
import type { RecordPlace } from '../record/record-paths'
import { RequestDueChip, RequestStateChip } from './request-state'
import { requestPaths } from './requests-address'
import { requestsMessages } from './requests-messages.generated'
import type { DocumentRequestFieldsFragment as Request } from './requests.generated'

const words = requestsMessages.log

/** The requests for documents of one record, each with where it stands. */
export function RequestLog({
  place,
  requests,
  children,
}: {
  place: RecordPlace
  requests: readonly Request[]
  /** A further act. */
  children?: ReactNode
}) {
  return (
    <Card title={words.title} note={requests.length}>
      {requests.length === 0 ? (
        <chakra.p color="fg.muted">{words.empty}</chakra.p>
      ) : (
        <RequestEntries place={place} requests={requests} />
      )}
      {children}
      <chakra.p marginTop="10px" fontSize="md">
        <TextLink to={requestPaths.list(place)}>{words.all}</TextLink>
      </chakra.p>
    </Card>
  )
}

/** Some requests as short entries. */
export function RequestEntries({ place, requests }: { place: RecordPlace; requests: readonly Request[] }) {
  return (
    <chakra.ul display="grid" gap="10px">
      {requests.map((request) => (
        <chakra.li key={request.id} display="grid" gap="4px" justifyItems="start" minWidth="0">
          <chakra.span overflowWrap="anywhere">
            <TextLink to={requestPaths.request(place, request.id)}>
              {request.itemId === null
                ? request.text
                : words.about({ number: request.itemNumber, text: request.text })}
            </TextLink>
          </chakra.span>
          <chakra.span display="flex" flexWrap="wrap" gap="6px">
            <RequestStateChip request={request} />
            <RequestDueChip request={request} />
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
