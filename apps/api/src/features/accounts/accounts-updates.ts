import { sysadmin } from '../../testing/access/access-kit.js'
import { personInput, type AccessWorld } from '../../testing/access/access-world.js'
import { get, made, monitor, type UpdateFile } from '../../testing/updates/update-kit.js'

const onUser =
  (fields: (world: AccessWorld) => Record<string, unknown>, given: object) => async (world: AccessWorld) => {
    const { id } = await made<{ id: string }>(world, sysadmin, '/api/account/users', {
      ...personInput(`${world.next()}@person.example`, {}),
      ...given,
    })
    return {
      params: { id },
      fields: fields(world),
      read: () => get(world, sysadmin, `/api/account/users/${id}`),
    }
  }

const localPerson = ({ next, leas }: AccessWorld) => ({
  email: `${next()}@person.example`,
  fullName: 'Lee Local',
  title: 'Director',
  jobTitle: 'Director of services',
  phoneNumber: '410-555-0111',
  roles: ['LocalAdmin'],
  leaId: leas['own'],
})
const statePerson = ({ leas }: AccessWorld) => ({
  preferredLeaId: leas['own'],
  selectedLeas: [leas['own'], leas['foreign']],
})

export const updateCases: UpdateFile['updateCases'] = [
  { call: 'updateUser', user: sysadmin, subject: onUser(localPerson, { leaId: 1 }) },
  { call: 'updateUser', user: sysadmin, subject: onUser(statePerson, { roles: ['StateMonitor'] }) },
  { call: 'patchUser', user: sysadmin, subject: onUser(localPerson, { leaId: 1 }) },
  { call: 'patchUser', user: sysadmin, subject: onUser(statePerson, { roles: ['StateMonitor'] }) },
  {
    call: 'updateContactInfo',
    user: sysadmin,
    subject: onUser(() => ({ contactInfoDisplayed: true, sortOrder: 7 }), { leaId: 1 }),
  },
  {
    call: 'savePreferences',
    user: monitor,
    subject: async (world) => {
      const read = () => get(world, monitor, '/api/account/users/me/preferences')
      const { homePages } = (await read()) as { homePages: { path: string }[] }
      const fields = {
        notifications: [{ group: 'documents', channel: 'Daily' }],
        onlyPreferredLeas: true,
        theme: 'dark',
        language: 'en',
        homePage: homePages[0]?.path,
      }
      return { params: {}, fields, read }
    },
  },
  {
    call: 'updateRole',
    user: sysadmin,
    subject: async (world) => {
      const { id } = await world.role()
      const fields = { name: `Auditor ${world.next()}`, description: 'Reads.', permissions: ['users.view'] }
      return { params: { id }, fields, read: () => get(world, sysadmin, `/api/account/roles/${id}`) }
    },
  },
  {
    call: 'updateClient',
    user: sysadmin,
    subject: async (world) => {
      const { id } = await world.client()
      const { leas, api } = world
      const fields = {
        name: `Exchange ${world.next()}`,
        contact: 'us@exchange.example',
        scopes: ['agencies.read'],
        leaIds: [leas['own'], leas['foreign']],
        expiresOn: new Date(api.clock.now().getTime() + 99 * 86_400_000).toISOString().slice(0, 10),
        requestsPerMinute: 77,
      }
      return { params: { id }, fields, read: () => get(world, sysadmin, `/api/account/clients/${id}`) }
    },
  },
  {
    call: 'updateClient',
    user: sysadmin,
    subject: async (world) => {
      const { id } = await world.client()
      const fields = { allLeas: true, leaIds: [] }
      return { params: { id }, fields, read: () => get(world, sysadmin, `/api/account/clients/${id}`) }
    },
  },
]

export const notStored: UpdateFile['notStored'] = {
  // It follows the e-mail address, or is counted.
  updateUser: ['userName'],
  updateRole: ['usersCount'],
}
