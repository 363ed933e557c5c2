import type { AnswerOf, listPublishedReports, uploadReport } from '@portal/rest-contract'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromBuffer, type Entry } from 'yauzl'
import { publishedReports } from '../../db/schema/index.js'
import { findingSteps, type Finding } from '../../testing/finding-steps.js'
import { allegany, howard } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { auditOf } from '../../testing/audits/test-audit.js'
import { aPdf, upload } from '../../testing/upload-steps.js'

type Page = AnswerOf<typeof listPublishedReports>
type Report = Page['rows'][number]
type Uploaded = AnswerOf<typeof uploadReport>

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const local = 'user@allegany.example'

let api: TestApi
let findings: ReturnType<typeof findingSteps>
let year: number

beforeAll(async () => {
  api = await startTestApi()
  findings = findingSteps(api)
  year = (await findings.other(allegany)).year
})
afterAll(() => api.close())

const get = async (user: string, id: number): Promise<Report> =>
  (await findings.send<Report>(user, 'get', `/api/msde/reports/${id}`)).body

async function letterOf(finding: Finding): Promise<Report> {
  return get(monitor, finding.letters.at(-1)?.reportId ?? 0)
}

const issue = async (): Promise<Finding> =>
  (
    await findings.issue(
      monitor,
      await findings.other(allegany, {
        cases: [{ studentReference: 'S-2041', requiredAction: 'Correct it.' }],
      }),
    )
  ).body

async function put(given: Record<string, string> = {}, user = monitor, leaId = allegany) {
  const fields = Object.entries({
    leaId: String(leaId),
    year: String(year),
    module: 'Other',
    audience: 'All agency users',
    titles: 'Visit report',
    ...given,
  })
  const files = [{ name: 'visit.pdf', bytes: aPdf }]
  return upload<Uploaded>(api, user, { fields, files, to: '/api/msde/reports' })
}

/** A file as it comes, for bytes. */
async function download(user: string, path: string): Promise<{ status: number; bytes: Buffer }> {
  const answer = await fetch(api.url + path, {
    headers: { authorization: `Bearer ${await api.tokenFor(user)}` },
  })
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

function namesInZip(bytes: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const names: string[] = []
      zip.on('entry', (entry: Entry) => {
        names.push(entry.fileName)
        zip.readEntry()
      })
      zip.on('end', () => resolve(names))
      zip.on('error', reject)
      zip.readEntry()
    })
  })
}

describe('letters about findings', () => {
  it('stand in the library with a number and a PDF, to be acknowledged within five business days', async () => {
    const finding = await issue()
    const letter = await letterOf(finding)
    expect(letter).toMatchObject({
      leaId: allegany,
      module: 'Findings letter',
      findingId: finding.id,
      letterNumber: `${finding.number}/L1`,
      requiresAcknowledgement: true,
      state: 'Issued',
      edition: 1,
    })
    const pdf = await download(admin, `/api/msde/reports/${letter.id}/file/pdf`)
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    // The frozen letter has the same bytes again, and no student.
    const again = await download(local, `/api/msde/reports/${letter.id}/file/pdf`)
    expect(again.bytes.equals(pdf.bytes)).toBe(true)
    expect(
      JSON.stringify(await findings.send(monitor, 'get', `/api/msde/reports/${letter.id}`)),
    ).not.toContain('S-2041')

    await findings.send(admin, 'post', `/api/msde/reports/${letter.id}/acknowledgement`, {
      version: letter.version,
    })
    const { body } = await findings.get(admin, finding.id)
    expect(body.letters[0]).toMatchObject({ state: 'Acknowledged', letterNumber: `${finding.number}/L1` })
    expect(body.letters[0]?.acknowledgedBy).not.toBeNull()
    // A liaison has no part in the library.
    const shown = (await findings.get('liaison@state.example', finding.id)).body
    expect(shown.letters[0]).toMatchObject({ reportId: null, kind: 'Issued' })
  })

  it('are numbered one after the other; a reminder wants no acknowledgement', async () => {
    const finding = await issue()
    await findings.send(monitor, 'post', '/api/findings/reminders', { ids: [finding.id] })
    const { body } = await findings.get(monitor, finding.id)
    expect(body.letters.map(({ letterNumber }) => letterNumber)).toEqual([
      `${finding.number}/L1`,
      `${finding.number}/L2`,
    ])
    expect(await letterOf(body)).toMatchObject({ requiresAcknowledgement: false, acknowledgeBy: null })
  })
})

describe('the notice of a report', () => {
  it('is sent again to those who may read it, and counted', async () => {
    const letter = await letterOf(await issue())
    const notices = async () =>
      (await api.mailbox()).filter(({ text }) => text.includes(`/compliance/reports/${letter.id}`))
    expect(await notices()).toEqual([])
    const { body } = await findings.send<Report>(monitor, 'post', `/api/msde/reports/${letter.id}/notice`, {
      version: letter.version,
    })
    expect(body).toMatchObject({ resentCount: 1, state: 'Issued', version: letter.version + 1 })
    expect(body.resentOn).not.toBeNull()
    expect((await notices()).map(({ to }) => to).toSorted()).toEqual(
      expect.arrayContaining([admin, local]) as string[],
    )
    const stale = await findings.send(monitor, 'post', `/api/msde/reports/${letter.id}/notice`, {
      version: letter.version,
    })
    expect(stale.status).toBe(409)
    expect((await auditOf(api, 'publishedReport', letter.id)).map(({ action }) => action)).toEqual([
      'resendReport',
    ])
  })
})

describe('a report that was made elsewhere', () => {
  it('is uploaded for its audience, downloaded as it came, and recorded', async () => {
    const { status, body } = await put({ audience: 'Agency admins', note: 'Seen in October.' })
    expect(status).toBe(201)
    const id = body[0]?.reportId ?? 0
    expect(await get(admin, id)).toMatchObject({
      title: 'Visit report',
      file: { fileName: 'visit.pdf', mime: 'application/pdf' },
      requiresAcknowledgement: false,
    })
    expect((await findings.send(local, 'get', `/api/msde/reports/${id}`)).status).toBe(404)
    expect((await download(admin, `/api/msde/reports/${id}/original`)).bytes.equals(aPdf)).toBe(true)
    expect((await download(local, `/api/msde/reports/${id}/original`)).status).toBe(404)
    expect((await download(admin, `/api/msde/reports/${id}/file/pdf`)).status).toBe(404)
    expect((await auditOf(api, 'publishedReport', id)).map(({ action }) => action)).toEqual([
      'uploadReport',
      'downloadReportFile',
    ])
    const mails = (await api.mailbox()).filter(({ text }) => text.includes(`/compliance/reports/${id}`))
    expect(mails.map(({ to }) => to)).not.toContain(local)
    // What somebody typed may name a student.
    expect(mails.length).toBeGreaterThan(0)
    expect(JSON.stringify(mails)).not.toContain('Visit report')
  })

  it('takes the place of an uploaded one, which stays readable', async () => {
    const first = (await put()).body[0]?.reportId ?? 0
    const second = (await put({ replacesId: String(first) })).body[0]?.reportId ?? 0
    expect(await get(admin, second)).toMatchObject({ edition: 2, replacesId: first, state: 'Issued' })
    expect(await get(admin, first)).toMatchObject({ edition: 1, state: 'Superseded' })
    // What was replaced is no longer in force, so it cannot be replaced twice.
    expect((await put({ replacesId: String(first) })).status).toBe(409)
    expect((await put({ replacesId: String(second) }, monitor, howard)).status).toBe(409)
  })

  it('is refused for what is not there, for the past, and for people who are no monitors', async () => {
    const fields = async (given: Record<string, string>) => Object.keys((await put(given)).body.fields ?? {})
    expect(await fields({ leaId: '9999', acknowledgeBy: '2001-01-01' })).toEqual(['leaId', 'acknowledgeBy'])
    expect(await fields({ module: 'Findings letter' })).toEqual(['module'])
    expect((await put({}, admin)).status).toBe(403)
  })
})

describe('the ZIP file of the filtered library', () => {
  it('holds what the reader may read, each as its file, with a list', async () => {
    await put({ titles: 'For everybody' })
    await put({ titles: 'For administrators', audience: 'Agency admins' })
    await put({ titles: 'Of another agency' }, monitor, howard)
    const namesOf = async (user: string, query = '') => {
      const { status, bytes } = await download(user, `/api/msde/reports/zip${query}`)
      expect(status).toBe(200)
      return (await namesInZip(bytes)).join('\n')
    }
    const own = await namesOf(local)
    expect(own).toContain('For-everybody.pdf')
    expect(own).toContain('Notification-of-a-finding')
    expect(own).not.toContain('For-administrators')
    expect(own).not.toContain('Of-another-agency')
    expect(own.split('\n').at(-1)).toBe('index.csv')
    const filtered = await namesOf(monitor, `?leaId=${howard}&module=Other`)
    expect(filtered).toContain('Of-another-agency.pdf')
    expect(filtered).not.toContain('For-everybody')
    expect((await download('liaison@state.example', '/api/msde/reports/zip')).status).toBe(403)
    expect((await auditOf(api, 'publishedReport', 'zip')).at(-1)).toMatchObject({
      action: 'downloadReports',
      after: { leaId: howard, module: 'Other', reports: 1 },
    })
  })
})

describe('the list', () => {
  const list = (user: string, query: string) =>
    findings.send<Page>(user, 'get', `/api/msde/reports?pageSize=100&${query}`)
  const titles = async (user: string, query: string) =>
    (await list(user, query)).body.rows.map(({ title }) => title)
  const exported = async (user: string, query: string) => {
    const { status, bytes } = await download(user, `/api/msde/reports/export?${query}`)
    expect(status).toBe(200)
    return bytes.toString('utf8')
  }
  const rowsOf = async (user: string, query: string) =>
    (JSON.parse(await exported(user, `format=json&${query}`)) as { rows: string[][] }).rows

  it('is sorted by its columns; the newest first among those that are alike, then by id', async () => {
    const made: number[] = []
    const add = async (title: string, given: Record<string, string>, leaId = allegany) =>
      made.push((await put({ titles: `Sorted ${title}`, ...given }, monitor, leaId)).body[0]?.reportId ?? 0)
    await add('b', { part: 'Part C' })
    await add('A', { part: 'Part B', module: 'CAP' }, howard)
    await add('b', { year: String(year - 1) })
    await add('c', { part: 'Part B' })
    const issuedOn = new Date('2026-03-02T15:00:00Z')
    // All are of one instant but the last.
    await api.db
      .update(publishedReports)
      .set({ issuedOn })
      .where(inArray(publishedReports.id, made.slice(0, 3)))
    await api.db
      .update(publishedReports)
      .set({ issuedOn: new Date(issuedOn.getTime() + 1000), state: 'Acknowledged' })
      .where(inArray(publishedReports.id, made.slice(3)))
    /** Places in the order in which they were made. */
    const order = async (sort: string) =>
      (await list(monitor, `search=Sorted&sort=${sort}`)).body.rows.map(({ id }) => made.indexOf(id))
    expect((await list(monitor, 'search=Sorted')).body.rows.map(({ id }) => made.indexOf(id))).toEqual([
      3, 2, 1, 0,
    ])
    expect(await order('-issued')).toEqual([3, 2, 1, 0])
    expect(await order('issued')).toEqual([0, 1, 2, 3])
    expect(await order('title')).toEqual([1, 2, 0, 3])
    expect(await order('-title')).toEqual([3, 2, 0, 1])
    expect(await order('module')).toEqual([1, 3, 2, 0])
    expect(await order('year')).toEqual([2, 3, 1, 0])
    expect(await order('part')).toEqual([2, 3, 1, 0])
    expect(await order('-part,title')).toEqual([0, 1, 3, 2])
    expect(await order('-agency')).toEqual([1, 3, 2, 0])
    expect(await order('state')).toEqual([3, 2, 1, 0])
    expect((await list(monitor, 'sort=document')).status).toBe(422)
    expect((await list(monitor, 'leaId=99999999999&year=99999999999')).body.total).toBe(0)
  })

  it('is taken away as it is shown to each reader, and that is recorded', async () => {
    await put({ titles: 'Taken for everybody' })
    await put({ titles: 'Taken for administrators', audience: 'Agency admins' })
    await put({ titles: 'Taken for another agency' }, monitor, howard)
    const withdrawn = await get(monitor, (await put({ titles: 'Taken back' })).body[0]?.reportId ?? 0)
    await findings.send(monitor, 'post', `/api/msde/reports/${withdrawn.id}/withdrawal`, {
      reason: 'Wrong file.',
      version: withdrawn.version,
    })
    for (const user of [monitor, admin, local]) {
      const rows = await rowsOf(user, 'sort=-title&columns=title')
      expect(rows.flat()).toEqual(await titles(user, 'sort=-title'))
    }
    expect((await rowsOf(admin, 'search=Taken&sort=title&columns=title')).flat()).toEqual([
      'Taken for administrators',
      'Taken for everybody',
    ])
    expect(await rowsOf(admin, `leaId=${howard}`)).toEqual([])
    expect((await rowsOf(local, 'search=Taken&columns=title')).flat()).toEqual(['Taken for everybody'])
    expect((await rowsOf(monitor, 'search=Taken&state=Withdrawn&columns=title')).flat()).toEqual([
      'Taken back',
    ])
    expect((await download('liaison@state.example', '/api/msde/reports/export')).status).toBe(403)
    expect((await auditOf(api, 'publishedReport', 'export')).at(-1)).toMatchObject({
      action: 'exportReports',
      after: { search: 'Taken', state: 'Withdrawn', reports: 1 },
    })
  })

  it('is a file with a name that says what it holds, and no cell of it is a formula', async () => {
    await put({ titles: '=1+1 of a visit', part: 'Part B' })
    const query = `year=${year}&search=of a visit&columns=version,part,year,title`
    const answer = await fetch(`${api.url}/api/msde/reports/export?${query}`, {
      headers: { authorization: `Bearer ${await api.tokenFor(monitor)}` },
    })
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`filename="?reports-list-${year}-\\d{8}\\.csv"?$`),
    )
    expect((await answer.text()).split('\r\n').slice(0, 2)).toEqual([
      'Title,Year,Part,Version',
      `'=1+1 of a visit,${year} - ${year + 1},Part B,1`,
    ])
    const { bytes } = await download(monitor, '/api/msde/reports/export?format=xlsx')
    expect(await namesInZip(bytes)).toEqual(expect.arrayContaining(['xl/worksheets/sheet2.xml']))
  })
})
