import { useCallback } from 'react'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { problemOf } from '../../../lib/problem'
import { ProngFrame } from '../prong/prong-frame'
import { RequestView } from './request-view'
import { requestPaths, useRequestPlace } from './requests-address'
import { requestsMessages as words } from './requests-messages.generated'
import { useDocumentRequestQuery } from './requests.generated'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'open',
  'answering',
  'refused',
  'conflict',
  'answered',
  'deciding',
  'closed',
  'not found',
  'error',
  'offline',
]

/** One request for documents: what is wanted, the answer of the agency, and what the state decides. */
export function Component() {
  const { id, ...place } = useRequestPlace()
  const isId = Number.isInteger(id) && Number.isInteger(place.prongId)
  const { data, error, refetch } = useDocumentRequestQuery({
    variables: { ...place, id },
    skip: !isId,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useCallback(async () => {
    const now = await refetch().catch(() => undefined)
    return now?.data?.documentRequest ?? null
  }, [refetch])
  const isGone = error !== undefined && problemOf(error).kind === 'not-found'
  if (!isId || isGone || (data && data.documentRequest.prongId !== place.prongId))
    return <MissingRecord what={words.what} list={requestPaths.list(place)} />
  return (
    <ProngFrame
      place={place}
      page="requests"
      prong={data?.auditProng}
      error={error}
      onRefresh={() => void refresh()}
    >
      {({ audit }) =>
        data && (
          // A new key per request, so that no state of another one remains.
          <RequestView
            key={id}
            place={place}
            leaId={audit.lea.id}
            request={data.documentRequest}
            onRefresh={refresh}
          />
        )
      }
    </ProngFrame>
  )
}
