import { hasJurisdiction, spellRoleName, type TableCell } from '@portal/domain'
import { userExportColumns, type exportUsers, type QueryOf } from '@portal/rest-contract'
import type { ApiActor } from '../../../server/requests/authenticate.js'
import type { ApiDeps } from '../../../server/deps.js'
import type { RequestContext } from '../../../server/requests/route.js'
import {
  aboutExport,
  insistOnSheetSize,
  portionsOf,
  type ExportedTable,
} from '../../../server/files/send-table.js'
import { listVisibleAgencies } from '../../agencies/agencies-read-model.js'
import { listAllUserRows } from './accounts-pages-read-model.js'
import { recordAct } from '../../../server/command.js'

type Column = (typeof userExportColumns)[number]
type Row = Awaited<ReturnType<typeof listAllUserRows>>[number]

const headings: Record<Column, string> = {
  userName: 'User Name',
  fullName: 'Full Name',
  email: 'Email',
  phoneNumber: 'Phone Number',
  leaName: 'Jurisdiction',
  role: 'Role',
  lastLoginDate: 'Last Login Date',
}

const cells: Record<Column, (row: Row) => TableCell> = {
  userName: ({ userName }) => userName,
  fullName: ({ fullName }) => fullName,
  email: ({ email }) => email,
  phoneNumber: ({ phoneNumber }) => phoneNumber,
  leaName: ({ roles, leaName }) => (hasJurisdiction(roles) ? leaName : null),
  role: ({ roles }) => roles.map(spellRoleName).join(', '),
  lastLoginDate: ({ lastLoginAt }) => lastLoginAt,
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
  { actor, ctx }: { actor: ApiActor; ctx: RequestContext },
  query: QueryOf<typeof exportUsers>,
): Promise<ExportedTable> {
  const { format, columns: wanted, ...filter } = query
  const columns = userExportColumns.filter((name) => wanted === undefined || wanted.split(',').includes(name))
  const { rows, jurisdiction } = await deps.db.transaction(async (tx) => {
    const rows = await listAllUserRows(tx, actor, filter)
    await recordAct({ tx, actor, ctx }, 'exportUsers', {
      targetType: 'user',
      targetId: 'export',
      leaId: filter.leaId ?? actor.leaId,
      after: { ...query, users: rows.length },
    })
    const agencies = filter.leaId === undefined ? [] : await listVisibleAgencies(tx, actor, true)
    return { rows, jurisdiction: agencies.find(({ id }) => id === filter.leaId)?.name }
  })
  const standing = (row: Row): string =>
    [
      row.deletedAt !== null ? 'Deleted' : row.isEnabled ? 'Active' : 'Disabled',
      row.lockedUntil !== null && row.lockedUntil > ctx.now && 'Locked',
    ]
      .filter(Boolean)
      .join(', ')
  insistOnSheetSize(format, rows.length)
  return {
    format,
    name: ['accounts', 'users'],
    now: ctx.now,
    title: 'Users',
    headings: [...columns.map((column) => headings[column]), 'Status'],
    about: [
      ...aboutExport({ actor, now: ctx.now }, [
        ['Show', shows[filter.show]],
        ['Jurisdiction', jurisdiction],
        ['Role', filter.role && spellRoleName(filter.role)],
        ['Search', filter.q],
        ['Order', filter.sort],
      ]),
      ['Users', rows.length.toLocaleString('en-US')],
      ['Last Login Date', 'Eastern time; empty for people who never signed in.'],
    ],
    portions: portionsOf(rows, (row) => [...columns.map((column) => cells[column](row)), standing(row)]),
  }
}
