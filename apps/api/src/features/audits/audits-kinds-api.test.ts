import { activeItems, csvDocument } from '@portal/domain'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditContents } from '../../db/schema/index.js'
import { auditResultSteps } from '../../testing/audits/audit-result-steps.js'
import { allegany } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
type Steps = ReturnType<typeof auditResultSteps>

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** Throws where a step was refused. */
function done<T>({ status, body }: { status: number; body: T & { message?: string } }): T {
  if (status >= 300) throw new Error(`A step was refused: ${status} ${body.message ?? ''}`)
  return body
}

/** An audit of Part B of which the agency knows; its first review. */
async function notified(steps: Steps): Promise<number> {
  const [audit] = done(await steps.create(monitor, [allegany]))
  if (!audit) throw new Error('The audit was not created.')
  return done(await steps.notify(monitor, audit)).prongs[0]?.id ?? 0
}

/** The sample that is drawn from a list of the agency. */
async function drawn(steps: Steps, headings: string[], rows: string[][], size: number) {
  const prongId = await notified(steps)
  done(await steps.setStatus(monitor, done(await steps.prong(monitor, prongId)), 1))
  done(await steps.upload(admin, prongId, csvDocument(headings, rows)))
  const sample = done(await steps.draw(monitor, prongId, size, { seed: 1 }))
  return { prongId, sample, records: (await steps.records(monitor, prongId)).body }
}

const itemsOf = async (typeKey: string) => {
  const [row] = await api.db
    .select()
    .from(auditContents)
    .where(and(eq(auditContents.typeKey, typeKey), eq(auditContents.part, 'Part B')))
    .orderBy(desc(auditContents.year))
  return row?.content ? activeItems(row.content) : []
}

/** Reviews a record: one answer for all its items but some. */
async function reviewed(
  steps: Steps,
  id: number,
  given: { usual: string; but: Record<string, string>; extras?: Record<string, string> },
  items: readonly { id: string }[],
) {
  for (const item of items) {
    const value = given.but[item.id] ?? given.usual
    const comment = value === given.usual ? '' : 'It is not shown.'
    const extras = value === 'NA' ? undefined : given.extras
    done(await steps.answer(monitor, id, item.id, 0, { value, comment, ...(extras && { extras }) }))
  }
  return steps.submit(monitor, id)
}

it('draws service lines by type of service, and names a line by its student, service and start', async () => {
  const steps = auditResultSteps(api, 'services')
  const line = (at: number, service: string, start: string) => [
    String(1_000_000_000 + at),
    'Birch',
    'Ada',
    service,
    'Weekly',
    '60',
    'A. Therapist',
    start,
  ]
  const headings = 'StateStudentId LastName FirstName Service Frequency MinutesPerPeriod Provider StartDate'
  const rows = [
    ...Array.from({ length: 9 }, (_, at) => line(at, 'Speech-language pathology', '09/01/2025')),
    ...Array.from({ length: 9 }, (_, at) => line(at, 'OT', '09/01/2025')),
  ]
  const { prongId, sample, records } = await drawn(steps, headings.split(' '), rows, 10)
  expect(sample.drawn?.strata.map(({ name, drawn: some }) => `${name}: ${some}`)).toEqual(['OT: 5', 'SLP: 5'])
  expect(records[0]?.student).toMatch(/^A\. B\. \*{4}000\d, OT, 2025-09-01$/)
  const wrong = await steps.upload(admin, prongId, csvDocument(headings.split(' '), [line(1, 'Hockey', '1')]))
  expect(wrong.status).toBe(409)
})

it('reviews every incident with an injury beside those that are drawn, and asks the agency once', async () => {
  const steps = auditResultSteps(api, 'restraint-seclusion')
  const headings = 'IncidentId StateStudentId LastName FirstName IncidentDate Kind Minutes Injury'.split(' ')
  const rows = Array.from({ length: 14 }, (_, at) => [
    `INC-${100 + at}`,
    String(2_000_000_000 + at),
    'Castell',
    'Ben',
    '10/01/2025',
    'RESTRAINT',
    '12',
    at < 3 ? 'Student' : 'None',
  ])
  const { prongId, records } = await drawn(steps, headings, rows, 2)
  expect(records.map(({ origin }) => origin)).toEqual([
    'Random',
    'Random',
    'Without exception',
    'Without exception',
    'Without exception',
  ])
  expect(records.slice(2).map(({ student }) => student.slice(-7))).toEqual(['INC-100', 'INC-101', 'INC-102'])
  expect(records[0]?.confirmEnrolment.allowed).toBe(false)
  const [first, second] = records
  const asked = async (id = 0) => {
    done(await steps.uploadFiles(admin, id))
    const { sections } = (await steps.content(monitor, { id, prongId })).body
    return sections.flatMap(({ items }) => items).filter(({ notApplicable }) => notApplicable === null)
  }
  expect(await asked(first?.id)).toHaveLength(16)
  expect(await asked(second?.id)).toHaveLength(14)
})

it('draws students with the flag alone for the alternate framework, all where there are few', async () => {
  const steps = auditResultSteps(api, 'alternate-framework')
  const headings =
    'StateStudentId LastName FirstName DOB Grade School Disability RaceEthnicity Gender IEPDate AlternateAssessment'
  const rows = Array.from({ length: 30 }, (_, at) => [
    String(3_000_000_000 + at),
    'Farrow',
    'Gia',
    '01/15/2015',
    '04',
    'Lakeview',
    'ID',
    'WH7',
    'F',
    '09/15/2025',
    at < 12 ? 'Y' : 'N',
  ])
  const { prongId, records } = await drawn(steps, headings.split(' '), rows, 12)
  expect(records).toHaveLength(12)
  const more = await steps.draw(monitor, prongId, 13, { seed: 1 })
  expect(more.body.message).toBe('The sample size cannot be larger than the population (12).')
})

it('walks the audit of policies from its one document set over both reviews to its closing', async () => {
  const steps = auditResultSteps(api, 'policies-procedures')
  const prongId = await notified(steps)
  const [set] = (await steps.records(monitor, prongId)).body
  expect(set).toMatchObject({ student: 'Document set', origin: 'Whole agency', status: 2 })
  done(await steps.setStatus(monitor, done(await steps.prong(monitor, prongId)), 3))
  done(await steps.uploadFiles(admin, set?.id ?? 0))

  const items = await itemsOf('policies-procedures')
  const [wrong] = items
  if (!set || !wrong) throw new Error('There is nothing to review.')
  const extras = { pageReference: 'p. 4' }
  const given = { usual: 'Met', but: { [wrong.id]: 'Not met' } }
  expect((await reviewed(steps, set.id, given, items)).body.message).toBe('Page reference is required.')
  for (const { id } of items) done(await steps.answer(monitor, set.id, id, 1, { extras }))
  expect(done(await steps.submit(monitor, set.id)).status).toBe(6)

  const complete = done(await steps.setStatus(monitor, done(await steps.prong(monitor, prongId)), 7))
  done(await steps.issue(monitor, complete))
  expect(done(await steps.corrections(monitor, prongId)).corrections).toEqual([])
  const [found] = done(await steps.progress(monitor, prongId)).findings
  const finding = done(await steps.findings.get(monitor, found?.id ?? 0))
  expect(finding).toMatchObject({ source: 'Policies', cases: [] })
  done(
    await steps.findings.act(admin, finding, 'verification-request', {
      note: 'The policy was revised and the board has approved it.',
    }),
  )

  const round = done(await steps.openRound(monitor, done(await steps.prong(monitor, prongId)).audit))
  const [revised] = (await steps.records(monitor, round.id)).body
  expect(revised).toMatchObject({ student: 'Document set', status: 2 })
  if (!revised) return
  done(await steps.setStatus(monitor, round, 3))
  done(await steps.uploadFiles(admin, revised.id))
  expect((await reviewed(steps, revised.id, { usual: 'Met', but: {}, extras }, [wrong])).body.message).toBe(
    'How the practice was checked is required.',
  )
  const checked = { ...extras, implementation: 'Ten files were looked at.' }
  done(await steps.answer(monitor, revised.id, wrong.id, 1, { extras: checked }))
  done(await steps.submit(monitor, revised.id))
  done(await steps.setStatus(monitor, done(await steps.prong(monitor, round.id)), 7))
  done(await steps.issue(monitor, done(await steps.prong(monitor, round.id))))
  const passed = done(await steps.findings.get(monitor, finding.id))
  expect(passed.rounds).toMatchObject([{ outcome: 'passed' }])
  done(await steps.findings.act(monitor, passed, 'close', steps.signature))
  for (const id of [prongId, round.id])
    done(await steps.setStatus(monitor, done(await steps.prong(monitor, id)), 9))
  done(await steps.close(monitor, done(await steps.prong(monitor, prongId)).audit))
})
