import { chakra } from '@chakra-ui/react'
import type { Verdict } from '@portal/domain'

/** What an act on many rows shows and needs of each. */
export interface ActedRow {
  id: number
  part: string
  submitState: number
  dueOn: string | null
  lea: { name: string }
}

type Named = ActedRow & { reason: string | null }

/** Which rows an act is possible on, and which not, with the reasons; the server judges by the same rule. */
export function splitRows(
  rows: readonly ActedRow[],
  rule: (submitState: number) => Verdict,
): { able: Named[]; left: Named[] } {
  const judged = rows.map((row): Named => ({ ...row, reason: rule(row.submitState).reason }))
  return {
    able: judged.filter(({ reason }) => reason === null),
    left: judged.filter(({ reason }) => reason !== null),
  }
}

interface ActedRowsProps {
  able: readonly Named[]
  left: readonly Named[]
  intro: string
  leftOut: (n: number) => string
}

/** The rows that an act takes, and below them those that it leaves out, each with its reason. */
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
          <chakra.p marginBottom="4px">{leftOut(left.length)}</chakra.p>
          <RowNames rows={left} />
        </>
      )}
    </>
  )
}

/** Names of rows in a box of its own, however many they are. */
export function RowNames({
  rows,
}: {
  rows: readonly { id: number; part: string; lea: { name: string }; reason: string | null }[]
}) {
  return (
    <chakra.div
      role="group"
      aria-label={`${rows.length} rows`}
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
