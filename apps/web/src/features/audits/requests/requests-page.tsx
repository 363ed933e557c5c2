import { useCallback } from 'react'
import { useProngPlace } from '../audits-paths'
import { ProngFrame } from '../prong/prong-frame'
import { RequestsList } from './requests-list'
import { useDocumentRequestsQuery } from './requests.generated'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'of the agency',
  'empty',
  'filtered to nothing',
  'not found',
  'error',
  'offline',
]

/** The requests for documents of a prong. */
export function Component() {
  const place = useProngPlace()
  const { data, error, refetch } = useDocumentRequestsQuery({
    variables: { ...place },
    skip: !Number.isInteger(place.prongId),
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch])
  return (
    <ProngFrame place={place} page="requests" prong={data?.auditProng} error={error} onRefresh={refresh}>
      {() => data && <RequestsList place={place} requests={data.documentRequests} refetch={refetch} />}
    </ProngFrame>
  )
}
