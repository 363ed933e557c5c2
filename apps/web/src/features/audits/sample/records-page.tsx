import { useRefresh } from '../../../lib/use-refresh'
import { useViewer } from '../../../lib/session/viewer'
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
  'choosing a second reader',
  'names shown',
  'not found',
  'error',
  'offline',
]

/** The records of the sample of a prong. */
export function Component() {
  const place = useProngPlace()
  const { leaId } = useViewer()
  const { data, error, refetch } = useAuditRecordsQuery({
    variables: { ...place, withProgress: leaId === null },
    skip: !Number.isInteger(place.prongId),
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  return (
    <ProngFrame place={place} page="records" prong={data?.auditProng} error={error} onRefresh={refresh}>
      {({ audit }) =>
        data && (
          <RecordsList
            place={place}
            part={audit.part}
            records={data.auditRecords}
            progress={data.auditRecordProgress ?? undefined}
            onRefresh={refresh}
          />
        )
      }
    </ProngFrame>
  )
}
