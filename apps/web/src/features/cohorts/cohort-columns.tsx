import { chakra } from '@chakra-ui/react'
import { UserX } from 'lucide-react'
import { formatDate } from '../../lib/format'
import { Button } from '../../ui/action/button'
import type { DataColumn } from '../../ui/table/data-table'
import { TextLink } from '../../ui/action/link'
import { StatusChip } from '../../ui/feedback/status-chip'
import type { CohortRow } from './cohort-rows'
import { cohortsMessages } from './cohorts-messages.generated'
import { cohortsPaths } from './cohorts-paths'

const words = cohortsMessages.list
const names = ({ agencies }: CohortRow) => agencies.map(({ code, shortName }) => `${code} ${shortName}`)

/** Columns of the cohorts; the number of agencies opens what it counts. */
export function cohortColumns(onEdit: (row: CohortRow) => void): DataColumn<CohortRow>[] {
  return [
    {
      id: 'monitor',
      header: words.monitor,
      rowHeader: true,
      sortValue: (row) => row.user.fullName,
      cell: (row) => (
        <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="4px 8px">
          {row.user.fullName}
          {!row.isActive && (
            <StatusChip palette="neutral" icon={UserX}>
              {words.former}
            </StatusChip>
          )}
        </chakra.span>
      ),
    },
    {
      id: 'cohort',
      header: words.cohort,
      align: 'end',
      sortValue: (row) => row.cohortNumber,
      cell: (row) => row.cohortNumber ?? words.several,
    },
    {
      id: 'agencies',
      header: words.agencies,
      sortValue: (row) => row.agencies.length,
      exported: [
        { heading: words.agencies, value: (row) => row.agencies.length },
        { heading: cohortsMessages.columns.agencyNames, value: (row) => names(row).join('; ') },
      ],
      cell: (row) => <AgencyNames row={row} />,
    },
    {
      id: 'changed',
      header: words.changed,
      sortValue: (row) => row.changedOn,
      cell: (row) =>
        row.changedBy && row.changedOn ? (
          words.changedBy({ name: row.changedBy.fullName, when: formatDate(row.changedOn) })
        ) : (
          <chakra.span color="fg.subtle">-</chakra.span>
        ),
    },
    {
      id: 'actions',
      header: words.actions,
      align: 'end',
      cell: (row) => <CohortActions row={row} onEdit={onEdit} />,
    },
  ]
}

function AgencyNames({ row }: { row: CohortRow }) {
  return row.agencies.length === 0 ? (
    <chakra.span color="fg.subtle">{words.none}</chakra.span>
  ) : (
    <chakra.details minWidth="0">
      <chakra.summary cursor="pointer" minHeight={{ base: '44px', md: '32px' }} lineHeight="32px">
        {words.agencyCount({ n: row.agencies.length })}
      </chakra.summary>
      <chakra.ul columnWidth="180px" fontSize="md">
        {names(row).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </chakra.ul>
    </chakra.details>
  )
}

function CohortActions({ row, onEdit }: { row: CohortRow; onEdit: (row: CohortRow) => void }) {
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="6px 12px">
      {row.id !== null && (
        <TextLink to={cohortsPaths.history(row.id)} aria-label={words.historyOf({ name: row.user.fullName })}>
          {words.history}
        </TextLink>
      )}
      {row.edit.allowed && (
        <Button size="sm" aria-label={words.editOf({ name: row.user.fullName })} onClick={() => onEdit(row)}>
          {words.edit}
        </Button>
      )}
    </chakra.span>
  )
}
