import {
  afterReading,
  canIssueReportDraft,
  canReadReportDraft,
  canSaveReportDraft,
  checkReading,
  type AuditAction,
  type DraftedReport,
} from '@portal/domain'
import {
  draftedLetter,
  type BodyOf,
  type readReportDraft as readCall,
  type saveReportDraft as saveCall,
} from '@portal/rest-contract'
import { merged } from '../../../server/merged.js'
import { insist, insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import { writeAudit } from '../../audit-trail/audit-trail-store.js'
import { foundOr404, type Command } from '../self-assessment-command.js'
import type { ReportDraft } from './self-assessment-drafts-read-model.js'
import { putReportDraft, stampReading } from './self-assessment-drafts-store.js'
import {
  findReview,
  type ReviewView,
  type SelfAssessmentReview,
} from '../review/self-assessment-review-read-model.js'
import { lockSelfAssessments } from '../self-assessment-store.js'

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

/** Keeps a letter that is not issued yet, or hands it to a second reader. */
export async function saveReportDraft(
  command: Command,
  place: Place,
  { toReview, version, ...given }: BodyOf<typeof saveCall>,
): Promise<SelfAssessmentReview> {
  const { tx, actor, ctx } = command
  const { view, draft } = await locked(command, place)
  insist(canSaveReportDraft(actor, factsOf(view, draft)), view.answer)
  insistOnVersion(version, versionOf(draft), ctx.now, view.answer)
  const state = toReview ? 'In review' : 'Draft'
  await putReportDraft(
    tx,
    { selfAssessmentId: place.id, kind: place.kind },
    {
      ...merged(draftedLetter, draft ?? emptyLetter, given),
      state,
      writtenBy: actor.userId,
      writtenOn: ctx.now,
      // What a reader said of the letter before stays until the next reading.
      ...(toReview && { readBy: null, readOn: null, readerComment: '' }),
    },
  )
  return done(command, place, view, 'saveReportDraft', draft?.state ?? null, state)
}

/** A second reader agrees, or gives the letter back. */
export async function readReportDraft(
  command: Command,
  place: Place,
  { agrees, comment, version }: BodyOf<typeof readCall>,
): Promise<SelfAssessmentReview> {
  const { tx, actor, ctx } = command
  const { view, draft } = await locked(command, place)
  insist(canReadReportDraft(actor, factsOf(view, draft)), view.answer)
  insistOnInput([checkReading(agrees, comment)])
  insistOnVersion(version, versionOf(draft), ctx.now, view.answer)
  const state = afterReading(agrees)
  await stampReading(
    tx,
    { selfAssessmentId: place.id, kind: place.kind },
    { state, readBy: actor.userId, readOn: ctx.now, readerComment: comment },
  )
  return done(command, place, view, 'readReportDraft', draft?.state ?? null, state)
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

async function locked({ tx, actor }: Command, { id, kind }: Place) {
  await lockSelfAssessments(tx, [id])
  const view = foundOr404(await findReview(tx, actor, id))
  return { view, draft: view.answer.drafts.find((one) => one.kind === kind) ?? null }
}

function factsOf({ facts }: ReviewView, draft: ReportDraft | null) {
  return {
    submitState: facts.submitState,
    draft: draft && { state: draft.state, writtenBy: draft.writtenBy.id },
  }
}

function versionOf(draft: ReportDraft | null) {
  if (!draft) return { version: 0, changed: null }
  const { writtenBy, writtenOn, readBy, readOn, version } = draft
  const read = readBy && readOn && readOn > writtenOn ? { by: readBy.fullName, on: new Date(readOn) } : null
  return { version, changed: read ?? { by: writtenBy.fullName, on: new Date(writtenOn) } }
}

async function done(
  { tx, actor, ctx }: Command,
  { id, kind }: Place,
  view: ReviewView,
  action: AuditAction,
  before: string | null,
  after: string,
): Promise<SelfAssessmentReview> {
  await writeAudit(tx, {
    actor,
    ctx,
    action,
    targetType: 'reportDraft',
    targetId: `${id}/${kind}`,
    leaId: view.facts.leaId,
    year: view.year,
    before: { state: before },
    after: { state: after },
  })
  return foundOr404(await findReview(tx, actor, id)).answer
}
