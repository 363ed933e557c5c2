import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { addDays, longDay } from '@portal/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findings as findingRows } from '../../../db/schema/index.js'
import { findingSteps, type Finding } from '../../../testing/finding-steps.js'
import { allegany, type Refusal } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'
import { verifyAuditChain } from '../../audit-trail/audit-trail-read-model.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'

let api: TestApi
let findings: ReturnType<typeof findingSteps>

beforeAll(async () => {
  api = await startTestApi()
  findings = findingSteps(api)
})
afterAll(() => api.close())

const fieldsOf = (answer: { body: unknown }) => (answer.body as Refusal).fields
const cases = (correctable: string) => [
  { studentReference: '4471', requiredAction: 'Send the notice.', correctable },
]

async function issued(given: object = {}): Promise<Finding> {
  return (await findings.issue(monitor, await findings.other(allegany, given))).body
}

/** Corrected and verified today, and the days after it begun. */
async function verified(correctable = 'Individual'): Promise<Finding> {
  const finding = await issued({ cases: cases(correctable) })
  await findings.upload(admin, finding.id, finding.cases[0]?.id)
  const sent = (await findings.correct(admin, finding)).body
  const done = (await findings.judge(monitor, sent)).body
  await findings.upload(monitor, done.id)
  return done
}

describe('closed in time is what was corrected in time', () => {
  it('though the closure letter is written after the due date', async () => {
    let finding = await verified()
    api.clock.advance({ days: 300 })
    finding = (await findings.round(monitor, finding)).body
    const correctedOn = findings.today()
    api.clock.advance({ days: 100 })
    const closed = (await findings.act(monitor, finding, 'close', findings.signature)).body
    expect(closed).toMatchObject({ status: 7, correctedOn, closedOn: findings.today() })
    expect(closed.closedOn).not.toBe(correctedOn)
    expect(closed.letters.at(-1)?.body).toContain(
      `The correction was complete and verified on ${longDay(correctedOn)}, within one year of the notification.`,
    )
    const csv = await findings.send<string>(monitor, 'get', `/api/findings/export?q=${closed.number}`)
    expect(csv.body).toContain('Closed on time')
    const timely = await findings.send<{ total: number }>(
      monitor,
      'get',
      `/api/findings?q=${closed.number}&outcome=timely&status=closedTimely`,
    )
    expect(timely.body.total).toBe(1)
    const history = await auditOf(api, 'finding', closed.id)
    expect(history.at(-1)).toMatchObject({ action: 'closeFinding', after: { status: 7 } })
  })

  it('and what was stored otherwise is put right once, with an entry in an unbroken history', async () => {
    const finding = await issued()
    await api.db
      .update(findingRows)
      .set({
        status: 8,
        prong1VerifiedOn: finding.issuedOn,
        prong2VerifiedOn: finding.dueOn,
        closedOn: addDays(finding.dueOn ?? '', 20),
      })
      .where(sql`id = ${finding.id}`)
    const folder = fileURLToPath(new URL('../../../db/migrations/', import.meta.url))
    const file = readdirSync(folder).find((name) => name.endsWith('_closed_as_corrected.sql')) ?? ''
    const migration = readFileSync(join(folder, file), 'utf8')
    for (const run of ['first', 'second'])
      for (const statement of migration.split('--> statement-breakpoint'))
        await api.db.execute(sql.raw(`/* ${run} */ ${statement}`))
    expect((await findings.get(monitor, finding.id)).body.status).toBe(7)
    const entries = (await auditOf(api, 'finding', finding.id)).filter(
      ({ action }) => action === 'putFindingStatusRight',
    )
    expect(entries).toMatchObject([{ actorId: null, before: { status: 8 }, after: { status: 7 } }])
    expect(await verifyAuditChain(api.db)).toMatchObject({ ok: true })
  })
})

describe('a review of newer data', () => {
  it('takes records after the later of the letter and the correction only, also by hand', async () => {
    const finding = await verified()
    const today = findings.today()
    expect(finding.newerDataFrom).toBe(addDays(today, 1))
    api.clock.advance({ days: 3 })
    const old = await findings.round(monitor, finding, { periodFrom: today })
    expect([old.status, fieldsOf(old)]).toEqual([
      422,
      {
        periodFrom: [
          `Period from must be on or after ${longDay(finding.newerDataFrom)}. Only records after the later of the written notification and the last correction count.`,
        ],
      },
    ])
    expect((await findings.round(monitor, finding)).status).toBe(200)
  })

  it('passes with a compliant record and none that is not, and is topped up where none applies', async () => {
    let finding = await verified()
    api.clock.advance({ days: 1 })
    finding = (await findings.round(monitor, finding, { recordsCompliant: 0, recordsNotApplicable: 5 })).body
    expect(finding).toMatchObject({
      status: 4,
      prong2VerifiedOn: null,
      lastRoundOutcome: 'noneApplies',
      rounds: [{ outcome: 'noneApplies', passed: false }],
      recordRound: { allowed: true },
    })
    await findings.upload(monitor, finding.id)
    finding = (await findings.round(monitor, finding, { recordsCompliant: 1, recordsNotApplicable: 4 })).body
    expect(finding).toMatchObject({ prong2VerifiedOn: findings.today(), lastRoundOutcome: 'passed' })
  })

  it('finds cases that are not corrected before they were found', async () => {
    let finding = await verified()
    api.clock.advance({ days: 10 })
    const failed = { recordsCompliant: 4, newCases: ['777'] }
    finding = (await findings.round(monitor, finding, failed)).body
    const found = findings.today()
    expect(finding.cases[1]).toMatchObject({ foundOn: found, state: 0 })
    await findings.upload(admin, finding.id, finding.cases[1]?.id)
    api.clock.advance({ days: 2 })
    const before = await findings.correct(admin, finding, { correctedOn: addDays(found, -1) }, 1)
    expect(fieldsOf(before)).toEqual({
      correctedOn: ['The correction date must be on or after the date the record was reviewed.'],
    })
    expect((await findings.correct(admin, finding, { correctedOn: found }, 1)).status).toBe(200)
  })
})

it('a case of the timeline alone tells the day on which it happened, without a file and however long ago', async () => {
  const finding = await issued({ cases: cases('TimelineOnly') })
  const tomorrow = await findings.correct(admin, finding, { correctedOn: addDays(findings.today(), 1) })
  expect(fieldsOf(tomorrow)).toEqual({ correctedOn: ['Date corrected cannot be in the future.'] })
  const sent = await findings.correct(admin, finding, { correctedOn: addDays(finding.discoveredOn, -40) })
  expect(sent.body.cases).toMatchObject([{ correctable: 'TimelineOnly', state: 2, files: [] }])
})
