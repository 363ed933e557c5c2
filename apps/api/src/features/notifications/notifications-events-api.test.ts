import { addDays, calendarDay, federalCalendar } from '@portal/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  auditEvents,
  notices,
  outgoingMails,
  questionnaires,
  userPreferences,
} from '../../db/schema/index.js'
import { findingSteps } from '../../testing/finding-steps.js'
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
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { remindOfOpenFindings } from '../findings/findings-jobs.js'
import { remindOfSelfAssessments } from '../self-assessment/self-assessment-jobs.js'

const monitor = 'monitor@state.example'
const monitor2 = 'monitor2@state.example'
const sysadmin = 'sysadmin@state.example'
const admin = 'admin@allegany.example'
const admin2 = 'admin2@allegany.example'
const user = 'user@allegany.example'
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

/** What an act tells about Allegany, and to whom; the demonstration has work of other agencies, too. */
async function toldBy(act: () => Promise<unknown>) {
  await told.mark()
  await act()
  return told.told(allegany)
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
    const inFortyDays = () => addDays(calendarDay(api.clock.now()), 40)
    // A day that the state sets is a business day, or it moves.
    while (federalCalendar.closing(inFortyDays()) !== null) api.clock.advance({ days: 1 })
    const due = inFortyDays()
    const { version: seen } = await steps.rowOf(allegany)
    await steps.reset(monitor, open.id, seen)
    // With another due date it is told to those at work, too.
    expect(await toldBy(() => steps.activate(monitor, [open.id], due))).toEqual({
      selfAssessmentActivated: [admin2, admin, user],
    })
    const run = () =>
      toldBy(async () => {
        await remindOfSelfAssessments(api.deps)
        await remindOfSelfAssessments(api.deps)
      })
    const ahead: [days: number, kinds: object][] = [
      [0, {}],
      [10, { selfAssessmentDue: everybody }],
      [1, {}],
      [22, { selfAssessmentDue: everybody }],
      [6, { selfAssessmentDue: everybody }],
      [1, {}],
      [1, { selfAssessmentOverdue: everybody }],
      [5, {}],
    ]
    for (const [days, kinds] of ahead) {
      api.clock.advance({ days })
      expect(await run()).toEqual(kinds)
    }
  })

  it('tells the monitor of the submission, and the agency when it is sent back', async () => {
    const row = await steps.rowOf(allegany)
    await steps.start(admin, open.id, row.version)
    const ready = await steps.approveAll(admin, open.id)
    expect(await toldBy(() => steps.submit(admin, open.id, ready.version))).toEqual({
      selfAssessmentSubmitted: [monitor],
    })
    const review = reviewSteps(steps)
    const { body } = await review.open(monitor2, open.id, ready.version + 1)
    expect(await toldBy(() => review.reopen(monitor2, open.id, body.version))).toEqual({
      selfAssessmentReopened: [admin2, admin, user],
    })
  }, 60_000)
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

    api.clock.advance({ days: 310 })
    const behind = await toldBy(() => remindOfOpenFindings(api.deps))
    expect(new Set(behind.findingBehind)).toEqual(new Set([admin2, admin, monitor2, sysadmin]))
    expect(await toldBy(() => remindOfOpenFindings(api.deps))).toEqual({})
    api.clock.advance({ days: 30 })
    const due = await toldBy(() => remindOfOpenFindings(api.deps))
    expect(due.findingDue).toEqual([admin2, admin, monitor2, sysadmin])
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
    const before = (await api.mailbox()).length
    expect(
      await toldBy(async () => {
        answer = await write(monitor)
      }),
    ).toEqual({ stateMessage: [admin2, admin] })
    expect(answer?.body).toEqual({ people: 2, agencies: 1, unreached: 0 })
    const mails = (await api.mailbox()).slice(0, -before || undefined)
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

describe('an account', () => {
  it('is told of a sign-in from a device that is not trusted, once a day for one origin', async () => {
    // The first sign-in ever is nobody's news.
    expect(await toldBy(() => signIn(api, user))).toEqual({})
    expect(await toldBy(() => signIn(api, user))).toEqual({ newDevice: [user] })
    expect(await toldBy(() => signIn(api, user))).toEqual({})
    api.clock.advance({ days: 1 })
    expect(await toldBy(() => signIn(api, user))).toEqual({ newDevice: [user] })
    const mail = (await api.mailbox()).find(({ to }) => to === user)
    expect(mail?.subject).toBe('Somebody signed in from a device that is not trusted')
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
    const before = (await api.mailbox()).length
    const kinds = await toldBy(async () => {
      const years = await steps.send<{ id: number }[]>(monitor, 'get', '/api/leas/years')
      await steps.send(monitor, 'get', `/api/leas/year/launch/${(years.body.at(-1)?.id ?? 0) + 1}`)
    })
    expect(kinds.yearLaunched).toEqual(
      expect.arrayContaining(['admin@howard.example', admin, monitor, monitor2, sysadmin]),
    )
    expect(kinds.yearLaunched).not.toContain(user)
    const mailed = (await api.mailbox()).slice(0, -before || undefined).map(({ to }) => to)
    expect(mailed).toContain(admin)
    expect(mailed).not.toContain('admin@howard.example')
    expect(mailed).not.toContain(monitor2)
  })
})
