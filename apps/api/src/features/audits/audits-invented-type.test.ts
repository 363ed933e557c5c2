import { csvDocument, deskAudit, type AuditContent, type AuditType } from '@portal/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditContents, auditTypes } from '../../db/schema/index.js'
import { auditResultSteps } from '../../testing/audits/audit-result-steps.js'
import { allegany } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'

/** A kind of audit that there is not: its rows have two fields as their key and no ages, its answers are its own. */
const rides: AuditType = {
  ...deskAudit,
  key: 'bus-rides',
  label: 'Bus rides',
  source: 'Other',
  subject: { one: 'ride', many: 'rides' },
  rosters: {
    'Part B': {
      columns: [
        { name: 'Bus', field: 'bus', required: true, cell: { kind: 'text', longest: 10 } },
        { name: 'Start', field: 'start', required: true, cell: { kind: 'date', future: 'refuse' } },
        { name: 'Complaint', field: 'complaint', required: false, cell: { kind: 'flag', flag: 'complaint' } },
      ],
      rowKey: ['bus', 'start'],
      ages: null,
      sampling: {
        sizes: [
          { upTo: 3, size: null },
          { upTo: null, size: 3 },
        ],
        strata: { field: 'bus' },
        quotas: [
          { kind: 'rows', name: 'Complaint', atLeast: 1, when: { q: 'flag.complaint', op: 'eq', v: 'Y' } },
        ],
        eligible: { q: 'row.bus', op: 'ne', v: 'spare' },
      },
    },
  },
  responseSet: {
    options: [
      { value: 'Safe', label: 'Safe', counts: 'met' },
      { value: 'Doubtful', label: 'Doubtful', counts: 'notMet' },
      { value: 'No ride', label: 'No ride', counts: 'excluded' },
    ],
  },
  extraFields: [{ key: 'minutes', label: 'Minutes', type: 'Number', required: true, min: 0, max: 300 }],
  findingCounting: 'Individual',
  requiresLeaConfirm: false,
  secondReaderEvery: null,
}
const item = {
  id: 'ride-1',
  lineageId: 'ride-1',
  number: '1.1',
  text: 'Were seat belts worn?',
  guidance: '',
  acceptableEvidence: [],
  documentHints: [],
  citations: ['34 CFR 300.320(a)(1)'],
  indicatorCode: null,
  responseSet: ['Safe', 'Doubtful', 'No ride'],
  weight: 1,
  correctable: 'Individual',
  correctionInstruction: 'Write to the bus company.',
  skipRule: null,
  active: true,
} as const
const content: AuditContent = {
  setupQuestions: [
    { key: 'aide', text: 'Was an aide there?', type: 'YesNo', required: true, prefillFrom: null },
  ],
  sections: [
    { id: 'ride', number: '1', title: 'The ride', areaId: 1, skipRule: null, items: [item], active: true },
  ],
}

const headings = ['Start', 'BUS', 'complaint']
const rows = [
  ['09/01/2025', '7', 'N'],
  ['09/02/2025', '7', 'Y'],
  ['09/01/2025', '9', ''],
  ['09/02/2025', '9', ''],
  ['09/02/2025', 'spare', ''],
]

let api: TestApi
let steps: ReturnType<typeof auditResultSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditResultSteps(api, rides.key)
  await api.db.insert(auditTypes).values({ key: rides.key, definition: rides })
  const year = await steps.currentYear()
  const published = { year, number: 1, content, publishedOn: new Date(0) }
  await api.db.insert(auditContents).values({ typeKey: rides.key, part: 'Part B', ...published })
})
afterAll(() => api.close())

/** Throws where a step was refused. */
function done<T>({ status, body }: { status: number; body: T & { message?: string } }): T {
  if (status >= 300) throw new Error(`A step was refused: ${status} ${body.message ?? ''}`)
  return body
}

/** A list, its draw, and the review of all that were drawn with one answer for each. */
async function reviewed(prongId: number, answers: readonly string[]) {
  const records = await drawn(prongId, answers.length)
  for (const [at, { id }] of records.entries()) {
    done(await steps.uploadFiles(admin, id))
    const { version } = done(await steps.setup(monitor, id))
    done(await steps.setUp(monitor, id, { aide: ['Yes'] }, version))
    const value = answers[at] ?? ''
    const given = { value, comment: value === 'Doubtful' ? 'Nobody looked.' : '' }
    expect((await steps.answer(monitor, id, item.id, 0, { value: 'Y' })).status).toBe(422)
    done(await steps.answer(monitor, id, item.id, 0, given))
    const early = at === 0 ? (await steps.submit(monitor, id)).body.message : 'Minutes is required.'
    expect(early).toBe('Minutes is required.')
    const long = await steps.answer(monitor, id, item.id, 1, { extras: { minutes: '301' } })
    expect(long.status).toBe(422)
    done(await steps.answer(monitor, id, item.id, 1, { extras: { minutes: '25' } }))
    expect(done(await steps.submit(monitor, id)).status).toBe(6)
  }
  return done(await steps.setStatus(monitor, done(await steps.prong(monitor, prongId)), 7))
}

async function drawn(prongId: number, size: number) {
  done(await steps.upload(admin, prongId, csvDocument(headings, rows)))
  const sample = done(await steps.draw(monitor, prongId, size, { seed: 1 }))
  expect(sample.drawn?.strata.map(({ name, drawn: some }) => `${name}: ${some}`)).toEqual([
    '7: 2',
    '9: 1',
    'spare: 0',
  ])
  expect(sample.drawn?.quotas).toMatchObject([{ name: 'Complaint', atLeast: 1, notMet: null }])
  return (await steps.records(monitor, prongId)).body
}

it('a kind of audit that is added as data alone is walked over both prongs to its closing', async () => {
  const [audit] = done(await steps.create(monitor, [allegany]))
  if (!audit) throw new Error('The audit was not created.')
  const [first] = done(await steps.notify(monitor, audit)).prongs
  const prongId = first?.id ?? 0

  const asked = done(await steps.setStatus(monitor, done(await steps.prong(monitor, prongId)), 1))
  const twice = await steps.upload(admin, prongId, csvDocument(headings, [...rows, ['9/1/2025', '7', '']]))
  expect(twice.body.current?.errors.map(({ message }) => message)).toEqual([
    'Row 7: ride 7, 2025-09-01 appears more than once (also row 2).',
  ])
  expect((await steps.setStatus(monitor, asked, 7)).status).toBe(409)

  const complete = await reviewed(prongId, ['Doubtful', 'Safe', 'Doubtful'])
  done(await steps.issue(monitor, complete))
  const { corrections } = done(await steps.corrections(monitor, prongId))
  expect(corrections).toHaveLength(2)
  const findings = [...new Set(corrections.map(({ findingId }) => findingId))]
  expect(findings).toHaveLength(2)
  await steps.verifyAll(allegany, prongId)

  const round = done(await steps.openRound(monitor, done(await steps.prong(monitor, prongId)).audit))
  expect([round.number, round.limitedItemIds]).toEqual([2, [item.id]])
  done(await steps.setStatus(monitor, round, 1))
  done(await steps.issue(monitor, await reviewed(round.id, ['Safe', 'Safe', 'No ride'])))
  for (const id of findings) {
    const finding = done(await steps.findings.get(monitor, id))
    expect(finding.rounds).toMatchObject([{ outcome: 'passed', recordsReviewed: 3, recordsNotApplicable: 1 }])
    done(await steps.findings.act(monitor, finding, 'close', steps.signature))
  }
  for (const id of [prongId, round.id])
    done(await steps.setStatus(monitor, done(await steps.prong(monitor, id)), 9))
  const closing = done(await steps.prong(monitor, prongId))
  done(await steps.close(monitor, closing.audit))
  expect(done(await steps.prong(monitor, prongId)).closedOn).not.toBeNull()
})
