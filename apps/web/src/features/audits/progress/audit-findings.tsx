import { chakra } from '@chakra-ui/react'
import { findingStatusWords, isOpenFinding } from '@portal/domain'
import { Flag } from 'lucide-react'
import { formatDate } from '../../../lib/format'
import { TextLink } from '../../../ui/action/link'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { ListCard } from '../../../ui/list/list-card'
import { useListTools } from '../../../ui/list/use-list-tools'
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import { auditsPaths } from '../audits-paths'
import type { Progress } from './progress-value'
import { progressMessages } from './progress-messages.generated'

const words = progressMessages.findings

type Row = Progress['findings'][number]

const columns: DataColumn<Row>[] = [
  {
    id: 'number',
    header: words.number,
    rowHeader: true,
    sortValue: ({ number }) => number,
    cell: ({ id, number }) => (
      <NoBreak>
        <TextLink to={auditsPaths.finding(id)}>{number}</TextLink>
      </NoBreak>
    ),
  },
  {
    id: 'requirement',
    header: words.requirement,
    sortValue: ({ title }) => title,
    exported: [{ heading: words.requirement, value: ({ citation, title }) => `${citation}, ${title}` }],
    cell: ({ citation, title }) => (
      <>
        {title}
        <chakra.span display="block" color="fg.muted">
          {citation}
        </chakra.span>
      </>
    ),
  },
  {
    id: 'items',
    header: words.items,
    exported: [{ heading: words.items, value: ({ itemNumbers }) => itemNumbers.join('; ') }],
    cell: ({ itemNumbers }) => itemNumbers.join(', '),
  },
  {
    id: 'cases',
    header: words.cases,
    sortValue: ({ remaining }) => remaining,
    exported: [{ heading: words.cases, value: casesOf }],
    cell: casesOf,
  },
  {
    id: 'newer',
    header: words.newer,
    sortValue: newerOf,
    exported: [{ heading: words.newer, value: newerOf }],
    cell: newerOf,
  },
  {
    id: 'due',
    header: words.due,
    sortValue: ({ dueOn }) => dueOn,
    exported: [{ heading: words.due, value: ({ dueOn }) => dueOn && { day: dueOn } }],
    cell: ({ dueOn, status }) =>
      dueOn && (
        <chakra.span display="grid" gap="2px" justifyItems={{ base: 'end', md: 'start' }}>
          {formatDate(dueOn)}
          {isOpenFinding(status) && <DeadlineChip dueOn={dueOn} rule={null} />}
        </chakra.span>
      ),
  },
  {
    id: 'status',
    header: words.status,
    sortValue: ({ status }) => status,
    exported: [{ heading: words.status, value: ({ status }) => findingStatusWords(status).name }],
    cell: ({ status }) => (
      <StatusChip palette={isOpenFinding(status) ? 'info' : 'done'} icon={Flag}>
        {findingStatusWords(status).name}
      </StatusChip>
    ),
  },
]

function casesOf({ cases, remaining }: Row): string {
  return cases === 0 ? words.noCases : words.casesOf({ verified: cases - remaining, cases })
}

function newerOf({ passed, ready }: Row): string {
  return passed ? words.passed : ready ? words.ready : words.waiting
}

/** The findings of an audit, with how far both prongs of each are. */
export function AuditFindings({ auditId, rows }: { auditId: number; rows: readonly Row[] }) {
  const tools = useListTools({
    list: 'audit-findings',
    title: words.caption,
    name: ['audits', 'findings', auditId],
  })
  return (
    <ListCard<Row>
      title={words.title}
      caption={words.caption}
      note={rows.length.toLocaleString('en-US')}
      wide
      list={{ rows, problem: null, refresh: () => undefined }}
      columns={columns}
      getRowId={({ id }) => String(id)}
      tools={tools}
      empty={{ title: words.empty, body: words.emptyBody }}
    />
  )
}
