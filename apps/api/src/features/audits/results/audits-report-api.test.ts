import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findings, publishedReports } from '../../../db/schema/index.js'
import { auditResultSteps } from '../../../testing/audits/audit-result-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'
const others = [admin, user, 'liaison@state.example', 'disputes@state.example']

let api: TestApi
let steps: ReturnType<typeof auditResultSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditResultSteps(api)
})
afterAll(() => api.close())

const letters = () => api.db.select().from(publishedReports).orderBy(desc(publishedReports.id))

describe('the report of a review', () => {
  it('is for monitors, and when every record is complete', async () => {
    const { id, version } = await steps.withSample(allegany, 4)
    for (const one of others)
      expect([one, (await steps.issue(one, { id, version })).status]).toEqual([one, 403])
    const early = await steps.issue(monitor, { id, version })
    expect([early.status, early.body.message]).toEqual([
      409,
      'The audit cannot move from Sample drawn to Report issued.',
    ])
    const prong = await steps.review(id, { 'dab-1-01': 'YNYY' })
    const bare = await steps.issue(monitor, prong, { signatureName: '' })
    expect([bare.status, Object.keys(bare.body.fields ?? {})]).toEqual([422, ['signatureName']])
    expect((await steps.issue(monitor, { id, version: 0 })).status).toBe(409)
    const later = {
      itemIds: ['shoes'],
      periodFrom: '2998-01-01',
      periodTo: '2998-02-01',
      recordsReviewed: 5,
      note: 'x',
    }
    expect((await steps.issue(monitor, prong, { correctedBefore: later })).status).toBe(422)
    expect((await steps.itemCorrections(monitor, id)).body).toMatchObject([
      { findingId: null, required: '0' },
    ])
  })

  it('issues one finding for each requirement by one letter, with corrections', async () => {
    const reviewed = await steps.reviewed(allegany, 4, {
      'dab-1-01': 'YNYY',
      'dab-1-02': 'NNYY',
      'dab-9-02': 'NYYY',
      'dab-3-01': 'YYYY',
    })
    const before = (await letters()).length
    const { id, status } = (await steps.issue(monitor, reviewed)).body
    expect(status).toBe(8)
    expect((await letters()).length).toBe(before + 1)
    const rows = (await steps.itemCorrections(monitor, id)).body
    expect(rows.map(({ itemId, notMet, required }) => [itemId, notMet, required])).toEqual([
      ['dab-1-01', '1', '1'],
      ['dab-1-02', '2', '2'],
      ['dab-9-02', '1', '0'],
    ])
    const timely = await steps.findingOf(id, 'dab-1-02')
    expect(timely).toMatchObject({
      source: 'DeskAudit',
      status: 2,
      indicatorCode: 'B11',
      systemic: true,
      countingMode: 'Grouped',
      issuedOn: steps.findings.today(),
      casesTotal: 2,
      evidenceSummary: '1.2: 2 of 4 records do not meet it (50.0 % met).',
    })
    expect(timely.cases[0]).toMatchObject({
      correctable: 'TimelineOnly',
      studentReference: expect.stringMatching(/^•+/),
    })
    expect(timely.letters).toMatchObject([{ kind: 'Issued', signatureName: 'Mona Tor' }])
    const [letter] = await letters()
    expect(letter).toMatchObject({ module: 'Desk audit', requiresAcknowledgement: true })
    expect(JSON.stringify(letter?.document)).not.toMatch(/40000000|Last\d|First\d/)
    const [mail] = await api.mailbox()
    expect(mail?.text).not.toMatch(/40000000|Last\d|First\d|300\./)
    expect((await auditOf(api, 'finding', timely.id)).map(({ action }) => action)).toEqual(['issueFinding'])
  })

  it('counts findings of B11 in their row of the federal form', async () => {
    await steps.reported(allegany, 3, { 'dab-1-02': 'NYY' })
    const ffy =
      Number(steps.findings.today().slice(0, 4)) - (steps.findings.today().slice(5, 7) < '07' ? 1 : 0)
    const { body } = await steps.send<{ rows: { row: string; issued: number }[] }>(
      monitor,
      'get',
      `/api/findings/numbers?ffy=${ffy}&part=Part%20B`,
    )
    expect(body.rows.find(({ row }) => row === '11')?.issued).toBeGreaterThan(0)
  })

  it('keeps what was corrected before it as corrected before issuing', async () => {
    const prong = await steps.reviewed(allegany, 4, { 'dab-4-01': 'NYYY', 'dab-4-02': 'NYYY' })
    const today = steps.findings.today()
    const correctedBefore = {
      itemIds: ['dab-4-01'],
      periodFrom: today,
      periodTo: today,
      recordsReviewed: 5,
      note: 'Five newer records are compliant.',
    }
    expect((await steps.issue(monitor, prong, { correctedBefore })).status).toBe(200)
    expect(await steps.findingOf(prong.id, 'dab-4-01')).toMatchObject({
      status: 1,
      issuedOn: null,
      letters: [],
    })
    expect((await steps.findingOf(prong.id, 'dab-4-02')).status).toBe(2)
    const { corrections } = (await steps.corrections(admin, prong.id)).body
    expect(corrections.map(({ itemId, state }) => [itemId, state])).toEqual([
      ['dab-4-01', 4],
      ['dab-4-02', 0],
    ])
  })

  it('is shown before it is issued, and nothing is stored by that', async () => {
    const prong = await steps.reviewed(allegany, 4, { 'dab-4-01': 'NYYY', 'dab-4-03': 'NNNY' })
    for (const one of others) expect([one, (await steps.preview(one, prong.id)).status]).toEqual([one, 403])
    const { status, body } = await steps.preview(monitor, prong.id)
    expect(status).toBe(200)
    expect(
      body.findings.map(({ itemNumbers, instances, cases, systemic }) => [
        itemNumbers,
        instances,
        cases,
        systemic,
      ]),
    ).toEqual([
      [['4.1'], 1, 1, false],
      [['4.3'], 3, 3, true],
    ])
    expect(JSON.stringify(body.letter)).toContain('written notification of 2 findings')
    expect(JSON.stringify(body.letter)).not.toMatch(/40000000|Last\d|First\d/)
    const marked = (await steps.preview(monitor, prong.id, ['dab-4-01'])).body
    expect(marked.findings.map(({ correctedBefore }) => correctedBefore)).toEqual([true, false])
    expect(JSON.stringify(marked.letter)).toContain('written notification of 1 finding.')
    const stored = (await steps.itemCorrections(monitor, prong.id)).body
    expect(stored.map(({ findingId, required }) => [findingId, required])).toEqual([
      [null, '0'],
      [null, '0'],
    ])
    const issued = (await steps.issue(monitor, prong)).body
    expect((await steps.itemCorrections(monitor, issued.id)).body.map(({ required }) => required)).toEqual([
      '1',
      '3',
    ])
    expect((await steps.preview(monitor, prong.id)).status).toBe(409)
  })

  it('is issued once when two monitors issue it at once', async () => {
    const prong = await steps.reviewed(allegany, 3, { 'dab-5-01': 'NYY' })
    const answers = await Promise.all([1, 2, 3].map(() => steps.issue(monitor, prong)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect((await steps.corrections(monitor, prong.id)).body.corrections).toHaveLength(1)
  })

  it('is taken back with its letter and its findings, until a correction is verified', async () => {
    const prong = await steps.reported(allegany, 3, { 'dab-5-02': 'NYY' })
    for (const one of others) expect([one, (await steps.withdraw(one, prong)).status]).toEqual([one, 403])
    expect((await steps.withdraw(monitor, prong, ' ')).status).toBe(422)
    const found = await steps.findingOf(prong.id, 'dab-5-02')
    const back = await steps.withdraw(monitor, prong)
    expect([back.status, back.body.status]).toEqual([200, 7])
    const [stored] = await api.db.select().from(findings).where(eq(findings.id, found.id))
    expect(stored?.status).toBe(9)
    expect((await letters())[0]?.state).toBe('Superseded')
    expect((await steps.corrections(monitor, prong.id)).body.corrections).toEqual([])
    const again = await steps.issue(monitor, back.body)
    expect(again.status).toBe(200)
    await steps.verifyAll(allegany, prong.id)
    const kept = await steps.withdraw(monitor, (await steps.prong(monitor, prong.id)).body)
    expect([kept.status, kept.body.message]).toEqual([
      409,
      '1 finding has verified corrections, so the report stays.',
    ])
  })
})

describe('results of a review', () => {
  it('are for the state, and for administrators of the agency from the report on', async () => {
    const prong = await steps.reviewed(allegany, 4, { 'dab-1-01': 'YNYY', 'dab-1-03': '--YY' })
    for (const one of [admin, user]) {
      expect([one, (await steps.compliance(one, prong.id)).status]).toEqual([one, 403])
      expect([one, (await steps.noncompliance(one, prong.id)).status]).toEqual([one, 403])
    }
    expect((await steps.compliance('admin@howard.example', prong.id)).status).toBe(404)
    const { body } = await steps.compliance(monitor, prong.id)
    expect(body).toMatchObject({
      records: '4',
      compliant: '3',
      compliantPercent: '75.0 %',
      total: { reviewed: '6', met: '5', notMet: '1', percent: '83.3 %' },
      weighted: '83.3 %',
    })
    expect(body.sections[0]?.items[0]).toMatchObject({
      number: '1.1',
      score: { percent: '75.0 %' },
      band: 'Noncompliant - individual',
      prior: null,
    })
    expect(body.sections[0]?.items[2]).toMatchObject({ notApplicable: '2', band: 'Compliant' })
    const sum = body.sections.reduce((all, { notApplicable }) => all + Number(notApplicable), 0)
    expect([body.totalNotApplicable, sum > 1]).toEqual([String(sum), true])
    // Those of the state who only read see the same.
    expect((await steps.compliance('liaison@state.example', prong.id)).body).toEqual(body)
    await steps.issue(monitor, prong)
    const agency = await steps.compliance(admin, prong.id)
    expect(agency.body.total).toEqual({ reviewed: 'n<10', met: 'n<10', notMet: 'n<10', percent: 'n<10' })
    expect([agency.body.totalNotApplicable, agency.body.sections[0]?.notApplicable]).toEqual(['n<10', 'n<10'])
    expect((await steps.compliance(user, prong.id)).status).toBe(403)
    expect((await steps.noncompliance(user, prong.id)).body).toEqual([])
  })

  it('hide numbers of corrections below ten students outside the state', async () => {
    const { id } = await steps.reported(allegany, 3, { 'dab-1-04': 'NYN' })
    const [state] = (await steps.itemCorrections(monitor, id)).body
    expect(state).toMatchObject({ notMet: '2', required: '2', remaining: '2' })
    const [agency] = (await steps.itemCorrections(admin, id)).body
    expect(agency).toMatchObject({ notMet: 'n<10', required: 'n<10', verified: 'n<10', remaining: 'n<10' })
    expect((await steps.compliance(admin, id)).body).toMatchObject({ population: 'n<10', sampled: 'n<10' })
  })

  it('name every answer that is not met, with masked students', async () => {
    const { id } = await steps.reported(allegany, 3, { 'dab-1-04': 'NYN' })
    const { body } = await steps.noncompliance(admin, id)
    expect(body).toHaveLength(2)
    expect(body[0]).toMatchObject({ comment: 'It is missing.', itemNumber: '1.4', state: 0 })
    expect(JSON.stringify(body)).not.toMatch(/40000000|Last\d/)
  })

  it('are compared by agency for the state alone, each cell with its review', async () => {
    const { id } = await steps.reported(allegany, 3, { 'dab-6-01': 'NYY' })
    for (const one of [admin, user]) expect([one, (await steps.matrix(one)).status]).toEqual([one, 403])
    const { body } = await steps.matrix(monitor)
    const at = body.agencies.findIndex(({ prongId }) => prongId === id)
    expect(body.items.find((item) => item.id === 'dab-6-01')?.cells[at]).toMatchObject({
      prongId: id,
      met: 2,
      reviewed: 3,
      percent: '66.7 %',
      heat: 'systemic',
    })
    const all = body.items.find((item) => item.id === 'dab-6-01')
    expect(all?.state).toMatchObject({
      met: all?.cells.reduce((sum, { met }) => sum + met, 0),
      reviewed: all?.cells.reduce((sum, { reviewed }) => sum + reviewed, 0),
    })
    const last = (await steps.matrix(monitor, `&page=${body.total}&pageSize=1`)).body
    expect(last.agencies).toEqual(body.agencies.slice(-1))
    expect(last.items.find((item) => item.id === 'dab-6-01')?.state).toEqual(all?.state)
    const cohorts = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (n) => (await steps.matrix(monitor, `&cohort=${n}`)).body.total),
    )
    expect(Math.max(...cohorts)).toBeGreaterThan(0)
    expect(cohorts.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(body.total)
    const area = await steps.matrix(monitor, '&areaId=7')
    expect(new Set(area.body.items.map(({ sectionTitle }) => sectionTitle)).size).toBe(1)
    expect((await steps.matrix(monitor, '&areaId=9')).status).toBe(422)
  })

  it('are taken away as files, with names only by a monitor with a reason', async () => {
    const { id } = await steps.reported(allegany, 3, { 'dab-6-02': 'NYY' })
    const named = 'format=xlsx&names=true'
    expect((await steps.file(monitor, id, 'individual-non-compliance', named)).body.fields).toEqual({
      reason: ['Reason is required.'],
    })
    expect((await steps.file(admin, id, 'individual-non-compliance', `${named}&reason=x`)).status).toBe(403)
    expect((await steps.file(user, id, 'overall-compliance', 'format=pdf')).status).toBe(403)
    for (const report of [
      'overall-compliance',
      'individual-non-compliance',
      'item-corrections',
      'comparison',
    ])
      for (const format of ['pdf', 'xlsx'])
        expect([report, format, (await steps.file(admin, id, report, `format=${format}`)).status]).toEqual([
          report,
          format,
          200,
        ])
    expect(
      (await steps.file(monitor, id, 'individual-non-compliance', `${named}&reason=Hearing`)).status,
    ).toBe(200)
    const { prongs: _prongs, ...audit } = (await steps.prong(monitor, id)).body.audit
    const exports = (await auditOf(api, 'audit', audit.id)).filter(
      ({ action }) => action === 'exportAuditResults',
    )
    expect(exports).toHaveLength(9)
    expect(exports.map(({ reason }) => reason)).toContain('Hearing')
  })
})
