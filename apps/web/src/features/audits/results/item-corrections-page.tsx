import { useRefresh } from '../../../lib/use-refresh'
import { useProngPlace } from '../audits-paths'
import { ItemCorrectionsList } from './item-corrections-list'
import { useAuditItemCorrectionsQuery } from './results.generated'
import { SummaryFrame } from './summary-frame'

/** The states that this screen can be in. */
export const screenStates = ['loading', 'list', 'empty', 'not found', 'error', 'offline']

/** Report c: where the corrections of each item of a prong stand. */
export function Component() {
  const place = useProngPlace()
  const { data, error, refetch } = useAuditItemCorrectionsQuery({
    variables: { ...place },
    skip: !Number.isInteger(place.prongId),
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  return (
    <SummaryFrame place={place} prong={data?.auditProng} error={error} onRefresh={refresh}>
      {() => data && <ItemCorrectionsList place={place} rows={data.auditItemCorrections} />}
    </SummaryFrame>
  )
}
