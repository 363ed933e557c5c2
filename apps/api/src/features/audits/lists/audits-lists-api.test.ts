import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditSteps } from '../../../testing/audits/audit-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { studentCsv, studentTable } from '../../../testing/student-lists.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const liaison = 'liaison@state.example'

let api: TestApi
let steps: ReturnType<typeof auditSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditSteps(api)
})
afterAll(() => api.close())

const file = async (user: string, prongId: number, path: string) => {
  const { status, body } = await api.call<string>(
    'get',
    `/api/msde/desk-audit/upload-student-file/${prongId}/${path}`,
    { token: await api.tokenFor(user) },
  )
  return { status, text: body }
}

describe('the list of a prong', () => {
  it('is sent by local administrators of the agency alone, once the state asked for it', async () => {
    const { id } = await steps.awaitingList(allegany)
    const list = studentCsv(12)
    for (const user of [monitor, liaison, 'disputes@state.example', 'user@allegany.example'])
      expect([user, (await steps.upload(user, id, list)).status]).toEqual([user, 403])
    expect((await steps.upload('admin@howard.example', id, list)).status).toBe(404)
    const early = await steps.notify(monitor, await steps.targeted(allegany))
    const refused = await steps.upload(admin, early.body.prongs[0]?.id ?? 0, list)
    expect([refused.status, refused.body.message]).toEqual([409, 'The state has not asked for a list yet.'])
    expect((await steps.checkList('user@allegany.example', id)).status).toBe(403)
    expect((await steps.population('user@allegany.example', id)).status).toBe(403)
  })

  it('is refused with every error by row and column, and given back with them', async () => {
    const { id } = await steps.awaitingList(allegany)
    const wrong = { StateStudentId: '12', DOB: 'soon', Disability: 'Flu' }
    const { status, body } = await steps.upload(admin, id, studentCsv(3, wrong))
    expect([status, body.code, body.message]).toEqual([422, 'BAD_USER_INPUT', 'The list has 3 errors.'])
    expect(body.current?.errors).toEqual([
      { row: 2, column: 'StateStudentId', message: 'Row 2: StateStudentId must have 10 digits.' },
      { row: 2, column: 'DOB', message: 'Row 2: DOB is not a date (MM/DD/YYYY).' },
      { row: 2, column: 'Disability', message: "Row 2: Disability 'Flu' is not in the list." },
    ])
    const check = (await steps.checkList(admin, id)).body
    expect([check.hasFile, check.errorCount, check.refused?.fileName]).toEqual([false, 3, 'list.csv'])
    expect((await steps.checkList(liaison, id)).body.refused).toBeNull()
    expect((await file(liaison, id, 'problems')).status).toBe(403)
    const [heading, first, second] = (await file(admin, id, 'problems')).text.split('\r\n')
    expect(heading).toMatch(/,InitialEvaluation,Problem$/)
    expect(first).toContain('Row 2: DOB is not a date (MM/DD/YYYY).')
    expect(second).toMatch(/,N,$/)
    expect((await steps.prong(monitor, id)).body.status).toBe(1)
  })

  it('stays until another one is accepted', async () => {
    const { id } = await steps.awaitingList(allegany)
    const accepted = await steps.upload(admin, id, studentCsv(12))
    expect([accepted.status, accepted.body.rowCount, accepted.body.errors]).toEqual([200, 12, []])
    expect((await steps.prong(monitor, id)).body.status).toBe(2)
    expect((await steps.upload(admin, id, studentCsv(5, { DOB: '' }))).status).toBe(422)
    expect((await steps.population(monitor, id)).body.total).toBe(12)
    expect((await steps.checkList(admin, id)).body).toMatchObject({
      hasFile: true,
      rowCount: 12,
      errorCount: 1,
      uploadedBy: { id: await api.userId(admin) },
    })
    expect((await steps.upload(admin, id, studentCsv(7))).status).toBe(200)
    expect((await steps.population(monitor, id)).body.total).toBe(7)
    expect((await steps.checkList(admin, id)).body).toMatchObject({ errorCount: 0, refused: null })
    expect((await file(admin, id, 'problems')).status).toBe(404)
    const { prongs } = (await steps.prong(monitor, id)).body.audit
    expect(prongs).toHaveLength(1)
  })

  it('is one of those that were sent at once, whole', async () => {
    const { id } = await steps.awaitingList(allegany)
    const answers = await Promise.all([5, 6, 7].map((n) => steps.upload(admin, id, studentCsv(n))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const check = (await steps.checkList(admin, id)).body
    expect((await steps.population(admin, id)).body.total).toBe(check.rowCount)
    const { audit } = (await steps.prong(monitor, id)).body
    const sent = (await auditOf(api, 'audit', audit.id)).filter(
      ({ action }) => action === 'uploadStudentList',
    )
    expect(sent).toHaveLength(3)
  })

  it.each([
    ['no table', new Uint8Array([1, 2, 3, 0]), 'list.csv'],
    ['a broken workbook', new TextEncoder().encode('PK\u0003\u0004nothing'), 'list.xlsx'],
    ['an empty file', '', 'list.csv'],
    ['one line of sixteen million letters', 'a'.repeat(16 * 1024 * 1024), 'list.csv'],
    ['a million columns', ','.repeat(1_000_000), 'list.csv'],
    ['twenty thousand and one rows', `a\n${'b\n'.repeat(20_001)}`, 'list.csv'],
  ])('refuses %s with a sentence', async (_what, bytes, name) => {
    const { id } = await steps.awaitingList(allegany)
    const { status, body } = await steps.upload(admin, id, bytes, name)
    expect([status, body.code]).toEqual([422, 'BAD_USER_INPUT'])
    expect(body.message).toMatch(/^[A-Z].*\.$/)
  })

  it('refuses more than 16 MB while they arrive', async () => {
    const { id } = await steps.awaitingList(allegany)
    const { status } = await steps.upload(admin, id, 'a'.repeat(17 * 1024 * 1024))
    expect(status).toBe(413)
  })

  it('understands other encodings, separators and headings', async () => {
    const { id } = await steps.awaitingList(allegany)
    const table = studentTable(3, { LastName: 'Müller' })
    table[0] = (table[0] ?? []).map((heading) => heading.replace(/([a-z])([A-Z])/g, '$1 $2').toUpperCase())
    const text = table.map((row) => row.join(';')).join('\n')
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le')
    for (const bytes of [Buffer.from(text, 'latin1'), utf16, Buffer.from(utf16).swap16()])
      expect((await steps.upload(admin, id, new Uint8Array(bytes))).body).toMatchObject({
        rowCount: 3,
        errors: [],
      })
  })

  it('has a template with every heading that it expects', async () => {
    const { id } = await steps.awaitingList(allegany)
    const { text } = await file(admin, id, 'template')
    expect(text).toContain('StateStudentId,LastName,FirstName,DOB,Grade,School,Disability')
  })
})

describe('the population', () => {
  it('is paged and filtered, with no name in it', async () => {
    const { id } = await steps.awaitingList(allegany)
    await steps.upload(admin, id, studentCsv(12))
    const all = (await steps.population(liaison, id, '?page=2&pageSize=5')).body
    expect([all.total, all.rows.map(({ student }) => student)]).toEqual([
      12,
      ['F. L. ****0006', 'F. L. ****0007', 'F. L. ****0008', 'F. L. ****0009', 'F. L. ****0010'],
    ])
    expect(JSON.stringify(all)).not.toMatch(/Last6|40000|dob/)
    expect(all.rows[0]?.values).toMatchObject({ grade: '06', school: 'School 0', disability: 'SLD' })
    const filtered = async (filter: object) =>
      (await steps.filtered(monitor, id, filter)).body.rows.map(({ student }) => student.slice(-2))
    expect(await filtered({ disability: ['SLD'], school: ['School 0'] })).toEqual(['06', '12'])
    expect(await filtered({ flags: ['initialEval'] })).toEqual(['04', '08', '12'])
    expect(await filtered({ values: { gender: ['F'] }, grade: ['02'] })).toEqual(['02'])
    for (const field of ['grade', 'school', 'disability'])
      expect([field, await filtered({ values: { [field]: ['none such'] } })]).toEqual([field, []])
    expect(await filtered({ values: { school: ['School 0'], disability: ['SLD'] } })).toEqual(['06', '12'])
    const [first] = all.rows
    const older = await steps.filtered(monitor, id, { age: { from: first?.age ?? 0, to: first?.age ?? 0 } })
    expect(older.body.rows.every(({ age }) => age === first?.age)).toBe(true)
  })

  it('says what it can be filtered by, and of whom nothing', async () => {
    const { id } = await steps.awaitingList(allegany)
    await steps.upload(admin, id, studentCsv(12))
    const { body } = await steps.choices(liaison, id)
    expect(body.fields.map(({ field }) => field)).toEqual([
      'grade',
      'school',
      'disability',
      'raceEthnicity',
      'gender',
    ])
    expect(body.fields.find(({ field }) => field === 'disability')?.values).toEqual([
      { value: 'AUT', label: 'Autism', rows: 6 },
      { value: 'SLD', label: 'Specific learning disability', rows: 6 },
    ])
    expect(body.flags).toEqual([{ flag: 'initialEval', name: 'InitialEvaluation', rows: 3 }])
    expect(body.ages).toHaveLength(2)
  })
})
