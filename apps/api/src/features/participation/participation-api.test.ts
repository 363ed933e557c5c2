import { csvDocument } from '@portal/domain'
import type {
  AnswerOf,
  getJustificationPublication,
  getParticipation,
  getPublishedJustification,
  importParticipationRates,
  listParticipation,
  listPublishedJustifications,
} from '@portal/rest-contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { caseStudies, participations } from '../../db/schema/index.js'
import { auditOf } from '../../testing/audits/test-audit.js'
import { allegany, howard, selfAssessmentSteps, type Refusal } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'

type Participation = AnswerOf<typeof getParticipation> & Refusal & { current?: { version: number } }
type Imported = AnswerOf<typeof importParticipationRates> & Refusal

const monitor = 'monitor@state.example'
const liaison = 'liaison@state.example'
const admin = 'admin@howard.example'
const user = 'user@howard.example'
const base = '/api/msde/participation'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let year: number

beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  // The year before: the demonstration has numbers of the newest.
  year = (await steps.currentYear()) - 1
})
afterAll(() => api.close())

const read = (who: string, leaId: number) => steps.send<Participation>(who, 'get', `${base}/${year}/${leaId}`)
const save = (who: string, leaId: number, body: object) =>
  steps.send<Participation>(who, 'put', `${base}/${year}/${leaId}`, body)
const list = (who: string) =>
  steps.send<AnswerOf<typeof listParticipation> & Refusal>(who, 'get', `${base}/${year}`)

async function importFile(file: string | Uint8Array, who = monitor, name = 'rates.csv') {
  const form = new FormData()
  form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name)
  return api.call<Imported>('post', `${base}/${year}/import`, { token: await api.tokenFor(who), form })
}

const heading = ['Agency', 'Subject', 'Students tested', 'Alternate assessment']

describe('rates of an agency', () => {
  it('are empty at first, and entered by its administrator; 25 of 2,150 exceeds, 21 does not', async () => {
    const before = await read(user, howard)
    expect(before.body).toMatchObject({
      ela: null,
      exceeding: [],
      version: 0,
      changedBy: null,
      threshold: 1,
      enter: { allowed: false },
    })
    const ela = { tested: 2150, alternate: 25 }
    const entered = await save(admin, howard, { ela, version: 0 })
    expect([entered.status, entered.body.ela, entered.body.exceeding, entered.body.version]).toEqual([
      200,
      ela,
      ['ela'],
      1,
    ])
    const fewer = await save(admin, howard, { ela: { tested: 2150, alternate: 21 }, version: 1 })
    expect([fewer.body.exceeding, fewer.body.version]).toEqual([[], 2])
    const history = await auditOf(api, 'participation', `${year}-${howard}`)
    expect(history.map(({ action, before: was, after }) => [action, was, after])).toEqual([
      ['saveParticipationRates', { ela: null }, { ela: '25 of 2150' }],
      ['saveParticipationRates', { ela: '25 of 2150' }, { ela: '21 of 2150' }],
    ])
  })

  it('are refused beside the field: negative numbers, decimals, more alternate than tested', async () => {
    const { body: now } = await read(admin, howard)
    const refused = await save(admin, howard, {
      ela: { tested: -1, alternate: 0 },
      math: { tested: 10, alternate: 1.5 },
      science: { tested: 10, alternate: 11 },
      version: now.version,
    })
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      {
        'ela.tested': ['Students tested must be a whole number, 0 or more.'],
        'math.alternate': ['Alternate assessment must be a whole number, 0 or more.'],
        'science.alternate': ['Alternate assessment cannot be more than Students tested.'],
      },
    ])
    expect((await read(admin, howard)).body).toEqual(now)
  })

  it('are refused over an old version with the record as it stands; two at once give one', async () => {
    const { body: now } = await read(admin, howard)
    const both = await Promise.all([
      save(admin, howard, { math: { tested: 400, alternate: 3 }, version: now.version }),
      save(monitor, howard, { math: { tested: 500, alternate: 3 }, version: now.version }),
    ])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const late = both.find(({ status }) => status === 409)
    expect(late?.body.current?.version).toBe(now.version + 1)
  })

  it('are begun once, however many begin them', async () => {
    const science = { tested: 300, alternate: 2 }
    const all = await Promise.all([1, 2, 3].map(() => save(monitor, allegany, { science, version: 0 })))
    expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  })

  it('are entered by nobody else, and not seen by another agency', async () => {
    const ela = { tested: 1, alternate: 0 }
    const byUser = await save(user, howard, { ela, version: 0 })
    expect([byUser.status, byUser.body.message]).toEqual([
      403,
      'Only a state monitor or a local administrator of the agency can enter rates.',
    ])
    expect((await save(liaison, howard, { ela, version: 0 })).status).toBe(403)
    expect((await read(admin, allegany)).status).toBe(404)
    expect((await save(admin, allegany, { ela, version: 0 })).status).toBe(404)
    expect((await read(monitor, 999_999)).status).toBe(404)
    expect((await steps.send(monitor, 'get', `${base}/1900/${howard}`)).status).toBe(404)
    expect((await steps.send(monitor, 'get', `${base}/1900`)).status).toBe(404)
  })
})

describe('rates of the state', () => {
  it('hold every agency and the totals for its staff, the own agency for others', async () => {
    const { body: now } = await read(monitor, howard)
    await save(monitor, howard, {
      ela: { tested: 2150, alternate: 25 },
      math: { tested: 400, alternate: 3 },
      science: null,
      version: now.version,
    })
    const training = (await list(monitor)).body.rows.find(({ leaId }) => leaId === 99)
    expect(training).toMatchObject({ ela: null, exceeding: [] })
    await save(monitor, 99, { ela: { tested: 10, alternate: 10 }, version: 0 })
    const { body } = await list(liaison)
    expect(body.rows.length).toBeGreaterThan(20)
    expect(body.rows.find(({ leaId }) => leaId === howard)).toMatchObject({
      ela: { tested: 2150, alternate: 25 },
      exceeding: ['ela'],
    })
    // Training County counts nowhere.
    expect(body.totals).toEqual({
      ela: { tested: 2150, alternate: 25 },
      math: { tested: 400, alternate: 3 },
      science: { tested: 300, alternate: 2 },
      exceeding: ['ela'],
    })
    expect(body.importFile).toEqual({ allowed: false, reason: 'Only a state monitor can import rates.' })
    const own = await list(user)
    expect([own.body.rows.map(({ leaId }) => leaId), own.body.totals]).toEqual([[howard], null])
  })
})

describe('a file of rates', () => {
  it('with an error changes nothing, and says where it is', async () => {
    const { body: before } = await list(monitor)
    const bad = await importFile(
      csvDocument(heading, [
        ['13', 'ELA', '100', '1'],
        ['01', 'Math', '10', '11'],
      ]),
    )
    expect([bad.status, bad.body]).toEqual([
      200,
      {
        stored: false,
        rows: 2,
        agencies: 0,
        errors: [
          {
            row: 3,
            column: 'Alternate assessment',
            value: '11',
            message: 'Alternate assessment cannot be more than Students tested.',
          },
        ],
        errorsTotal: 1,
      },
    ])
    expect((await list(monitor)).body).toEqual(before)
  })

  it('replaces what it names, keeps the rest, and stands in the history of each agency', async () => {
    const file = csvDocument(heading, [
      ['13', 'ELA', '2,160', '26'],
      ['Allegany County', 'Mathematics', '640', '5'],
      ['01', 'ELA', '', ''],
    ])
    const { status, body } = await importFile(file)
    expect([status, body.stored, body.rows, body.agencies]).toEqual([200, true, 3, 2])
    expect((await read(monitor, howard)).body).toMatchObject({
      ela: { tested: 2160, alternate: 26 },
      math: { tested: 400, alternate: 3 },
    })
    expect((await read(monitor, allegany)).body).toMatchObject({
      ela: null,
      math: { tested: 640, alternate: 5 },
    })
    const [last] = (await auditOf(api, 'participation', `${year}-${allegany}`)).slice(-1)
    expect(last).toMatchObject({
      action: 'importParticipationRates',
      after: { math: '5 of 640' },
      reason: 'Import of rates.csv',
    })
    expect((await importFile(file)).body).toMatchObject({ stored: true, agencies: 0 })
  })

  it('may be a workbook; anything else is refused, and others than monitors send none', async () => {
    const sheet = await writeXlsxFile([[...heading], ['13', 'Science', 900, 8]]).toBuffer()
    const { body } = await importFile(new Uint8Array(sheet), monitor, 'rates.xlsx')
    expect(body).toMatchObject({ stored: true, agencies: 1, errors: [] })
    const image = await importFile(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]))
    expect([image.status, image.body.message]).toEqual([
      422,
      'This is not a CSV or XLSX file that can be read.',
    ])
    expect((await importFile(csvDocument(heading, []), admin)).status).toBe(403)
  })
})

describe('a justification', () => {
  const path = () => `${base}/${year}/${howard}`
  const groups = [
    'disability-autism',
    'race-asian',
    'gender-male',
    'economic-disadvantaged',
    'language-learner',
  ].map((id) => ({ id, tested: 100, alternate: 2 }))
  const whole = {
    why: 'A regional program.',
    guidelines: 'Checklists.',
    training: 'Two days.',
    highest: 'One school.',
    plan: 'Review every decision.',
    reviewed: 25,
    changed: 2,
    groupSubject: 'ela',
    groups,
    confirmed: true,
  }
  const write = (who: string, body: object) =>
    steps.send<Participation>(who, 'put', `${path()}/justification`, body)
  const submit = (who: string, version: number) =>
    steps.send<Participation>(who, 'post', `${path()}/justification/submission`, { version })
  const decide = (who: string, decision: string, reason = '', leaIds = [howard]) =>
    steps.send<{ decided: number } & Refusal>(who, 'post', `${base}/${year}/decisions`, {
      leaIds,
      decision,
      reason,
    })

  it('is required with a day by which it is due, written by the agency, and submitted once it is complete', async () => {
    const { body: now } = await read(monitor, howard)
    await save(monitor, howard, { ela: { tested: 2150, alternate: 21 }, version: now.version })
    expect((await read(admin, howard)).body.justification).toMatchObject({
      status: 'Not required',
      dueOn: null,
      write: { allowed: false },
    })
    const { body: above } = await save(monitor, howard, {
      ela: { tested: 2150, alternate: 25 },
      version: now.version + 1,
    })
    expect(above.justification).toMatchObject({ status: 'Required', dueOn: expect.any(String) })
    const byMonitor = await write(monitor, { why: 'x', version: above.version })
    expect([byMonitor.status, byMonitor.body.message]).toEqual([
      403,
      'Only a local administrator of the agency can write the justification.',
    ])
    const refused = await write(admin, {
      reviewed: 1,
      changed: 2,
      groups: [{ id: 'gender-male', tested: 9, alternate: 10 }],
      version: above.version,
    })
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      {
        changed: ['Decisions changed cannot be more than Decisions reviewed.'],
        'groups.gender-male': ['Male: alternate assessment cannot be more than students tested.'],
      },
    ])
    const draft = await write(admin, { why: whole.why, version: above.version })
    expect([draft.status, draft.body.justification.status]).toEqual([200, 'Draft'])
    const early = await submit(admin, draft.body.version)
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('Plan is required.')])
    const complete = await write(admin, { ...whole, version: draft.body.version })
    expect(complete.body.justification.gaps).toEqual([])
    const sent = await submit(admin, complete.body.version)
    expect([sent.status, sent.body.justification.status]).toEqual([200, 'Submitted'])
    expect((await write(admin, { why: 'Later.', version: sent.body.version })).status).toBe(409)
  })

  it('is returned with a reason, submitted again and accepted, all that are named or none', async () => {
    expect((await decide(admin, 'Accept')).status).toBe(403)
    expect((await decide(liaison, 'Accept')).status).toBe(403)
    const silent = await decide(monitor, 'Return')
    expect([silent.status, silent.body.fields]).toEqual([422, { reason: ['Reason is required.'] }])
    expect((await decide(monitor, 'Accept', '', [howard, allegany])).status).toBe(409)
    expect((await read(admin, howard)).body.justification.status).toBe('Submitted')
    const returned = await decide(monitor, 'Return', 'Say more about training.')
    expect([returned.status, returned.body.decided]).toEqual([200, 1])
    const { body: back } = await read(admin, howard)
    expect(back.justification).toMatchObject({
      status: 'Returned',
      returnReason: 'Say more about training.',
      write: { allowed: true },
    })
    const { body: more } = await write(admin, { training: 'Two days each year.', version: back.version })
    await submit(admin, more.version)
    expect((await decide(monitor, 'Accept')).body.decided).toBe(1)
    const { body: done } = await read(admin, howard)
    expect([done.justification.status, done.justification.returnReason]).toEqual(['Accepted', null])
    expect(done.enter).toEqual({
      allowed: false,
      reason: 'The justification of these numbers is accepted. Ask the state to change them.',
    })
    const history = await auditOf(api, 'participation', `${year}-${howard}`)
    expect(history.slice(-5).map(({ action, reason }) => [action, reason])).toEqual([
      ['submitJustification', null],
      ['returnJustification', 'Say more about training.'],
      ['saveJustification', null],
      ['submitJustification', null],
      ['acceptJustification', null],
    ])
  })
})

describe('the publication of a justification', () => {
  type Publication = AnswerOf<typeof getJustificationPublication> & Refusal
  type Published = AnswerOf<typeof getPublishedJustification> & Refusal
  const path = () => `${base}/${year}/${howard}/publication`
  const published = '/api/msde/published-justifications'
  const prepare = (who = monitor) => steps.send<Publication>(who, 'get', path())
  const decide = (words: object[], who = monitor) =>
    steps.send<Publication>(who, 'put', `${path()}/words`, { words })
  const publish = (version: number, who = monitor) =>
    steps.send<Publication>(who, 'post', path(), { version })
  const withdraw = (reason: string, version: number, who = monitor) =>
    steps.send<Publication>(who, 'post', `${path()}/withdrawal`, { reason, version })
  const read = (who: string) => steps.send<Published>(who, 'get', `${published}/${year}/${howard}`)
  const listed = async (who: string) =>
    (await steps.send<AnswerOf<typeof listPublishedJustifications>>(who, 'get', published)).body.filter(
      (row) => row.year === year,
    )

  beforeAll(async () => {
    const student = { studentId: 'S-10001234', firstName: 'Zoë', lastName: 'Quill' }
    await api.db.insert(caseStudies).values({
      leaId: howard,
      year,
      part: 'Part B',
      theme: 'A theme',
      students: [{ id: 's', ...student }],
      createdBy: await api.userId(monitor),
      createdOn: new Date(),
      changedBy: await api.userId(monitor),
      changedOn: new Date(),
    })
    const [stored] = await api.db
      .select()
      .from(participations)
      .where(and(eq(participations.year, year), eq(participations.leaId, howard)))
    if (!stored?.justification) throw new Error('There is no justification.')
    await api.db
      .update(participations)
      .set({
        justification: { ...stored.justification, why: 'Zoe Quill, S-10001234, and Quill of Bayside.' },
      })
      .where(eq(participations.id, stored.id))
  })

  it('waits until each piece that may identify a student is decided', async () => {
    const { body } = await prepare()
    expect(body).toMatchObject({
      standing: { state: 'Not published', edition: null },
      removed: 2,
      publish: { allowed: false },
    })
    expect(body.words.map(({ word, kind, decision }) => [word, kind, decision])).toEqual([
      ['Quill', 'name', null],
      ['Bayside', 'word', null],
    ])
    expect((await publish(body.version)).status).toBe(409)
    await Promise.all([
      decide([{ word: 'Quill', decision: 'Remove' }]),
      decide([{ word: 'Bayside', decision: 'Keep' }]),
    ])
    const { body: decided } = await prepare()
    expect(decided.words.map(({ decision }) => decision)).toEqual(['Remove', 'Keep'])
    expect(JSON.stringify(decided.draft)).toContain('[student], [student], and [removed] of Bayside.')
  })

  it('is made by monitors alone, once, and read by everybody without names and small numbers', async () => {
    const { body: before } = await prepare()
    for (const who of [admin, user, liaison]) expect((await prepare(who)).status).toBe(403)
    expect((await publish(before.version, admin)).status).toBe(403)
    expect((await read('admin@allegany.example')).status).toBe(404)
    const both = await Promise.all([publish(before.version), publish(before.version)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const { body } = await read('admin@allegany.example')
    expect(body).toMatchObject({ edition: 1, agency: 'Howard County' })
    const text = JSON.stringify(body)
    expect(text).not.toMatch(/quill|10001234/i)
    expect(text).toContain('Changed: n<10')
    expect((await listed(user)).map(({ leaId, above }) => [leaId, above])).toEqual([[howard, ['ELA']]])
  })

  it('is taken away as PDF and as a list, which is recorded', async () => {
    const token = await api.tokenFor(user)
    const pdf = await api.call('get', `${published}/${year}/${howard}/file`, { token })
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const csv = await api.call<string>('get', `${published}/export?year=${year}&format=csv`, { token })
    expect(csv.body).toContain('Howard County')
    expect(csv.body).not.toContain('Quill')
    const history = await auditOf(api, 'participation', `${year}-${howard}`)
    expect(history.slice(-2).map(({ action }) => action)).toEqual([
      'publishJustification',
      'exportPublishedJustification',
    ])
  })

  it('is withdrawn for a reason, and published again as the next edition', async () => {
    const { body: before } = await prepare()
    const again = await publish(before.version)
    expect([again.status, again.body.message]).toEqual([
      409,
      'It is published, and nothing has changed since.',
    ])
    const silent = await withdraw(' ', before.version)
    expect([silent.status, silent.body.fields]).toEqual([422, { reason: ['Reason is required.'] }])
    const { body: gone } = await withdraw('It names a place.', before.version)
    expect(gone.standing).toMatchObject({ state: 'Withdrawn', edition: 1, reason: 'It names a place.' })
    expect((await read(user)).status).toBe(404)
    expect(await listed(user)).toEqual([])
    const own = await steps.send<Participation>(admin, 'get', `${base}/${year}/${howard}`)
    expect(own.body.justification.publication).toMatchObject({
      state: 'Withdrawn',
      reason: 'It names a place.',
    })
    const { body: decided } = await decide([{ word: 'Bayside', decision: 'Remove' }])
    const { body: next } = await publish(decided.version)
    expect(next.standing).toMatchObject({ state: 'Published', edition: 2 })
    expect(next.editions.map(({ number, reason }) => [number, reason])).toEqual([
      [2, null],
      [1, 'It names a place.'],
    ])
    // Numbers that the state corrects make another edition, which takes the place of this one.
    await save(monitor, howard, { math: { tested: 500, alternate: 4 }, version: next.version })
    const { body: changed } = await prepare()
    expect([changed.isCurrent, changed.publish.allowed]).toEqual([false, true])
    const { body: third } = await publish(changed.version)
    expect(third.editions.map(({ reason }) => reason)).toEqual([
      null,
      'Replaced by edition 3.',
      'It names a place.',
    ])
    expect((await listed(user)).map(({ edition }) => edition)).toEqual([3])
  })
})
