import { chakra } from '@chakra-ui/react'
import { AuditStatus } from '@portal/domain'
import { FileCheck } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { useProngPlace } from '../audits-paths'
import { ProngFrame } from '../prong/prong-frame'
import { AgreementCard } from './agreement-card'
import { ComplianceTable } from './compliance-table'
import { NoncomplianceList } from './noncompliance-list'
import { resultsMessages as words } from './results-messages.generated'
import { useAuditSummaryQuery } from './results.generated'

const IssueReportDialog = lazy(() =>
  import('./issue-report-dialog').then((module) => ({ default: module.IssueReportDialog })),
)

/** The states that this screen can be in. */
export const screenStates = ['loading', 'results', 'nothing yet', 'issuing', 'not found', 'error', 'offline']

/** What the review of a prong found, and the report about it. */
export function Component() {
  const place = useProngPlace()
  const { isStateMonitor, leaId } = useViewer()
  const [issuing, setIssuing] = useState(false)
  const { data, error, refetch } = useAuditSummaryQuery({
    variables: { ...place },
    skip: !Number.isInteger(place.prongId),
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch])
  return (
    <ProngFrame place={place} page="summary" prong={data?.auditProng} error={error} onRefresh={refresh}>
      {({ status, version }) =>
        data && (
          <chakra.div display="grid" gap="14px">
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="8px 16px">
              <p>
                {words.facts({
                  records: data.auditCompliance.records,
                  compliant: data.auditCompliance.compliant,
                  percent: data.auditCompliance.compliantPercent,
                  total: data.auditCompliance.total.percent,
                  weighted: data.auditCompliance.weighted,
                })}
              </p>
              {isStateMonitor && status === AuditStatus.reviewComplete && (
                <Button variant="solid" icon={<FileCheck aria-hidden />} onClick={() => setIssuing(true)}>
                  {words.issue}
                </Button>
              )}
            </chakra.div>
            <ComplianceTable place={place} compliance={data.auditCompliance} />
            {leaId === null && <AgreementCard place={place} />}
            <NoncomplianceList place={place} rows={data.auditNoncompliance} />
            <Suspense fallback={null}>
              {issuing && (
                <IssueReportDialog
                  place={place}
                  version={version}
                  onClose={() => setIssuing(false)}
                  onIssued={() => {
                    setIssuing(false)
                    refresh()
                  }}
                />
              )}
            </Suspense>
          </chakra.div>
        )
      }
    </ProngFrame>
  )
}
