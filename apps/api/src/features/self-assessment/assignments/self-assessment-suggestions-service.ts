import { canAssign, SubsectionState } from '@portal/domain'
import { insist } from '../../../server/verdicts.js'
import { foundOr404, selfAssessment } from '../self-assessment-command.js'
import { notifyOfAssignments } from '../self-assessment-mails.js'
import { findSelfAssessment, type SelfAssessmentView } from '../self-assessment-read-model.js'
import { addAssignment, touchSelfAssessment } from '../self-assessment-store.js'
import {
  findAssignmentSuggestions,
  type AssignmentSuggestion,
} from './self-assessment-suggestions-read-model.js'
import { stampOf, type Command, type Reader, openRecord, recordAct } from '../../../server/command.js'

/** Who worked on the subsections in the latest earlier year; nobody is assigned by asking. */
export async function listAssignmentSuggestions(
  { tx, actor }: Reader,
  id: number,
): Promise<AssignmentSuggestion[]> {
  const view = foundOr404(await findSelfAssessment(tx, actor, id))
  const verdict = canAssign(actor, factsOf(view))
  // Whoever assigns may look while assigning is closed, too.
  if (!verdict.allowed && verdict.code === 'FORBIDDEN') insist(verdict)
  return findAssignmentSuggestions(tx, id)
}

/** Assigns the suggested people to the chosen subsections. A subsection without suggestions refuses the whole request. */
export async function assignSuggested(
  command: Command,
  id: number,
  subsectionResponseIds: readonly number[],
): Promise<AssignmentSuggestion[]> {
  const { tx, actor, ctx } = command
  const view = await openRecord(selfAssessment, command, id)
  insist(canAssign(actor, factsOf(view)))
  const chosen = new Set(subsectionResponseIds)
  const suggestions = (await findAssignmentSuggestions(tx, id)).filter((one) =>
    chosen.has(one.subsectionResponseId),
  )
  foundOr404(suggestions.length === chosen.size ? suggestions : null)
  const numbersOf = new Map<string, string[]>()
  for (const { subsectionResponseId, number, users, year } of suggestions) {
    for (const { id: userId } of users) {
      await addAssignment(tx, { subsectionResponseId, userId }, stampOf(command))
      numbersOf.set(userId, [...(numbersOf.get(userId) ?? []), number])
    }
    await recordAct(command, 'assignUser', {
      targetType: 'subsectionResponse',
      targetId: subsectionResponseId,
      leaId: view.facts.leaId,
      year: view.year,
      after: { userIds: users.map((user) => user.id), asIn: year },
    })
  }
  for (const [userId, numbers] of numbersOf) {
    const { agency, year, answer, facts } = view
    await notifyOfAssignments(
      command,
      { selfAssessmentId: id, leaId: facts.leaId, year, part: answer.part, agency, numbers },
      userId,
    )
  }
  await touchSelfAssessment(tx, id, ctx.now, false)
  return findAssignmentSuggestions(tx, id)
}

/** Assigning many at once is for while the agency answers: a single subsection's state plays no part. */
function factsOf({ facts }: SelfAssessmentView) {
  return { ...facts, state: SubsectionState.notStarted, assignees: [], incompleteItems: 0 }
}
