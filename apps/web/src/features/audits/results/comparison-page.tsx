import { useRefresh } from '../../../lib/use-refresh'
import { useProngPlace } from '../audits-paths'
import { ComparisonList } from './comparison-list'
import { useAuditComparisonQuery } from './results.generated'
import { SummaryFrame } from './summary-frame'

/** The states that this screen can be in. */
export const screenStates = ['loading', 'list', 'empty', 'not found', 'error', 'offline']

/** Report f: the reviews of an audit beside each other and beside the year before. */
export function Component() {
  const place = useProngPlace()
  const { data, error, refetch } = useAuditComparisonQuery({
    variables: { ...place },
    skip: !Number.isInteger(place.prongId),
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  return (
    <SummaryFrame place={place} prong={data?.auditProng} error={error} onRefresh={refresh}>
      {() => data && <ComparisonList place={place} comparison={data.auditComparison} />}
    </SummaryFrame>
  )
}
