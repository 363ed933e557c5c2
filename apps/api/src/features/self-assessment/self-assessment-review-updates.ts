import { SubmitState, SubsectionState } from '@portal/domain'
import { eq } from 'drizzle-orm'
import { questionnaireResponses, subsectionResponses } from '../../db/schema/index.js'
import type { AccessWorld } from '../../testing/access/access-world.js'
import { dueOn } from '../../testing/self-assessment-steps.js'
import { get, monitor, type Stored, type UpdateFile } from '../../testing/updates/update-kit.js'

const named = '/api/msde/self-assessment'

/** A self-assessment that the state has taken up. */
async function inReview({ api, selfAssessments, subsections }: AccessWorld) {
  const { inStateReview: submitState } = SubmitState
  const id = selfAssessments['foreign'] ?? 0
  await api.db.update(questionnaireResponses).set({ submitState }).where(eq(questionnaireResponses.id, id))
  await api.db
    .update(subsectionResponses)
    .set({ state: SubsectionState.inStateReview })
    .where(eq(subsectionResponses.responseId, id))
  return { id, subsection: subsections['foreign'] ?? 0 }
}

export const updateCases: UpdateFile['updateCases'] = [
  {
    call: 'saveSubsectionReview',
    user: monitor,
    subject: async (world) => {
      const { subsection: id } = await inReview(world)
      const fields = {
        sharedComment: 'Seen.',
        strengths: 'Logs.',
        needs: 'Training.',
        internalComment: 'Ask again.',
      }
      return { params: { id }, fields, read: () => get(world, monitor, `${named}/subsection-review/${id}`) }
    },
  },
  {
    call: 'saveItemReview',
    user: monitor,
    subject: async (world) => {
      const { subsection: id } = await inReview(world)
      const read = async () =>
        (await get<{ items: Stored[] }>(world, monitor, `${named}/subsection-review/${id}`)).items[0] ?? {}
      const fields = {
        stateRating: 3,
        stateComment: 'Late.',
        toProvide: 'The log.',
        internalComment: 'Call them.',
      }
      return { params: { id, itemId: Number((await read())['itemId']) }, fields, read }
    },
  },
  {
    call: 'saveReportDraft',
    user: monitor,
    subject: async (world) => {
      const { id, subsection } = await inReview(world)
      const read = async () =>
        (await get<{ drafts: Stored[] }>(world, monitor, `${named}/review/${id}`)).drafts[0] ?? { version: 0 }
      const fields = {
        subsectionResponseIds: [subsection],
        dueOn,
        note: 'Please answer.',
        recommendations: 'Keep the log.',
        nextSteps: 'Train the staff.',
      }
      return { params: { id, kind: 'selective' }, fields, beside: { toReview: false }, read }
    },
  },
]
