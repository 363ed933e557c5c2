import { chakra } from '@chakra-ui/react'
import { submitStateName, SubmitState } from '@portal/domain'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { LinkButton } from '../../../ui/action/link'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import { dashboardsMessages as m } from '../dashboards-messages.generated'

export interface LandingRow {
  id: number
  part: string
  submitState: number
  dueOn?: string | null
  dueDerivation: string | null
  subsectionsReady: number
  subsectionsTotal: number
}

/** The self-assessments of one agency: part, state, due date, how far, and the way in. */
export function LandingRows({ rows }: { rows: readonly LandingRow[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <chakra.li
          key={row.id}
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1.1fr) minmax(0, 1fr) auto' }}
          gap="10px 20px"
          alignItems="center"
          padding="14px"
          borderTop="1px solid {colors.border.subtle}"
          _first={{ borderTop: '0' }}
        >
          <div>
            <chakra.h3 textStyle="blockTitle">{row.part}</chakra.h3>
            <chakra.div display="flex" flexWrap="wrap" gap="4px 10px" alignItems="center" marginTop="4px">
              <chakra.span textStyle="bodySmall" color="fg.muted">
                {submitStateName(row.submitState)}
              </chakra.span>
              {row.dueOn && row.submitState < SubmitState.submitted && (
                <DeadlineChip dueOn={row.dueOn} rule={row.dueDerivation} />
              )}
            </chakra.div>
          </div>
          <div>
            <chakra.p textStyle="hint" color="fg.muted" marginBottom="5px">
              {m.subsections({ ready: row.subsectionsReady, total: row.subsectionsTotal })}
            </chakra.p>
            <ProgressBar
              label={m.readyOfPart({ part: row.part })}
              value={row.subsectionsReady}
              max={row.subsectionsTotal}
            />
          </div>
          <LinkButton to={`/user/dashboard/self-assessment/${row.id}`} aria-label={`${m.open} ${row.part}`}>
            {m.open}
          </LinkButton>
        </chakra.li>
      ))}
    </ul>
  )
}
