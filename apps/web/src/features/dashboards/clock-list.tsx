import { chakra } from '@chakra-ui/react'
import { findingDue, findingStatusWords } from '@portal/domain'
import { formatDate } from '../../lib/format'
import { Card } from '../../ui/card'
import { DeadlineChip } from '../../ui/deadline-chip'
import { TextLink } from '../../ui/link'
import type { LocalStandingFieldsFragment } from './dashboards.generated'
import { localDashboardMessages } from './local-dashboard-messages'

const m = localDashboardMessages.clock

/** Open findings with their one-year clock, the earliest due date first. */
export function ClockList({ findings }: { findings: LocalStandingFieldsFragment['findings'] }) {
  return (
    <Card title={m.title} note={findings.length} padded={false}>
      {findings.length === 0 ? (
        <chakra.p padding="14px" color="fg.muted">
          {m.none}
        </chakra.p>
      ) : (
        <ul>
          {findings.map((finding) => (
            <chakra.li
              key={finding.id}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              justifyContent="space-between"
              gap="4px 14px"
              padding="9px 14px"
              borderTop="1px solid {colors.border.subtle}"
              _first={{ borderTop: '0' }}
            >
              <div>
                <TextLink to={`/compliance/findings/${finding.id}`}>{finding.number}</TextLink>
                <chakra.p textStyle="hint" color="fg.muted">
                  {findingStatusWords(finding.status).name}, {m.issued(formatDate(finding.issuedOn))}
                  {finding.casesTotal > 0 && `, ${m.cases(finding.casesVerified, finding.casesTotal)}`}
                </chakra.p>
              </div>
              <DeadlineChip dueOn={finding.dueOn} rule={findingDue(finding.issuedOn).derivation} />
            </chakra.li>
          ))}
        </ul>
      )}
    </Card>
  )
}
