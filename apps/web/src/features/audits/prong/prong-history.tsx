import { useCallback, type ReactNode } from 'react'
import { useProngPlace } from '../audits-paths'
import { ProngFrame } from './prong-frame'
import { useProngTabsQuery } from './prong.generated'

/** The head and tabs of a prong around the history of its audit. */
export function ProngHistory({ children }: { children: ReactNode }) {
  const place = useProngPlace()
  const { data, error, refetch } = useProngTabsQuery({
    variables: { typeKey: place.typeKey, id: place.prongId },
    skip: !Number.isInteger(place.prongId),
  })
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch])
  return (
    <ProngFrame place={place} page="history" prong={data?.auditProng} error={error} onRefresh={refresh}>
      {() => children}
    </ProngFrame>
  )
}
