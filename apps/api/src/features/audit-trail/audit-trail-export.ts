import {
  actionInWords,
  complianceYearName,
  entryYearInWords,
  fieldInWords,
  recordInWords,
  spellRoleName,
  targetInWords,
  type TableCell,
} from '@portal/domain'
import { auditExportColumns, type ExportFormat } from '@portal/rest-contract'
import type { Database } from '../../db/database.js'
import type { ExportedTable } from '../../server/files/send-table.js'
import {
  listEventsFrom,
  type AuditEvent,
  type AuditFilter,
  type EventSight,
} from './audit-trail-events-read-model.js'

const step = 500

type Column = (typeof auditExportColumns)[number]

const headings: Record<Column, string> = {
  seq: 'No.',
  at: 'At (Eastern time)',
  actor: 'Who',
  actorRole: 'Role',
  action: 'What',
  targetType: 'Kind of Record',
  targetId: 'Record Id',
  targetName: 'Record',
  leaName: 'Jurisdiction',
  year: 'Year',
  changes: 'Changes',
  reason: 'Reason',
  ip: 'From',
}

const cells: Record<Column, (event: AuditEvent) => TableCell> = {
  seq: ({ seq }) => seq,
  at: ({ at }) => new Date(at),
  actor: ({ actor }) => actor?.fullName ?? null,
  actorRole: ({ actorRole }) => (actorRole === null ? null : spellRoleName(actorRole)),
  action: ({ action }) => actionInWords(action),
  targetType: ({ targetType }) => recordInWords(targetType),
  targetId: ({ targetId }) => targetId,
  targetName: (event) => event.targetName ?? (event.targetType === 'call' ? targetInWords(event) : null),
  leaName: ({ leaName }) => leaName,
  year: ({ targetType, year }) => (year === null ? null : entryYearInWords({ targetType, year })),
  changes: ({ changes }) =>
    changes
      .map(({ field, before, after }) => `${fieldInWords(field)}: ${before ?? '-'} > ${after ?? '-'}`)
      .join('; '),
  reason: ({ reason }) => reason,
  ip: ({ ip }) => ip,
}

/** What the columns hold, for the sheet About. */
export const auditDefinitions: readonly [string, string][] = [
  ['No.', 'Place in the trail, from 1 without gaps.'],
  ['Changes', 'field: value before > value after'],
]

/** Name, title and headings of the exported record. Texts hold instants in UTC, to the millisecond; sheets by state clocks. */
export function auditTable(
  format: ExportFormat,
  columns: string | undefined,
  year: number | undefined,
): Pick<ExportedTable, 'format' | 'name' | 'title' | 'headings'> {
  const names = chosen(columns).map((column) =>
    format === 'csv' && column === 'at' ? 'At (UTC)' : headings[column],
  )
  return { format, name: ['audit-trail', year ?? null], title: 'Audit trail', headings: names }
}

/** The filtered record, portion by portion, so that its length costs no memory. */
export async function* eventPortions(
  db: Database,
  sight: EventSight,
  wanted: {
    filter: AuditFilter
    order: 'newest' | 'oldest'
    format: ExportFormat
    columns: string | undefined
  },
): AsyncGenerator<TableCell[][]> {
  const { filter, order, format } = wanted
  const columns = chosen(wanted.columns)
  let last: number | null = null
  for (;;) {
    const events: AuditEvent[] = await listEventsFrom(db, sight, filter, { order, last, limit: step })
    if (events.length === 0) return
    yield events.map((event) =>
      columns.map((column) => (format === 'csv' && column === 'at' ? event.at : cells[column](event))),
    )
    last = events.at(-1)?.seq ?? null
  }
}

/** The filters that are set, for the sheet About. */
export function auditFiltersInWords(filter: AuditFilter): [string, string | number | undefined][] {
  return [
    ['Search', filter.q],
    ['Who (id)', filter.actorId],
    ['What', filter.action && actionInWords(filter.action)],
    ['Kind of Record', filter.targetType && recordInWords(filter.targetType)],
    ['Record Id', filter.targetId],
    ['Jurisdiction (id)', filter.leaId],
    ['Year', filter.year && complianceYearName(filter.year)],
    ['From', filter.from],
    ['To', filter.to],
  ]
}

function chosen(columns: string | undefined): readonly Column[] {
  return columns === undefined
    ? auditExportColumns
    : auditExportColumns.filter((name) => columns.split(',').includes(name))
}
