import { canAssignCategory, complianceYearName } from '@portal/domain'
import { assignmentsOf } from '../../../parts/assignments/assignments.js'
import type { Command } from '../../../server/command.js'
import { notify } from '../../notifications/notifications-notices-store.js'
import { categoryAssignments, openCategories } from './documents-assignees-read-model.js'
import type { CategoryView } from './documents-required-read-model.js'
import { documentCategory, nameOf } from './documents-required-service.js'
import { addDocumentAssignment, removeDocumentAssignment, touchResponse } from './documents-required-store.js'

/** Who works on a document category. */
export const categoryPeople = assignmentsOf(documentCategory, {
  mayAssign: canAssignCategory,
  assigned: categoryAssignments,
  open: openCategories,
  add: (tx, { id, userId }, stamp) => addDocumentAssignment(tx, { categoryResponseId: id, userId }, stamp),
  remove: (tx, { id, userId }) => removeDocumentAssignment(tx, { categoryResponseId: id, userId }),
  actions: {
    assign: 'assignDocumentUser',
    remove: 'removeDocumentUser',
    handOver: 'handOverDocumentCategory',
  },
  touch: ({ tx, ctx }, { responseId }) => touchResponse(tx, responseId, ctx.now),
  notify: notifyPerson,
})

/** Names the agency and the category, never a document (domain definition 9.1). */
async function notifyPerson(
  { tx, actor, ctx }: Command,
  category: CategoryView,
  kind: 'assigned' | 'unassigned',
  userId: string,
): Promise<void> {
  const { answer, part, agency, responseId, facts } = category
  const year = complianceYearName(category.year)
  const on = kind === 'assigned'
  await notify(tx, ctx, {
    kind,
    key: `document-category-${kind}:${answer.id}:${ctx.requestId}`,
    leaId: facts.leaId,
    userIds: [userId],
    title: `Self-assessment ${year}, ${part}: required documents are ${on ? '' : 'no longer '}assigned to you`,
    text: [
      on
        ? `${actor.fullName} has assigned the required documents "${nameOf(category)}" of the ${part} self-assessment ${year} of ${agency} to you.`
        : `${actor.fullName} has taken you off the required documents "${nameOf(category)}" of the ${part} self-assessment ${year} of ${agency}.`,
    ],
    link: {
      path: `/user/dashboard/self-assessment/${responseId}`,
      words: on ? 'Upload them here' : 'See them here',
    },
    except: actor.userId,
  })
}
