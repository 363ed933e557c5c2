import { chakra } from '@chakra-ui/react'
import { auditProngPath, auditStatusName } from '@portal/domain'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import { TurnChip } from '../../../ui/feedback/turn-chip'
import type { DataColumn } from '../../../ui/table/data-table'
import { TextLink } from '../../../ui/action/link'
import type { AgencyRow } from './attention'
import { auditTurn } from '../audit-turn'
import { stateDashboardMessages } from './state-dashboard-messages.generated'

const m = stateDashboardMessages.grid

type Audit = AgencyRow['audits'][number]

/** A kind of audits that there are in the rows, with its name; a column of its own. */
export interface AuditKind {
  typeKey: string
  label: string
}

/** The kind with the most audits comes first. */
export function auditKindsOf(rows: readonly AgencyRow[]): AuditKind[] {
  const kinds = new Map<string, AuditKind & { n: number }>()
  for (const { typeKey, label } of rows.flatMap(({ audits }) => audits)) {
    const kind = kinds.get(typeKey)
    if (kind) kind.n += 1
    else kinds.set(typeKey, { typeKey, label, n: 1 })
  }
  return [...kinds.values()].toSorted((one, other) => other.n - one.n || one.label.localeCompare(other.label))
}

/** Columns of kinds that are hidden until somebody wants them: only one fits beside the others. */
export const laterKinds = (kinds: readonly AuditKind[]): string[] =>
  kinds.slice(1).map(({ typeKey }) => columnOf(typeKey))

const columnOf = (typeKey: string) => `audit-${typeKey}`

/** Where the audits of each kind stand: status word and bar, by part. */
export function auditColumns(kinds: readonly AuditKind[]): DataColumn<AgencyRow>[] {
  return kinds.map(({ typeKey, label }) => {
    const own = (row: AgencyRow) => row.audits.filter((one) => one.typeKey === typeKey)
    const said = (row: AgencyRow, say: (audit: Audit) => string) =>
      own(row).map(say).filter(Boolean).join('; ')
    return {
      id: columnOf(typeKey),
      header: label,
      sortValue: (row) => own(row)[0]?.status ?? null,
      exported: [
        { heading: label, value: (row) => said(row, (one) => `${one.part}: ${statusOf(one)}`) },
        {
          heading: m.columns.auditProgress({ kind: label }),
          value: (row) =>
            said(row, ({ part, progress }) =>
              progress ? `${part}: ${m.of({ n: progress.done, total: progress.total })} ${progress.of}` : '',
            ),
        },
      ],
      cell: (row) => <Audits agency={row.shortName} audits={own(row)} />,
    }
  })
}

/** 'Review in progress'; of newer data with the round. */
function statusOf({ typeKey, number, round, status }: Audit): string {
  const name = auditStatusName(typeKey, status)
  return number === 1 ? name : m.newerData({ round, status: name })
}

function Audits({ agency, audits }: { agency: string; audits: readonly Audit[] }) {
  if (audits.length === 0) return null
  return (
    <chakra.span display="grid" gap="2px" minWidth="0">
      {audits.map((one) => (
        <span key={one.id}>
          <AuditLink
            to={auditProngPath(one.typeKey, one.prongId)}
            title={m.auditLink({ part: one.part, status: statusOf(one) })}
          >
            <TurnChip
              turn={auditTurn(one)}
              label={
                <span>
                  <chakra.span srOnly>{one.label}, </chakra.span>
                  <chakra.span srOnly={{ xl: true }}>{stateDashboardMessages.part} </chakra.span>
                  {one.part.replace('Part ', '')}, {statusOf(one)}
                </span>
              }
            />
          </AuditLink>
          {one.progress && (
            <ProgressBar
              label={m.auditOf[one.progress.of as keyof typeof m.auditOf]({ agency, part: one.part })}
              value={one.progress.done}
              max={one.progress.total}
            />
          )}
        </span>
      ))}
    </chakra.span>
  )
}

const AuditLink = chakra(TextLink, {
  base: {
    display: 'block',
    marginBottom: '2px',
    // The words of both columns stand whole beside each other.
    fontSize: 'calc(var(--row-font, 0.875rem) * 0.93)',
    whiteSpace: 'nowrap',
    lineHeight: '1.2',
    color: 'fg.default',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
})
