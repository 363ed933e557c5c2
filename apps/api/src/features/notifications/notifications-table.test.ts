import { noticeGroup, noticeRules, notificationGroups, type NoticeKind } from '@portal/domain'
import { and, eq, inArray, isNull, like, max, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database, OpenDatabase } from '../../db/database.js'
import {
  findingAssignments,
  findings,
  leas,
  monitorCohortLeas,
  monitorCohorts,
  notices,
  outgoingMails,
  questionnaireResponses,
  subsectionAssignments,
  subsectionResponses,
  userPreferences,
  userRoles,
  users,
} from '../../db/schema/index.js'
import { openTestDatabase } from '../../testing/test-database.js'
import { notify, notifyAgencies, type Notice } from './notifications-notices-store.js'

const allegany = 1
const admin = 'admin@allegany.example'
const admin2 = 'admin2@allegany.example'
/** Works on the subsection and on the finding; her colleague works on neither. */
const user = 'user@allegany.example'
const colleague = 'colleague@allegany.example'
/** Leads; another monitor does not. */
const lead = 'monitor@state.example'
const monitor2 = 'monitor2@state.example'
const sysadmin = 'sysadmin@state.example'
const disputes = 'disputes@state.example'
/** Whom the event is about: by the rule alone, for he has nothing else to do with it. */
const person = 'user@howard.example'

const admins = [admin, admin2]
const assigned = [...admins, user]
const ofTheWork = [...assigned, lead]
const ofFindings = [...admins, lead, sysadmin]
/** With the local administrators of all agencies. */
const launch = [lead, monitor2, sysadmin]

/** The table of domain definition 9.1, as far as there are features for its events: who is notified of what, and nobody else. */
const table: [row: string, events: [kind: NoticeKind, to: readonly string[]][]][] = [
  [
    'activation, local activation, due in 30/7/1 days, overdue',
    [
      ['selfAssessmentActivated', ofTheWork],
      ['selfAssessmentStarted', ofTheWork],
      ['selfAssessmentDue', ofTheWork],
      ['selfAssessmentOverdue', ofTheWork],
    ],
  ],
  [
    'assigned, removed, due changed',
    [
      ['assigned', [person]],
      ['unassigned', [person]],
      ['recordToReview', [person]],
      ['dueChanged', ofTheWork],
    ],
  ],
  [
    'subsection ready, returned, submitted, response needed',
    [
      ['subsectionReady', admins],
      ['subsectionReturned', [user]],
      ['subsectionSent', [lead]],
      ['subsectionRecalled', [lead]],
      ['contentUpgraded', assigned],
      ['notApplicableRequested', [lead]],
      ['notApplicableDecided', assigned],
      ['selfAssessmentSubmitted', [lead]],
      ['selfAssessmentReopened', assigned],
      ['selfAssessmentResubmitted', [lead]],
      ['selectiveReportIssued', assigned],
    ],
  ],
  [
    'document uploaded, marked Received, deleted',
    [
      ['documentsUploaded', [lead]],
      ['documentReceived', [...admins, person]],
      ['documentDeleted', [...admins, person]],
      ['recordFilesUploaded', [lead]],
    ],
  ],
  [
    'additional documentation requested, answered',
    [
      ['documentsRequested', [...admins, person]],
      ['documentRequestDue', [...admins, person]],
      ['documentRequestAnswered', [person]],
    ],
  ],
  [
    'audit notification, its steps and answers, report, correction returned, verified',
    [
      ['auditLetter', [...admins, lead]],
      ['auditStep', [...admins, lead]],
      ['auditReviewStep', [lead]],
      ['auditAnswered', [lead]],
      ['auditDue', [...admins, person, lead]],
      ['auditReminder', admins],
      ['auditToCorrect', [person]],
      ['finalReportIssued', admins],
      ['reportForAdmins', admins],
      ['reportForAll', [...assigned, colleague]],
      ['correctionReturned', assigned],
      ['correctionVerified', assigned],
      ['findingRoundFailed', assigned],
    ],
  ],
  [
    'finding issued, its levels, due in 60/30/7 days, overdue, closed',
    [
      ['findingLetter', ofFindings],
      ['findingBehind', ofFindings],
      ['findingDue', ofFindings],
      ['findingReady', [lead]],
    ],
  ],
  [
    'comment on a finding, for the agency too, for the state alone',
    [
      ['recordCommented', [...admins, person, lead]],
      ['recordCommentedInternally', [person, lead]],
      ['findingCommented', [...assigned, lead]],
      ['findingCommentedInternally', [lead]],
    ],
  ],
  [
    'case study to review, reviewed, commented',
    [
      ['caseStudyToReview', [person]],
      ['caseStudyReviewed', [person]],
      ['caseStudyCommented', [person]],
    ],
  ],
  ['student with many incidents', [['incidentsOfStudent', [...assigned, colleague]]]],
  [
    'annual report of incidents due, certified, accepted or returned',
    [
      ['annualReportDue', admins],
      ['annualReportCertified', [lead]],
      ['annualReportDecided', admins],
    ],
  ],
  [
    'justification required, submitted, accepted or returned',
    [
      ['justificationRequired', admins],
      ['justificationSubmitted', [lead]],
      ['justificationDecided', admins],
    ],
  ],
  ['justification published or withdrawn', [['justificationPublication', admins]]],
  ['letter of the state', [['stateMessage', admins]]],
  [
    'year launched',
    [
      ['yearLaunched', launch],
      ['disputeYearLaunched', [lead, monitor2, sysadmin, disputes]],
    ],
  ],
  [
    'new sign-in from an unknown device, role, address and password changed',
    [
      ['newDevice', [person]],
      ['sessionsEnded', [person]],
      ['roleChanged', [person]],
      ['addressChanged', [person]],
      ['passwordChanged', [person]],
    ],
  ],
]

const time = { now: new Date('2026-10-05T14:00:00Z'), publicUrl: 'https://portal.example' }
const sorted = (names: readonly string[]) => names.toSorted()

let database: OpenDatabase
let db: Database
let place: Pick<
  Notice,
  'leaId' | 'leadId' | 'userIds' | 'selfAssessmentId' | 'subsectionResponseIds' | 'findingId'
>

const idOf = async (name: string): Promise<string> => {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.userName, name))
  return row?.id ?? ''
}
const localAdmins = () =>
  db
    .select({ name: users.userName, leaId: users.leaId })
    .from(users)
    .where(
      and(
        users.isEnabled,
        sql`exists(select 1 from user_roles ur join roles r on r.id = ur.role_id
          where ur.user_id = ${users.id} and r.name = 'LocalAdmin')`,
      ),
    )
const named = (kind: NoticeKind) => `table:${kind}`
const event = (kind: NoticeKind): Notice => ({
  ...place,
  kind,
  key: named(kind),
  title: kind,
  text: ['it happened.'],
  link: { path: '/user/landing', words: 'See it here' },
})

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
  const [same] = await db.select().from(users).where(eq(users.userName, user))
  if (!same) throw new Error(`No user ${user}.`)
  const { id: userId } = same
  const other = { id: crypto.randomUUID(), userName: colleague, email: colleague }
  await db.insert(users).values({ ...same, ...other })
  const [role] = await db.select().from(userRoles).where(eq(userRoles.userId, userId))
  await db.insert(userRoles).values({ userId: other.id, roleId: role?.roleId ?? '' })
  launch.push(...(await localAdmins()).map(({ name }) => name))
  const [own] = await db
    .select({ id: questionnaireResponses.id, subsection: subsectionResponses.id })
    .from(questionnaireResponses)
    .innerJoin(subsectionResponses, eq(subsectionResponses.responseId, questionnaireResponses.id))
    // One that nobody works on yet.
    .leftJoin(subsectionAssignments, eq(subsectionAssignments.subsectionResponseId, subsectionResponses.id))
    .where(and(eq(questionnaireResponses.leaId, allegany), isNull(subsectionAssignments.userId)))
    .orderBy(subsectionResponses.id)
    .limit(1)
  const [finding] = await db.select({ id: findings.id }).from(findings).orderBy(findings.id).limit(1)
  const by = { userId, assignedBy: await idOf(admin), assignedOn: time.now }
  await db.insert(subsectionAssignments).values({ ...by, subsectionResponseId: own?.subsection ?? 0 })
  await db.insert(findingAssignments).values({ ...by, findingId: finding?.id ?? 0 })
  place = {
    leaId: allegany,
    leadId: await idOf(lead),
    userIds: [await idOf(person), await idOf('disabled@howard.example')],
    selfAssessmentId: own?.id ?? 0,
    subsectionResponseIds: [own?.subsection ?? 0],
    findingId: finding?.id ?? 0,
  }
})
afterAll(() => database.close())

it('has a row for every kind of event', () => {
  const kinds = table.flatMap(([, events]) => events.map(([kind]) => kind))
  expect(sorted(kinds)).toEqual(sorted(Object.keys(noticeRules)))
})

describe.each<[string, string | null]>([
  ['who has chosen nothing gets a mail at once', null],
  ['who has switched all mail off gets legal notices all the same', 'Off'],
  ['who wants mail once a day gets legal notices at once', 'Daily'],
])('%s', (_case, channel) => {
  beforeEach(async () => {
    await db.delete(notices)
    await db.delete(outgoingMails)
    await db.delete(userPreferences)
    if (channel === null) return
    const notifications = Object.fromEntries(notificationGroups.map(({ key }) => [key, channel]))
    const everybody = await db.select({ userId: users.id }).from(users)
    const rest = { theme: 'system', language: 'en', version: 1, changedOn: time.now } as const
    await db
      .insert(userPreferences)
      .values(everybody.map(({ userId }) => Object.assign({ userId, notifications }, rest)))
  })

  it.each(table)('%s', async (_row, events) => {
    for (const [kind, to] of events) {
      await notify(db, time, event(kind))
      const bell = await db
        .select({ name: users.userName })
        .from(notices)
        .innerJoin(users, eq(users.id, notices.userId))
        .where(eq(notices.key, named(kind)))
      expect({ kind, bell: sorted(bell.map(({ name }) => name)) }).toEqual({ kind, bell: sorted(to) })
      const mails = await db
        .select()
        .from(outgoingMails)
        .where(like(outgoingMails.key, `${named(kind)}:%`))
      const mailed = channel === null || noticeGroup(kind).isLegal ? to : []
      expect({ kind, mail: sorted(mails.map((mail) => mail.to)) }).toEqual({ kind, mail: sorted(mailed) })
    }
  })
})

it('tells the monitors of the cohort while who leads is out of office, and every monitor when nobody of it is in', async () => {
  const rollback = new Error('Undone.')
  const heard = (tx: Database, key: string) =>
    tx
      .select({ name: users.userName })
      .from(notices)
      .innerJoin(users, eq(users.id, notices.userId))
      .where(eq(notices.key, key))
      .orderBy(users.userName)
  const leads = await idOf(lead)
  const other = await idOf(monitor2)
  const work = db.transaction(async (tx) => {
    const tell = async (key: string, where: Partial<Notice> = {}) => {
      await notify(tx, time, { ...event('subsectionSent'), ...where, key })
      return (await heard(tx, key)).map(({ name }) => name)
    }
    const inOffice = (isEnabled: boolean) => tx.update(users).set({ isEnabled }).where(eq(users.id, leads))
    await inOffice(false)
    expect(await tell('nobody of the cohort')).toEqual([monitor2, sysadmin])
    // Another person is responsible for the agency now.
    const [latest] = await tx.select({ year: max(monitorCohorts.year) }).from(monitorCohorts)
    const [cohort] = await tx
      .select({ id: monitorCohorts.id })
      .from(monitorCohorts)
      .where(and(eq(monitorCohorts.userId, other), eq(monitorCohorts.year, latest?.year ?? 0)))
    await tx.delete(monitorCohortLeas).where(eq(monitorCohortLeas.leaId, allegany))
    await tx.insert(monitorCohortLeas).values({ cohortId: cohort?.id ?? 0, leaId: allegany })
    expect(await tell('the cohort')).toEqual([monitor2])
    expect(await tell('no lead at all', { leadId: null })).toEqual([monitor2])
    await inOffice(true)
    expect(await tell('who leads')).toEqual([lead])
    throw rollback
  })
  await expect(work).rejects.toBe(rollback)
})

it('tells many agencies in as many statements as one, each person of them once', async () => {
  const byName = new Map((await db.select().from(leas)).map(({ id, name }) => [name, id]))
  expect(byName.size).toBeGreaterThan(20)
  const letters = (keys: string, leaIds: readonly number[]) =>
    leaIds.map((leaId) => ({ ...event('stateMessage'), key: `${keys}:${leaId}`, leaId }))
  /** Statements of a letter to so many agencies. */
  async function statements(keys: string, leaIds: readonly number[]): Promise<[number, Map<number, number>]> {
    let asked = 0
    const told = await db.transaction((tx) => {
      const counted = new Proxy(tx, {
        get(target, name, self) {
          if (name === 'select' || name === 'insert') asked += 1
          return Reflect.get(target, name, self) as unknown
        },
      })
      return notifyAgencies(counted, time, letters(keys, leaIds))
    })
    return [asked, told]
  }
  const [ofOne] = await statements('one', [allegany])
  const [ofAll, told] = await statements('all', [...byName.values()])
  expect(ofAll).toBe(ofOne)
  const people = await localAdmins()
  const expected = new Map(
    people.map(({ leaId }) => [leaId, people.filter((one) => one.leaId === leaId).length]),
  )
  expect(told).toEqual(expected)
  const keys = [...byName.values()].map((leaId) => `all:${leaId}`)
  expect(await db.$count(notices, inArray(notices.key, keys))).toBe(people.length)
})
