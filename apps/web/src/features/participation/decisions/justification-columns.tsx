import { chakra } from '@chakra-ui/react'
import { justificationStatuses, ratedSubjects, rateText, type RatedSubject } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { TextLink } from '../../../ui/action/link'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import type { ToggleRow } from '../../../ui/list/chosen/chosen-rows'
import { RowCheckbox } from '../../../ui/list/chosen/row-checkbox'
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import { JustificationChip } from '../justification-chip'
import { participationMessages } from '../participation-messages.generated'
import { participationPaths } from '../participation-paths'
import type { ParticipationRowFieldsFragment } from '../participation.generated'

const words = participationMessages.decisions

/** An agency whose numbers need a justification; the id is that of the agency. */
export interface JustificationRow {
  id: number
  lea: ParticipationRowFieldsFragment['lea']
  status: string
  row: ParticipationRowFieldsFragment
}

interface Selection {
  selected: ReadonlySet<number>
  toggle: ToggleRow
}

const aboveText = ({ row }: JustificationRow, threshold: number): string =>
  row.exceeding
    .flatMap((key) => {
      const subject = key as RatedSubject
      const counts = row[subject]
      return counts ? [`${ratedSubjects[subject]} ${rateText(counts, threshold)}`] : []
    })
    .join(', ')

/** Columns of the justifications; only what is submitted can be chosen. */
export function justificationColumns(
  threshold: number,
  selection: Selection | undefined,
): DataColumn<JustificationRow>[] {
  return [
    {
      id: 'agency',
      header: participationMessages.list.agency,
      rowHeader: true,
      sortValue: ({ lea }) => lea.shortName,
      cell: (row) => <AgencyCell row={row} selection={selection} />,
    },
    {
      id: 'above',
      header: words.above,
      sortValue: (row) => aboveText(row, threshold),
      cell: (row) => aboveText(row, threshold),
    },
    {
      id: 'status',
      header: words.status,
      sortValue: ({ status }) => justificationStatuses.findIndex((one) => one === status),
      exported: [{ heading: words.status, value: ({ status }) => status }],
      cell: ({ status }) => <JustificationChip status={status} />,
    },
    {
      id: 'dueOn',
      header: words.dueOn,
      sortValue: ({ row }) => row.justification.dueOn,
      cell: ({ status, row: { justification } }) =>
        justification.dueOn === null ? (
          '-'
        ) : (
          <DeadlineChip
            dueOn={justification.dueOn}
            doneOn={status === 'Submitted' || status === 'Accepted' ? justification.submittedOn : null}
            rule={participationMessages.justification.dueRule}
          />
        ),
    },
    {
      id: 'submittedOn',
      header: words.submittedOn,
      sortValue: ({ row }) => row.justification.submittedOn,
      cell: ({ row: { justification } }) => (
        <NoBreak>{justification.submittedOn ? formatDate(justification.submittedOn) : '-'}</NoBreak>
      ),
    },
  ]
}

/** The agency with the box that chooses it, where it is submitted. */
function AgencyCell({
  row: { id, lea, status, row },
  selection,
}: {
  row: JustificationRow
  selection: Selection | undefined
}) {
  return (
    <chakra.span display="flex" alignItems="center" gap="10px">
      {selection &&
        (status === 'Submitted' ? (
          <RowCheckbox
            id={id}
            label={words.choose({ agency: lea.shortName })}
            selected={selection.selected}
            toggle={selection.toggle}
          />
        ) : (
          <chakra.span flex="none" width="18px" />
        ))}
      <TextLink to={participationPaths.justification(row.id)}>{lea.shortName}</TextLink>
    </chakra.span>
  )
}
