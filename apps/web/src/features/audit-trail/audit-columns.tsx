import { chakra } from '@chakra-ui/react'
import { actionInWords, entryYearInWords, spellRoleName, targetInWords } from '@portal/domain'
import { formatDateTime } from '../../lib/format'
import type { DataColumn } from '../../ui/table/data-table'
import { auditTrailMessages as m } from './audit-trail-messages.generated'
import type { AuditEventFieldsFragment as Row } from './audit-trail.generated'
import { actorInWords } from './audit-words'

/** Columns of the trail; the act opens the details. */
export function auditColumns(onOpen: (row: Row) => void): DataColumn<Row>[] {
  return [
    {
      id: 'what',
      header: m.what,
      rowHeader: true,
      cell: (row) => <OpenDetails row={row} onOpen={onOpen} />,
    },
    {
      id: 'when',
      header: m.when,
      cell: (row) => <chakra.span whiteSpace="nowrap">{formatDateTime(row.at)}</chakra.span>,
    },
    {
      id: 'who',
      header: m.who,
      cell: (row) => (
        <>
          {actorInWords(row)}
          {row.actorRole && (
            <chakra.span display="block" fontSize="sm" color="fg.subtle">
              {spellRoleName(row.actorRole)}
            </chakra.span>
          )}
        </>
      ),
    },
    {
      id: 'on',
      header: m.on,
      cell: (row) => <chakra.span overflowWrap="anywhere">{targetInWords(row)}</chakra.span>,
    },
    { id: 'agency', header: m.agency, cell: (row) => row.leaName ?? '-' },
    {
      id: 'year',
      header: m.year,
      cell: ({ targetType, year }) => (
        <chakra.span whiteSpace="nowrap">
          {year === null ? '-' : entryYearInWords({ targetType, year })}
        </chakra.span>
      ),
    },
    {
      id: 'from',
      header: m.address,
      cell: (row) => <chakra.span overflowWrap="anywhere">{row.ip ?? '-'}</chakra.span>,
    },
  ]
}

function OpenDetails({ row, onOpen }: { row: Row; onOpen: (row: Row) => void }) {
  return (
    <chakra.button
      type="button"
      aria-haspopup="dialog"
      aria-label={m.details({ what: actionInWords(row.action), when: formatDateTime(row.at) })}
      onClick={() => onOpen(row)}
      textAlign="start"
      font="inherit"
      color="brand.fg"
      textDecoration="underline"
      minHeight="24px"
      cursor="pointer"
    >
      {actionInWords(row.action)}
    </chakra.button>
  )
}

/** What the file holds for each column of the list. */
export const exportedAs = {
  what: ['seq', 'action'],
  when: ['at'],
  who: ['actor', 'actorRole'],
  on: ['targetType', 'targetId', 'targetName'],
  agency: ['leaName'],
  year: ['year'],
  from: ['ip'],
}
/** Values and reasons have no column and are always in it. */
export const alwaysExported = ['changes', 'reason']
