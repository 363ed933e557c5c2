import { useProngPlace } from '../audits-paths'
import { ProngTabs } from './prong-tabs'
import { useProngTabsQuery } from './prong.generated'

/** The tabs of a prong above the history of its audit. */
export function HistoryTabs() {
  const place = useProngPlace()
  const { data } = useProngTabsQuery({ variables: { typeKey: place.typeKey, id: place.prongId } })
  return <ProngTabs place={place} prong={data?.auditProng} />
}
