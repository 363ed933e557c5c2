import {
  exceedsThreshold,
  ratedSubjectKeys,
  ratedSubjects,
  rateText,
  type RatedSubject,
} from '@portal/domain'
import { formatDate } from '../../lib/format'
import { TextLink } from '../../ui/action/link'
import { NoBreak, type DataColumn } from '../../ui/table/data-table'
import { JustificationChip } from './justification-chip'
import { participationMessages } from './participation-messages.generated'
import { participationPaths } from './participation-paths'
import type { ParticipationRowFieldsFragment as Row } from './participation.generated'
import { RateCell } from './rate-chip'

const words = participationMessages.list
const heads = words.columns

/** Share of the tested students, to sort by; null where nobody was tested. */
const shareOf = (counts: Row['ela']) =>
  counts === null || counts.tested === 0 ? null : counts.alternate / counts.tested

function subjectColumn(key: RatedSubject, threshold: number): DataColumn<Row> {
  const subject = ratedSubjects[key]
  return {
    id: key,
    header: heads.rate({ subject }),
    align: 'end',
    sortValue: (row) => shareOf(row[key]),
    exported: [
      { heading: heads.tested({ subject }), value: (row) => row[key]?.tested ?? null },
      { heading: heads.alternate({ subject }), value: (row) => row[key]?.alternate ?? null },
      {
        heading: heads.percent({ subject }),
        value: ({ [key]: counts }) => counts && rateText(counts, threshold),
      },
      {
        heading: heads.exceeds({ subject }),
        value: ({ [key]: counts }) => counts && (exceedsThreshold(counts, threshold) ? words.yes : words.no),
      },
    ],
    cell: (row) => <RateCell counts={row[key]} threshold={threshold} />,
  }
}

/** Columns of the rate table; the agency opens its numbers. */
export function ratesColumns(threshold: number): DataColumn<Row>[] {
  return [
    {
      id: 'agency',
      header: words.agency,
      rowHeader: true,
      sortValue: ({ lea }) => lea.shortName,
      cell: ({ id, lea }) => <TextLink to={participationPaths.one(id)}>{lea.shortName}</TextLink>,
    },
    ...ratedSubjectKeys.map((subject) => subjectColumn(subject, threshold)),
    {
      id: 'justification',
      header: words.justification,
      sortValue: ({ justification }) => justification.status,
      cell: ({ justification }) => <JustificationChip status={justification.status} />,
    },
    {
      id: 'changedOn',
      header: words.changedOn,
      align: 'end',
      sortValue: ({ changedOn }) => changedOn,
      cell: ({ changedOn }) => <NoBreak>{changedOn ? formatDate(changedOn) : '-'}</NoBreak>,
    },
  ]
}
