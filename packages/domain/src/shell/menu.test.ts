import { expect, test } from 'vitest'
import { menuItems } from './menu.js'
import { mayOpen, visibleMenu, type Available } from './visible-menu.js'

const links = menuItems.flatMap((item) =>
  item.link ? [item.link] : (item.subMenus ?? []).map((sub) => sub.link),
)
const pages = menuItems.flatMap(({ page }) => page ?? [])
const everything: Available = {
  links: new Set([...links, ...pages]),
  events: new Set(['Calendar', 'Notepad']),
}

const audits = [
  'Self-Assessment',
  'Desk Audit',
  'Services / Related Services Audit',
  'Policies & Procedures Audit',
  'Alternate Framework Audit',
  'Restraint & Seclusion Audit',
]
const determinations = [
  'Local Dashboard',
  'State Dashboard',
  'Data Sources',
  'Score Management',
  'Expanded Results',
  'Clone Setup',
  'Data Export',
  'Summary Performance',
  'Jurisdiction-Level Trend Performance',
  'State-Level Trend Performance',
  'Report Templates',
  'Report Builder',
]
const disputes = [
  'State Dashboard',
  'State Complaints',
  'Due Process & Mediation Requests',
  'Family Support Contact Log',
  'Data Exports',
  'Reports',
]
const plans = ['Improvement Plans', 'Corrective Action Plans']
const training = { 'Training Materials': ['Training Materials'] }

const ofMonitor = {
  'Compliance Monitoring': [
    'State Dashboard',
    'Local Dashboard',
    'Calendar',
    ...audits,
    'Case Studies',
    'Notepad',
    'Jurisdiction Reports',
    ...plans,
    'Content Editor',
    'Report Template Manager',
  ],
  'Local Determinations': determinations,
  'Dispute Resolution & Family Support': disputes,
  Admin: [
    'Users',
    'Compliance Year Manager',
    'Local Determinations Fiscal Year Manager',
    'Dispute Resolution Fiscal Year Manager',
  ],
  ...training,
}
const ofLocalUser = {
  'Compliance Monitoring': ['Local Dashboard', 'Calendar', ...audits, 'Jurisdiction Reports', ...plans],
  ...training,
}
const expected: Record<string, Record<string, string[]>> = {
  StateMonitor: ofMonitor,
  StateAdmin: ofMonitor,
  LocalAdmin: { ...ofLocalUser, Admin: ['Users'] },
  LocalUser: ofLocalUser,
  DEILiaison: {
    'Compliance Monitoring': ['State Dashboard', 'Local Dashboard', ...audits, 'Case Studies', ...plans],
    'Local Determinations': ['Local Dashboard'],
    ...training,
  },
  DisputeResolutionStaff: {
    'Compliance Monitoring': [
      'State Dashboard',
      'Local Dashboard',
      'Calendar',
      ...audits,
      'Case Studies',
      'Jurisdiction Reports',
      ...plans,
    ],
    'Local Determinations': determinations,
    'Dispute Resolution & Family Support': disputes,
    ...training,
  },
}

test.each(Object.entries(expected))('shows %s exactly the items of the role', (role, groups) => {
  const shown = Object.fromEntries(
    visibleMenu([role], everything).map((group) => [group.name, group.items.map((item) => item.name)]),
  )
  expect(shown).toEqual(groups)
})

test('shows nothing to a person without a known role', () => {
  expect(visibleMenu(['Nobody'], everything)).toEqual([])
})

test('shows only what exists, and a parent only with its existing sub-items', () => {
  const some: Available = {
    links: new Set(['/user/dashboard', '/compliance/lea/admin-editing']),
    events: new Set(),
  }
  expect(visibleMenu(['StateMonitor'], some)).toMatchObject([
    {
      name: 'Compliance Monitoring',
      items: [{ name: 'Local Dashboard' }, { name: 'Content Editor', subMenus: [{ name: 'LEA Content' }] }],
    },
  ])
})

test.each(menuItems)('opens $id in one way', ({ link, event, subMenus }) => {
  expect([link, event, subMenus].filter(Boolean)).toHaveLength(1)
})

test('uses each id and each address once', () => {
  const ids = menuItems.flatMap((item) => [item, item.subMenus ?? []].flat()).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(links).size).toBe(links.length)
})

test.each([
  ['/user/landing', 'LocalUser', true],
  ['/user/statedashboard', 'LocalUser', false],
  ['/user/statedashboard', 'LocalAdmin', false],
  ['/user/statedashboard', 'DEILiaison', true],
  ['/user/statedashboard', 'DisputeResolutionStaff', true],
  ['/user/dashboard', 'LocalUser', true],
  ['/user/dashboard/self-assessment/12', 'LocalUser', true],
  ['/user/dashboard/case-studies/3', 'LocalUser', false],
  ['/user/dashboards', 'LocalUser', true],
  ['/admin/users', 'LocalUser', false],
  ['/admin/users', 'LocalAdmin', true],
  ['/admin/users', 'DisputeResolutionStaff', false],
  ['/admin/users', 'StateAdmin', true],
  ['/compliance/lea/admin-editing', 'DisputeResolutionStaff', false],
  ['/compliance/self-assessment/admin-editing/editor/5', 'LocalAdmin', false],
  ['/dispute-resolution/hearing-report', 'DEILiaison', false],
  ['/compliance/notes', 'StateMonitor', true],
  ['/compliance/notes/templates', 'StateAdmin', true],
  ['/compliance/notes', 'DisputeResolutionStaff', false],
  ['/compliance/notes', 'DEILiaison', false],
  ['/compliance/notes/templates', 'LocalAdmin', false],
])('answers for %s as %s: %s', (path, role, verdict) => {
  expect(mayOpen(path, [role])).toBe(verdict)
})
