import {
  inLea,
  uuid,
  type Arguments,
  type Attempts,
  type FieldVerdict,
  type Prepare,
} from '../../testing/access/graphql-kit.js'
import { clientInput, personInput, type GraphqlWorld, type Row } from '../../testing/access/graphql-world.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                        record   | anon half dis | SA   SM   LI     DRS    LA     LU    | CL
viewer                       -        | out  out  out | ok   ok   ok     ok     ok     ok    | ok
users                        -        | 401  401  401 | all  all  own    all    own    own   | own
users                        foreign  | 401  401  401 | all  all  hidden all    hidden hidden | hidden
jurisdictionUsers            own      | 401  401  401 | own  own  403    403    own    403   | own
jurisdictionUsers            foreign  | 401  401  401 | all  all  403    403    hidden 403   | hidden
contactUsers                 -        | 401  401  401 | all  all  own    all    own    own   | 403
user                         own      | 401  401  401 | ok   ok   404    404    ok     404   | ok
user                         foreign  | 401  401  401 | ok   ok   404    404    404    404   | 404
user                         missing  | 401  401  401 | 404  404  404    404    404    404   | 404
userByUserName               own      | 401  401  401 | ok   ok   404    404    ok     404   | ok
userByUserName               foreign  | 401  401  401 | ok   ok   404    404    404    404   | 404
userByUserName               missing  | 401  401  401 | 404  404  404    404    404    404   | 404
createUser                   own      | 401  401  401 | ok   ok   403    403    ok     403   | 403
createUser                   foreign  | 401  401  401 | ok   ok   403    403    no     403   | 403
createUser                   missing  | 401  401  401 | bad  bad  403    403    no     403   | 403
confirmEmailChange           -        | open open open | open open open  open   open   open  | open
resendEmailChange            -        | 401  401  401 | 404  404  404    404    404    404   | 403
cancelEmailChange            -        | 401  401  401 | 404  404  404    404    404    404   | 403
updateUser                   own      | 401  401  401 | ok   ok   no     no     ok     no    | 403
updateUser                   foreign  | 401  401  401 | ok   ok   no     no     404    404   | 403
updateUser                   missing  | 401  401  401 | 404  404  404    404    404    404   | 403
patchUser                    own      | 401  401  401 | ok   ok   no     no     ok     no    | 403
patchUser                    foreign  | 401  401  401 | ok   ok   no     no     404    404   | 403
patchUser                    missing  | 401  401  401 | 404  404  404    404    404    404   | 403
updateContactInfo            own      | 401  401  401 | ok   ok   403    403    ok     403   | 403
updateContactInfo            foreign  | 401  401  401 | ok   ok   403    403    404    403   | 403
updateContactInfo            missing  | 401  401  401 | 404  404  403    403    404    403   | 403
disableUser                  own      | 401  401  401 | ok   ok   403    403    403    403   | 403
disableUser                  foreign  | 401  401  401 | ok   ok   403    403    403    403   | 403
disableUser                  missing  | 401  401  401 | 404  404  403    403    403    403   | 403
enableUser                   own      | 401  401  401 | may  may  403    403    403    403   | 403
enableUser                   missing  | 401  401  401 | 404  404  403    403    403    403   | 403
deleteUser                   own      | 401  401  401 | ok   ok   403    403    403    403   | 403
deleteUser                   foreign  | 401  401  401 | ok   ok   403    403    403    403   | 403
deleteUser                   missing  | 401  401  401 | 404  404  403    403    403    403   | 403
restoreUser                  own      | 401  401  401 | may  may  403    403    403    403   | 403
restoreUser                  missing  | 401  401  401 | 404  404  403    403    403    403   | 403
unblockUser                  own      | 401  401  401 | may  may  403    403    may    403   | 403
unblockUser                  foreign  | 401  401  401 | may  may  403    403    404    403   | 403
unblockUser                  missing  | 401  401  401 | 404  404  403    403    404    403   | 403
adminResetPassword           own      | 401  401  401 | ok   ok   403    403    ok     403   | 403
adminResetPassword           foreign  | 401  401  401 | ok   ok   403    403    404    403   | 403
adminResetPassword           missing  | 401  401  401 | 404  404  403    403    404    403   | 403
previewBulkDisable           own      | 401  401  401 | ok   ok   403    403    403    403   | 403
previewBulkDisable           foreign  | 401  401  401 | ok   ok   403    403    403    403   | 403
bulkDisableUsers             own      | 401  401  401 | ok   ok   403    403    403    403   | 403
bulkDisableUsers             foreign  | 401  401  401 | ok   ok   403    403    403    403   | 403
bulkDisableUsers             missing  | 401  401  401 | 404  404  403    403    403    403   | 403
applyUserImport              missing  | 401  401  401 | 404  404  403    403    404    403   | 403
preferences                  -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
savePreferences              -        | 401  401  401 | may  may  may    may    may    may   | 403
saveListColumns              -        | 401  401  401 | ok   ok   ok     ok     ok     ok    | 403
permissions                  -        | 401  401  401 | ok   ok   403    403    403    403   | 403
roles                        -        | 401  401  401 | ok   ok   403    403    403    403   | 403
offeredRoles                 -        | 401  401  401 | ok   ok   403    403    ok     403   | 403
role                         own      | 401  401  401 | ok   ok   403    403    403    403   | 403
role                         missing  | 401  401  401 | 404  404  403    403    403    403   | 403
roleByName                   own      | 401  401  401 | ok   ok   403    403    403    403   | 403
roleByName                   missing  | 401  401  401 | 404  404  403    403    403    403   | 403
createRole                   -        | 401  401  401 | ok   ok   403    403    403    403   | 403
updateRole                   own      | 401  401  401 | ok   ok   403    403    403    403   | 403
updateRole                   missing  | 401  401  401 | 404  404  403    403    403    403   | 403
deleteRole                   own      | 401  401  401 | ok   ok   403    403    403    403   | 403
deleteRole                   missing  | 401  401  401 | 404  404  403    403    403    403   | 403
clients                      -        | 401  401  401 | ok   403  403    403    403    403   | 403
client                       own      | 401  401  401 | ok   403  403    403    403    403   | 403
client                       missing  | 401  401  401 | 404  403  403    403    403    403   | 403
clientScopes                 -        | open open open | open open open  open   open   open                 | open
registerClient               -        | 401  401  401 | ok   403  403    403    403    403   | 403
updateClient                 own      | 401  401  401 | ok   403  403    403    403    403   | 403
updateClient                 missing  | 401  401  401 | 404  403  403    403    403    403   | 403
rotateClientSecret           own      | 401  401  401 | ok   403  403    403    403    403   | 403
rotateClientSecret           missing  | 401  401  401 | 404  403  403    403    403    403   | 403
revokeClient                 own      | 401  401  401 | ok   403  403    403    403    403   | 403
revokeClient                 missing  | 401  401  401 | 404  403  403    403    403    403   | 403
`

const somebody = (world: GraphqlWorld, record: string): Promise<Row> =>
  world.person(world.leas[record === 'foreign' ? 'foreign' : 'own'] ?? 0)

const onUser: Prepare = async (world, record) => ({
  id: record === 'missing' ? uuid : (await somebody(world, record)).id,
})

const onUserInput =
  (more: (row: Row) => Arguments): Prepare =>
  async (world, record) => {
    const row = await somebody(world, record)
    return { input: { ...more(row), id: record === 'missing' ? uuid : row.id, version: row.version } }
  }

const onUsers: Prepare = async (world, record) => ({
  ids: [record === 'missing' ? uuid : (await somebody(world, record)).id],
})

const onRole: Prepare = async (world, record) => ({
  id: record === 'missing' ? uuid : (await world.role()).id,
})

const onClient =
  (more: (world: GraphqlWorld, row: Row) => Arguments): Prepare =>
  async (world, record) => {
    const row = await world.client()
    return more(world, { ...row, id: record === 'missing' ? uuid : row.id })
  }

const newClient = (world: GraphqlWorld): Arguments =>
  clientInput(`Client ${world.next()}`, world.leas['own'] ?? 0)

export const attempts: Attempts = {
  users: inLea,
  jurisdictionUsers: inLea,
  contactUsers: inLea,
  user: onUser,
  userByUserName: async (world, record) => ({
    userName: record === 'missing' ? 'nobody@x.example' : (await somebody(world, record))['userName'],
  }),
  createUser: (world, record) => ({
    input: personInput(`${world.next()}@person.example`, world.leas[record] ?? 0),
  }),
  confirmEmailChange: () => ({ input: { token: 'none' } }),
  updateUser: onUserInput((row) => ({
    email: row['email'],
    fullName: 'Other Name',
    title: 'Ms.',
    phoneNumber: row['phoneNumber'],
    roles: row['roles'],
    leaId: row['leaId'],
    selectedLeas: [],
  })),
  patchUser: onUserInput(() => ({ title: 'Dr.' })),
  updateContactInfo: onUserInput(() => ({ contactInfoDisplayed: false, sortOrder: 1 })),
  disableUser: onUser,
  enableUser: onUser,
  deleteUser: onUser,
  restoreUser: onUser,
  unblockUser: onUser,
  adminResetPassword: onUser,
  previewBulkDisable: onUsers,
  bulkDisableUsers: onUsers,
  applyUserImport: () => ({ id: uuid }),
  savePreferences: () => ({ input: { language: 'en', notifications: [], theme: 'system', version: 9999 } }),
  saveListColumns: () => ({ input: { list: 'users', hidden: ['email'] } }),
  role: onRole,
  roleByName: (_world, record) => ({ name: record === 'missing' ? 'Nobody' : 'LocalUser' }),
  createRole: (world) => ({
    input: { name: `Role ${world.next()}`, description: 'x', permissions: ['users.view'] },
  }),
  updateRole: async (world, record) => {
    const { id, version, name } = await world.role()
    const permissions = ['users.view']
    return { input: { id: record === 'missing' ? uuid : id, version, name, description: 'y', permissions } }
  },
  deleteRole: onRole,
  client: onClient((_world, { id }) => ({ id })),
  registerClient: (world) => ({ input: newClient(world) }),
  updateClient: onClient((world, { id, version }) => ({ input: { ...newClient(world), id, version } })),
  rotateClientSecret: onClient((_world, { id, version }) => ({ id, version, keepPrevious: true })),
  revokeClient: onClient((_world, { id, version }) => ({ id, version })),
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
AdminResetPasswordPayload: errors user
ApplyUserImportPayload: created errors preview
BulkDisableRow: disable fullName id leaName roles userName
BulkDisableUsersPayload: disabled errors rows
Client: allLeas changedBy changedOn contact createdBy createdOn edit expiresOn id lastUsedFrom lastUsedOn leaIds name previousSecretUntil requestsPerMinute revoke revokedOn rotate scopes secretCreatedOn state version
ClientPayload: client errors
ClientScope: description isStateWide name value
ClientSecretPayload: client errors
DeleteRolePayload: errors role
EmailChangePayload: errors
HomePageChoice: name path
ListColumns: hidden list
ListColumnsPayload: errors listColumns
NotificationChoice: channel description group isLegal label
OfferedRole: grant hasSelectedLeas isBuiltIn label name needsLea
Permission: description editOnly groupName name value
PreferencesPayload: errors preferences
Role: description edit id isBuiltIn name permissions remove usersCount version
RolePayload: errors role
UserCounts: active all disabled
UserImportError: column message row value
UserImportPreview: apply badRows byRole errors errorsTotal fileName goodRows id rows sample
UserImportRoleCount: count role
UserImportRow: email fullName jobTitle leaId leaName phoneNumber role row title
UserPage: counts create exportActive importUsers page pageSize rows source total
UserPayload: errors user
UserPreferences: homePage homePages language mailBouncedOn notifications onlyPreferredLeas preferredLeas theme version
UserRow: changedBy changedOn contactInfoDisplayed disable edit editContactInfo editDetails email enable fullName id isDeleted isEnabled isLocked jobTitle lea leaId leaName phoneNumber preferredLea preferredLeaId remove restore roles selectedLeas sendPasswordReset sortOrder title unblock userName version
Viewer: email fullName id isLiaison isLocalAdmin isLocalUser isStateMonitor jobTitle lastLoginDate leaId leaName listColumns missingRooms permissions phoneNumber roles specialReadOnly title userName
`

export const fieldsWithVerdicts: Record<string, FieldVerdict> = {
  // Contact users are shown without their last sign-in.
  'UserRow.lastLoginDate': {
    query: '{ users(pageSize: 200) { rows { lastLoginDate } } }',
    readers: ['SA', 'SM', 'LA', 'CL'],
    others: ['LI', 'DRS', 'LU'],
  },
  // The same rule as for the last sign-in, proved at the API.
  'UserRow.mailBouncedOn': { query: '', readers: [], others: [] },
  // Only for the user's own account; proved at the API.
  'UserRow.pendingEmail': { query: '', readers: [], others: [] },
  // Returned once, to whoever created the client; refusals of the mutations are in the table.
  'ClientSecretPayload.secret': { query: '', readers: [], others: [] },
}
