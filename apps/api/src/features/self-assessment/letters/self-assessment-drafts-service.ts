import {
  afterReading,
  canIssueReportDraft,
  canReadReportDraft,
  canSaveReportDraft,
  checkReading,
  type DraftedReport,
} from '@portal/domain'
import {
  draftedLetter,
  type BodyOf,
  type readReportDraft as readCall,
  type saveReportDraft as saveCall,
} from '@portal/rest-contract'
import { merged } from '../../../server/merged.js'
import { insist, insistOnInput } from '../../../server/verdicts.js'
import { reviewedSelfAssessment } from '../self-assessment-command.js'
import type { ReportDraft } from './self-assessment-drafts-read-model.js'
import { putReportDraft, stampReading } from './self-assessment-drafts-store.js'
import type { ReviewView, SelfAssessmentReview } from '../review/self-assessment-review-read-model.js'
import { type Command, changeRecord } from '../../../server/command.js'

interface Place {
  id: number
  kind: DraftedReport
}
type Letter = Pick<ReportDraft, 'subsectionResponseIds' | 'dueOn' | 'note' | 'recommendations' | 'nextSteps'>

const emptyLetter: Letter = {
  subsectionResponseIds: [],
  dueOn: null,
  note: '',
  recommendations: '',
  nextSteps: '',
}

/** The letter of a self-assessment, as the commands on it see it. */
const letterOf = (kind: DraftedReport) => ({
  ...reviewedSelfAssessment,
  version: (view: ReviewView) => versionOf(draftOf(view, kind)),
  target: (view: ReviewView) => ({
    ...reviewedSelfAssessment.target(view),
    targetType: 'reportDraft',
    targetId: `${view.answer.id}/${kind}`,
  }),
  audit: (before: ReviewView, after: ReviewView) => ({
    before: { state: draftOf(before, kind)?.state ?? null },
    after: { state: draftOf(after, kind)?.state ?? null },
  }),
})

/** Keeps a letter that is not issued yet, or hands it to a second reader. */
export function saveReportDraft(
  command: Command,
  { id, kind }: Place,
  { toReview, version, ...given }: BodyOf<typeof saveCall>,
): Promise<SelfAssessmentReview> {
  const { tx, actor, ctx } = command
  return changeRecord(letterOf(kind), command, id, {
    action: 'saveReportDraft',
    may: (view) => canSaveReportDraft(actor, factsOf(view, kind)),
    version,
    change: (view) =>
      putReportDraft(
        tx,
        { selfAssessmentId: id, kind },
        {
          ...merged(draftedLetter, draftOf(view, kind) ?? emptyLetter, given),
          state: toReview ? 'In review' : 'Draft',
          writtenBy: actor.userId,
          writtenOn: ctx.now,
          // What a reader said of the letter before stays until the next reading.
          ...(toReview && { readBy: null, readOn: null, readerComment: '' }),
        },
      ),
  })
}

/** A second reader agrees, or gives the letter back. */
export function readReportDraft(
  command: Command,
  { id, kind }: Place,
  { agrees, comment, version }: BodyOf<typeof readCall>,
): Promise<SelfAssessmentReview> {
  const { tx, actor, ctx } = command
  return changeRecord(letterOf(kind), command, id, {
    action: 'readReportDraft',
    may: (view) => canReadReportDraft(actor, factsOf(view, kind)),
    refuse: () => insistOnInput([checkReading(agrees, comment)]),
    version,
    change: () =>
      stampReading(
        tx,
        { selfAssessmentId: id, kind },
        { state: afterReading(agrees), readBy: actor.userId, readOn: ctx.now, readerComment: comment },
      ),
  })
}

/**
 * Refuses to issue a letter that a second reader has; answers who read it, when it is issued as it was read.
 */
export function insistOnReading(
  answer: SelfAssessmentReview,
  kind: DraftedReport,
  issued: Letter,
): string | null {
  const draft = answer.drafts.find((one) => one.kind === kind) ?? null
  insist(canIssueReportDraft(draft && { state: draft.state, writtenBy: draft.writtenBy.id }), answer)
  return draft?.state === 'Read' && sameLetter(draft, issued) ? (draft.readBy?.fullName ?? null) : null
}

function sameLetter(a: Letter, b: Letter): boolean {
  const chosen = (letter: Letter) => letter.subsectionResponseIds.toSorted((x, y) => x - y).join()
  return (
    chosen(a) === chosen(b) &&
    a.dueOn === b.dueOn &&
    a.note === b.note &&
    a.recommendations === b.recommendations &&
    a.nextSteps === b.nextSteps
  )
}

function draftOf({ answer }: ReviewView, kind: DraftedReport): ReportDraft | null {
  return answer.drafts.find((one) => one.kind === kind) ?? null
}

function factsOf(view: ReviewView, kind: DraftedReport) {
  const draft = draftOf(view, kind)
  return {
    submitState: view.facts.submitState,
    draft: draft && { state: draft.state, writtenBy: draft.writtenBy.id },
  }
}

function versionOf(draft: ReportDraft | null) {
  if (!draft) return { version: 0, changed: null }
  const { writtenBy, writtenOn, readBy, readOn, version } = draft
  const read = readBy && readOn && readOn > writtenOn ? { by: readBy.fullName, on: new Date(readOn) } : null
  return { version, changed: read ?? { by: writtenBy.fullName, on: new Date(writtenOn) } }
}
