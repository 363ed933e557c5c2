import { chakra } from '@chakra-ui/react'
import type { Verdict } from '@portal/domain'
import { Button } from '../../../ui/action/button'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'

/** A row in the dialog of an act on many rows, with the reason why the act is not possible on it. */
export interface NamedRow {
  id: number
  part: string
  lea: { name: string }
  reason: string | null
}

/** The fields that an act on many rows needs. */
export interface ActedRow extends Omit<NamedRow, 'reason'> {
  submitState: number
  dueOn: string | null
}

type RowWithReason = ActedRow & NamedRow

/** Splits rows into those on which an act is possible and the others with the reasons, by the rule that the server applies. */
export function splitRows(
  rows: readonly ActedRow[],
  rule: (submitState: number) => Verdict,
): { able: RowWithReason[]; left: RowWithReason[] } {
  const checked = rows.map((row): RowWithReason => ({ ...row, reason: rule(row.submitState).reason }))
  return {
    able: checked.filter(({ reason }) => reason === null),
    left: checked.filter(({ reason }) => reason !== null),
  }
}

interface ActButtonsProps {
  able: readonly NamedRow[]
  left: readonly NamedRow[]
  leftOut: (args: { n: number }) => string
  go: string
  loading: boolean
  onGo: () => void
  onClose: () => void
}

/** Cancel and confirm; when the act is possible on no row, confirm is disabled with the reason. */
export function ActButtons({ able, left, leftOut, go, loading, onGo, onClose }: ActButtonsProps) {
  return (
    <>
      <Button onClick={onClose}>{selfAssessmentMessages.cancel}</Button>
      <Button
        variant="solid"
        loading={loading}
        disabledReason={able.length === 0 && (left[0]?.reason ?? leftOut({ n: left.length }))}
        onClick={onGo}
      >
        {go}
      </Button>
    </>
  )
}

interface ActedRowsProps {
  able: readonly NamedRow[]
  left: readonly NamedRow[]
  intro: string
  leftOut: (args: { n: number }) => string
}

/** The rows that an act changes, and below them the rows that it leaves out, each with the reason. */
export function ActedRows({ able, left, intro, leftOut }: ActedRowsProps) {
  return (
    <>
      {able.length > 0 && (
        <>
          <chakra.p marginBottom="8px">{intro}</chakra.p>
          <RowNames rows={able} />
        </>
      )}
      {left.length > 0 && (
        <>
          <chakra.p marginBottom="4px">{leftOut({ n: left.length })}</chakra.p>
          <RowNames rows={left} />
        </>
      )}
    </>
  )
}

/** Names of rows in a box that scrolls. */
function RowNames({ rows }: { rows: readonly NamedRow[] }) {
  return (
    <chakra.div
      role="group"
      aria-label={selfAssessmentMessages.rowsLeft({ n: rows.length })}
      tabIndex={0}
      maxHeight="180px"
      overflow="auto"
      marginBottom="12px"
      fontSize="md"
    >
      <chakra.ul paddingInlineStart="18px" listStyle="disc">
        {rows.map((row) => (
          <li key={row.id}>
            {`${row.lea.name}, ${row.part}`}
            {row.reason && <chakra.span color="fg.muted">{` - ${row.reason}`}</chakra.span>}
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
