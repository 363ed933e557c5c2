import { chakra } from '@chakra-ui/react'
import { annualReportStatuses } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { TextLink } from '../../../ui/action/link'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import type { ToggleRow } from '../../../ui/list/chosen/chosen-rows'
import { RowCheckbox } from '../../../ui/list/chosen/row-checkbox'
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import { AnnualChip } from './annual-chip'
import { annualMessages as m } from './annual-messages.generated'
import { annualPaths } from './annual-paths'
import type { AnnualRowFieldsFragment } from './annual.generated'

const words = m.list

/** A report in the list; the id is that of the agency. */
export interface AnnualRow extends Omit<AnnualRowFieldsFragment, 'id'> {
  id: number
  recordId: string
}

interface Selection {
  selected: ReadonlySet<number>
  toggle: ToggleRow
}

/** Whether the state has the report. */
export const isFiled = (status: string) => status === 'Certified' || status === 'Accepted'

/** Columns of the annual reports; only what is certified can be chosen. */
export function annualColumns(selection: Selection | undefined, isState: boolean): DataColumn<AnnualRow>[] {
  return [
    {
      id: 'agency',
      header: words.agency,
      rowHeader: true,
      sortValue: ({ lea }) => lea.shortName,
      cell: (row) => <AgencyCell row={row} selection={selection} />,
    },
    {
      id: 'status',
      header: words.status,
      sortValue: ({ status }) => annualReportStatuses.findIndex((one) => one === status),
      exported: [{ heading: words.status, value: ({ status }) => status }],
      cell: ({ status }) => <AnnualChip status={status} />,
    },
    {
      id: 'dueOn',
      header: words.dueOn,
      sortValue: ({ dueOn }) => dueOn,
      cell: ({ dueOn, status, certifiedOn }) =>
        status === 'Accepted' && certifiedOn === null ? (
          '-'
        ) : (
          <DeadlineChip dueOn={dueOn} doneOn={isFiled(status) ? certifiedOn : null} rule={m.dueRule} />
        ),
    },
    {
      id: 'certifiedOn',
      header: words.certifiedOn,
      sortValue: ({ certifiedOn }) => certifiedOn,
      cell: ({ certifiedOn }) => <NoBreak>{certifiedOn ? formatDate(certifiedOn) : '-'}</NoBreak>,
    },
    countColumn('incidents', m.incidents),
    countColumn('students', m.students),
    {
      id: 'per100',
      header: m.per100,
      align: 'end',
      sortValue: ({ per100 }) => sortable(per100),
      exported: [{ heading: m.per100, value: ({ per100 }) => per100 }],
      cell: ({ per100 }) => per100,
    },
    ...(isState
      ? [
          {
            id: 'registered',
            header: words.registered,
            align: 'end' as const,
            sortValue: ({ registered }: AnnualRow) => registered,
            cell: ({ registered }: AnnualRow) => registered?.toLocaleString('en-US') ?? '-',
          },
        ]
      : []),
  ]
}

/** A number in a text, to sort by; null for what is hidden. */
export const sortable = (text: string): number | null => (/^\d/.test(text) ? Number.parseFloat(text) : null)

const countColumn = (name: 'incidents' | 'students', header: string): DataColumn<AnnualRow> => ({
  id: name,
  header,
  align: 'end',
  sortValue: ({ [name]: { value } }) => value,
  exported: [{ heading: header, value: ({ [name]: { value, text } }) => value ?? text }],
  cell: ({ [name]: count }) => countText(count),
})

/** A count as screens show it, with commas between thousands. */
export const countText = ({ value, text }: { value: number | null; text: string }) =>
  value?.toLocaleString('en-US') ?? text

/** The agency with the box that chooses it, where its report is certified. */
function AgencyCell({
  row: { id, recordId, lea, status },
  selection,
}: {
  row: AnnualRow
  selection: Selection | undefined
}) {
  return (
    <chakra.span display="flex" alignItems="center" gap="10px">
      {selection &&
        (status === 'Certified' ? (
          <RowCheckbox
            id={id}
            label={words.choose({ agency: lea.shortName })}
            selected={selection.selected}
            toggle={selection.toggle}
          />
        ) : (
          <chakra.span flex="none" width="18px" />
        ))}
      <TextLink to={annualPaths.one(recordId)}>{lea.shortName}</TextLink>
    </chakra.span>
  )
}
