import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reportStatements } from '../../db/statement-log.js'
import {
  allegany,
  firstSubsection,
  howard,
  selfAssessmentSteps,
  type Refusal,
  type SelfAssessment,
} from '../../testing/self-assessment-steps.js'
import { loadAccount } from '../accounts/accounts-read-model.js'
import { verifyAuditChain } from '../audit-trail/audit-trail-read-model.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { listSelfAssessmentRows } from './self-assessment-read-model.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const admin2 = 'admin2@allegany.example'
const user = 'user@allegany.example'
const stranger = 'admin@howard.example'
const strangeUser = 'user@howard.example'
const readers = ['liaison@state.example', 'disputes@state.example']

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let open: SelfAssessment
let subsectionId: number
let itemId: number

beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  open = await steps.open(allegany, admin)
  subsectionId = firstSubsection(open)
  await steps.assign(admin, subsectionId, user)
  itemId = (await steps.subsection(admin, subsectionId)).body.items[0]?.id ?? 0
})
afterAll(() => api.close())

describe('activation', () => {
  it.each([
    ['2020-01-01', 'The due date cannot be in the past.'],
    ['2027-02-30', 'Enter a due date.'],
    ['', 'Enter a due date.'],
  ])('refuses %s as the due date beside its field', async (due, message) => {
    const row = await steps.rowOf(howard)
    const refused = await steps.activate(monitor, [row.id], due)
    expect(refused).toMatchObject({ status: 422, body: { fields: { dueOn: [message] } } })
    expect(await steps.rowOf(howard)).toEqual(row)
  })

  it('refuses everything when one of many is refused, and sends no mail', async () => {
    const row = await steps.rowOf(howard)
    const mails = (await api.mailbox()).length
    const refused = await steps.activate(monitor, [row.id, open.id])
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: 'This self-assessment is already activated.' },
    })
    expect((refused.body as unknown as Refusal).current).toHaveLength(2)
    expect((await steps.activate(monitor, [row.id, 999_999_999])).status).toBe(404)
    expect((await steps.activate(monitor, [])).status).toBe(422)
    expect(await steps.rowOf(howard)).toEqual(row)
    expect(await api.mailbox()).toHaveLength(mails)
  })

  it('is for monitors and system administrators only', async () => {
    const row = await steps.rowOf(howard)
    for (const who of [admin, user, stranger, ...readers]) {
      expect((await steps.activate(who, [row.id])).status).toBe(403)
      expect((await steps.reset(who, open.id, open.version)).status).toBe(403)
    }
    const { body } = await steps.list('sysadmin@state.example', [howard])
    expect(body[0]?.activate).toEqual({ allowed: true, reason: null })
  })

  it('can be taken back with a reason: answers are hidden, and come back with the next activation', async () => {
    const saved = await steps.save(user, open.id, itemId, { rating: 3, narrative: '<p>Kept</p>', version: 0 })
    expect(saved.status).toBe(200)
    const unexplained = await steps.reset(monitor, open.id, open.version, ' ')
    expect(unexplained).toMatchObject({ status: 422, body: { fields: { reason: ['Reason is required.'] } } })
    const { body } = await steps.reset(monitor, open.id, open.version)
    expect(body).toMatchObject({ submitState: 0, dueOn: null, activatedBy: null, answered: 1 })
    expect((await steps.get(admin, open.id)).body).toMatchObject({
      sections: [],
      answered: 0,
      answerable: 44,
    })
    expect((await steps.subsection(user, subsectionId)).status).toBe(404)
    const answer = { rating: 1, narrative: '', version: 1 }
    expect((await steps.save(user, open.id, itemId, answer)).status).toBe(404)
    open = await steps.open(allegany, admin)
    expect(open).toMatchObject({ submitState: 3, answered: 1 })
    expect((await steps.subsection(user, subsectionId)).body.items[0]).toMatchObject({
      rating: 3,
      narrative: '<p>Kept</p>',
    })
  })
})

describe('a stale version', () => {
  it('is refused with the name, the time and the item as it stands', async () => {
    const { version } = (await steps.subsection(user, subsectionId)).body.items[0] ?? { version: 0 }
    await steps.save(admin, open.id, itemId, { rating: 3, narrative: '<p>Mine</p>', version })
    api.clock.advance({ minutes: 5 })
    const { status, body } = await steps.save(user, open.id, itemId, {
      rating: 2,
      narrative: '<p>Theirs</p>',
      version,
    })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(
        /^.+ saved this 5 minutes ago\. Review the differences before saving\.$/,
      ) as string,
      current: { id: itemId, rating: 3, narrative: '<p>Mine</p>', version: version + 1 },
    })
  })

  it('is refused for subsections and for self-assessments', async () => {
    const { version } = (await steps.subsection(admin, subsectionId)).body
    await steps.complete(admin, subsectionId)
    const stale = await steps.move(admin, subsectionId, 2, version - 1)
    expect(stale).toMatchObject({ status: 409, body: { current: { id: subsectionId, state: 1, version } } })
    const start = await steps.reset(monitor, open.id, 1)
    expect(start).toMatchObject({ status: 409, body: { current: { id: open.id, version: open.version } } })
  })

  it('lets exactly one of two parallel saves win', async () => {
    const { version } = (await steps.subsection(user, subsectionId)).body.items[0] ?? { version: 0 }
    const given = [1, 2, 3, 4, 1, 2, 3, 4].map((rating, n) => ({
      rating,
      narrative: `<p>Save ${n}</p>`,
      version,
    }))
    const saves = await Promise.all(
      given.map((answer, n) => steps.save(n % 2 ? admin : user, open.id, itemId, answer)),
    )
    const won = saves.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(saves.filter(({ status }) => status === 409)).toHaveLength(7)
    const stored = (await steps.subsection(user, subsectionId)).body.items[0]
    expect(stored).toMatchObject({ version: version + 1, narrative: won[0]?.body.narrative })
  })
})

describe('answering', () => {
  it('is refused with the names of those assigned, in the same words as the screen has them', async () => {
    const other = open.sections[1]?.subsections[0]?.id ?? 0
    await steps.assign(admin, other, admin2)
    const seen = (await steps.subsection(user, other)).body
    const names = seen.assignees.map((person) => person.fullName).join(', ')
    expect(seen.answer).toEqual({ allowed: false, reason: `Assigned to ${names}` })
    const refused = await steps.save(user, open.id, seen.items[0]?.id ?? 0, {
      rating: 4,
      narrative: '',
      version: 0,
    })
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN', message: `Assigned to ${names}` },
    })
    expect((await steps.move(user, other, 2, seen.version)).status).toBe(403)
  })

  it('is closed to local users while their subsection waits for approval', async () => {
    const { version } = await steps.complete(admin, subsectionId)
    await steps.move(user, subsectionId, 2, version)
    const item = (await steps.subsection(user, subsectionId)).body.items[0]
    const refused = await steps.save(user, open.id, itemId, {
      rating: 1,
      narrative: '',
      version: item?.version ?? 0,
    })
    expect(refused).toMatchObject({
      status: 409,
      body: { message: 'This subsection is marked ready. A local administrator can return it.' },
    })
    expect((await steps.move(user, subsectionId, 3, version + 1)).body).toMatchObject({
      message: 'Only a local administrator can approve.',
    })
    await steps.move(admin, subsectionId, 1, version + 1, 'Once more.')
  })

  it('takes only what the scale offers', async () => {
    const { body } = await steps.get(admin, open.id)
    const restraint = body.sections[2]?.subsections[0]?.id ?? 0
    const yesNo = (await steps.subsection(admin, restraint)).body.items.find(
      (item) => item.responseType === 'YesNo',
    )
    expect(yesNo?.ratingScale.map((choice) => choice.label)).toEqual(['Yes', 'No', 'Not applicable'])
    const refused = await steps.save(admin, open.id, yesNo?.id ?? 0, { rating: 3, narrative: '', version: 0 })
    expect(refused).toMatchObject({ status: 422, body: { fields: { rating: ['Choose a rating.'] } } })
    for (const rating of [5, -1, 2.5]) {
      expect((await steps.save(admin, open.id, itemId, { rating, narrative: '', version: 0 })).status).toBe(
        422,
      )
    }
  })

  it('leaves an item that does not apply out of the completion', async () => {
    const { body } = await steps.get(admin, open.id)
    const other = body.sections[3]?.subsections[0]?.id ?? 0
    const item = (await steps.subsection(admin, other)).body.items[0]
    await steps.save(admin, open.id, item?.id ?? 0, { rating: 0, narrative: '<p>None here.</p>', version: 0 })
    const after = (await steps.get(admin, open.id)).body
    expect([after.answered, after.answerable]).toEqual([body.answered, body.answerable - 1])
  })

  it('moves a subsection only to states that people can ask for', async () => {
    const { version } = (await steps.subsection(admin, subsectionId)).body
    for (const state of [0, 4, 10]) {
      expect(await steps.move(admin, subsectionId, state, version)).toMatchObject({
        status: 422,
        body: { fields: { state: [expect.any(String)] } },
      })
    }
    expect((await steps.move(admin, subsectionId, 11, version)).status).toBe(422)
    // Taking it up for review is for the state.
    expect((await steps.move(admin, subsectionId, 5, version)).status).toBe(403)
  })

  it('refuses text with NUL and stores half characters without failing', async () => {
    const item = (await steps.subsection(admin, subsectionId)).body.items[1]
    const save = (narrative: string) =>
      steps.save(admin, open.id, item?.id ?? 0, { rating: 2, narrative, version: item?.version ?? 0 })
    expect((await save('a\u0000b')).status).toBe(400)
    const saved = await save('ab\ud800c')
    expect(saved).toMatchObject({ status: 200, body: { narrative: 'ab\ufffdc' } })
  })
})

describe('text that no column takes', () => {
  it.each(['a\u0000b', 'a\ud800b'])('is refused or made storable, never a fault: %j', async (text) => {
    const { version } = (await steps.get(monitor, open.id)).body
    const reset = await steps.reset(monitor, open.id, version, text)
    expect(reset).toMatchObject(
      text.includes('\u0000') ? { status: 400, body: { code: 'BAD_USER_INPUT' } } : { status: 200 },
    )
    if (reset.status === 200) open = await steps.open(allegany, admin)
    expect(await verifyAuditChain(api.db)).toMatchObject({ ok: true })
    const path = `/api/msde/self-assessment/removeuser/${subsectionId}/%00`
    expect((await steps.send(admin, 'post', path)).status).toBe(400)
  })
})

describe('who may see and do what', () => {
  it('looks the same to another agency as something that is not there', async () => {
    const missing = 999_999_999
    const asked: [string, string, unknown?][] = [
      ['get', '/api/self-assessment/ID'],
      ['get', '/api/msde/self-assessment/ID/report'],
      [
        'put',
        '/api/self-assessment/ID',
        { submitted: true, statementName: 'a', statementTitle: 'b', version: 1 },
      ],
      ['put', '/api/self-assessment/ID', { submitted: false, version: 1 }],
      ['post', '/api/self-assessment/ID/local-activation', { version: 1 }],
      ['get', `/api/self-assessment/ID/compliance-strategy-item/${itemId}`],
      [
        'put',
        `/api/self-assessment/ID/compliance-strategy-item/${itemId}`,
        { rating: 4, narrative: '', version: 0 },
      ],
      ['get', '/api/msde/self-assessment/subsectionresponse/SUB'],
      ['put', '/api/msde/self-assessment/subsections/SUB/2', { version: 1 }],
      ['get', `/api/msde/self-assessment/assignmentlist/SUB/${howard}`],
      ['get', `/api/msde/self-assessment/assignmentlist/SUB/${allegany}`],
      ['post', `/api/msde/self-assessment/assignuser/SUB/${await api.userId(strangeUser)}`],
      ['post', `/api/msde/self-assessment/removeuser/SUB/${await api.userId(user)}`],
    ]
    for (const [method, path, body] of asked) {
      const at = (id: number, sub: number) => path.replace('ID', String(id)).replace('SUB', String(sub))
      const foreign = await steps.send<Refusal>(stranger, method, at(open.id, subsectionId), body)
      const absent = await steps.send<Refusal>(stranger, method, at(missing, missing), body)
      const absurd = await steps.send<Refusal>(stranger, method, at(99_999_999_999, 99_999_999_999), body)
      expect([path, foreign.status, absent.status, absurd.status]).toEqual([path, 404, 404, 404])
      expect(foreign.body.message).toBe(absent.body.message)
    }
    const list = await steps.list(stranger, [allegany])
    expect(list).toMatchObject({ status: 200, body: [] })
    const ofLea = await steps.send(stranger, 'get', `/api/self-assessment/dashboard/${allegany}/${open.year}`)
    expect(ofLea.status).toBe(404)
  })

  it('lists every agency to the state, the training agency too, and the own one to local people', async () => {
    for (const who of [monitor, 'sysadmin@state.example', ...readers])
      expect((await steps.list(who)).body).toHaveLength(50)
    for (const who of [admin, user]) {
      const { body } = await steps.list(who)
      expect(body.map((row) => [row.leaId, row.part])).toEqual([
        [allegany, 'Part B'],
        [allegany, 'Part C'],
      ])
      const own = await steps.send<unknown[]>(
        who,
        'get',
        `/api/self-assessment/dashboard/${allegany}/${open.year}`,
      )
      expect(own.body).toEqual(body)
    }
    expect((await steps.list('admin@training.example')).body.map((row) => row.leaId)).toEqual([99, 99])
  })

  it('lets a liaison with chosen agencies see these only', async () => {
    const [liaison] = readers
    const listed = async () => (await steps.list(liaison ?? '')).body.map((row) => row.leaId)
    // Accounts are looked at anew within the second that is promised.
    const soon = { timeout: 1000, interval: 20 }
    await api.db.execute(sql`update users set selected_leas = '{13}' where user_name = ${liaison}`)
    await expect.poll(listed, soon).toEqual([howard, howard])
    expect((await steps.get(liaison ?? '', open.id)).status).toBe(404)
    await api.db.execute(sql`update users set selected_leas = '{}' where user_name = ${liaison}`)
    await expect.poll(async () => (await listed()).length, soon).toBeGreaterThan(2)
  })

  it('lets readers and monitors read answers and change none', async () => {
    for (const who of [monitor, 'sysadmin@state.example', ...readers]) {
      const { status, body } = await steps.subsection(who, subsectionId)
      expect(status).toBe(200)
      expect(
        [body.answer, body.assign, body.markReady, body.approve, body.return].map((act) => act.allowed),
      ).toEqual(Array<boolean>(5).fill(false))
      expect((await steps.save(who, open.id, itemId, { rating: 4, narrative: '', version: 1 })).status).toBe(
        403,
      )
      expect((await steps.move(who, subsectionId, 2, 1)).status).toBe(403)
      expect((await steps.assign(who, subsectionId, user)).status).toBe(403)
      expect((await steps.submit(who, open.id, open.version)).status).toBe(403)
      expect((await steps.recall(who, open.id, open.version)).status).toBe(403)
      expect((await steps.start(who, open.id, open.version)).status).toBe(403)
    }
  })
})

describe('assigning', () => {
  it('offers enabled people of the agency only', async () => {
    const path = `/api/msde/self-assessment/assignmentlist/${subsectionId}/${allegany}`
    const { body } = await steps.send<{ id: string; roles: string[]; isAssigned: boolean }[]>(
      admin,
      'get',
      path,
    )
    const ids = await Promise.all([admin, admin2, user].map((name) => api.userId(name)))
    expect(body.map((person) => person.id).toSorted()).toEqual(ids.toSorted())
    expect(body.find((person) => person.isAssigned)?.roles).toEqual(['LocalUser'])
    expect((await steps.send(user, 'get', path)).status).toBe(403)
    const foreign = await steps.assign(admin, subsectionId, strangeUser)
    expect(foreign).toMatchObject({ status: 404, body: { message: 'This user does not exist.' } })
    expect((await steps.assign(admin, subsectionId, monitor)).status).toBe(404)
  })

  it('takes a person off again, who may then no longer answer', async () => {
    const path = `/api/msde/self-assessment/removeuser/${subsectionId}/${await api.userId(user)}`
    const { body } = await steps.send<{ isAssigned: boolean }[]>(admin, 'post', path)
    expect(body.some((person) => person.isAssigned)).toBe(false)
    expect((await steps.send(admin, 'post', path)).status).toBe(200)
    expect((await steps.subsection(user, subsectionId)).body.answer.allowed).toBe(false)
    await steps.assign(admin, subsectionId, user)
  })
})

describe('submitting', () => {
  it('happens once when it is asked for many times at once', async () => {
    await steps.approveAll(admin, open.id)
    const { version } = (await steps.get(admin, open.id)).body
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => steps.submit(n % 2 ? admin : admin2, open.id, version)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(7)
    for (const { body } of refused) {
      expect(body).toMatchObject({
        message: 'This self-assessment has already been submitted.',
        current: { submitState: 4, version: version + 1 },
      })
    }
    expect((await api.mailbox()).filter((mail) => mail.subject.includes('has submitted'))).toHaveLength(1)
  })
})

describe('the list', () => {
  it('costs as many queries for twenty-five agencies as for one', async () => {
    const actor = await loadAccount(api.db, await api.userId(monitor))
    if (!actor) throw new Error('There is no monitor.')
    const counted = async (leaIds: number[]) => {
      let statements = 0
      const rows = await reportStatements(
        () => (statements += 1),
        () => listSelfAssessmentRows(api.db, actor, { year: open.year, leaIds }),
      )
      return { rows: rows.length, statements }
    }
    expect(await counted([allegany])).toEqual({ rows: 2, statements: 1 })
    expect(await counted([])).toEqual({ rows: 50, statements: 1 })
  })

  it('is empty for a year without questionnaires', async () => {
    expect((await steps.list(monitor, [], 1999)).body).toEqual([])
    expect((await steps.list(monitor, [], 99_999_999_999)).body).toEqual([])
  })
})
