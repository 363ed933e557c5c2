import type { CaseStudyMove } from '@portal/domain'
import type { Command } from '../../server/command.js'
import { notify, type Notice } from '../notifications/notifications-notices-store.js'
import type { CaseStudyView } from './case-studies-read-model.js'

type Words = Pick<Notice, 'kind' | 'title' | 'text' | 'userIds'>

/** Tells the reviewer of a study to review, and its author of the outcome; never what it is about or whom it names (9.1). */
export async function notifyOfReview(
  command: Command,
  move: CaseStudyMove,
  before: CaseStudyView,
  after: CaseStudyView,
): Promise<void> {
  const { author, reviewer } = after.answer
  if (move === 'submit' && reviewer)
    await tell(command, after, `case-study-review:${after.answer.id}:${after.version}`, {
      kind: 'caseStudyToReview',
      title: `Case study ${after.answer.id} to review`,
      text: [`you are asked to review case study ${after.answer.id} of ${after.written.agency}.`],
      userIds: [reviewer.id],
    })
  if (move === 'approve' || move === 'takeBack') {
    const outcome = move === 'approve' ? 'is final' : 'was taken back from review'
    await tell(command, after, `case-study-reviewed:${after.answer.id}:${after.version}`, {
      kind: 'caseStudyReviewed',
      title: `Case study ${after.answer.id} ${outcome}`,
      text: [`case study ${after.answer.id} of ${after.written.agency} ${outcome}.`],
      userIds: [author.id, ...(before.answer.reviewer ? [before.answer.reviewer.id] : [])],
    })
  }
}

/** Tells author and reviewer that there is a new comment. */
export async function notifyOfComment(command: Command, view: CaseStudyView): Promise<void> {
  const { id, author, reviewer } = view.answer
  await tell(command, view, `case-study-comment:${command.ctx.requestId}`, {
    kind: 'caseStudyCommented',
    title: `Case study ${id}: a new comment`,
    text: [`there is a new comment on case study ${id} of ${view.written.agency}.`],
    userIds: [author.id, ...(reviewer ? [reviewer.id] : [])],
  })
}

async function tell({ tx, actor, ctx }: Command, { answer }: CaseStudyView, key: string, words: Words) {
  await notify(tx, ctx, {
    ...words,
    key,
    link: { path: `/user/dashboard/case-studies/${answer.id}`, words: 'Open it here' },
    leaId: answer.leaId,
    except: actor.userId,
  })
}
