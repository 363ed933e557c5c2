import type { AnswerOf, getUser, previewUserImport } from '@portal/rest-contract'
import {
  importForm,
  isState,
  sysadmin,
  uuid,
  type Attempt,
  type Attempts,
  type Prepare,
} from '../../testing/access/access-kit.js'
import type { CallerName } from '../../testing/access/access-legend.js'
import { clientInput, personInput, userNames, type AccessWorld } from '../../testing/access/access-world.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                      record        | anon half dis  | SA   SM   LI         DRS    LA      LU        | CL
getMe                     -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | ok
listUsers                 -             | 401  401  401  | all  all  shown-own  shown  own     shown-own | own
listUsers                 foreign       | 401  401  401  | all  all  hidden     shown  hidden  hidden    | hidden
listUsersPage             -             | 401  401  401  | all  all  shown-own  shown  own     shown-own | own
listJurisdictionUsers     own           | 401  401  401  | own  own  403        403    own     403       | own
listJurisdictionUsers     foreign       | 401  401  401  | all  all  403        403    hidden  403       | hidden
listJurisdictionUsers     missing       | 401  401  401  | own  own  403        403    hidden  403       | hidden
listContactUsers          -             | 401  401  401  | shown shown shown-own shown shown-own shown-own | 403
listContactUsers          foreign       | 401  401  401  | shown shown hidden   shown  hidden  hidden    | 403
getUser                   self          | 401  401  401  | ok   ok   ok         ok     ok      ok        | 404
getUser                   own           | 401  401  401  | ok   ok   404        404    ok      404       | ok
getUser                   foreign       | 401  401  401  | ok   ok   404        404    404     404       | 404
getUser                   missing       | 401  401  401  | 404  404  404        404    404     404       | 404
getUserByUserName         own           | 401  401  401  | ok   ok   404        404    ok      404       | ok
getUserByUserName         foreign       | 401  401  401  | ok   ok   404        404    404     404       | 404
getUserByUserName         missing       | 401  401  401  | 404  404  404        404    404     404       | 404
createUser                own           | 401  401  401  | ok   ok   403        403    ok      403       | 403
createUser                foreign       | 401  401  401  | ok   ok   403        403    no      403       | 403
createUser                missing       | 401  401  401  | bad  bad  403        403    no      403       | 403
createUser                monitor       | 401  401  401  | ok   ok   403        403    403     403       | 403
createUser                sysadmin      | 401  401  401  | ok   403  403        403    403     403       | 403
confirmEmailChange        -             | open open open | open open open       open   open    open      | open
resendEmailChange         -             | 401  401  401  | 404  404  404        404    404     404       | 403
cancelEmailChange         -             | 401  401  401  | 404  404  404        404    404     404       | 403
updateUser                self          | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
updateUser                self-promoted | 401  401  401  | 403  403  403        403    403     403       | 403
updateUser                own           | 401  401  401  | ok   ok   no         no     ok      no        | 403
updateUser                promoted      | 401  401  401  | ok   ok   no         no     403     no        | 403
updateUser                foreign       | 401  401  401  | ok   ok   no         no     404     404       | 403
updateUser                missing       | 401  401  401  | 404  404  404        404    404     404       | 403
updateUser                sysadmin      | 401  401  401  | ok   403  no         no     404     404       | 403
patchUser                 self          | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
patchUser                 self-promoted | 401  401  401  | 403  403  403        403    403     403       | 403
patchUser                 own           | 401  401  401  | ok   ok   no         no     ok      no        | 403
patchUser                 foreign       | 401  401  401  | ok   ok   no         no     404     404       | 403
patchUser                 missing       | 401  401  401  | 404  404  404        404    404     404       | 403
updateContactInfo         own           | 401  401  401  | ok   ok   403        403    ok      403       | 403
updateContactInfo         foreign       | 401  401  401  | ok   ok   403        403    404     403       | 403
updateContactInfo         missing       | 401  401  401  | 404  404  403        403    404     403       | 403
disableUser               own           | 401  401  401  | ok   ok   403        403    403     403       | 403
disableUser               foreign       | 401  401  401  | ok   ok   403        403    403     403       | 403
disableUser               missing       | 401  401  401  | 404  404  403        403    403     403       | 403
disableUser               sysadmin      | 401  401  401  | may  403  403        403    403     403       | 403
enableUser                own           | 401  401  401  | may  may  403        403    403     403       | 403
enableUser                foreign       | 401  401  401  | may  may  403        403    403     403       | 403
enableUser                missing       | 401  401  401  | 404  404  403        403    403     403       | 403
deleteUser                own           | 401  401  401  | ok   ok   403        403    403     403       | 403
deleteUser                foreign       | 401  401  401  | ok   ok   403        403    403     403       | 403
deleteUser                missing       | 401  401  401  | 404  404  403        403    403     403       | 403
restoreUser               own           | 401  401  401  | may  may  403        403    403     403       | 403
restoreUser               foreign       | 401  401  401  | may  may  403        403    403     403       | 403
restoreUser               missing       | 401  401  401  | 404  404  403        403    403     403       | 403
unblockUser               own           | 401  401  401  | may  may  403        403    may     403       | 403
unblockUser               foreign       | 401  401  401  | may  may  403        403    404     403       | 403
unblockUser               missing       | 401  401  401  | 404  404  403        403    404     403       | 403
adminResetPassword        own           | 401  401  401  | ok   ok   403        403    ok      403       | 403
adminResetPassword        foreign       | 401  401  401  | ok   ok   403        403    404     403       | 403
adminResetPassword        missing       | 401  401  401  | 404  404  403        403    404     403       | 403
exportActiveUsers         -             | 401  401  401  | all  all  403        403    own     403       | 403
exportActiveUsers         foreign       | 401  401  401  | all  all  403        403    hidden  403       | 403
exportUsers               -             | 401  401  401  | all  all  403        403    own     403       | 403
exportUsers               foreign       | 401  401  401  | all  all  403        403    hidden  403       | 403
previewUserImport         -             | 401  401  401  | ok   ok   403        403    ok      403       | 403
applyUserImport           own           | 401  401  401  | ok   ok   403        403    ok      403       | 403
applyUserImport           foreign       | 401  401  401  | 404  404  403        403    404     403       | 403
applyUserImport           missing       | 401  401  401  | 404  404  403        403    404     403       | 403
previewBulkDisable        own           | 401  401  401  | ok   ok   403        403    403     403       | 403
previewBulkDisable        foreign       | 401  401  401  | ok   ok   403        403    403     403       | 403
bulkDisableUsers          own           | 401  401  401  | ok   ok   403        403    403     403       | 403
bulkDisableUsers          foreign       | 401  401  401  | ok   ok   403        403    403     403       | 403
bulkDisableUsers          missing       | 401  401  401  | 404  404  403        403    403     403       | 403
getPreferences            -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
savePreferences           -             | 401  401  401  | may  may  may        may    may     may       | 403
saveListColumns           -             | 401  401  401  | ok   ok   ok         ok     ok      ok        | 403
listPermissions           -             | 401  401  401  | ok   ok   403        403    403     403       | 403
listRoles                 -             | 401  401  401  | ok   ok   403        403    403     403       | 403
listRolesPage             -             | 401  401  401  | ok   ok   403        403    403     403       | 403
listOfferedRoles          -             | 401  401  401  | ok   ok   403        403    ok      403       | 403
getRole                   own           | 401  401  401  | ok   ok   403        403    403     403       | 403
getRole                   missing       | 401  401  401  | 404  404  403        403    403     403       | 403
getRoleByName             own           | 401  401  401  | ok   ok   403        403    403     403       | 403
getRoleByName             missing       | 401  401  401  | 404  404  403        403    403     403       | 403
createRole                -             | 401  401  401  | ok   ok   403        403    403     403       | 403
createRole                beyond-own    | 401  401  401  | ok   403  403        403    403     403       | 403
updateRole                own           | 401  401  401  | ok   ok   403        403    403     403       | 403
updateRole                beyond-own    | 401  401  401  | ok   403  403        403    403     403       | 403
updateRole                missing       | 401  401  401  | 404  404  403        403    403     403       | 403
deleteRole                own           | 401  401  401  | ok   ok   403        403    403     403       | 403
deleteRole                missing       | 401  401  401  | 404  404  403        403    403     403       | 403
listClients               -             | 401  401  401  | ok   403  403        403    403     403       | 403
getClient                 own           | 401  401  401  | ok   403  403        403    403     403       | 403
getClient                 missing       | 401  401  401  | 404  403  403        403    403     403       | 403
registerClient            -             | 401  401  401  | ok   403  403        403    403     403       | 403
updateClient              own           | 401  401  401  | ok   403  403        403    403     403       | 403
updateClient              missing       | 401  401  401  | 404  403  403        403    403     403       | 403
rotateClientSecret        own           | 401  401  401  | ok   403  403        403    403     403       | 403
rotateClientSecret        missing       | 401  401  401  | 404  403  403        403    403     403       | 403
revokeClient              own           | 401  401  401  | ok   403  403        403    403     403       | 403
revokeClient              missing       | 401  401  401  | 404  403  403        403    403     403       | 403
`

type UserRow = AnswerOf<typeof getUser>

async function somebody(world: AccessWorld, record: string, caller: CallerName): Promise<UserRow> {
  if (record.startsWith('self')) return world.user(userNames[caller] ?? sysadmin)
  if (record === 'sysadmin') return world.administrator()
  return world.person(world.leas[record === 'foreign' ? 'foreign' : 'own'] ?? 0)
}

const onUser =
  (request: (row: UserRow, record: string) => Omit<Attempt, 'params'> = () => ({})): Prepare =>
  async (world, record, caller) => {
    const row = await somebody(world, record, caller)
    return { params: { id: record === 'missing' ? uuid : row.id }, ...request(row, record) }
  }

function editedUser(row: UserRow, record: string): object {
  const { email, fullName, phoneNumber, leaId, preferredLeaId, selectedLeas, version } = row
  const promotion = record.endsWith('promoted')
    ? { roles: row.roles.includes('StateAdmin') ? ['StateMonitor'] : ['StateAdmin'], leaId: null }
    : {}
  const roles = record === 'promoted' ? { roles: ['StateMonitor'], leaId: null } : promotion
  return {
    email,
    fullName,
    phoneNumber,
    leaId,
    preferredLeaId,
    selectedLeas,
    version,
    roles: row.roles,
    title: row.title ?? 'Ms.',
    ...roles,
  }
}

const onUsers: Prepare = async (world, record) => ({
  body: { ids: [record === 'missing' ? uuid : (await world.person(world.leas[record] ?? 0)).id] },
})

async function importPreview(world: AccessWorld, token: string | undefined): Promise<string> {
  const { body } = await world.api.call<AnswerOf<typeof previewUserImport>>(
    'post',
    '/api/account/users/import',
    {
      ...(token !== undefined && { token }),
      form: importForm(world),
    },
  )
  return body.id
}

const leaQuery: Prepare = (world, record) => ({
  query: record === '-' ? '?pageSize=200' : `?leaId=${world.leas[record]}&pageSize=200`,
})

const roleOf = async (
  world: AccessWorld,
  record: string,
): Promise<{ id: string; version: number; name: string }> => {
  if (record !== 'beyond-own') return world.role()
  const { body } = await world.steps.send<{ id: string; version: number; name: string }>(
    sysadmin,
    'get',
    '/api/account/roles/name/StateAdmin',
  )
  return body
}

const onClient =
  (more: (world: AccessWorld) => object): Prepare =>
  async (world, record) => {
    const { id, version } = await world.client()
    return { params: { id: record === 'missing' ? uuid : id }, body: { ...more(world), version } }
  }

const newClient = (world: AccessWorld) => clientInput(`Client ${world.next()}`, world.leas['own'] ?? 0)

export const callsOnOneself = ['applyUserImport']

export const attempts: Attempts = {
  listUsers: leaQuery,
  listUsersPage: () => ({ params: { page: 1, pageSize: 200 } }),
  listJurisdictionUsers: leaQuery,
  listContactUsers: leaQuery,
  getUser: onUser(),
  getUserByUserName: async (world, record, caller) => ({
    params: {
      userName: record === 'missing' ? 'nobody@x.example' : (await somebody(world, record, caller)).userName,
    },
  }),
  createUser: (world, record) => {
    const roles = { monitor: ['StateMonitor'], sysadmin: ['StateAdmin'] }[record]
    const given = roles === undefined ? { leaId: world.leas[record] ?? 0 } : { roles }
    return { body: personInput(`${world.next()}@person.example`, given) }
  },
  confirmEmailChange: () => ({ body: { token: 'none' } }),
  updateUser: onUser((row, record) => ({ body: editedUser(row, record) })),
  patchUser: onUser((row, record) => {
    const roles = record.endsWith('promoted')
      ? { roles: row.roles.includes('StateAdmin') ? ['StateMonitor'] : ['StateAdmin'], leaId: null }
      : { title: row.title ?? 'Ms.' }
    return { body: { ...roles, version: row.version } }
  }),
  updateContactInfo: onUser(({ version }) => ({
    body: { contactInfoDisplayed: false, sortOrder: 1, version },
  })),
  disableUser: onUser(),
  enableUser: onUser(),
  deleteUser: onUser(),
  restoreUser: onUser(),
  unblockUser: onUser(),
  adminResetPassword: onUser(),
  exportActiveUsers: (world, record) => ({ body: record === '-' ? {} : { leaId: world.leas[record] } }),
  exportUsers: (world, record) => ({ query: record === '-' ? '' : `?leaId=${world.leas[record]}` }),
  previewUserImport: (world) => ({ form: importForm(world) }),
  applyUserImport: async (world, record, caller) => {
    if (record === 'missing') return { params: { id: uuid } }
    const mayPreview = isState(caller) || caller === 'LA'
    // Somebody else's: the monitor's for everybody but the monitor.
    const other = caller === 'SM' ? 'SA' : 'SM'
    const by = record === 'own' && mayPreview ? caller : other
    return { params: { id: await importPreview(world, world.tokens.get(by)) } }
  },
  previewBulkDisable: onUsers,
  bulkDisableUsers: onUsers,
  savePreferences: () => ({
    body: { notifications: [], theme: 'system', language: 'en', homePage: null, version: 999 },
  }),
  saveListColumns: () => ({ params: { list: 'users' }, body: { hidden: ['email'] } }),
  listRolesPage: () => ({ params: { page: 1, pageSize: 10 } }),
  getRole: async (world, record) => ({
    params: { id: record === 'missing' ? uuid : (await world.role()).id },
  }),
  getRoleByName: (_world, record) => ({
    params: { roleName: record === 'missing' ? 'Nobody' : 'LocalUser' },
  }),
  createRole: (world, record) => ({
    body: {
      name: `Role ${world.next()}`,
      description: 'x',
      permissions: record === 'beyond-own' ? ['administrators.manage'] : ['users.view'],
    },
  }),
  updateRole: async (world, record) => {
    const { id, version, name } = await roleOf(world, record)
    const { body } = await world.steps.send<{ permissions: string[] }>(
      sysadmin,
      'get',
      `/api/account/roles/${id}`,
    )
    return {
      params: { id: record === 'missing' ? uuid : id },
      body: { name, description: 'Other words.', permissions: body.permissions, version },
    }
  },
  deleteRole: async (world, record) => ({
    params: { id: record === 'missing' ? uuid : (await world.role()).id },
  }),
  getClient: onClient(() => ({})),
  registerClient: (world) => ({ body: newClient(world) }),
  updateClient: onClient(newClient),
  rotateClientSecret: onClient(() => ({ keepPrevious: true })),
  revokeClient: onClient(() => ({})),
}
