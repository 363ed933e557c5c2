import { useCallback } from 'react'
import { useProngPlace } from '../audits-paths'
import { ProngFrame } from '../prong/prong-frame'
import { useRelatedServicesQuery } from './delivery.generated'
import { ServiceLinesList } from './service-lines-list'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'empty',
  'filtered to nothing',
  'not found',
  'error',
  'offline',
]

/** The services in the sample of a prong with what was delivered of each, by line or by provider. */
export function Component() {
  const place = useProngPlace()
  const { data, error, refetch } = useRelatedServicesQuery({
    variables: { ...place },
    skip: !Number.isInteger(place.prongId),
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch])
  return (
    <ProngFrame place={place} page="services" prong={data?.auditProng} error={error} onRefresh={refresh}>
      {() => data && <ServiceLinesList place={place} lines={data.relatedServices} refetch={refetch} />}
    </ProngFrame>
  )
}
