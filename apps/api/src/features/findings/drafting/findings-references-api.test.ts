import { maskedReference } from '@portal/domain'
import type { AnswerOf, getRecordHistory, revealFindingReferences } from '@portal/rest-contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findingSteps, type Finding } from '../../../testing/finding-steps.js'
import { allegany, type Refusal } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'

type References = AnswerOf<typeof revealFindingReferences>
type History = AnswerOf<typeof getRecordHistory>

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const local = 'user@allegany.example'
const cases = ['S-2041', 'S-2042'].map((studentReference) => ({
  studentReference,
  requiredAction: 'Correct it.',
}))

let api: TestApi
let findings: ReturnType<typeof findingSteps>
beforeAll(async () => {
  api = await startTestApi({ config: { closedDays: [{ day: '2001-01-01', name: 'Closed' }] } })
  findings = findingSteps(api)
})
afterAll(() => api.close())

const reveal = (user: string, { id }: Finding) =>
  findings.send<References>(user, 'post', `/api/findings/${id}/references`)
const issued = async (): Promise<Finding> =>
  (await findings.issue(monitor, await findings.other(allegany, { cases }))).body
const historyOf = async (user: string, { id }: Finding): Promise<string[]> =>
  (await findings.send<History>(user, 'get', `/api/audit-trail/records/finding/${id}`)).body.rows.map(
    ({ action }) => action,
  )

it('masks what students are known by, and records who asks for it', async () => {
  const finding = await issued()
  expect(finding.cases.map(({ studentReference }) => studentReference)).toEqual(
    cases.map(({ studentReference }) => maskedReference(studentReference)),
  )
  for (const user of [monitor, admin])
    expect((await reveal(user, finding)).body.map(({ studentReference }) => studentReference)).toEqual([
      'S-2041',
      'S-2042',
    ])
  const entries = (await auditOf(api, 'finding', finding.id)).filter(
    ({ action }) => action === 'revealFindingReferences',
  )
  expect(entries.map(({ actorId }) => actorId)).toEqual([await api.userId(monitor), await api.userId(admin)])
  expect(JSON.stringify(entries)).not.toContain('S-2041')
})

it('tells nobody who only reads, and a colleague once they are assigned', async () => {
  const finding = await issued()
  for (const user of ['liaison@state.example', 'disputes@state.example', local])
    expect([user, (await reveal(user, finding)).status]).toEqual([user, 403])
  await findings.send(admin, 'post', `/api/findings/${finding.id}/users/${await api.userId(local)}`, {
    assigned: true,
  })
  expect((await reveal(local, finding)).status).toBe(200)
})

it('keeps a reference that comes back masked, and never stores a mask', async () => {
  const draft = await findings.other(allegany, { cases })
  const [first, second] = draft.cases
  const update = (entries: object[]) =>
    findings.send<Finding>(monitor, 'put', `/api/findings/${draft.id}`, {
      citationId: draft.citation?.id ?? null,
      description: 'Changed.',
      discoveredOn: draft.discoveredOn,
      cases: entries,
      version: draft.version,
    })
  const refused = await update([{ studentReference: '••••41', requiredAction: 'New.' }])
  expect((refused.body as unknown as Refusal).fields).toEqual({ cases: ['Student reference is required.'] })
  await update([
    { id: first?.id, studentReference: first?.studentReference, requiredAction: 'Other.' },
    { id: second?.id, studentReference: 'S-9999', requiredAction: 'Other.' },
  ])
  expect((await reveal(monitor, draft)).body.map(({ studentReference }) => studentReference)).toEqual([
    'S-2041',
    'S-9999',
  ])
})

it('shows its history to the administrator of the agency, from the letter on', async () => {
  const finding = await issued()
  await reveal(admin, finding)
  expect(await historyOf(monitor, finding)).toEqual([
    'revealFindingReferences',
    'issueFinding',
    'draftFinding',
  ])
  expect(await historyOf(admin, finding)).toEqual(['revealFindingReferences', 'issueFinding'])
  expect(await historyOf('admin@howard.example', finding)).toEqual([])
  expect(await historyOf(local, finding)).toEqual([])
  expect(await historyOf(admin, await findings.other(allegany))).toEqual([])
})

it('says how the due date of a correction came about', async () => {
  const [entry] = (await issued()).cases
  expect(entry?.dueRule).toMatch(/^60 days from .*, the written notification: .*\.$/)
})

it('puts no small numbers of students into a file of an agency', async () => {
  const { number } = await issued()
  const lineOf = async (user: string) => {
    const { body } = await findings.send<string>(user, 'get', `/api/findings/export?q=${number}`)
    return body.split('\r\n').find((line) => line.startsWith(number))
  }
  expect(await lineOf(admin)).toContain(',n<10,n<10,')
  expect(await lineOf(monitor)).toContain(',0,2,')
})
