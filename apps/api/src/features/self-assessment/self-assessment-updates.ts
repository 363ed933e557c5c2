import { and, eq } from 'drizzle-orm'
import { csiResponses } from '../../db/schema/index.js'
import { userNames } from '../../testing/access/access-world.js'
import { firstSubsection } from '../../testing/self-assessment-steps.js'
import { admin, get, ofAttempt, type UpdateFile } from '../../testing/updates/update-kit.js'

export const updateCases: UpdateFile['updateCases'] = [
  {
    call: 'saveComplianceStrategyItem',
    user: admin,
    subject: async (world) => {
      const { id = 0, itemId = 0 } = await ofAttempt(world, 'saveComplianceStrategyItem')
      const path = `/api/self-assessment/${id}/compliance-strategy-item/${itemId}`
      const read = () => get(world, admin, path)
      const subsectionResponseId = world.subsections['own'] ?? 0
      const answer = { rating: 2, narrative: '<p>Begun.</p>' }
      await world.steps.save(admin, Number(id), Number(itemId), {
        ...answer,
        version: Number((await read())['version']),
      })
      // As if it was taken over: nothing was written last year.
      const taken = { carriedFromYear: world.year - 1, confirmedThisYear: true }
      await world.api.db
        .update(csiResponses)
        .set(taken)
        .where(
          and(
            eq(csiResponses.subsectionResponseId, subsectionResponseId),
            eq(csiResponses.itemId, Number(itemId)),
          ),
        )
      return { params: { id, itemId }, fields: { ...answer, ...taken }, read }
    },
  },
  {
    call: 'planSelfAssessment',
    user: admin,
    subject: async (world) => {
      const id = world.selfAssessments['own'] ?? 0
      const selfAssessment = (await world.steps.get(admin, id)).body
      const subsectionResponseId = firstSubsection(selfAssessment)
      const read = async () => {
        const { localLead, sections, version } = (await world.steps.get(admin, id)).body
        const days = sections.flatMap(({ subsections }) => subsections.map((one) => one.dueOn))
        return { leadId: localLead?.id, dueDates: days, version }
      }
      const fields = {
        leadId: await world.api.userId(userNames.LU ?? ''),
        dueDates: [{ subsectionResponseId, dueOn: '2999-05-28' }],
      }
      return { params: { id }, fields, read }
    },
  },
]

export const notStored: UpdateFile['notStored'] = {
  // They belong to an act: the next act sends them again.
  submitSelfAssessment: ['statementName', 'statementTitle', 'documentsReason'],
  setSubsectionState: ['comment'],
  setSubsectionApplicability: ['reason'],
  // They begin the work, once.
  startSelfAssessment: ['leadId', 'dueDates', 'people'],
}
