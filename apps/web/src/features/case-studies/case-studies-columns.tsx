import { complianceYearName } from '@portal/domain'
import { formatDateTime } from '../../lib/format'
import { TextLink } from '../../ui/action/link'
import { NoBreak, type DataColumn } from '../../ui/table/data-table'
import { caseStudiesMessages } from './case-studies-messages.generated'
import { caseStudiesPaths } from './case-studies-paths'
import type { CaseStudyRowFieldsFragment as Row } from './case-studies.generated'
import { CaseStudyStatusChip } from './case-study-status'

const words = caseStudiesMessages.list
const heads = words.columns

/** Columns of the list; the theme opens the record. */
export const caseStudiesColumns: DataColumn<Row>[] = [
  {
    id: 'theme',
    header: heads.theme,
    rowHeader: true,
    sortValue: ({ theme }) => theme,
    cell: ({ id, theme }) => <TextLink to={caseStudiesPaths.one(id)}>{theme}</TextLink>,
  },
  {
    id: 'agency',
    header: heads.agency,
    sortValue: ({ lea }) => lea.shortName,
    cell: ({ lea }) => lea.shortName,
  },
  {
    id: 'year',
    header: heads.year,
    sortValue: ({ year }) => year,
    cell: ({ year }) => <NoBreak>{complianceYearName(year)}</NoBreak>,
  },
  {
    id: 'part',
    header: heads.part,
    sortValue: ({ part }) => part,
    cell: ({ part }) => <NoBreak>{part}</NoBreak>,
  },
  { id: 'students', header: heads.students, align: 'end', cell: ({ students }) => students },
  {
    id: 'status',
    header: heads.status,
    sortValue: ({ status }) => status,
    cell: ({ status }) => <CaseStudyStatusChip status={status} />,
  },
  { id: 'author', header: heads.author, cell: ({ author }) => author.fullName },
  { id: 'reviewer', header: heads.reviewer, cell: ({ reviewer }) => reviewer?.fullName ?? words.noReviewer },
  {
    id: 'changedOn',
    header: heads.changedOn,
    sortValue: ({ changedOn }) => changedOn,
    cell: ({ changedOn }) => <NoBreak>{formatDateTime(changedOn)}</NoBreak>,
  },
]
