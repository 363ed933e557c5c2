import { useCallback } from 'react'
import { useProngPlace } from '../audits-paths'
import { ProngFrame } from '../prong/prong-frame'
import { CorrectionsView } from './corrections-view'
import { useAuditCorrectionsQuery } from './corrections.generated'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'agency',
  'returned',
  'left',
  'gaps',
  'submitting all',
  'state',
  'returning',
  'judging many',
  'asking for services',
  'empty',
  'not found',
  'error',
  'offline',
]

/** The corrections that the report of a prong asks for. */
export function Component() {
  const place = useProngPlace()
  const { data, error, refetch } = useAuditCorrectionsQuery({
    variables: { ...place },
    skip: !Number.isInteger(place.prongId),
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useCallback(async () => {
    const answer = await refetch().catch(() => undefined)
    return answer?.data?.auditCorrections.corrections ?? []
  }, [refetch])
  const onRefresh = useCallback(() => void refresh(), [refresh])
  return (
    <ProngFrame place={place} page="corrections" prong={data?.auditProng} error={error} onRefresh={onRefresh}>
      {() =>
        data && (
          <CorrectionsView
            place={place}
            corrections={data.auditCorrections.corrections}
            onRefresh={refresh}
          />
        )
      }
    </ProngFrame>
  )
}
