import { stampOf, foundOr, type Command, type RecordKind } from '../../server/command.js'
import {
  type SelfAssessment,
  type SelfAssessmentView,
  findSelfAssessment,
} from './self-assessment-read-model.js'
import { type ReviewView, findReview } from './review/self-assessment-review-read-model.js'
import { type SubsectionView, findSubsection } from './self-assessment-subsection-read-model.js'
import {
  lockSelfAssessments,
  changeSelfAssessments,
  lockSelfAssessmentOf,
  changeSubsection,
  touchSelfAssessment,
} from './self-assessment-store.js'
export const foundOr404 = foundOr('This self-assessment does not exist.')

type Columns = Parameters<typeof changeSelfAssessments>[2]

/** What the two kinds of sight on a self-assessment share. */
const selfAssessmentRow = {
  found: foundOr404,
  lock: ({ tx }: Command, id: number) => lockSelfAssessments(tx, [id]),
  target: ({ answer, facts, year }: SelfAssessmentView | ReviewView) => ({
    targetType: 'selfAssessment',
    targetId: answer.id,
    leaId: facts.leaId,
    year,
  }),
  write: (command: Command, { answer }: SelfAssessmentView | ReviewView, columns: Columns) =>
    changeSelfAssessments(command.tx, [answer.id], columns, stampOf(command)),
}

/** A self-assessment as its agency works on it. */
export const selfAssessment: RecordKind<Command, number, SelfAssessmentView, Columns> = {
  ...selfAssessmentRow,
  find: ({ tx, actor }, id) => findSelfAssessment(tx, actor, id),
  version: (view) => view,
  audit: (before, after, columns) => ({
    before: pick(before.answer, columns),
    after: pick(after.answer, columns),
  }),
}

function pick(answer: SelfAssessment, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(answer).filter(([name]) => names.includes(name)))
}

/** A self-assessment as the state reviews it. */
export const reviewedSelfAssessment: RecordKind<Command, number, ReviewView, Columns> = {
  ...selfAssessmentRow,
  find: ({ tx, actor }, id) => findReview(tx, actor, id),
  version: (view) => view,
  audit: (before, after) => ({
    before: { submitState: before.facts.submitState },
    after: { submitState: after.facts.submitState },
  }),
}

/** A subsection as its agency works on it. */
export const subsection: RecordKind<Command, number, SubsectionView, Parameters<typeof changeSubsection>[2]> =
  {
    found: foundOr404,
    lock: ({ tx }, id) => lockSelfAssessmentOf(tx, id),
    find: ({ tx, actor }, id) => findSubsection(tx, actor, id),
    version: (view) => view,
    target: ({ answer, facts, year }) => ({
      targetType: 'subsectionResponse',
      targetId: answer.id,
      leaId: facts.leaId,
      year,
    }),
    async write(command, { answer, selfAssessmentId }, columns) {
      await changeSubsection(command.tx, answer.id, columns, stampOf(command))
      // An approval that it does not apply is work done, as an answer is.
      const answered = columns.notApplicable === 'Approved'
      await touchSelfAssessment(command.tx, selfAssessmentId, command.ctx.now, answered)
    },
  }
