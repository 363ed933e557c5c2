import { chakra } from '@chakra-ui/react'
import { formatDate } from '../../../lib/format'
import { useViewer } from '../../../lib/session/viewer'
import { useRefresh } from '../../../lib/use-refresh'
import { useProngPlace } from '../audits-paths'
import { AgreementCard } from './agreement-card'
import { ComplianceTable } from './compliance-table'
import { LegalHold } from './legal-hold'
import { ReportActs } from './report-acts'
import { resultsMessages as words } from './results-messages.generated'
import { useAuditSummaryQuery, type AuditSummaryQuery } from './results.generated'
import { SectionsTable } from './sections-table'
import { SummaryFrame } from './summary-frame'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'results',
  'nothing yet',
  'issuing',
  'taking back',
  'holding',
  'not found',
  'error',
  'offline',
]

/** Report a: what the review of a prong found, section by section and item by item, and the report about it. */
export function Component() {
  const place = useProngPlace()
  const { leaId } = useViewer()
  const { data, error, refetch } = useAuditSummaryQuery({
    variables: { ...place },
    skip: !Number.isInteger(place.prongId),
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  const prong = data?.auditProng
  return (
    <SummaryFrame place={place} prong={prong} error={error} onRefresh={refresh}>
      {() =>
        data &&
        prong && (
          <chakra.div display="grid" gap="14px">
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="8px 16px">
              <Facts compliance={data.auditCompliance} isState={leaId === null} />
              <ReportActs place={place} prong={prong} onChanged={refresh} />
            </chakra.div>
            <SectionsTable place={place} compliance={data.auditCompliance} />
            <ComplianceTable place={place} compliance={data.auditCompliance} />
            {leaId === null && <AgreementCard place={place} />}
            {leaId === null && <LegalHold place={place} prong={prong} onChanged={refresh} />}
          </chakra.div>
        )
      }
    </SummaryFrame>
  )
}

interface FactsProps {
  compliance: AuditSummaryQuery['auditCompliance']
  isState: boolean
}

/** The sample, and the percents of the whole review. */
function Facts({ compliance, isState }: FactsProps) {
  const { population, sampled, drawnOn, records, compliant, compliantPercent, total, weighted } = compliance
  return (
    <chakra.div flex="1 1 420px">
      <chakra.p color="fg.muted">
        {words.sample({ sampled, population, drawn: drawnOn === null ? 'none' : formatDate(drawnOn) })}
        {!isState && ` ${words.hiddenNote}`}
      </chakra.p>
      <p>{words.facts({ records, compliant, percent: compliantPercent, total: total.percent, weighted })}</p>
    </chakra.div>
  )
}
