import { useMemo, type ReactNode } from 'react'
import { roleInWords } from '../greeting'
import { formatDateTime } from '../../../lib/format'
import { Card } from '../../../ui/layout/card'
import { DataTable, type DataColumn } from '../../../ui/table/data-table'
import type { TeamMemberFieldsFragment as Member } from '../dashboards.generated'
import { localDashboardMessages } from './local-dashboard-messages.generated'

const m = localDashboardMessages.team

const open = (row: Member) => row.openSubsections + row.openDocuments + row.openFindings + row.openRecords

/** What can be done about the open work of a person. */
type MemberAct = (member: Member) => ReactNode

const columnsOf = (act?: MemberAct): DataColumn<Member>[] => [
  {
    id: 'user',
    header: m.user,
    rowHeader: true,
    sortValue: (row) => row.fullName,
    cell: (row) => row.fullName,
  },
  {
    id: 'roles',
    header: m.roles,
    sortValue: (row) => roleInWords(row.roles),
    cell: (row) => roleInWords(row.roles),
  },
  {
    id: 'work',
    header: m.work,
    sortValue: open,
    cell: (row) =>
      open(row) === 0
        ? m.nothing
        : [
            row.openSubsections > 0 && m.subsections({ n: row.openSubsections }),
            row.openDocuments > 0 && m.documents({ n: row.openDocuments }),
            row.openFindings > 0 && m.findings({ n: row.openFindings }),
            row.openRecords > 0 && m.records({ n: row.openRecords }),
          ]
            .filter(Boolean)
            .join(', '),
  },
  {
    id: 'login',
    header: m.login,
    sortValue: (row) => row.lastLoginAt,
    cell: (row) => (row.lastLoginAt ? formatDateTime(row.lastLoginAt) : m.never),
  },
  ...(act ? [{ id: 'act', header: m.act, cell: (row: Member) => (open(row) > 0 ? act(row) : '-') }] : []),
]

/** People of the agency, what is open for each, and when they were here last. */
export function TeamTable({ team, act }: { team: readonly Member[]; act?: MemberAct | undefined }) {
  const columns = useMemo(() => columnsOf(act), [act])
  return (
    <Card title={m.title} note={team.length} padded={false}>
      <DataTable
        caption={m.caption}
        columns={columns}
        rows={team}
        getRowId={({ id }) => id}
        sortedBy={{ id: 'work', desc: true }}
        empty={{ title: m.empty }}
      />
    </Card>
  )
}
