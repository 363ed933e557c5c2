import { chakra } from '@chakra-ui/react'
import { calendarDay } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { TextLink } from '../../../ui/action/link'
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import type { ProngPlace } from '../audits-paths'
import { studentColumn } from '../record/student-column'
import { RequestDueChip, RequestStateChip, requestStateText } from './request-state'
import { requestPaths } from './requests-address'
import { requestsMessages as words } from './requests-messages.generated'
import type { DocumentRequestFieldsFragment as Row } from './requests.generated'

const names = words.columns

/** Columns of the requests of a prong. */
export const requestColumns = (place: ProngPlace): DataColumn<Row>[] => [
  {
    id: 'request',
    header: names.request,
    rowHeader: true,
    sortValue: ({ id }) => id,
    exported: [
      { heading: names.number, value: ({ id }) => id },
      { heading: names.request, value: ({ text }) => text },
    ],
    cell: ({ id, text }) => (
      <chakra.span display="block" minWidth={{ md: '220px' }} overflowWrap="anywhere">
        <TextLink to={requestPaths.request(place, id)}>{shortened(text)}</TextLink>
      </chakra.span>
    ),
  },
  studentColumn(place, names.student),
  {
    id: 'item',
    header: names.item,
    sortValue: ({ itemNumber }) => itemNumber,
    exported: [
      { heading: names.item, value: ({ itemNumber }) => itemNumber || words.recordAsAWhole },
      { heading: names.itemText, value: ({ itemText }) => itemText },
    ],
    cell: ({ itemId, itemNumber, itemText }) =>
      itemId === null ? words.recordAsAWhole : <span title={itemText}>{itemNumber}</span>,
  },
  ...progressColumns,
]

/** How far a request is, and with whom. */
const progressColumns: DataColumn<Row>[] = [
  {
    id: 'state',
    header: names.state,
    sortValue: ({ state }) => state,
    exported: [{ heading: names.state, value: requestStateText }],
    cell: (row) => <RequestStateChip request={row} />,
  },
  {
    id: 'due',
    header: names.due,
    sortValue: ({ dueOn }) => dueOn,
    exported: [{ heading: names.due, value: ({ dueOn }) => ({ day: dueOn }) }],
    cell: (row) => (
      <chakra.span display="grid" gap="2px" justifyItems={{ base: 'end', md: 'start' }}>
        <NoBreak>{formatDate(row.dueOn)}</NoBreak>
        <RequestDueChip request={row} short />
      </chakra.span>
    ),
  },
  {
    id: 'files',
    header: names.files,
    align: 'end',
    sortValue: ({ files }) => files,
    cell: ({ files }) => files,
  },
  {
    id: 'requestedBy',
    header: names.requestedBy,
    sortValue: ({ requestedBy }) => requestedBy.fullName,
    cell: ({ requestedBy }) => requestedBy.fullName,
  },
  dayColumn('requestedOn', ({ requestedOn }) => requestedOn),
  {
    id: 'answeredBy',
    header: names.answeredBy,
    sortValue: ({ answeredBy }) => answeredBy?.fullName ?? null,
    cell: ({ answeredBy }) => answeredBy?.fullName ?? words.none,
  },
  dayColumn('answeredOn', ({ answeredOn }) => answeredOn),
  {
    id: 'assignees',
    header: names.assignees,
    sortValue: assigneesOf,
    cell: (row) => assigneesOf(row) || words.none,
  },
]

function dayColumn(id: 'requestedOn' | 'answeredOn', instant: (row: Row) => string | null): DataColumn<Row> {
  return {
    id,
    header: names[id],
    sortValue: instant,
    exported: [
      {
        heading: names[id],
        value: (row) => {
          const at = instant(row)
          return at && { day: calendarDay(new Date(at)) }
        },
      },
    ],
    cell: (row) => {
      const at = instant(row)
      return <NoBreak>{at ? formatDate(at) : words.none}</NoBreak>
    },
  }
}

function assigneesOf({ assignees }: Row): string {
  return assignees.map(({ fullName }) => fullName).join(', ')
}

/** The first line of a request, at most so long that a row stays a row. */
function shortened(text: string): string {
  const [line = ''] = text.split('\n')
  return line.length > 90 || line !== text ? `${line.slice(0, 89).trimEnd()}…` : line
}
