import {
  addDays,
  addYears,
  calendarDay,
  complianceYearOf,
  calendarDaysBetween,
  federalCalendar,
  noticeRules,
  shortDay,
} from '@portal/domain'
import { and, eq, gt, max } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auditEvents,
  auditProngs,
  auditRecords,
  audits as auditsTable,
  notices,
  outgoingMails,
  questionnaires,
  userPreferences,
  userRoles,
  users,
} from '../../db/schema/index.js'
import { auditResultSteps } from '../../testing/audits/audit-result-steps.js'
import { auditCommentSteps, auditRequestSteps } from '../../testing/audits/audit-request-steps.js'
import { auditReviewSteps } from '../../testing/audits/audit-review-steps.js'
import { auditSteps } from '../../testing/audits/audit-steps.js'
import { caseStudySteps } from '../../testing/case-study-steps.js'
import { incidentSteps } from '../../testing/incident-steps.js'
import { findingSteps, type Finding } from '../../testing/finding-steps.js'
import { noticeSteps } from '../../testing/notice-steps.js'
import { requiredDocumentSteps } from '../../testing/required-document-steps.js'
import { reviewSteps } from '../../testing/review-steps.js'
import {
  allegany,
  firstSubsection,
  selfAssessmentSteps,
  type SelfAssessment,
  type Subsection,
} from '../../testing/self-assessment-steps.js'
import { signIn } from '../../testing/sign-in.js'
import { studentCsv } from '../../testing/student-lists.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { testPassword } from '../../testing/test-config.js'
import { aPdf, upload } from '../../testing/upload-steps.js'
import { allJobs } from '../../features.js'
import { remindOfAnnualReports } from '../incidents/annual/annual-mails.js'

const monitor = 'monitor@state.example'
const monitor2 = 'monitor2@state.example'
const sysadmin = 'sysadmin@state.example'
const admin = 'admin@allegany.example'
const admin2 = 'admin2@allegany.example'
const user = 'user@allegany.example'
const disputes = 'disputes@state.example'
/** Of a subsection of its own, from the first submission on. */
const colleague = 'colleague@allegany.example'
const root = '/api/msde/self-assessment'

let api: TestApi
let told: ReturnType<typeof noticeSteps>
let steps: ReturnType<typeof selfAssessmentSteps>
beforeAll(async () => {
  api = await startTestApi()
  told = noticeSteps(api)
  steps = selfAssessmentSteps(api)
})
afterAll(() => api.close())

/** Kinds of notices that an act or a job of these tests has sent. */
const proven = new Set<string>()

/** Notices that an act sends about Allegany, and to whom; the demonstration has work of other agencies, too. */
async function toldBy(act: () => Promise<unknown>, path?: string) {
  await told.mark()
  await act()
  const kinds = await told.told(allegany, path)
  for (const kind of Object.keys(kinds)) proven.add(kind)
  return kinds
}

/** What an act answers, with the notices that it sends about Allegany. */
async function toldOf<Body>(act: () => Promise<{ body: Body }>) {
  let body: Body | undefined
  const kinds = await toldBy(async () => ({ body } = await act()))
  if (body === undefined) throw new Error('The act has answered nothing.')
  return { kinds, body }
}

/** A day that far ahead on which the state works: others would move. */
function openDay(days: number): string {
  const ahead = () => addDays(calendarDay(api.clock.now()), days)
  while (federalCalendar.closing(ahead()) !== null) api.clock.advance({ days: 1 })
  return ahead()
}

/** A job as the worker has it. */
async function run(name: string): Promise<void> {
  const job = allJobs(api.deps).find((one) => one.name === name)
  if (!job) throw new Error(`There is no job "${name}".`)
  await job.run(new AbortController().signal)
}

/** What is mailed from here on. The mailbox of the demonstration keeps only the newest. */
async function mailsAfterNow() {
  const [last] = await api.db.select({ id: max(outgoingMails.id) }).from(outgoingMails)
  return () =>
    api.db
      .select()
      .from(outgoingMails)
      .where(gt(outgoingMails.id, last?.id ?? 0))
}

/** Moves the clock on to the first hour of a day of the state. */
function advanceTo(day: string): void {
  // The last day by hours: the clocks of the state may have changed on the way.
  const whole = calendarDaysBetween(calendarDay(api.clock.now()), day) - 1
  if (whole > 0) api.clock.advance({ days: whole })
  while (calendarDay(api.clock.now()) < day) api.clock.advance({ hours: 1 })
}

describe('a self-assessment', () => {
  let open: SelfAssessment
  let first: number
  const version = async () => (await steps.subsection(admin, first)).body.version
  const done = async () => {
    await steps.complete(admin, first)
    return steps.move(user, first, 2, await version())
  }

  it('tells the agency of its activation, and those at work when it begins', async () => {
    const row = await steps.rowOf(allegany)
    expect(await toldBy(() => steps.activate(monitor, [row.id]))).toEqual({
      selfAssessmentActivated: [admin2, admin],
    })
    const begun = await toldBy(async () => {
      open = (await steps.start(admin, row.id, row.version + 1)).body
    })
    expect(begun).toEqual({ selfAssessmentStarted: [admin2, monitor] })
    first = firstSubsection(open)
  })

  it('tells a person who is assigned or taken off, and nobody of what they did to themselves', async () => {
    expect(await toldBy(() => steps.assign(admin, first, user))).toEqual({ assigned: [user] })
    const userId = await api.userId(user)
    const removed = await toldBy(() => steps.send(admin, 'post', `${root}/removeuser/${first}/${userId}`))
    expect(removed).toEqual({ unassigned: [user] })
    expect(await toldBy(() => steps.assign(admin, first, admin))).toEqual({})
    await steps.assign(admin, first, user)
  })

  it('tells the administrators that a subsection is ready, and those assigned that it was returned', async () => {
    expect(await toldBy(done)).toEqual({ subsectionReady: [admin2, admin] })
    const returned = await toldBy(async () => steps.move(admin2, first, 1, await version(), 'Say more.'))
    expect(returned).toEqual({ subsectionReturned: [admin, user] })
  })

  it('tells the monitor what is sent ahead of the whole, and taken back', async () => {
    const { questionnaireId } = await steps.rowOf(allegany)
    const rolling = (rollingSubmission: boolean) =>
      api.db.update(questionnaires).set({ rollingSubmission }).where(eq(questionnaires.id, questionnaireId))
    await rolling(true)
    await done()
    await steps.move(admin, first, 3, await version())
    const send = async (value: 0 | 1) =>
      steps.send(admin, 'put', `${root}/updatesubresponse/submitforreview2/${first}/${value}`, {
        version: await version(),
      })
    expect(await toldBy(() => send(1))).toEqual({ subsectionSent: [monitor] })
    expect(await toldBy(() => send(0))).toEqual({ subsectionRecalled: [monitor] })
    await rolling(false)
  })

  it('tells of the question whether a subsection applies, and of the decision', async () => {
    const step = (who: string, act: string) => async () =>
      steps.send<Subsection>(who, 'post', `${root}/subsection-applicability/${first}`, {
        step: act,
        reason: 'None.',
        version: await version(),
      })
    expect(await toldBy(step(admin, 'request'))).toEqual({ notApplicableRequested: [monitor] })
    expect(await toldBy(step(monitor2, 'approve'))).toEqual({
      notApplicableDecided: [admin2, admin, user],
    })
    const [mail] = await api.mailbox()
    expect(mail?.text).toContain('does not apply: the state agrees')
    expect(await toldBy(step(monitor, 'refuse'))).toEqual({ notApplicableDecided: [admin2, admin, user] })
  })

  it('tells the monitor once an hour how many documents came, and the uploader what became of one', async () => {
    const documents = requiredDocumentSteps(api)
    const category = (await documents.list(admin, allegany)).body[0]
    const id = category?.id ?? 0
    let uploaded = ''
    const first = await toldBy(async () => {
      uploaded = (await documents.upload(admin, id, ['One'])).body[0]?.id ?? ''
      await documents.upload(admin2, id, ['Two', 'Three'])
    })
    expect(first).toEqual({ documentsUploaded: [monitor] })
    const [notice] = await api.db.select().from(notices).where(eq(notices.kind, 'documentsUploaded'))
    expect(notice).toMatchObject({ events: 3, readOn: null })
    expect(notice?.title).toMatch(/has uploaded 3 documents$/)
    const mails = (await api.mailbox()).filter(({ subject }) => subject.includes('has uploaded'))
    expect(mails.map(({ subject }) => subject)).toEqual([notice?.title])
    const [queued] = await api.db
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.subject, notice?.title ?? ''))
    expect(queued?.dueAt.getUTCMinutes()).toBe(0)
    expect(Number(queued?.dueAt)).toBeGreaterThan(Number(queued?.queuedAt))
    api.clock.advance({ hours: 1 })
    expect(await toldBy(() => documents.upload(admin, id, ['Four']))).toEqual({
      documentsUploaded: [monitor],
    })

    const version = (await documents.list(monitor, allegany)).body[0]?.documents.find(
      (one) => one.id === uploaded,
    )?.version
    expect(await toldBy(() => documents.received(monitor, uploaded, true, version ?? 0))).toEqual({
      documentReceived: [admin2, admin],
    })
    expect(await toldBy(() => documents.remove(admin2, uploaded))).toEqual({ documentDeleted: [admin] })
    expect(await toldBy(() => documents.assign(admin, id, user))).toEqual({ assigned: [user] })
    expect(await toldBy(() => documents.assign(admin, id, user, 'remove'))).toEqual({ unassigned: [user] })
  })

  it('tells those at work 30, 7 and 1 days before it is due and once when it is overdue, however often it runs', async () => {
    const everybody = [admin2, admin, monitor, user]
    const due = openDay(40)
    const { version: seen } = await steps.rowOf(allegany)
    await steps.reset(monitor, open.id, seen)
    // With another due date, those who work on it are notified, too.
    expect(await toldBy(() => steps.activate(monitor, [open.id], due))).toEqual({
      selfAssessmentActivated: [admin2, admin, user],
    })
    const remind = () =>
      toldBy(async () => {
        await run('remind of self-assessments')
        await run('remind of self-assessments')
      })
    const ahead: [daysLeft: number, kinds: object][] = [
      [40, {}],
      [31, {}],
      [30, { selfAssessmentDue: everybody }],
      [29, {}],
      [8, {}],
      [7, { selfAssessmentDue: everybody }],
      [1, { selfAssessmentDue: everybody }],
      [0, {}],
      [-1, { selfAssessmentOverdue: everybody }],
      [-6, {}],
    ]
    for (const [left, kinds] of ahead) {
      advanceTo(addDays(due, -left))
      expect({ left, kinds: await remind() }).toEqual({ left, kinds })
    }
  })

  it('tells those at work of another due date', async () => {
    const { id } = await steps.rowOf(allegany)
    const day = addDays(calendarDay(api.clock.now()), 200)
    const changed = await toldBy(() =>
      steps.send(monitor2, 'post', `${root}/due-date`, { ids: [id], dueOn: day }),
    )
    expect(changed).toEqual({ dueChanged: [admin2, admin, monitor, user] })
  })

  it('tells the monitor of the submission, and the agency when it is sent back', async () => {
    const row = await steps.rowOf(allegany)
    await steps.start(admin, open.id, row.version)
    await addColleague()
    await steps.assign(admin, secondSubsection(), colleague)
    const ready = await steps.approveAll(admin, open.id)
    expect(await toldBy(() => steps.submit(admin, open.id, ready.version))).toEqual({
      selfAssessmentSubmitted: [monitor],
    })
    const review = reviewSteps(steps)
    const { body } = await review.open(monitor2, open.id, ready.version + 1)
    expect(await toldBy(() => review.reopen(monitor2, open.id, body.version))).toEqual({
      selfAssessmentReopened: [admin2, admin, colleague, user],
    })
    // It goes back to who has read it, no longer to who activated it.
    const again = (await steps.get(admin, open.id)).body
    expect(await toldBy(() => steps.submit(admin, open.id, again.version))).toEqual({
      selfAssessmentSubmitted: [monitor2],
    })
  }, 60_000)

  it('tells the people of the subsections that a letter names, and who reviews when they have responded', async () => {
    const review = reviewSteps(steps)
    const asked = first
    await review.open(monitor2, open.id, (await review.get(monitor2, open.id)).body.version)
    const [item] = (await review.subsection(monitor2, asked)).body.items
    if (!item) throw new Error('no item')
    await review.saveItem(monitor2, asked, item, { toProvide: 'The log.' })
    const { stateVersion } = (await review.subsection(monitor2, asked)).body
    await steps.move(monitor2, asked, 7, stateVersion)
    const day = openDay(60)
    const { version: read } = (await review.get(monitor2, open.id)).body
    expect(
      await toldBy(() =>
        review.issueSelective(monitor2, open.id, read, { subsectionResponseIds: [asked], dueOn: day }),
      ),
    ).toEqual({ selectiveReportIssued: [admin2, admin, user] })

    advanceTo(addDays(day, -7))
    expect(await toldBy(() => run('remind of self-assessments'))).toEqual({
      selfAssessmentDue: [admin2, admin, monitor2, user],
    })

    const [wanted] = (await steps.subsection(user, asked)).body.items
    if (!wanted) throw new Error('no item')
    const answer = { rating: 2, narrative: '<p>Attached.</p>', version: wanted.version }
    await steps.save(user, open.id, wanted.id, answer)
    const { version } = (await steps.get(admin, open.id)).body
    expect(await toldBy(() => review.resubmit(admin, open.id, version))).toEqual({
      selfAssessmentResubmitted: [monitor2],
    })
  }, 60_000)

  it('tells the administrators of the final report', async () => {
    const review = reviewSteps(steps)
    await review.open(monitor, open.id, (await review.get(monitor, open.id)).body.version)
    const { version } = await review.acceptEverything(monitor, open.id)
    expect(await toldBy(() => review.issueFinal(monitor, open.id, version))).toEqual({
      finalReportIssued: [admin2, admin],
    })
  }, 60_000)

  function secondSubsection(): number {
    const [, second] = open.sections.flatMap(({ subsections }) => subsections.map(({ id }) => id))
    return second ?? 0
  }

  /** A local user of Allegany beside the one who works on everything here. */
  async function addColleague(): Promise<void> {
    const [same] = await api.db.select().from(users).where(eq(users.userName, user))
    if (!same) throw new Error(`No user ${user}.`)
    const other = { id: crypto.randomUUID(), userName: colleague, email: colleague }
    await api.db.insert(users).values({ ...same, ...other })
    const [role] = await api.db.select().from(userRoles).where(eq(userRoles.userId, same.id))
    await api.db.insert(userRoles).values({ userId: other.id, roleId: role?.roleId ?? '' })
  }
})

describe('a finding', () => {
  it('tells the agency, its monitor and the managers of letters, and those at work of what comes back', async () => {
    const findings = findingSteps(api)
    let found = await findings.other(allegany, {
      cases: [{ studentReference: 'S-2041', requiredAction: 'Correct it.' }],
    })
    const chosen = await toldBy(async () =>
      findings.send(monitor, 'post', '/api/findings/owner', {
        ids: [found.id],
        ownerMonitorId: await api.userId(monitor2),
      }),
    )
    expect(chosen.assigned).toEqual([monitor2])
    found = (await findings.get(monitor, found.id)).body
    expect(
      await toldBy(async () => {
        found = (await findings.issue(monitor, found)).body
      }),
    ).toEqual({ findingLetter: [admin2, admin, monitor2, sysadmin] })
    expect(JSON.stringify(await api.db.select().from(notices))).not.toContain('S-2041')

    const userId = await api.userId(user)
    const assigned = await toldBy(() =>
      findings.send(admin, 'post', `/api/findings/${found.id}/users/${userId}`, { assigned: true }),
    )
    expect(assigned).toEqual({ assigned: [user] })
    await findings.upload(admin, found.id, found.cases[0]?.id)
    found = (await findings.correct(admin, (await findings.get(admin, found.id)).body)).body
    const returned = await toldBy(() =>
      findings.judge(monitor, found, { verdict: 'return', comment: 'Say more.' }),
    )
    expect(returned).toEqual({ correctionReturned: [admin2, admin, user] })
    // Corrections that are verified within an hour are one notice.
    const sent = (await findings.correct(admin, (await findings.get(admin, found.id)).body)).body
    const verified = await toldBy(async () => {
      const one = (await findings.judge(monitor, sent)).body
      const undone = (await findings.judge(monitor, one, { verdict: 'undo', comment: 'Not yet.' })).body
      found = undone
    })
    expect(verified.correctionVerified).toEqual([admin2, admin, user])

    found = (await findings.correct(admin, (await findings.get(admin, found.id)).body)).body
    // With the last of the cases comes a letter, too.
    const last = await toldBy(async () => {
      found = (await findings.judge(monitor, found)).body
    })
    expect(last).toEqual({ findingLetter: [admin2, admin, monitor2, sysadmin] })
  })

  it('tells who leads that the agency is ready, the agency when newer data is not, and all when it is closed', async () => {
    const findings = findingSteps(api)
    let found = await findings.other(allegany, { cases: [], ownerMonitorId: await api.userId(monitor2) })
    found = (await findings.issue(monitor, found)).body
    expect(
      await toldBy(async () => {
        const request = { note: 'We changed the procedure.' }
        found = (await findings.act(admin, found, 'verification-request', request)).body
      }),
    ).toEqual({ findingReady: [found.owner?.id === (await api.userId(monitor2)) ? monitor2 : monitor] })
    await findings.upload(monitor, found.id)
    expect(
      await toldBy(async () => {
        // Newer than the corrections, which were today.
        api.clock.advance({ days: 1 })
        const round = { recordsCompliant: 4, newCases: ['777'] }
        found = (await findings.round(monitor, found, round)).body
      }),
    ).toEqual({ findingRoundFailed: [admin2, admin] })
    await findings.upload(admin, found.id, found.cases[0]?.id)
    found = (await findings.correct(admin, (await findings.get(admin, found.id)).body)).body
    found = (await findings.judge(monitor, found)).body
    await findings.upload(monitor, found.id)
    api.clock.advance({ days: 1 })
    found = (await findings.round(monitor, (await findings.get(monitor, found.id)).body)).body
    const closed = await toldBy(async () => {
      found = (await findings.act(monitor, found, 'close', findings.signature)).body
    })
    expect(found.closedOn).toBe(findings.today())
    expect(closed).toEqual({ findingLetter: [admin2, admin, monitor2, sysadmin] })
    expect((await api.mailbox()).find(({ to }) => to === sysadmin)?.text).toContain(found.number)
  })

  it('tells them at each level and before it is due, once each, and nothing more when it is closed', async () => {
    const findings = findingSteps(api)
    let found: Finding = await findings.other(allegany, {
      cases: [{ studentReference: 'S-7', requiredAction: 'Correct it.' }],
    })
    found = (await findings.issue(monitor, found)).body
    const { issuedOn, dueOn, id } = found
    if (issuedOn === null || dueOn === null) throw new Error('not issued')
    const path = `/compliance/findings/${id}`
    const all = [admin2, admin, monitor, sysadmin]
    const titles = async () =>
      (
        await api.db
          .select({ title: notices.title })
          .from(notices)
          .where(and(eq(notices.path, path), eq(notices.userId, await api.userId(sysadmin))))
          .orderBy(notices.id)
      ).map(({ title }) => title)
    const before = (await titles()).length
    const remind = () =>
      toldBy(async () => {
        await run('remind of findings')
        await run('remind of findings')
      }, path)
    const ahead: [day: string, kinds: object][] = [
      [addDays(issuedOn, 89), {}],
      [addDays(issuedOn, 90), { findingBehind: all }],
      [addDays(issuedOn, 179), {}],
      [addDays(issuedOn, 180), { findingBehind: all }],
      [addDays(issuedOn, 269), {}],
      [addDays(issuedOn, 270), { findingBehind: all }],
      [addDays(dueOn, -61), {}],
      [addDays(dueOn, -60), { findingDue: all }],
      [addDays(dueOn, -31), {}],
      [addDays(dueOn, -30), { findingDue: all }],
      [addDays(dueOn, -8), {}],
      [addDays(dueOn, -7), { findingDue: all }],
      [dueOn, {}],
      [addDays(dueOn, 1), { findingBehind: all }],
      [addYears(dueOn, 1), {}],
      [addDays(addYears(dueOn, 1), 1), { findingBehind: all }],
    ]
    for (const [day, kinds] of ahead) {
      advanceTo(day)
      expect({ day, kinds: await remind() }).toEqual({ day, kinds })
    }
    const due = `Finding ${found.number}: It is due on ${shortDay(dueOn)}`
    expect((await titles()).slice(before)).toEqual([
      `Finding ${found.number}: 90 days without any correction`,
      `Finding ${found.number}: 180 days without verification of the individual cases`,
      `Finding ${found.number}: 270 days without a compliant review of newer data`,
      due,
      due,
      due,
      `Finding ${found.number}: More than one year since the finding was issued`,
      `Finding ${found.number}: More than two years since the finding was issued`,
    ])
  })
})

describe('a letter to agencies', () => {
  const write = (who: string, given: object = {}) =>
    steps.send<{ people: number; agencies: number; unreached: number; fields?: object }>(
      who,
      'post',
      '/api/notifications/agencies',
      { leaIds: [allegany], subject: 'Due dates', text: 'Please look at them.\n\nThank you.', ...given },
    )

  it('of a monitor reaches the local administrators at once, whatever they chose, and is kept', async () => {
    let answer: Awaited<ReturnType<typeof write>> | undefined
    const sent = await mailsAfterNow()
    expect(
      await toldBy(async () => {
        answer = await write(monitor)
      }),
    ).toEqual({ stateMessage: [admin2, admin] })
    expect(answer?.body).toEqual({ people: 2, agencies: 1, unreached: 0 })
    const mails = await sent()
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([admin, admin2]))
    expect(mails[0]).toMatchObject({
      subject: 'Due dates',
      text: expect.stringContaining('Please look at them.\n\nThank you.') as string,
    })
    const [entry] = await api.db.select().from(auditEvents).where(eq(auditEvents.action, 'mailAgency'))
    expect(entry).toMatchObject({ leaId: allegany, after: { subject: 'Due dates', people: 2 } })
  })

  it('says how many agencies have nobody to read it, and refuses what is not whole', async () => {
    const { body } = await write(monitor, { leaIds: [2] })
    expect(body).toEqual({ people: 0, agencies: 0, unreached: 1 })
    for (const given of [{ leaIds: [] }, { leaIds: [9999] }, { subject: ' ' }, { text: ' ' }])
      expect((await write(monitor, given)).status).toBe(422)
    for (const who of [admin, user, 'liaison@state.example', 'disputes@state.example'])
      expect((await write(who)).status).toBe(403)
  })
})

describe('a report that was made elsewhere', () => {
  it.each([
    ['Agency admins', { reportForAdmins: [admin2, admin] }],
    ['All agency users', { reportForAll: [admin2, admin, colleague, user] }],
  ])('for %s is told to them', async (audience, kinds) => {
    const year = String(await steps.currentYear())
    const fields = Object.entries({
      leaId: String(allegany),
      year,
      module: 'Other',
      audience,
      titles: 'Visit',
    })
    const files = [{ name: 'visit.pdf', bytes: aPdf }]
    expect(await toldBy(() => upload(api, monitor, { fields, files, to: '/api/msde/reports' }))).toEqual(
      kinds,
    )
  })
})

describe('an account', () => {
  it('is told of a sign-in from a device that is not trusted, once a day for one origin', async () => {
    // The first sign-in ever notifies nobody.
    expect(await toldBy(() => signIn(api, user))).toEqual({})
    expect(await toldBy(() => signIn(api, user))).toEqual({ newDevice: [user] })
    expect(await toldBy(() => signIn(api, user))).toEqual({})
    api.clock.advance({ days: 1 })
    expect(await toldBy(() => signIn(api, user))).toEqual({ newDevice: [user] })
    const mail = (await api.mailbox()).find(({ to }) => to === user)
    expect(mail?.subject).toBe('Somebody signed in from a device that is not trusted')
    expect(mail?.text).toMatch(/on [A-Z][a-z]{2} \d{1,2}, \d{4} somebody signed in/)
  })

  it('is told of another role and of another address, which goes to both', async () => {
    const id = await api.userId(user)
    const change = async (given: object) => {
      const { body } = await steps.send<Record<string, unknown>>(sysadmin, 'get', `/api/account/users/${id}`)
      const { email, fullName, title, jobTitle, phoneNumber, roles, leaId, selectedLeas, version } = body
      const input = { email, fullName, title, jobTitle, phoneNumber, roles, leaId, selectedLeas, version }
      return steps.send(sysadmin, 'put', `/api/account/users/${id}`, {
        ...input,
        preferredLeaId: null,
        ...given,
      })
    }
    expect(await toldBy(() => change({ roles: ['LocalAdmin'] }))).toEqual({ roleChanged: [user] })
    const moved = 'somebody@allegany.example'
    expect(await toldBy(() => change({ email: moved, userName: moved }))).toEqual({
      addressChanged: [moved],
    })
    const mails = (await api.mailbox()).filter(
      ({ subject }) => subject === 'Your sign-in address was changed',
    )
    expect(mails.map(({ to }) => to).toSorted()).toEqual([moved, user])
  })

  it('is told of another password', async () => {
    const id = await api.userId(admin2)
    const body = { id, currentPassword: testPassword, newPassword: 'Another#Word2026' }
    expect(await toldBy(() => steps.send(admin2, 'put', `/api/account/users/${id}/password`, body))).toEqual({
      passwordChanged: [admin2],
    })
  })
})

describe('mail', () => {
  it('follows what each person has chosen, the bell shows it all the same', async () => {
    const choose = async (who: string, notifications: Record<string, string>) =>
      api.db.insert(userPreferences).values({
        userId: await api.userId(who),
        notifications,
        theme: 'system',
        language: 'en',
        version: 1,
        changedOn: api.clock.now(),
      })
    await choose('admin@howard.example', { years: 'Off' })
    await choose(monitor2, { years: 'Daily' })
    const sent = await mailsAfterNow()
    const kinds = await toldBy(async () => {
      const years = await steps.send<{ id: number }[]>(monitor, 'get', '/api/leas/years')
      await steps.send(monitor, 'get', `/api/leas/year/launch/${(years.body.at(-1)?.id ?? 0) + 1}`)
    })
    expect(kinds.yearLaunched).toEqual(
      expect.arrayContaining(['admin@howard.example', admin, monitor, monitor2, sysadmin]),
    )
    expect(kinds.yearLaunched).not.toContain(user)
    const mailed = (await sent()).map(({ to }) => to)
    expect(mailed).toContain(admin)
    expect(mailed).not.toContain('admin@howard.example')
    expect(mailed).not.toContain(monitor2)
  })
})

it('tells the state, and those who resolve disputes, of their year', async () => {
  const years = await steps.send<{ id: number }[]>(monitor, 'get', '/api/msde/dispute-resolution/years')
  const next = Math.max(...years.body.map(({ id }) => id)) + 1
  const kinds = await toldBy(() =>
    steps.send(monitor, 'get', `/api/msde/dispute-resolution/year/launch/${next}`),
  )
  expect(kinds).toEqual({ disputeYearLaunched: [disputes, monitor2, monitor, sysadmin] })
})

describe('what else happens', () => {
  it('tells the agency that its self-assessment goes on with newer content', async () => {
    // In a state of its own: here the only questionnaire was answered to its end.
    const apart = await startTestApi()
    const [work, notices] = [selfAssessmentSteps(apart), noticeSteps(apart)]
    const versions = '/api/msde/content/self-assessment/versions'
    const { id, questionnaireId, year } = await work.open(allegany, admin)
    const made = await work.send<{ id: number; nodes: { contentId: string; kind: string }[] }>(
      monitor,
      'post',
      versions,
      { fromId: questionnaireId, year },
    )
    const path = `${versions}/${made.body.id}`
    const item = made.body.nodes.find(({ kind }) => kind === 'item')?.contentId
    await work.send(monitor, 'post', `${path}/nodes`, { parentId: null, copyOf: item })
    await work.send(monitor, 'post', `${path}/publish`, { applyToNotStarted: true })
    await notices.mark()
    await work.send(monitor, 'post', `${path}/upgrades`, { decision: 'Upgrade', selfAssessmentIds: [id] })
    const kinds = await notices.told(allegany)
    await apart.close()
    expect(kinds['contentUpgraded']).toEqual(expect.arrayContaining([admin, admin2]))
    proven.add('contentUpgraded')
  })

  it('tells those at work of comments on a finding, and the agency of no internal one', async () => {
    const findings = findingSteps(api)
    const draft = await findings.other(allegany, {
      cases: [{ studentReference: 'S-9', requiredAction: 'Correct it.' }],
    })
    const found = (await findings.issue(monitor, draft)).body
    const shared = await toldBy(() => findings.comment(admin, found))
    expect(Object.keys(shared)).toEqual(['findingCommented'])
    const other = found.owner?.id === (await api.userId(monitor)) ? monitor2 : monitor
    const internal = await toldBy(() => findings.comment(other, found, { visibility: 'Internal' }))
    expect(Object.keys(internal)).toEqual(['findingCommentedInternally'])
    expect(internal.findingCommentedInternally).not.toContain(admin)
  })

  it('tells a person that the own sessions were ended', async () => {
    const told = await toldBy(() => steps.send(colleague, 'delete', '/api/account/users/me/sessions'))
    expect(told).toEqual({ sessionsEnded: [colleague] })
  })
})

describe('an audit', () => {
  it('begins with its letter, of which the administrators of the agency and its lead are notified', async () => {
    const audits = auditSteps(api)
    const audit = await audits.targeted(allegany)
    const notified = await toldBy(() => audits.notify(monitor2, audit))
    expect(Object.keys(notified)).toEqual(['auditLetter'])
    expect(notified.auditLetter).toEqual(expect.arrayContaining([admin, monitor]))
    expect(notified.auditLetter).not.toContain(user)
  })

  it('tells both sides of its steps, of the review the lead alone, and the lead what the agency sends', async () => {
    const bothSides = [admin2, admin, monitor, 'somebody@allegany.example']
    const audits = auditSteps(api)
    const audit = await audits.targeted(allegany)
    const [planned] = (await audits.notify(monitor2, audit)).body.prongs
    const id = planned?.id ?? 0
    const now = async () => (await audits.prong(monitor, id)).body
    const step = async (who: string, to: number, given: object = {}) => {
      expect((await audits.setStatus(who, await now(), to, given)).status).toBe(200)
    }
    expect(await toldBy(() => step(monitor2, 1))).toEqual({ auditStep: bothSides })
    const reminders = '/api/msde/desk-audit/audits/reminders'
    expect(await toldBy(() => audits.send(monitor2, 'post', reminders, { ids: [audit.id] }))).toEqual({
      auditReminder: bothSides.filter((name) => name !== monitor),
    })
    expect(await toldBy(() => audits.upload(admin, id, studentCsv(6)))).toEqual({ auditAnswered: [monitor] })
    const mails = await mailsAfterNow()
    expect(await toldBy(() => audits.draw(monitor2, id, 3))).toEqual({ auditStep: bothSides })
    const [notice] = await mails()
    expect(notice?.text).toMatch(
      /Documents of a record, where it has them: Current IEP; Team meeting notes; /,
    )
    const [first, ...others] = (await audits.records(monitor, id)).body
    if (!first) throw new Error('The sample is empty.')
    const gone = { leaConfirmedEnrolled: false, leftOn: '2026-01-05' }
    expect(await toldBy(() => audits.changeRecord(admin, first, gone))).toEqual({ auditAnswered: [monitor] })
    for (const one of [first, ...others]) await audits.uploadFiles(admin, one.id)
    expect(await toldBy(() => step(admin, 5))).toEqual({ auditAnswered: [monitor] })
    expect(await toldBy(() => step(monitor2, 4, { reason: 'Two plans are missing.' }))).toEqual({
      auditStep: bothSides,
    })
    await api.db.update(auditProngs).set({ status: 6 }).where(eq(auditProngs.id, id))
    await api.db.update(auditRecords).set({ status: 6 }).where(eq(auditRecords.prongId, id))
    expect(await toldBy(() => step(monitor2, 7))).toEqual({ auditReviewStep: [monitor] })
  })

  it('tells who works on a record what the report asks of it, and the state what they submit', async () => {
    const results = auditResultSteps(api)
    const drawn = await results.withSample(allegany, 3)
    const [record] = (await results.records(monitor, drawn.id)).body
    await results.assign(admin, drawn.id, [record?.id ?? 0], await api.userId(colleague))
    const reviewed = await results.review(drawn.id, { 'dab-1-01': 'NYY' })
    const issued = await toldBy(() => results.issue(monitor2, reviewed))
    expect(issued).toMatchObject({ auditToCorrect: [colleague] })
    const [correction] = (await results.corrections(colleague, drawn.id)).body.corrections
    if (!correction) throw new Error('There is nothing to correct.')
    await results.uploadFiles(colleague, correction.recordId, { correctionId: String(correction.id) })
    const sent = await toldBy(() =>
      results.correct(colleague, correction, { act: 'submit', ...results.done() }),
    )
    expect(sent).toMatchObject({ auditAnswered: [monitor] })
    const [submitted] = (await results.corrections(monitor, drawn.id)).body.corrections
    if (!submitted) throw new Error('Nothing was submitted.')
    const back = { act: 'return', comment: 'Page 2 is missing.' }
    expect(await toldBy(() => results.correct(monitor, submitted, back))).toEqual({
      correctionReturned: [admin2, admin, colleague, 'somebody@allegany.example'],
    })
  })

  it('reminds of documents and corrections that come due, once each, however often it runs', async () => {
    const results = auditResultSteps(api)
    const remind = () => run('remind of audits')
    await remind()
    const drawn = await results.withSample(allegany, 3)
    const [record] = (await results.records(monitor, drawn.id)).body
    await results.assign(admin, drawn.id, [record?.id ?? 0], await api.userId(colleague))
    const dueOn = openDay(7)
    await api.db.update(auditsTable).set({ documentsDueOn: dueOn }).where(eq(auditsTable.id, drawn.audit.id))
    const ofTheAudit = [admin2, admin, colleague, monitor, 'somebody@allegany.example']
    expect(await toldBy(remind)).toEqual({ auditDue: ofTheAudit })
    expect(await toldBy(remind)).toEqual({})
    const reviewed = await results.review(drawn.id, { 'dab-1-01': 'NYY' })
    expect((await results.issue(monitor, reviewed)).status).toBe(200)
    const [correction] = (await results.corrections(admin, drawn.id)).body.corrections
    advanceTo(addDays(correction?.dueOn ?? '', 1))
    expect(await toldBy(remind, `/user/dashboard/desk-audit/prongs/${drawn.id}/corrections`)).toEqual({
      auditDue: ofTheAudit,
    })
  })

  it('tells a monitor that a record is in review again', async () => {
    const records = auditReviewSteps(api)
    const id = await records.submittedRecord()
    const reopened = await toldBy(() => records.reopen(monitor2, id))
    expect(reopened).toEqual({ recordToReview: [monitor] })
  })
})

describe('a request for documents of a record', () => {
  it('is told to the agency and those who work on the record, its answer to whoever asked, uploads to the lead', async () => {
    const somebody = 'somebody@allegany.example'
    const requests = auditRequestSteps(api)
    const id = await requests.recordInReview(allegany)
    const prongId = await requests.prongOf(id)
    await requests.assign(admin, prongId, [id], await api.userId(colleague))
    // What was uploaded to begin with has told of itself for an hour.
    api.clock.advance({ hours: 2 })
    const uploaded = await toldBy(() => requests.uploadFiles(admin, id))
    expect(uploaded).toEqual({ recordFilesUploaded: [monitor] })
    const mails = await mailsAfterNow()
    let request = await toldOf(() => requests.request(monitor2, id))
    expect(request.kinds).toEqual({ documentsRequested: [admin2, admin, colleague, somebody] })
    for (const mail of await mails()) expect(mail.text).not.toContain('notice of March')
    advanceTo(addDays(request.body.dueOn, -1))
    expect(await toldBy(() => run('remind of document requests'))).toEqual({
      documentRequestDue: [admin2, admin, colleague, somebody],
    })
    expect(await toldBy(() => run('remind of document requests'))).toEqual({})
    advanceTo(addDays(request.body.dueOn, 1))
    expect(await toldBy(() => run('remind of document requests'))).toEqual({
      documentRequestDue: [admin2, admin, colleague, monitor2, somebody],
    })
    const said = auditCommentSteps(api)
    const shared = await toldBy(() => said.comment(admin, id))
    expect(shared).toEqual({ recordCommented: [admin2, colleague, monitor, somebody] })
    const internal = await toldBy(() => said.comment(monitor2, id, { visibility: 'Internal' }))
    expect(internal).toEqual({ recordCommentedInternally: [monitor] })
    request = await toldOf(() => requests.answerRequest(admin, request.body))
    expect(request.kinds).toEqual({ documentRequestAnswered: [monitor2] })
  })
})

describe('a case study', () => {
  it('is told to the monitor who reviews it, its review to the author, comments to the other', async () => {
    const studies = caseStudySteps(api)
    const reviewerId = await api.userId(monitor2)
    const study = await studies.complete()
    const sent = await toldOf(() => studies.move(monitor, study, { move: 'submit', reviewerId }))
    expect(sent.kinds).toEqual({ caseStudyToReview: [monitor2] })
    expect(await toldBy(() => studies.move(monitor2, sent.body, { move: 'approve' }))).toEqual({
      caseStudyReviewed: [monitor],
    })
    expect(await toldBy(() => studies.comment(monitor2, study.id))).toEqual({ caseStudyCommented: [monitor] })
  })
})

describe('incidents', () => {
  it('are told at the tenth of a student, to the people of the agency, and not at the eleventh', async () => {
    const its = incidentSteps(api)
    const another = () => its.add(admin, { studentId: '2000000044' })
    for (let n = 0; n < 9; n++) expect(await toldBy(another)).toEqual({})
    expect(await toldBy(another)).toEqual({
      incidentsOfStudent: [admin2, admin, colleague, 'somebody@allegany.example'],
    })
    expect(await toldBy(another)).toEqual({})
  })
})

describe('a justification of alternate assessments', () => {
  it('is asked of the agency, its submission told to the monitors, decision and publication to the agency', async () => {
    const steps = selfAssessmentSteps(api)
    const year = (await steps.currentYear()) - 1
    const path = `/api/msde/participation/${year}`
    const own = `${path}/${allegany}`
    type Answer = { version: number }
    const { body: before } = await steps.send<Answer>(monitor, 'get', own)
    const rates = { ela: { tested: 2150, alternate: 25 }, version: before.version }
    const { kinds, body } = await toldOf(() => steps.send<Answer>(monitor, 'put', own, rates))
    expect(Object.keys(kinds)).toEqual(['justificationRequired'])
    const groups = [
      'disability-autism',
      'race-asian',
      'gender-male',
      'economic-disadvantaged',
      'language-learner',
    ].map((id) => ({ id, tested: 100, alternate: 2 }))
    const texts = { why: 'a', guidelines: 'b', training: 'c', highest: 'd', plan: 'e' }
    const numbers = { reviewed: 2, changed: 1, groupSubject: 'ela', groups, confirmed: true }
    const { body: written } = await steps.send<Answer>(admin, 'put', `${own}/justification`, {
      ...texts,
      ...numbers,
      version: body.version,
    })
    const sent = await toldBy(() =>
      steps.send(admin, 'post', `${own}/justification/submission`, { version: written.version }),
    )
    expect(Object.keys(sent)).toEqual(['justificationSubmitted'])
    const decision = { leaIds: [allegany], decision: 'Accept' }
    const decided = await toldBy(() => steps.send(monitor, 'post', `${path}/decisions`, decision))
    expect(Object.keys(decided)).toEqual(['justificationDecided'])
    const { body: accepted } = await steps.send<Answer>(monitor, 'get', own)
    const published = await toldBy(() =>
      steps.send(monitor, 'post', `${own}/publication`, { version: accepted.version }),
    )
    expect(Object.keys(published)).toEqual(['justificationPublication'])
  })
})

describe('an annual report of incidents', () => {
  it('is asked of the agency before it is due, once; certified told to the monitors, the decision to the agency', async () => {
    const steps = selfAssessmentSteps(api)
    const year = complianceYearOf(calendarDay(new Date())) - 1
    const clock = () => new Date(`${year + 1}-11-25T12:00:00Z`)
    const remind = () => remindOfAnnualReports({ ...api.deps, clock })
    expect(await toldBy(remind)).toEqual({ annualReportDue: [admin2, admin, 'somebody@allegany.example'] })
    expect(await toldBy(remind)).toEqual({})
    const path = `/api/annual-incident-reports/${year}`
    const none = { incidents: 0, students: 0 }
    const figures = {
      physical: none,
      seclusion: none,
      mechanical: none,
      students: 0,
      several: 0,
      enrolled: 500,
    }
    const { body } = await steps.send<{ version: number }>(admin, 'put', `${path}/${allegany}`, {
      ...figures,
      version: 0,
    })
    const certified = { agreed: true, version: body.version }
    const sent = await toldBy(() => steps.send(admin, 'post', `${path}/${allegany}/certification`, certified))
    expect(Object.keys(sent)).toEqual(['annualReportCertified'])
    const decision = { leaIds: [allegany], decision: 'Accept' }
    const decided = await toldBy(() => steps.send(monitor, 'post', `${path}/decisions`, decision))
    expect(Object.keys(decided)).toEqual(['annualReportDecided'])
  })
})

it('has seen every kind of notice told by the act itself', () => {
  expect(Object.keys(noticeRules).filter((kind) => !proven.has(kind))).toEqual([])
})
