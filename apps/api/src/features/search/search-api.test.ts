import { randomUUID } from 'node:crypto'
import type { AnswerOf, listRecentSearches, search } from '@portal/rest-contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingSteps, type Finding } from '../../testing/finding-steps.js'
import { allegany, howard, selfAssessmentSteps } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { aPdf, upload } from '../../testing/upload-steps.js'

type Answer = AnswerOf<typeof search>
type Group = Answer['groups'][number]

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const local = 'user@allegany.example'
const foreign = 'admin@howard.example'
const liaison = 'liaison@state.example'
const disputes = 'disputes@state.example'

let api: TestApi
let findings: ReturnType<typeof findingSteps>
let issued: Finding
let draft: Finding

beforeAll(async () => {
  api = await startTestApi({ config: { closedDays: [{ day: '2001-01-01', name: 'Closed' }] } })
  findings = findingSteps(api)
  const description = 'The zymurgical notice of École ΩMEGA was late.'
  const cases = [{ studentReference: 'ZX-90417', requiredAction: 'Correct it.' }]
  draft = await findings.other(allegany, { description, cases })
  issued = (await findings.issue(monitor, await findings.other(allegany, { description, cases }))).body
})
afterAll(() => api.close())

const ask = (user: string, q: string, more = '') =>
  findings.send<Answer>(user, 'get', `/api/search?q=${encodeURIComponent(q)}${more}`)
const groupsOf = async (user: string, q: string): Promise<string[]> =>
  (await ask(user, q)).body.groups.map(({ group }) => group)
async function found(user: string, group: Group['group'], q: string, more = ''): Promise<Group> {
  const { body } = await ask(user, q, `&group=${group}${more}`)
  return body.groups[0] as Group
}
const titles = async (user: string, group: Group['group'], q: string): Promise<string[]> =>
  (await found(user, group, q)).hits.map(({ title }) => title)

async function nameOf(userName: string): Promise<string> {
  const id = await api.userId(userName)
  return (await findings.send<{ fullName: string }>(monitor, 'get', `/api/account/users/${id}`)).body.fullName
}

async function note(textNote: string, leaId = allegany): Promise<string> {
  const id = randomUUID()
  const year = issued.year
  const { status } = await findings.send(monitor, 'post', '/api/msde/notepad/note/update', {
    id,
    leaId,
    year,
    category: 1,
    textNote,
    version: null,
  })
  expect(status).toBe(200)
  return id
}

describe('who finds what', () => {
  it('finds a finding for the state, and for its agency once it is issued', async () => {
    expect((await titles(monitor, 'findings', 'zymurg')).toSorted()).toEqual(
      [draft.number, issued.number].toSorted(),
    )
    for (const user of [admin, local])
      expect(await titles(user, 'findings', 'zymurg')).toEqual([issued.number])
    for (const user of [liaison, disputes])
      expect(await titles(user, 'findings', 'zymurg')).toContain(issued.number)
  })

  it('tells a foreign agency nothing, not even a number', async () => {
    expect((await ask(foreign, 'zymurg')).body).toEqual({ groups: [] })
    expect((await ask(foreign, issued.number)).body.groups.map(({ group }) => group)).not.toContain(
      'findings',
    )
    expect(await found(foreign, 'findings', issued.number)).toEqual({
      group: 'findings',
      total: 0,
      isMore: false,
      hits: [],
    })
  })

  it('finds a number exactly, before all others', async () => {
    const [first] = (await found(monitor, 'findings', issued.number)).hits
    expect(first).toMatchObject({ id: String(issued.id), title: issued.number, year: issued.year })
    expect((await found(monitor, 'findings', issued.number.toLowerCase())).hits[0]?.title).toBe(issued.number)
  })

  it('finds what rests on a citation by its reference', async () => {
    const reference = issued.citation?.reference ?? ''
    expect(reference).not.toBe('')
    expect(await titles(admin, 'findings', reference)).toContain(issued.number)
  })

  it('finds a record by words of its own, of its agency and of its citation together', async () => {
    const reference = issued.citation?.reference ?? ''
    for (const q of ['zymurgical allegany', 'Allegany County notice late', `zymurg ${reference}`])
      expect(await titles(admin, 'findings', q)).toContain(issued.number)
    expect(await titles(monitor, 'findings', 'zymurgical howard')).toEqual([])
    expect((await ask(foreign, 'zymurgical allegany')).body).toEqual({ groups: [] })
    // The name of an agency alone finds the agency, not all that it has.
    expect(await titles(monitor, 'findings', 'allegany')).toEqual([])
    const id = await note('<p>Perspicacious words</p>')
    await note('<p>Perspicacious words elsewhere</p>', howard)
    const { hits } = await found(monitor, 'notes', 'allegany perspicacious')
    expect(hits.map((hit) => hit.id)).toEqual([id])
  })

  it('finds notes for monitors alone', async () => {
    const id = await note('<p>A quixo<strong>tic</strong> plan</p><p>of two lines</p>')
    expect((await found(monitor, 'notes', 'quixotic plan')).hits).toEqual([
      expect.objectContaining({ id, excerpt: expect.stringContaining('quixotic plan') }),
    ])
    for (const user of [admin, local, liaison, disputes])
      expect(await groupsOf(user, 'quixotic')).not.toContain('notes')
    expect((await found(admin, 'notes', 'quixotic')).total).toBe(0)
  })

  it('finds agencies and people as the lists show them', async () => {
    expect(await titles(monitor, 'agencies', 'howard')).toEqual([expect.stringContaining('Howard')])
    expect((await found(admin, 'agencies', 'howard')).total).toBe(0)
    expect((await found(admin, 'agencies', 'allegany')).total).toBe(1)
    const people = (await found(monitor, 'users', 'howard.example')).hits.map(({ detail }) => detail)
    expect(people).toContain('user@howard.example')
    const ofAdmin = (await found(admin, 'users', 'howard.example')).hits
    expect(ofAdmin).toEqual([])
  })

  it('finds people of no agency by words of which an agency has one, and nothing by its name alone', async () => {
    // St. Mary's begins like the addresses of the state; Allegany County Public Schools has both words of the second.
    expect(await titles(monitor, 'users', 'st monitor2')).toEqual([await nameOf('monitor2@state.example')])
    expect((await found(monitor, 'findings', 'allegany public')).total).toBe(0)
  })

  it('finds questions, answers and documents of the own agency, and of all for the state', async () => {
    const steps = selfAssessmentSteps(api)
    const started = await steps.open(allegany, admin)
    const { id: subsectionResponseId } = started.sections[0]?.subsections[0] ?? { id: 0 }
    const { items, title } = (await steps.subsection(admin, subsectionResponseId)).body
    const [item] = items
    const narrative = '<p>Our <strong>perspic</strong>uous file &amp; a <em>plan</em></p>'
    const answer = { rating: 4, narrative, version: item?.version ?? 0 }
    expect((await steps.save(admin, started.id, item?.id ?? 0, answer)).status).toBe(200)
    const sent = await upload(api, admin, {
      fields: [
        ['subSectionResponseId', String(subsectionResponseId)],
        ['titles', 'Sesquipedalian list'],
      ],
      files: [{ name: 'list.pdf', bytes: aPdf }],
    })
    expect(sent.status).toBe(201)
    const place = { parentId: String(started.id), placeId: String(subsectionResponseId) }
    for (const user of [admin, local, monitor, disputes]) {
      expect((await found(user, 'answers', 'perspicuous plan')).hits).toEqual([
        expect.objectContaining({ ...place, excerpt: 'Our perspicuous file & a plan' }),
      ])
      expect((await found(user, 'documents', 'sesquip')).hits).toEqual([
        expect.objectContaining({ ...place, title: 'Sesquipedalian list', detail: 'list.pdf' }),
      ])
    }
    expect(await groupsOf(foreign, 'perspicuous')).toEqual([])
    expect(await groupsOf(foreign, 'sesquipedalian')).toEqual([])
    expect((await found(admin, 'questions', title)).hits[0]).toMatchObject(place)
    expect((await found(monitor, 'questions', title)).hits[0]).toMatchObject({ placeId: null })
    expect((await found(liaison, 'questions', title)).total).toBe(0)
  })

  it('shows training to its audience, drafts to editors', async () => {
    const insert = (title: string, roles: string, published: boolean) =>
      api.db
        .execute(sql`insert into training_items (title, summary, kind, module, roles, routes, body, plain_text, url,
        transcript, "order", published, created_by, created_on, changed_by, changed_on)
        select ${title}, 'Short', 'FAQ', 'Findings', ${roles}::text[], '{}', '', 'vexillology', '', '', 900, ${published},
        id, now(), id, now() from users where user_name = ${monitor}`)
    await insert('For all', '{}', true)
    await insert('For admins', '{LocalAdmin}', true)
    await insert('A draft', '{}', false)
    expect((await titles(monitor, 'training', 'vexillology')).toSorted()).toEqual([
      'A draft',
      'For admins',
      'For all',
    ])
    expect((await titles(admin, 'training', 'vexillology')).toSorted()).toEqual(['For admins', 'For all'])
    expect(await titles(local, 'training', 'vexillology')).toEqual(['For all'])
  })
})

describe('students', () => {
  it('are found by their whole reference, masked, by those who work on the finding', async () => {
    const hit = (await found(admin, 'students', 'zx-90417')).hits
    expect(hit).toEqual([
      expect.objectContaining({ title: '••••17', detail: issued.number, parentId: String(issued.id) }),
    ])
    expect((await found(monitor, 'students', 'ZX-90417')).total).toBe(2)
    expect(JSON.stringify((await ask(monitor, 'ZX-90417')).body)).not.toContain('90417')
  })

  it('are not found by a part of it, by readers, by colleagues without the task, or from outside', async () => {
    expect((await found(monitor, 'students', 'ZX-9041')).total).toBe(0)
    for (const user of [liaison, disputes, local, foreign])
      expect([user, (await found(user, 'students', 'ZX-90417')).total]).toEqual([user, 0])
    await findings.send(admin, 'post', `/api/findings/${issued.id}/users/${await api.userId(local)}`, {
      assigned: true,
    })
    expect((await found(local, 'students', 'ZX-90417')).total).toBe(1)
  })
})

describe('words', () => {
  it('wants two characters', async () => {
    for (const q of ['z', ' z ', '']) expect((await ask(monitor, q)).status).toBe(422)
    expect((await ask(monitor, 'x'.repeat(201))).status).toBe(422)
  })

  it.each([
    ["'; drop table findings; --"],
    ["zymurg' & !(x) | *"],
    ['a:* <-> b'],
    ['%%__'],
    ['\\'],
    ["''''"],
    ['((('],
    ['\u0000ab'],
  ])('takes %j as words', async (q) => {
    expect([200, 400, 422]).toContain((await ask(monitor, q)).status)
    expect((await titles(monitor, 'findings', 'zymurg')).length).toBe(2)
  })

  it('finds letters of other scripts in any case, and words that others leave out', async () => {
    for (const q of ['école', 'ÉCOLE', 'Ωmega', 'was the', 'zymurgical late'])
      expect([q, await titles(admin, 'findings', q)]).toEqual([q, [issued.number]])
    expect((await found(admin, 'findings', 'zymurgical absent')).total).toBe(0)
  })

  it('reads rich text without its tags', async () => {
    await note('<p>Ask about <em>floccinau</em>cini</p><ul><li>one</li><li>two</li></ul>', howard)
    expect((await found(monitor, 'notes', 'floccinaucini')).total).toBe(1)
    expect((await found(monitor, 'notes', 'floccinaucini strong')).total).toBe(0)
    expect((await found(monitor, 'notes', 'floccinaucini li')).total).toBe(0)
  })

  it('gives the rest of a group by page', async () => {
    for (let index = 0; index < 7; index++) await note(`<p>pagination ${index}</p>`)
    const first = await found(monitor, 'notes', 'pagination', '&pageSize=5')
    const second = await found(monitor, 'notes', 'pagination', '&pageSize=5&page=2')
    expect([first.total, first.hits.length, second.total, second.hits.length]).toEqual([7, 5, 7, 2])
    expect(new Set([...first.hits, ...second.hits].map(({ id }) => id)).size).toBe(7)
    expect((await found(monitor, 'notes', 'pagination', '&page=9')).hits).toEqual([])
  })
})

describe('recent searches', () => {
  const recent = async (user: string) =>
    (await findings.send<AnswerOf<typeof listRecentSearches>>(user, 'get', '/api/search/recent')).body
  const remember = (user: string, q: string) => findings.send(user, 'post', '/api/search/recent', { q })

  it('are kept for the person alone, newest first, and can be forgotten', async () => {
    for (let index = 0; index < 10; index++) {
      api.clock.advance({ seconds: 1 })
      await remember(monitor, `term ${index}`)
    }
    api.clock.advance({ seconds: 1 })
    await remember(monitor, 'term 5')
    expect(await recent(monitor)).toEqual(
      ['5', '9', '8', '7', '6', '4', '3', '2'].map((index) => `term ${index}`),
    )
    expect(await recent(admin)).toEqual([])
    await findings.send(monitor, 'delete', '/api/search/recent')
    expect(await recent(monitor)).toEqual([])
  })

  it('hold nothing that a student is known by', async () => {
    expect((await remember(admin, 'zx-90417')).status).toBe(200)
    expect(await recent(admin)).toEqual([])
  })
})
