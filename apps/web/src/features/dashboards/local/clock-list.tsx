import { chakra } from '@chakra-ui/react'
import { calendarDay, calendarDaysBetween, findingDue, findingStatusWords } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { Card } from '../../../ui/layout/card'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { TextLink } from '../../../ui/action/link'
import type { LocalStandingFieldsFragment } from '../dashboards.generated'
import { localDashboardMessages } from './local-dashboard-messages.generated'

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
                  {findingStatusWords(finding.status).name}
                  {finding.casesTotal > 0 &&
                    `, ${m.cases({ verified: finding.casesVerified, total: finding.casesTotal })}`}
                </chakra.p>
              </div>
              <DeadlineChip dueOn={finding.dueOn} rule={findingDue(finding.issuedOn).derivation} />
              <YearRuler issuedOn={finding.issuedOn} dueOn={finding.dueOn} />
            </chakra.li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The year of a finding from its notice to its due date, in quarters, with today on it; the chip above says the same in words. */
function YearRuler({ issuedOn, dueOn }: { issuedOn: string; dueOn: string }) {
  const passed = calendarDaysBetween(issuedOn, calendarDay(new Date())) / calendarDaysBetween(issuedOn, dueOn)
  const share = `${Math.min(Math.max(passed, 0), 1) * 100}%`
  return (
    <chakra.div flexBasis="100%">
      <chakra.div position="relative" height="12px" aria-hidden>
        <chakra.div
          position="absolute"
          inset="2px 0"
          background="bg.muted"
          forcedColorAdjust="none"
          overflow="hidden"
          borderRadius="2px"
        >
          <chakra.div
            height="100%"
            background={passed > 1 ? 'overdue.solid' : 'fg.muted'}
            style={{ width: share }}
          />
          {[25, 50, 75].map((quarter) => (
            <chakra.div
              key={quarter}
              position="absolute"
              top="0"
              bottom="0"
              width="1px"
              background="bg.surface"
              style={{ left: `${quarter}%` }}
            />
          ))}
        </chakra.div>
        <chakra.div
          position="absolute"
          top="0"
          bottom="0"
          width="2px"
          marginLeft="-1px"
          background="fg"
          forcedColorAdjust="none"
          style={{ left: share }}
        />
      </chakra.div>
      <chakra.p
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        gap="0 10px"
        textStyle="hint"
        color="fg.muted"
      >
        <span>{m.issued({ day: formatDate(issuedOn) })}</span>
        <span>{m.due({ day: formatDate(dueOn) })}</span>
      </chakra.p>
    </chakra.div>
  )
}
