import { longDay } from '@portal/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findingSteps, type Finding } from '../../../testing/finding-steps.js'
import { allegany, howard } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const colleague = 'monitor2@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'
const stranger = 'admin@howard.example'

let api: TestApi
let findings: ReturnType<typeof findingSteps>
let finding: Finding

beforeAll(async () => {
  api = await startTestApi()
  findings = findingSteps(api)
  finding = (await findings.issue(monitor, await findings.other(allegany))).body
})
afterAll(() => api.close())

const evidence = (who: string, id = finding.id, more: Record<string, string> = {}) =>
  findings.uploadAs(who, id, { evidence: 'true', ...more })
const remove = (who: string, id: string | undefined) =>
  findings.send<Finding>(who, 'post', `/api/findings/files/${id}/delete`)

it('documents of the finding itself say what they are and whom they name, and stand beside no case or review', async () => {
  const added = await evidence(monitor, finding.id, { aboutDate: '2026-01-15', containsPii: 'true' })
  expect([added.status, added.body]).toMatchObject([
    201,
    [{ title: 'Proof', aboutDate: '2026-01-15', containsPii: true, remove: { allowed: true } }],
  ])
  const now = (await findings.get(admin, finding.id)).body
  expect(now).toMatchObject({
    files: [],
    evidence: [{ aboutDate: '2026-01-15', remove: { allowed: false } }],
    addEvidence: { allowed: true },
  })
  expect((await auditOf(api, 'finding', finding.id)).at(-1)).toMatchObject({
    action: 'uploadFindingFiles',
    after: { aboutDate: '2026-01-15', containsPii: true },
  })
})

it('are added by monitors and those of the agency who work on it, and read by whoever reads the finding', async () => {
  const [file] = (await evidence(admin)).body
  expect((await evidence(user)).status).toBe(403)
  expect((await evidence('liaison@state.example')).status).toBe(403)
  expect((await evidence(stranger)).status).toBe(404)
  for (const who of [user, monitor, 'liaison@state.example'])
    expect((await findings.send(who, 'get', `/api/findings/files/${file?.id}`)).status).toBe(200)
  expect((await findings.send(stranger, 'get', `/api/findings/files/${file?.id}`)).status).toBe(404)
})

it('are deleted by the side that added them, and are gone for everybody', async () => {
  const [ofState] = (await evidence(monitor)).body
  const [ofAgency] = (await evidence(admin)).body
  expect((await remove(admin, ofState?.id)).status).toBe(403)
  expect((await remove(monitor, ofAgency?.id)).status).toBe(403)
  expect((await remove(colleague, ofState?.id)).status).toBe(200)
  expect((await remove('admin2@allegany.example', ofAgency?.id)).status).toBe(200)
  expect((await findings.send(monitor, 'get', `/api/findings/files/${ofAgency?.id}`)).status).toBe(404)
})

it('a file belongs to a case or to the finding itself', async () => {
  const both = await findings.uploadAs(monitor, finding.id, { evidence: 'true', caseId: '1' })
  expect(both.status).toBe(422)
})

it('a copy of what the agency has already is told, with its day and place', async () => {
  const other = (await findings.issue(monitor, await findings.other(allegany))).body
  const [copy] = (await evidence(admin, other.id)).body
  expect(copy?.duplicateOf).toEqual({ uploadedOn: findings.today(), place: `finding ${finding.number}` })
  expect(longDay(copy?.duplicateOf?.uploadedOn ?? '')).toContain(', ')
})

it('never tells an agency of a draft of the state, nor another agency of anything', async () => {
  const draft = await findings.other(howard)
  await evidence(monitor, draft.id)
  const issuedThere = (await findings.issue(monitor, await findings.other(howard))).body
  const [copy] = (await evidence(stranger, issuedThere.id)).body
  expect(copy?.duplicateOf).toBeNull()
  expect((await findings.send(stranger, 'get', `/api/findings/${draft.id}`)).status).toBe(404)
})
