import { sysadmin } from '../../testing/access/access-kit.js'
import { get, ofAttempt, type UpdateFile } from '../../testing/updates/update-kit.js'

export const updateCases: UpdateFile['updateCases'] = [
  {
    call: 'updateAnnouncement',
    user: sysadmin,
    subject: async (world) => {
      const { id = 0 } = await ofAttempt(world, 'updateAnnouncement')
      const fields = {
        title: 'Closed',
        body: '<p>All day.</p>',
        severity: 'Important',
        roles: ['LocalUser'],
        leaIds: [1],
        fromDay: '2021-01-01',
        toDay: '2998-12-31',
        dismissible: true,
      }
      return { params: { id }, fields, read: () => get(world, sysadmin, `/api/announcements/${id}`) }
    },
  },
]

export const notStored: UpdateFile['notStored'] = {
  // How the act is done.
  updateAnnouncement: ['showAgain'],
}
