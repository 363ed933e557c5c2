import { expect, it } from 'vitest'
import { aViewer } from '../testing/viewer-builder'
import { administrationTabs } from './administration-tabs'

const labels = (over: Parameters<typeof aViewer>[0]) =>
  administrationTabs(aViewer(over)).map(({ label }) => label)

it('shows the pages under Users that somebody may see', () => {
  expect(labels({ roles: ['StateAdmin'] })).toEqual(['Users', 'Contacts', 'Roles', 'Clients', 'Audit trail'])
  expect(labels({ roles: ['LocalUser'] })).toEqual([])
  expect(labels({ roles: ['LocalAdmin'] })).toEqual(['Users', 'Contacts'])
})

it('leaves out what the system of record does not have', () => {
  expect(labels({ roles: ['StateAdmin'], missingRooms: ['clients', 'audit-trail'] })).toEqual([
    'Users',
    'Contacts',
    'Roles',
  ])
})
