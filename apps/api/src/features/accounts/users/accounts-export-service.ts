import { hasJurisdiction, spellRoleName } from '@portal/domain'
import { userExportColumns, type exportUsers, type QueryOf } from '@portal/rest-contract'
import type { ApiDeps } from '../../../server/deps.js'
import { exportedList, type ExportColumns } from '../../../server/files/exported-list.js'
import type { ExportedTable } from '../../../server/files/send-table.js'
import { listVisibleAgencies } from '../../agencies/agencies-read-model.js'
import { listAllUserRows } from './accounts-pages-read-model.js'
import type { Caller } from '../../../server/command.js'

type Column = (typeof userExportColumns)[number]
type Row = Awaited<ReturnType<typeof listAllUserRows>>[number]

const columns: ExportColumns<Column, Row> = {
  userName: { heading: 'User Name', cell: ({ userName }) => userName },
  fullName: { heading: 'Full Name', cell: ({ fullName }) => fullName },
  email: { heading: 'Email', cell: ({ email }) => email },
  phoneNumber: { heading: 'Phone Number', cell: ({ phoneNumber }) => phoneNumber },
  leaName: {
    heading: 'Jurisdiction',
    cell: ({ roles, leaName }) => (hasJurisdiction(roles) ? leaName : null),
  },
  role: { heading: 'Role', cell: ({ roles }) => roles.map(spellRoleName).join(', ') },
  lastLoginDate: { heading: 'Last Login Date', cell: ({ lastLoginAt }) => lastLoginAt },
}

const shows = {
  all: 'All Users',
  active: 'Active Users',
  disabled: 'Disabled Users',
  deleted: 'Deleted Users',
}

/** The list of users as the person sees it: filters, order and columns. That it was taken away is recorded. */
export async function exportedUsers(
  deps: ApiDeps,
  caller: Caller,
  query: QueryOf<typeof exportUsers>,
): Promise<ExportedTable> {
  const { actor, ctx } = caller
  const standing = (row: Row): string =>
    [
      row.deletedAt !== null ? 'Deleted' : row.isEnabled ? 'Active' : 'Disabled',
      row.lockedUntil !== null && row.lockedUntil > ctx.now && 'Locked',
    ]
      .filter(Boolean)
      .join(', ')
  return exportedList(deps, caller, query, {
    order: userExportColumns,
    columns,
    always: [{ heading: 'Status', cell: standing }],
    title: 'Users',
    name: ['accounts', 'users'],
    history: {
      action: 'exportUsers',
      targetType: 'user',
      leaId: query.leaId ?? actor.leaId,
      counted: 'users',
    },
    async read(tx) {
      const rows = await listAllUserRows(tx, actor, query)
      const agencies = query.leaId === undefined ? [] : await listVisibleAgencies(tx, actor, true)
      return {
        rows,
        filters: [
          ['Show', shows[query.show]],
          ['Jurisdiction', agencies.find(({ id }) => id === query.leaId)?.name],
          ['Role', query.role && spellRoleName(query.role)],
          ['Search', query.q],
          ['Order', query.sort],
        ],
        about: [
          ['Users', rows.length.toLocaleString('en-US')],
          ['Last Login Date', 'Eastern time; empty for people who never signed in.'],
        ],
      }
    },
  })
}
