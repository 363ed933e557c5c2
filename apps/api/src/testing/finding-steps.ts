import { calendarDay } from '@portal/domain'
import type { AnswerOf, getFinding } from '@portal/rest-contract'
import { selfAssessmentSteps, type SelfAssessment } from './self-assessment-steps.js'
import type { TestAnswer, TestApi } from './test-api.js'

export type Finding = AnswerOf<typeof getFinding>

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
  }
  return steps
}
