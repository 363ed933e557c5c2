import { chakra } from '@chakra-ui/react'
import { useViewer } from '../../../lib/session/viewer'
import { useRefresh } from '../../../lib/use-refresh'
import { useProngPlace } from '../audits-paths'
import { ProngFrame } from '../prong/prong-frame'
import { CertificateCard } from './certificate-card'
import { DrawPlan } from './draw-plan'
import { ResizeCard } from './resize-card'
import { useAuditSampleQuery } from './sample.generated'

/** The states that this screen can be in. */
export const screenStates = ['loading', 'plan', 'preview', 'read only', 'not found', 'error', 'offline']

/** The sample of a prong: the plan of its draw, what it would give, and the certificate afterwards. */
export function Component() {
  const place = useProngPlace()
  const { isStateMonitor } = useViewer()
  const { data, error, refetch } = useAuditSampleQuery({
    variables: { ...place, withChoices: isStateMonitor },
    skip: !Number.isInteger(place.prongId),
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  return (
    <ProngFrame place={place} page="sample" prong={data?.auditProng} error={error} onRefresh={refresh}>
      {({ audit }) =>
        data && (
          <chakra.div display="grid" gap="14px">
            <CertificateCard place={place} sample={data.auditSample} onChanged={refresh} />
            {data.auditPopulationChoices && (
              <>
                {data.auditSample.drawn && (
                  <ResizeCard place={place} sample={data.auditSample} onChanged={refresh} />
                )}
                <DrawPlan
                  place={place}
                  part={audit.part}
                  sample={data.auditSample}
                  population={data.auditPopulationChoices}
                  onDrawn={refresh}
                />
              </>
            )}
          </chakra.div>
        )
      }
    </ProngFrame>
  )
}
