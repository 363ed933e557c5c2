import { auditMenu } from '../audits/types/audit-kinds.js'
import { isUnder } from './is-under.js'

/**
 * Parts of the portal that a system of record may lack, with the addresses that belong to them. Users, sign-in and the list of
 * agencies it must have.
 */
const parts = {
  'self-assessment': ['/user/dashboard/self-assessment'],
  findings: ['/compliance/findings'],
  // Before the audits, under whose addresses they stand.
  incidents: ['/user/dashboard/restraint-seclusion/incidents'],
  participation: ['/user/dashboard/alternate-framework/participation'],
  audits: Object.values(auditMenu).map((name) => `/user/dashboard/${name}`),
  notes: ['/compliance/notes'],
  notices: ['/user/notices'],
  calendar: [],
  search: ['/user/search'],
  help: ['/help/tutorials'],
  tasks: ['/user/tasks'],
  announcements: ['/user/announcements'],
  dashboards: [],
  'agency-content': ['/compliance/lea/admin-editing'],
  // Before the editors, under whose address it stands.
  'related-services-content': ['/compliance/desk-review/admin-editing/editor/services'],
  content: [
    '/compliance/self-assessment/admin-editing',
    '/compliance/required-documents/admin-editing',
    '/compliance/desk-review/admin-editing',
    '/compliance/policies-procedures/admin-editing',
    '/compliance/alternate-framework/admin-editing',
    '/compliance/restraint-seclusion/admin-editing',
  ],
  'audit-trail': ['/admin/audit-trail'],
  preferences: ['/user/preferences'],
  users: ['/admin/users'],
  roles: ['/admin/roles'],
  clients: ['/admin/clients'],
  'compliance-years': ['/admin/launch-compliance-year'],
  'determination-years': ['/admin/launch-local-determinations-year'],
  'dispute-years': ['/admin/launch-dispute-resolution-year'],
  'case-studies': ['/user/dashboard/case-studies'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type PortalFeature = keyof typeof parts

export const portalFeatures = Object.keys(parts) as PortalFeature[]

/** The part of the portal that an address belongs to; undefined for addresses that every installation has. */
export function portalFeatureOf(path: string): PortalFeature | undefined {
  return portalFeatures.find((part) => parts[part].some((address) => isUnder(path, address)))
}

/** Whether an address can be shown at a system of record that lacks these parts. */
export function addressIsOffered(path: string, missing: readonly string[]): boolean {
  const feature = portalFeatureOf(path)
  return feature === undefined || !missing.includes(feature)
}
