import { complianceYearName } from '@portal/domain'
import { CircleCheck, Eraser, Lock, ShieldCheck, type LucideIcon } from 'lucide-react'
import { formatDate, wordOf } from '../../../lib/format'
import { Button } from '../../../ui/action/button'
import { TextLink } from '../../../ui/action/link'
import { StatusChip, type ChipPalette } from '../../../ui/feedback/status-chip'
import type { DataColumn } from '../../../ui/table/data-table'
import { auditsPaths } from '../audits-paths'
import type { RetainedAudit as Row } from './retention-filters'
import { retentionMessages as words } from './retention-messages.generated'

const heads = words.columns

const looks: Readonly<Record<string, { palette: ChipPalette; icon: LucideIcon }>> = {
  due: { palette: 'dueSoon', icon: Eraser },
  held: { palette: 'info', icon: Lock },
  kept: { palette: 'neutral', icon: ShieldCheck },
  erased: { palette: 'done', icon: CircleCheck },
}

const day = (id: string, header: string, of: (row: Row) => string): DataColumn<Row> => ({
  id,
  header,
  sortValue: of,
  exported: [{ heading: header, value: (row) => ({ day: of(row).slice(0, 10) }) }],
  cell: (row) => formatDate(of(row)),
})

/** After an erasure, what the certificate counts. */
const counted = (id: string, header: string, of: 'records' | 'listRows' | 'files'): DataColumn<Row> => {
  const n = (row: Row) => (row.erasure ?? row)[of]
  return {
    id,
    header,
    align: 'end',
    sortValue: n,
    exported: [{ heading: header, value: n }],
    cell: (row) => n(row).toLocaleString('en-US'),
  }
}

const erasedBy = ({ erasure }: Row): string =>
  erasure
    ? words.erasedBy({ day: formatDate(erasure.on), name: erasure.by.fullName, reason: erasure.reason })
    : ''

/** Columns of the closed audits of a kind; the last one erases. */
export const retentionColumns = (typeKey: string, onErase: (row: Row) => void): DataColumn<Row>[] => [
  {
    id: 'agency',
    header: heads.agency,
    rowHeader: true,
    sortValue: ({ agency }) => agency,
    exported: [{ heading: heads.agency, value: ({ agency }) => agency }],
    cell: ({ agency, prongId }) => <TextLink to={auditsPaths.progress(typeKey, prongId)}>{agency}</TextLink>,
  },
  { id: 'part', header: heads.part, sortValue: ({ part }) => part, cell: ({ part }) => part },
  {
    id: 'year',
    header: heads.year,
    sortValue: ({ year }) => year,
    exported: [{ heading: heads.year, value: ({ year }) => complianceYearName(year) }],
    cell: ({ year }) => complianceYearName(year),
  },
  day('closed', heads.closed, ({ closedOn }) => closedOn),
  day('keptUntil', heads.keptUntil, ({ keptUntil }) => keptUntil),
  {
    id: 'state',
    header: heads.state,
    sortValue: ({ state }) => state,
    exported: [{ heading: heads.state, value: ({ state }) => wordOf(words.states, state) }],
    cell: ({ state, legalHold }) => {
      const look = looks[state]
      return (
        look && (
          <StatusChip palette={look.palette} icon={look.icon} {...(state === 'held' && { title: legalHold })}>
            {wordOf(words.states, state)}
          </StatusChip>
        )
      )
    },
  },
  counted('records', heads.records, 'records'),
  counted('rows', heads.rows, 'listRows'),
  counted('files', heads.files, 'files'),
  {
    id: 'erased',
    header: heads.erased,
    exported: [{ heading: heads.erased, value: erasedBy }],
    cell: erasedBy,
  },
  {
    id: 'acts',
    header: heads.acts,
    cell: (row) =>
      row.erasure === null && (
        <Button
          size="sm"
          icon={<Eraser aria-hidden />}
          disabledReason={!row.erase.allowed && row.erase.reason}
          onClick={() => onErase(row)}
        >
          {words.erase.act}
        </Button>
      ),
  },
]
