import { isUnder } from './is-under.js'

/** Parts of the portal that a system of record may lack. Users, sign-in and the list of agencies it must have. */
export const portalFeatures = [
  'self-assessment',
  'findings',
  'notes',
  'notices',
  'calendar',
  'search',
  'help',
  'tasks',
  'announcements',
  'dashboards',
  'agency-content',
  'content',
  'audit-trail',
  'preferences',
  'users',
  'roles',
  'clients',
  'compliance-years',
  'determination-years',
  'dispute-years',
] as const
export type PortalFeature = (typeof portalFeatures)[number]

const addresses: readonly (readonly [address: string, feature: PortalFeature])[] = [
  ['/user/dashboard/self-assessment', 'self-assessment'],
  ['/compliance/findings', 'findings'],
  ['/compliance/notes', 'notes'],
  ['/user/search', 'search'],
  ['/help/tutorials', 'help'],
  ['/user/tasks', 'tasks'],
  ['/user/announcements', 'announcements'],
  ['/user/notices', 'notices'],
  ['/compliance/lea/admin-editing', 'agency-content'],
  ['/compliance/self-assessment/admin-editing', 'content'],
  ['/compliance/required-documents/admin-editing', 'content'],
  ['/admin/audit-trail', 'audit-trail'],
  ['/user/preferences', 'preferences'],
  ['/admin/users', 'users'],
  ['/admin/roles', 'roles'],
  ['/admin/clients', 'clients'],
  ['/admin/launch-compliance-year', 'compliance-years'],
  ['/admin/launch-local-determinations-year', 'determination-years'],
  ['/admin/launch-dispute-resolution-year', 'dispute-years'],
]

/** The part of the portal that an address belongs to; undefined for addresses that every installation has. */
export function portalFeatureOf(path: string): PortalFeature | undefined {
  return addresses.find(([address]) => isUnder(path, address))?.[1]
}

/** Whether an address can be shown at a system of record that lacks these parts. */
export function addressIsOffered(path: string, missing: readonly string[]): boolean {
  const feature = portalFeatureOf(path)
  return feature === undefined || !missing.includes(feature)
}
