import { useRefresh } from '../../../lib/use-refresh'
import { useProngPlace } from '../audits-paths'
import { NoncomplianceList } from './noncompliance-list'
import { useAuditNoncomplianceQuery } from './results.generated'
import { SummaryFrame } from './summary-frame'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'empty',
  'one item',
  'asking why',
  'not found',
  'error',
  'offline',
]

/** Report b: every answer of a prong that is not met, with its correction. */
export function Component() {
  const place = useProngPlace()
  const { data, error, refetch } = useAuditNoncomplianceQuery({
    variables: { ...place },
    skip: !Number.isInteger(place.prongId),
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  return (
    <SummaryFrame place={place} prong={data?.auditProng} error={error} onRefresh={refresh}>
      {() => data && <NoncomplianceList place={place} rows={data.auditNoncompliance} />}
    </SummaryFrame>
  )
}
