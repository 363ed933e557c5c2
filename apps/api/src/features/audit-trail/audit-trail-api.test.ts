import type { AnswerOf, getAuditFilters, listAuditEvents } from '@portal/rest-contract'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '../../db/schema/index.js'
import { firstStep, newestCode, secondStep, signIn, wrongCode } from '../../testing/sign-in.js'
import { allegany, selfAssessmentSteps } from '../../testing/self-assessment-steps.js'
import { startTestApi, statusesOf, type TestAnswer, type TestApi } from '../../testing/test-api.js'
import { auditTable } from './audit-trail-export.js'
import { recordUnrecorded } from './audit-trail-summaries-store.js'
import { writeAudit, writeAudits } from './audit-trail-store.js'

type Page = AnswerOf<typeof listAuditEvents>

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const monitor = 'monitor@state.example'

async function get<Body = Page>(user: string, path: string): Promise<TestAnswer<Body>> {
  return api.call<Body>('get', path, { token: await api.tokenFor(user) })
}

async function newest(): Promise<typeof auditEvents.$inferSelect | undefined> {
  const [row] = await api.db.select().from(auditEvents).orderBy(desc(auditEvents.seq)).limit(1)
  return row
}

const ctx = (at: string) => ({ ip: '10.1.2.3', now: new Date(at), requestId: 'request' })

describe('what is recorded', () => {
  it('is every sign-in and sign-out, and every failure of one', async () => {
    await firstStep(api, 'user@howard.example', { password: 'wrong' })
    const userId = await api.userId('user@howard.example')
    expect(await newest()).toMatchObject({ action: 'signInFailed', targetId: userId, actorId: null })
    await firstStep(api, 'nobody@nowhere.example')
    expect(await newest()).toMatchObject({
      action: 'signInFailed',
      targetId: 'unknown',
      after: { userName: 'nobody@nowhere.example' },
    })
    const first = await firstStep(api, 'user@howard.example')
    const code = await newestCode(api, 'user@howard.example')
    await secondStep(api, 'user@howard.example', first.body.mfaToken ?? '', wrongCode(code))
    expect(await newest()).toMatchObject({ action: 'securityCodeRefused', targetId: userId })
    const session = await signIn(api, 'user@howard.example')
    expect(await newest()).toMatchObject({ action: 'signIn', actorId: userId, actorRole: 'LocalUser' })
    await api.call('post', '/api/auth/revoke', { form: { token: session.refreshToken } })
    expect((await newest())?.action).toBe('signOut')
  })

  it('never holds what was typed where an address belongs', async () => {
    await firstStep(api, 'MySecret#2026')
    expect(await newest()).toMatchObject({ action: 'signInFailed', targetId: 'unknown', after: null })
  })

  it('is every denial, with what was tried', async () => {
    await get('user@howard.example', '/api/audit-trail')
    expect(await newest()).toMatchObject({
      action: 'denied',
      targetType: 'call',
      targetId: 'listAuditEvents',
      leaId: 13,
      actorRole: 'LocalUser',
      reason: 'You are not allowed to do this.',
    })
    await api.call('put', '/api/leas/13', { token: await api.tokenFor('admin@howard.example'), body: {} })
    expect(await newest()).toMatchObject({ action: 'denied', targetId: 'updateLea', after: { id: '13' } })
  })

  it('is sixty denials of one person in a minute, and how many came beyond them', async () => {
    const before = (await newest())?.seq ?? 0
    const token = await api.tokenFor('liaison@state.example')
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => api.call('get', '/api/audit-trail', { token })),
    )
    expect(new Set(statusesOf(answers))).toEqual(new Set([403]))
    expect((await newest())?.seq).toBe(before + 60)
    api.clock.advance({ minutes: 1, seconds: 1 })
    await recordUnrecorded(api.db, api.clock.now())
    expect(await newest()).toMatchObject({ seq: before + 61, action: 'deniedSummed', after: { count: 4 } })
  })
})

describe('the audit trail', () => {
  it('is for state monitors and system administrators', async () => {
    for (const user of [monitor, 'sysadmin@state.example'])
      expect((await get(user, '/api/audit-trail')).status).toBe(200)
    for (const user of [
      'admin@howard.example',
      'user@howard.example',
      'liaison@state.example',
      'disputes@state.example',
    ])
      for (const path of ['/api/audit-trail', '/api/audit-trail/filters', '/api/audit-trail/export'])
        expect((await get(user, path)).status).toBe(403)
  })

  it('shows who did what to which record, field by field, newest first', async () => {
    const actor = { userId: await api.userId(monitor), roles: ['StateMonitor'] }
    const target = { targetType: 'user', targetId: await api.userId('user@howard.example') }
    await api.db.transaction((tx) =>
      writeAudit(tx, {
        actor,
        ...target,
        action: 'updateUser',
        leaId: 13,
        before: { title: 'Ms.', roles: ['LocalUser'] },
        after: { title: 'Dr.', roles: ['LocalUser'] },
        ctx: ctx('2026-03-08T12:00:00Z'),
      }),
    )
    const { body } = await get(monitor, '/api/audit-trail?pageSize=1')
    expect(body.total).toBeGreaterThan(5)
    expect(body.rows).toEqual([
      expect.objectContaining({
        actor: { id: actor.userId, fullName: 'Helen Marsh' },
        actorRole: 'StateMonitor',
        action: 'updateUser',
        targetName: 'Mei Tanaka',
        leaName: 'Howard County',
        changes: [{ field: 'title', before: 'Ms.', after: 'Dr.' }],
        ip: '10.1.2.3',
      }),
    ])
    const next = await get(monitor, '/api/audit-trail?pageSize=1&page=2')
    expect(next.body.rows[0]?.seq).toBe((body.rows[0]?.seq ?? 0) - 1)
    const oldest = await get(monitor, '/api/audit-trail?order=oldest&pageSize=1')
    expect(oldest.body.rows[0]?.seq).toBe(1)
  })

  it('is filtered by everything that an entry says', async () => {
    const userId = await api.userId('user@howard.example')
    const actorId = await api.userId(monitor)
    const totals = async (query: string) => (await get(monitor, `/api/audit-trail?${query}`)).body.rows
    for (const [query, check] of [
      [`actorId=${actorId}`, (row: Page['rows'][number]) => row.actor?.id === actorId],
      ['action=signIn', (row: Page['rows'][number]) => row.action === 'signIn'],
      [`targetType=user&targetId=${userId}`, (row: Page['rows'][number]) => row.targetId === userId],
      ['leaId=13', (row: Page['rows'][number]) => row.leaId === 13],
    ] as const) {
      const rows = await totals(query)
      expect([query, rows.length > 0, rows.every(check)]).toEqual([query, true, true])
    }
    expect(await totals('year=1999')).toEqual([])
    expect((await totals('q=Dr.')).map((row) => row.action)).toContain('updateUser')
    // As the list says it, not as the program does.
    expect((await totals('q=change%20user')).map((row) => row.action)).toContain('updateUser')
    expect((await totals('q=tanaka')).length).toBeGreaterThan(0)
    expect((await get(monitor, '/api/audit-trail?q=x')).status).toBe(422)
  })

  it('is searched in what it shows, and not in fields that nobody is shown', async () => {
    await api.db.transaction((tx) =>
      writeAudit(tx, {
        actor: null,
        action: 'addNote',
        targetType: 'searched',
        targetId: 'note',
        after: { caseId: 987654321, contentVersionId: 'unseen-version', topic: 'Garden gates' },
        ctx: ctx('2026-03-02T15:00:00Z'),
      }),
    )
    const totals = async (query: string) => (await get(monitor, `/api/audit-trail?${query}`)).body.total
    expect(await totals('targetType=searched&q=garden')).toBe(1)
    for (const hidden of ['987654321', 'unseen-version', 'caseId'])
      expect([hidden, await totals(`targetType=searched&q=${hidden}`)]).toEqual([hidden, 0])
  })

  it('takes days as they are in the state, also when clocks change', async () => {
    const entry = (targetId: string, at: string) => ({
      actor: null,
      action: 'addNote' as const,
      targetType: 'day',
      targetId,
      ctx: ctx(at),
    })
    await api.db.transaction((tx) =>
      writeAudits(tx, [
        entry('last of 7 March', '2026-03-08T04:59:59Z'),
        entry('first of 8 March', '2026-03-08T05:00:00Z'),
        entry('last of 8 March', '2026-03-09T03:59:59Z'),
        entry('first of 9 March', '2026-03-09T04:00:00Z'),
      ]),
    )
    const { body } = await get(
      monitor,
      '/api/audit-trail?action=addNote&from=2026-03-08&to=2026-03-08&order=oldest',
    )
    expect(body.rows.map((row) => row.targetId)).toEqual(['first of 8 March', 'last of 8 March'])
    expect((await get(monitor, '/api/audit-trail?from=2026-13-01')).status).toBe(422)
  })

  it('names the actions and kinds of records that occur', async () => {
    const { body } = await get<AnswerOf<typeof getAuditFilters>>(monitor, '/api/audit-trail/filters')
    expect(body.actions).toEqual([...body.actions].toSorted())
    expect(body.actions).toEqual(expect.arrayContaining(['denied', 'signIn', 'signInFailed', 'updateUser']))
    expect(body.targetTypes).toEqual(expect.arrayContaining(['call', 'user']))
    expect(new Set(body.actions).size).toBe(body.actions.length)
  })

  it('can be exported as filtered, whatever its length, which is recorded', async () => {
    const entries = Array.from({ length: 1203 }, (_, at) => ({
      actor: null,
      action: 'moveCalendarEvent' as const,
      targetType: 'row',
      targetId: at === 7 ? '=1+1' : `row ${at}`,
      ctx: ctx('2026-04-01T12:00:00Z'),
    }))
    await api.db.transaction((tx) => writeAudits(tx, entries))
    const answer = await fetch(`${api.url}/api/audit-trail/export?action=moveCalendarEvent`, {
      headers: { authorization: `Bearer ${await api.tokenFor(monitor)}` },
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
    const lines = bytes.toString('utf8').split('\r\n')
    expect(lines).toHaveLength(1203 + 2)
    expect(lines[8]).toContain(",'=1+1,")
    expect(answer.headers.get('content-disposition')).toMatch(/audit-trail-\d{8}\.csv/)
    expect(auditTable('csv', undefined, 2025).name).toEqual(['audit-trail', 2025])
    expect(await newest()).toMatchObject({
      action: 'exportAuditTrail',
      after: { action: 'moveCalendarEvent' },
    })
  })
})

describe('the history of a record', () => {
  it('is whole for the state, and for a local administrator without addresses, of the own agency', async () => {
    const self = { targetType: 'selfAssessment', targetId: '1' }
    await api.db.transaction((tx) =>
      writeAudits(tx, [
        {
          actor: null,
          action: 'remindOfSelfAssessment',
          ...self,
          leaId: 13,
          ctx: ctx('2026-05-01T12:00:00Z'),
        },
        {
          actor: null,
          action: 'remindOfSelfAssessment',
          ...self,
          leaId: 1,
          ctx: ctx('2026-05-01T12:00:00Z'),
        },
      ]),
    )
    const path = '/api/audit-trail/records/selfAssessment/1'
    expect((await get(monitor, path)).body.rows.map((row) => row.ip)).toEqual(['10.1.2.3', '10.1.2.3'])
    const own = (await get('admin@howard.example', path)).body
    expect(own.rows.map((row) => [row.leaId, row.ip, row.requestId])).toEqual([[13, null, null]])
    for (const user of ['user@howard.example', 'liaison@state.example'])
      expect((await get(user, path)).body.total).toBe(0)
  })

  it('holds the history of its parts: subsections, answers and documents of a self-assessment', async () => {
    const steps = selfAssessmentSteps(api)
    const whole = await steps.open(allegany, 'admin@allegany.example')
    const subsection = whole.sections[0]?.subsections[0]?.id ?? 0
    const [item] = (await steps.subsection('admin@allegany.example', subsection)).body.items
    const part = (targetType: string, targetId: string) => ({
      actor: null,
      action: 'saveSubsectionReview' as const,
      targetType,
      targetId,
      leaId: allegany,
      ctx: ctx('2026-05-02T12:00:00Z'),
    })
    await api.db.transaction((tx) =>
      writeAudits(tx, [
        part('subsectionResponse', String(subsection)),
        part('csiResponse', `${subsection}/${item?.id}`),
        part('csiResponse', `${subsection}/99999`),
        part('subsectionResponse', '99999'),
      ]),
    )
    const history = await get('admin@allegany.example', `/api/audit-trail/records/selfAssessment/${whole.id}`)
    const parts = history.body.rows.filter(({ action }) => action === 'saveSubsectionReview')
    expect(parts.map(({ targetType, targetId }) => [targetType, targetId])).toEqual([
      ['csiResponse', `${subsection}/${item?.id}`],
      ['subsectionResponse', String(subsection)],
    ])
    expect(parts[0]?.targetName).toBe(`Item ${item?.number}`)
    expect(history.body.rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['startSelfAssessment']),
    )
  })

  it('names the documents and subsections that content is linked to, and what of them is gone', async () => {
    await api.db.transaction((tx) =>
      writeAudit(tx, {
        actor: null,
        action: 'saveContentNode',
        targetType: 'subsection',
        targetId: '1',
        leaId: null,
        before: { requiredDocumentCategoryIds: ['rd-b-child-find-plan'], subsectionIds: [] },
        after: { requiredDocumentCategoryIds: ['rd-gone'], subsectionIds: ['b-child-find'] },
        ctx: ctx('2026-05-03T12:00:00Z'),
      }),
    )
    const { body } = await get(monitor, '/api/audit-trail?pageSize=1')
    expect(body.rows[0]?.changes).toEqual([
      { field: 'subsectionIds', before: null, after: '1.1 Child find and evaluation' },
      {
        field: 'requiredDocumentCategoryIds',
        before: 'Child find procedure and outreach log',
        after: 'One that no longer exists',
      },
    ])
  })

  it('of users is not for local people', async () => {
    const id = await api.userId('user@howard.example')
    expect((await get(monitor, `/api/audit-trail/records/user/${id}`)).body.total).toBeGreaterThan(0)
    expect((await get('admin@howard.example', `/api/audit-trail/records/user/${id}`)).body.total).toBe(0)
  })
})
