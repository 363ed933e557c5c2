import type {
  AnswerOf,
  bulkDisableRow,
  getLea,
  getPreferences,
  getRole,
  getUser,
  launchComplianceYear,
  listAuditEvents,
  listUsers,
  previewComplianceYearLaunch,
  previewUserImport,
} from '@portal/rest-contract'
import type { z } from 'zod'
import { aLea } from './stub-data.js'

type UserRow = AnswerOf<typeof getUser>
type UserPage = AnswerOf<typeof listUsers>
type Role = AnswerOf<typeof getRole>
type Preferences = AnswerOf<typeof getPreferences>
type LeaContent = AnswerOf<typeof getLea>
type LaunchPreview = AnswerOf<typeof previewComplianceYearLaunch>
type LaunchSummary = AnswerOf<typeof launchComplianceYear>
type ImportPreview = AnswerOf<typeof previewUserImport>
type BulkDisableRow = z.infer<typeof bulkDisableRow>
type AuditPage = AnswerOf<typeof listAuditEvents>
type AuditEvent = AuditPage['rows'][number]

const yes = { allowed: true, reason: null }
const no = { allowed: false, reason: 'The account is enabled.' }

export function aUserRow(id: string, overrides: Partial<UserRow> = {}): UserRow {
  return {
    id,
    userName: `${id}@allegany.example`,
    fullName: `Person ${id}`,
    email: `${id}@allegany.example`,
    phoneNumber: '(301) 555-0100',
    title: 'Coordinator',
    jobTitle: null,
    sortOrder: 0,
    contactInfoDisplayed: false,
    leaId: 1,
    leaName: 'Agency 1',
    preferredLeaId: null,
    roles: ['LocalUser'],
    selectedLeas: [],
    isEnabled: true,
    isDeleted: false,
    isLocked: false,
    pendingEmail: null,
    mailBouncedOn: null,
    lastLoginDate: null,
    edit: yes,
    editDetails: yes,
    editContactInfo: yes,
    disable: yes,
    enable: no,
    remove: yes,
    restore: no,
    unblock: no,
    sendPasswordReset: yes,
    changedBy: null,
    changedOn: null,
    version: 1,
    ...overrides,
  }
}

export function aUserPage(rows: UserRow[], overrides: Partial<UserPage> = {}): UserPage {
  return {
    rows,
    total: rows.length,
    page: 1,
    pageSize: 25,
    source: 'all',
    counts: { all: rows.length, active: rows.length, disabled: 0 },
    create: yes,
    exportActive: yes,
    importUsers: yes,
    ...overrides,
  }
}

export function aRole(id: string, overrides: Partial<Role> = {}): Role {
  return {
    id,
    name: 'Reader',
    description: 'Reads everything.',
    usersCount: 0,
    permissions: ['users.view'],
    isBuiltIn: false,
    edit: yes,
    remove: yes,
    version: 1,
    ...overrides,
  }
}

export function thePreferences(overrides: Partial<Preferences> = {}): Preferences {
  return {
    notifications: [
      {
        group: 'findings',
        label: 'Findings',
        description: 'Findings and their steps.',
        channel: 'Immediate',
        isLegal: true,
      },
    ],
    onlyPreferredLeas: false,
    preferredLeas: [],
    mailBouncedOn: null,
    theme: 'system',
    language: 'en',
    homePage: null,
    homePages: [{ path: '/dashboard', name: 'Dashboard' }],
    version: 0,
    ...overrides,
  }
}

export function aLeaContent(id: number, overrides: Partial<LeaContent> = {}): LeaContent {
  return {
    ...aLea(id),
    intro: '<p>Welcome.</p>',
    contacts: [{ name: 'Pat Lee', title: 'Director', email: 'pat@one.example', phoneNumber: '' }],
    links: [{ label: 'Home', url: 'https://one.example' }],
    schoolYears: [{ year: 2026, firstDay: '2026-08-31', lastDay: '2027-06-15' }],
    logo: null,
    changedBy: null,
    changedOn: null,
    edit: yes,
    ...overrides,
  }
}

export const aLogo = { fileName: 'logo.png', mime: 'image/png', size: 9, sha256: 'ab'.repeat(32) }

export function aLaunchPreview(overrides: Partial<LaunchPreview> = {}): LaunchPreview {
  return {
    next: { id: 2027, name: '2027 - 2028' },
    launch: yes,
    agencies: 24,
    contents: [
      { questionnaireId: null, part: 'Part B', title: 'Part B', state: 'Copied', selfAssessments: 0 },
    ],
    selfAssessments: 24,
    carriedOver: [{ what: 'open self-assessments', count: 3 }],
    usersNeverSignedIn: 2,
    notReady: ['2 users have never signed in.'],
    ...overrides,
  }
}

export function aLaunchSummary(overrides: Partial<LaunchSummary> = {}): LaunchSummary {
  return {
    year: { id: 2027, name: '2027 - 2028' },
    launchedBy: { id: 'u-1', fullName: 'Ana Alder' },
    launchedOn: '2027-07-01T12:00:00.000Z',
    created: [{ what: 'self-assessments', count: 24 }],
    contents: [],
    notReady: [],
    ...overrides,
  }
}

export function anImportPreview(overrides: Partial<ImportPreview> = {}): ImportPreview {
  return {
    id: '22222222-2222-4222-8222-222222222222',
    fileName: 'august.csv',
    rows: 2,
    goodRows: 1,
    badRows: 1,
    errors: [{ row: 3, column: 'Email', value: 'nobody', message: 'Enter a valid email.' }],
    errorsTotal: 1,
    byRole: [{ role: 'LocalUser', count: 1 }],
    sample: [],
    apply: { allowed: false, reason: 'One row is refused.' },
    ...overrides,
  }
}

export function aBulkDisableRow(id: string, overrides: Partial<BulkDisableRow> = {}): BulkDisableRow {
  return {
    id,
    fullName: `Person ${id}`,
    userName: `${id}@allegany.example`,
    leaName: 'Agency 1',
    roles: ['LocalUser'],
    disable: yes,
    ...overrides,
  }
}

export function anAuditEvent(seq: number, overrides: Partial<AuditEvent> = {}): AuditEvent {
  return {
    seq,
    at: '2026-11-01T08:00:00.000Z',
    actor: { id: 'u-1', fullName: 'Ana Alder' },
    actorRole: 'StateMonitor',
    action: 'disableUser',
    targetType: 'user',
    targetId: 'u-2',
    targetName: 'Ben Birch',
    leaId: 1,
    leaName: 'Agency 1',
    year: null,
    changes: [{ field: 'isEnabled', before: 'true', after: 'false' }],
    reason: null,
    ip: '203.0.113.9',
    requestId: 'request-1',
    ...overrides,
  }
}

export function anAuditPage(rows: AuditEvent[]): AuditPage {
  return { rows, total: rows.length, page: 1, pageSize: 25 }
}
