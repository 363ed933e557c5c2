import { calendarDay } from '@portal/domain'
import type { AnswerOf, getFinding, uploadFindingFiles } from '@portal/rest-contract'
import { selfAssessmentSteps, type SelfAssessment } from './self-assessment-steps.js'
import type { TestAnswer, TestApi } from './test-api.js'
import { aPdf } from './upload-steps.js'

export type Finding = AnswerOf<typeof getFinding>
type UploadedFile = AnswerOf<typeof uploadFindingFiles>[number]

const monitor = 'monitor@state.example'

/** The steps of a finding, each taken by one named person. */
export function findingSteps(api: TestApi) {
  const { send, currentYear } = selfAssessmentSteps(api)
  const steps = {
    send,
    draft: (user: string, body: object): Promise<TestAnswer<Finding>> =>
      send<Finding>(user, 'post', '/api/findings', { discoveredOn: steps.today(), ...body }),
    get: (user: string, id: number): Promise<TestAnswer<Finding>> =>
      send<Finding>(user, 'get', `/api/findings/${id}`),
    today: (): string => calendarDay(api.clock.now()),
    /** A draft about the first item of a self-assessment, with cases by their references. */
    async ofItem(selfAssessment: SelfAssessment, references: readonly string[] = []): Promise<Finding> {
      const subsectionId = selfAssessment.sections[0]?.subsections[0]?.id ?? 0
      const subsection = await send<{ items: { id: number }[] }>(
        monitor,
        'get',
        `/api/msde/self-assessment/subsectionresponse/${subsectionId}`,
      )
      const { body } = await steps.draft(monitor, {
        source: 'SelfAssessment',
        questionnaireResponseId: selfAssessment.id,
        subsectionResponseId: subsectionId,
        itemId: subsection.body.items[0]?.id,
        citationId: null,
        description: 'Notices were sent late.',
        cases: references.map((studentReference) => ({
          studentReference,
          requiredAction: 'Send the notice.',
        })),
      })
      return body
    },
    /** A draft of another source. */
    async other(leaId: number, given: object = {}): Promise<Finding> {
      const [citation] = (
        await send<{ id: number }[]>(monitor, 'get', '/api/findings/citations?part=Part%20B')
      ).body
      const { body } = await steps.draft(monitor, {
        source: 'DataReview',
        leaId,
        year: await currentYear(),
        part: 'Part B',
        citationId: citation?.id ?? null,
        description: 'Data was late.',
        ...given,
      })
      return body
    },
    act: (user: string, found: Finding, name: string, body: object = {}): Promise<TestAnswer<Finding>> =>
      send<Finding>(user, 'post', `/api/findings/${found.id}/${name}`, { version: found.version, ...body }),
    issue: (user: string, found: Finding, given: object = {}): Promise<TestAnswer<Finding>> =>
      steps.act(user, found, 'issue', {
        issuedOn: steps.today(),
        template: 'Issued',
        ...steps.signature,
        ...given,
      }),
    signature: { signatureName: 'Mona Tor', signatureTitle: 'Monitor' },
    /** What the agency did about its first case, or another one. */
    correct: (user: string, found: Finding, given: object = {}, index = 0): Promise<TestAnswer<Finding>> => {
      const entry = caseOf(found, index)
      return send<Finding>(user, 'put', `/api/findings/${found.id}/cases/${entry.id}`, {
        correctedOn: steps.today(),
        narrative: 'The notice was sent and explained.',
        leftJurisdictionOn: null,
        submit: true,
        version: entry.version,
        ...given,
      })
    },
    judge: (user: string, found: Finding, given: object = {}, index = 0): Promise<TestAnswer<Finding>> => {
      const entry = caseOf(found, index)
      return send<Finding>(user, 'post', `/api/findings/${found.id}/cases/${entry.id}/verdict`, {
        verdict: 'verify',
        version: entry.version,
        ...given,
      })
    },
    round: (user: string, found: Finding, given: object = {}): Promise<TestAnswer<Finding>> =>
      steps.act(user, found, 'rounds', {
        periodFrom: found.newerDataFrom,
        periodTo: steps.today(),
        recordsReviewed: 5,
        recordsCompliant: 5,
        ...given,
      }),
    comment: (user: string, found: Finding, given: object = {}): Promise<TestAnswer<Finding>> =>
      send<Finding>(user, 'post', `/api/findings/${found.id}/comments`, {
        body: '<p>See the log.</p>',
        visibility: 'Shared',
        ...given,
      }),
    /** A file of a case, or of the next review of newer data. */
    upload: (user: string, findingId: number, caseId?: number): Promise<TestAnswer<UploadedFile[]>> =>
      steps.uploadAs(user, findingId, caseId === undefined ? {} : { caseId: String(caseId) }),
    /** The same with other fields of the form. */
    uploadAs: async (
      user: string,
      findingId: number,
      fields: Record<string, string>,
    ): Promise<TestAnswer<UploadedFile[]>> => {
      const form = new FormData()
      form.append('findingId', String(findingId))
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      form.append('titles', 'Proof')
      form.append('documents', new Blob([aPdf]), 'proof.pdf')
      return api.call('post', '/api/findings/files', { token: await api.tokenFor(user), form })
    },
  }
  return steps
}

function caseOf(found: Finding, index: number): Finding['cases'][number] {
  const entry = found.cases[index]
  if (!entry) throw new Error(`Finding ${found.number} has no case ${index}.`)
  return entry
}
