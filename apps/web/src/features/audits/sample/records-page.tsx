import { useRefresh } from '../../../lib/use-refresh'
import { useProngPlace } from '../audits-paths'
import { ProngFrame } from '../prong/prong-frame'
import { RecordsList } from './records-list'
import { useAuditRecordsQuery } from './sample.generated'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'empty',
  'assigning',
  'assigning a monitor',
  'names shown',
  'not found',
  'error',
  'offline',
]

/** The records of the sample of a prong. */
export function Component() {
  const place = useProngPlace()
  const { data, error, refetch } = useAuditRecordsQuery({
    variables: { ...place },
    skip: !Number.isInteger(place.prongId),
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  return (
    <ProngFrame place={place} page="records" prong={data?.auditProng} error={error} onRefresh={refresh}>
      {({ audit }) =>
        data && (
          <RecordsList place={place} part={audit.part} records={data.auditRecords} onRefresh={refresh} />
        )
      }
    </ProngFrame>
  )
}
