import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingSteps, type Finding } from '../../../testing/finding-steps.js'
import {
  allegany,
  howard,
  selfAssessmentSteps,
  type Refusal,
  type SelfAssessment,
} from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'

let api: TestApi
let findings: ReturnType<typeof findingSteps>
let open: SelfAssessment

beforeAll(async () => {
  api = await startTestApi()
  findings = findingSteps(api)
  open = await selfAssessmentSteps(api).open(allegany, admin)
})
afterAll(() => api.close())

describe('drafting a finding', () => {
  it('takes agency, year, part and citation from the item of a self-assessment', async () => {
    const drafted = await findings.ofItem(open, ['****1234'])
    expect(drafted).toMatchObject({
      leaId: allegany,
      year: open.year,
      part: open.part,
      source: 'SelfAssessment',
      status: 0,
      selfAssessmentId: open.id,
      issuedOn: null,
      dueOn: null,
      casesTotal: 1,
      cases: [{ studentReference: '••••34', state: 0, dueOn: null, dueRule: null }],
      owner: { fullName: expect.any(String) },
    })
    expect(drafted.citation?.plainText).not.toBe('')
    expect(drafted.number).toMatch(new RegExp(`^F-${open.year}-01-B-\\d{4}$`))
    expect(await auditOf(api, 'finding', drafted.id)).toMatchObject([{ action: 'draftFinding' }])
  })

  it('gives every draft a number of its own, also at once', async () => {
    const drafts = await Promise.all([1, 2, 3, 4].map(() => findings.other(howard)))
    expect(new Set(drafts.map(({ number }) => number)).size).toBe(4)
  })

  it('is for state monitors only', async () => {
    for (const user of ['liaison@state.example', 'disputes@state.example', admin]) {
      const { status } = await findings.draft(user, {
        source: 'Other',
        leaId: allegany,
        year: open.year,
        part: 'Part B',
        citationId: null,
        description: 'x',
      })
      expect([user, status]).toEqual([user, 403])
    }
  })

  it('refuses a source that is not there, and a place that is not complete', async () => {
    const draft = { citationId: null, description: '' }
    const missing = await findings.draft(monitor, {
      ...draft,
      source: 'SelfAssessment',
      questionnaireResponseId: 999_999,
    })
    expect(missing.status).toBe(404)
    const foreign = await findings.draft(monitor, {
      ...draft,
      source: 'SelfAssessment',
      questionnaireResponseId: open.id,
      subsectionResponseId: 999_999,
    })
    expect(foreign.status).toBe(404)
    const nowhere = await findings.draft(monitor, { ...draft, source: 'Other', leaId: allegany })
    expect((nowhere.body as unknown as Refusal).fields).toEqual({ year: ['Choose a year.'] })
    const tomorrow = await findings.draft(monitor, {
      ...draft,
      source: 'Other',
      leaId: allegany,
      year: open.year,
      part: 'Part B',
      discoveredOn: '2999-01-01',
    })
    expect((tomorrow.body as unknown as Refusal).message).toBe('Discovered on cannot be in the future.')
  })

  it('leaves of its cases what an update does not name, and removes those that it does not list', async () => {
    const cases = ['1', '2'].map((studentReference) => ({
      studentReference,
      requiredAction: 'Correct it.',
      correctable: 'TimelineOnly',
    }))
    const draft = await findings.other(allegany, { cases })
    const [first, second] = draft.cases
    const change = (version: number, given: object[]) =>
      findings.send<Finding>(monitor, 'put', `/api/findings/${draft.id}`, { version, cases: given })
    const kept = await change(draft.version, [
      { id: first?.id },
      { id: second?.id, requiredAction: 'Again.' },
    ])
    expect(kept.body.cases).toMatchObject([
      { ...first, version: 2, changedOn: expect.anything() },
      { studentReference: second?.studentReference, requiredAction: 'Again.', correctable: 'TimelineOnly' },
    ])
    const fewer = await change(kept.body.version, [{ id: first?.id }])
    expect(fewer.body.cases.map(({ id }) => id)).toEqual([first?.id])
    const bare = await findings.send<Refusal>(monitor, 'put', `/api/findings/${draft.id}`, {
      version: fewer.body.version,
      cases: [{ id: first?.id }, { studentReference: '3' }],
    })
    expect([bare.status, bare.body.fields]).toEqual([
      422,
      { 'cases.1.requiredAction': ['Required action is required.'] },
    ])
  })

  it('shows the agency nothing', async () => {
    const drafted = await findings.ofItem(open)
    expect((await findings.get(admin, drafted.id)).status).toBe(404)
    expect((await findings.get('admin@howard.example', drafted.id)).status).toBe(404)
    expect((await findings.get('liaison@state.example', drafted.id)).status).toBe(200)
  })
})
