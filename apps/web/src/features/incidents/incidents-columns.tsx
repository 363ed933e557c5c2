import { formatDate } from '../../lib/format'
import { TextLink } from '../../ui/action/link'
import { NoBreak, type DataColumn } from '../../ui/table/data-table'
import { wordOfCode, type Choices } from './incident-choices'
import { IncidentFlagChips } from './incident-flag-chips'
import { incidentsMessages } from './incidents-messages.generated'
import { incidentsPaths } from './incidents-paths'
import type { IncidentRowFieldsFragment as Row } from './incidents.generated'

const heads = incidentsMessages.list.columns

/** Columns of the register; the number opens the incident. */
export const incidentsColumns = (choices: Choices | undefined): DataColumn<Row>[] => [
  {
    id: 'number',
    header: heads.number,
    rowHeader: true,
    sortValue: ({ number }) => number,
    cell: ({ id, number }) => <TextLink to={incidentsPaths.one(id)}>{number}</TextLink>,
  },
  {
    id: 'agency',
    header: heads.agency,
    sortValue: ({ lea }) => lea.shortName,
    cell: ({ lea }) => lea.shortName,
  },
  { id: 'student', header: heads.student, cell: ({ student }) => <NoBreak>{student}</NoBreak> },
  { id: 'school', header: heads.school, sortValue: ({ school }) => school, cell: ({ school }) => school },
  {
    id: 'incidentDate',
    header: heads.incidentDate,
    sortValue: ({ incidentDate }) => incidentDate,
    cell: ({ incidentDate }) => <NoBreak>{formatDate(incidentDate)}</NoBreak>,
  },
  {
    id: 'kind',
    header: heads.kind,
    sortValue: ({ kind }) => kind,
    cell: ({ kind }) => wordOfCode(choices, 'kind', kind),
  },
  {
    id: 'minutes',
    header: heads.minutes,
    align: 'end',
    sortValue: ({ minutes }) => minutes,
    cell: ({ minutes }) => minutes,
  },
  {
    id: 'injury',
    header: heads.injury,
    sortValue: ({ injury }) => injury,
    cell: ({ injury }) => wordOfCode(choices, 'injury', injury),
  },
  { id: 'flags', header: heads.flags, cell: ({ flags }) => <IncidentFlagChips flags={flags} /> },
  {
    id: 'meetingDueOn',
    header: heads.meetingDueOn,
    cell: ({ meetingDueOn }) => <NoBreak>{formatDate(meetingDueOn)}</NoBreak>,
  },
]
