import { chakra } from '@chakra-ui/react'
import { submitStateName, submitStateTurn } from '@portal/domain'
import { Link } from 'react-router-dom'
import { formatDate } from '../../../lib/format'
import { Card } from '../../../ui/layout/card'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import { EmptyState } from '../../../ui/feedback/states'
import { dashboardsMessages as m } from '../dashboards-messages.generated'
import type { LandingRow } from './landing-rows'

export interface DueRow extends LandingRow {
  lea: { code: string; shortName: string }
}

const most = 6

/** Self-assessments that agencies are working on, by due date; those without one last. */
export function byDueDate<Row extends Pick<DueRow, 'submitState' | 'dueOn'>>(rows: readonly Row[]): Row[] {
  return rows
    .filter((row) => submitStateTurn(row.submitState) === 'agency')
    .toSorted((a, b) => (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999'))
}

/** The agencies whose work is due next. */
export function NextDue({ rows }: { rows: readonly DueRow[] }) {
  const due = byDueDate(rows)
  return (
    <Card title={m.nextDue} note={due.length} padded={false}>
      {due.length === 0 ? (
        <EmptyState title={m.nothingDue}>{m.nothingDueBody}</EmptyState>
      ) : (
        <ul>
          {due.slice(0, most).map((row) => (
            <chakra.li
              key={row.id}
              display="grid"
              gridTemplateColumns={{ base: '1fr', md: '190px minmax(0, 1.2fr) minmax(0, 1fr)' }}
              gap="6px 16px"
              alignItems="center"
              padding="10px 14px"
              borderTop="1px solid {colors.border.subtle}"
              _first={{ borderTop: '0' }}
            >
              <div>
                {row.dueOn && (
                  <>
                    <DeadlineChip dueOn={row.dueOn} rule={row.dueDerivation} />
                    <chakra.p textStyle="hint" color="fg.subtle" marginTop="2px">
                      {formatDate(row.dueOn)}
                    </chakra.p>
                  </>
                )}
              </div>
              <div>
                <chakra.p textStyle="blockTitle">
                  <Link to={`/user/dashboard/self-assessment/${row.id}`}>{row.lea.shortName}</Link>
                </chakra.p>
                <chakra.p textStyle="hint" color="fg.muted">
                  {row.part}, {submitStateName(row.submitState)}
                </chakra.p>
              </div>
              <div>
                <chakra.p textStyle="hint" color="fg.muted" marginBottom="5px">
                  {m.subsections({ ready: row.subsectionsReady, total: row.subsectionsTotal })}
                </chakra.p>
                <ProgressBar
                  label={m.readyOfAgency({ agency: row.lea.shortName, part: row.part })}
                  value={row.subsectionsReady}
                  max={row.subsectionsTotal}
                />
              </div>
            </chakra.li>
          ))}
        </ul>
      )}
    </Card>
  )
}
