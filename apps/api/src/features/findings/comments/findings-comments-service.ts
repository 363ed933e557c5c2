import {
  canComment,
  canEditComment,
  canResolveComment,
  commentTexts,
  internalCommentTarget,
  type AuditAction,
  type CommentVisibility,
} from '@portal/domain'
import type {
  addFindingComment as addCall,
  BodyOf,
  editFindingComment as editCall,
  resolveFindingComment as resolveCall,
} from '@portal/rest-contract'
import { plainTextOf, sanitizeRichText } from '../../../server/rich-text.js'
import { insist, insistOnVersion } from '../../../server/verdicts.js'
import { writeAudit } from '../../audit-trail/audit-trail-store.js'
import { badField } from '../findings-checks.js'
import { findingFound, type FindingCommand } from '../findings-command.js'
import { changeComment, insertComment } from './findings-comments-store.js'
import { tellOfFinding } from '../letters/findings-letters.js'
import { findFinding, type Finding, type FindingView } from '../findings-read-model.js'
import { lockedFinding } from '../findings-service.js'

type Comment = Finding['comments'][number]

/** Says something about a finding, and notifies the others whom it is for: by the number and a link, never by the words. */
export async function addFindingComment(
  command: FindingCommand,
  id: number,
  input: BodyOf<typeof addCall>,
): Promise<Finding> {
  const { tx, actor, ctx } = command
  const { visibility } = input
  const view = await lockedFinding(command, id)
  insist(canComment(actor, view.facts, visibility), view.answer)
  const body = wordsOf(input.body)
  await insertComment(tx, {
    targetType: 'finding',
    targetId: id,
    body,
    visibility,
    author: actor.userId,
    at: ctx.now,
  })
  const { number } = view.answer
  await tellOfFinding(
    command,
    view,
    {
      kind: visibility === 'Shared' ? 'findingCommented' : 'findingCommentedInternally',
      key: `finding-comment:${ctx.requestId}`,
      title: `Finding ${number}: a new ${visibility === 'Shared' ? '' : 'internal '}comment`,
      text: [`there is a new ${visibility === 'Shared' ? '' : 'internal '}comment on finding ${number}.`],
    },
    'Read it here',
  )
  return recorded(
    command,
    view,
    { action: 'addFindingComment', visibility },
    { after: { comment: plainTextOf(body) } },
  )
}

/** Authors change their own words; that they did stands beside them. */
export async function editFindingComment(
  command: FindingCommand,
  at: { id: number; commentId: number },
  input: BodyOf<typeof editCall>,
): Promise<Finding> {
  const { tx, actor, ctx } = command
  const view = await lockedFinding(command, at.id)
  const found = commentOf(view, at.commentId)
  insist(canEditComment(actor, view.facts, factsOf(found)), view.answer)
  insistOnComment(view, found, input.version, ctx.now)
  const body = wordsOf(input.body)
  await changeComment(tx, found.id, { body, editedAt: ctx.now })
  const { visibility } = found
  return recorded(
    command,
    view,
    { action: 'editFindingComment', visibility },
    { before: { comment: plainTextOf(found.body) }, after: { comment: plainTextOf(body) } },
  )
}

/** Marks a comment as resolved, or opens it again. */
export async function resolveFindingComment(
  command: FindingCommand,
  at: { id: number; commentId: number },
  { resolved, version }: BodyOf<typeof resolveCall>,
): Promise<Finding> {
  const { tx, actor, ctx } = command
  const view = await lockedFinding(command, at.id)
  const found = commentOf(view, at.commentId)
  insist(canResolveComment(actor, view.facts, factsOf(found)), view.answer)
  insistOnComment(view, found, version, ctx.now)
  await changeComment(tx, found.id, {
    resolvedBy: resolved ? actor.userId : null,
    resolvedAt: resolved ? ctx.now : null,
  })
  const action = resolved ? 'resolveFindingComment' : 'reopenFindingComment'
  const { visibility } = found
  return recorded(command, view, { action, visibility }, { after: { comment: plainTextOf(found.body) } })
}

/** Sanitised words; refused where nothing is left of them to read. */
function wordsOf(html: string): string {
  const body = sanitizeRichText(html)
  if (plainTextOf(body) === '') throw badField('body', commentTexts.missing)
  return body
}

/** What is not in the answer of this reader does not exist for them. */
function commentOf(view: FindingView, id: number): Comment {
  return findingFound(view.answer.comments.find((entry) => entry.id === id))
}

const factsOf = ({ visibility, author, resolvedAt }: Comment) => ({
  visibility,
  authorId: author.id,
  resolved: resolvedAt !== null,
})

function insistOnComment(view: FindingView, found: Comment, version: number, now: Date): void {
  const last = found.resolvedAt ?? found.editedAt ?? found.at
  const by = (found.resolvedAt === null ? found.author : (found.resolvedBy ?? found.author)).fullName
  insistOnVersion(version, { version: found.version, changed: { by, on: new Date(last) } }, now, view.answer)
}

/** Internal comments have a history of their own, which the agency never reads. */
async function recorded(
  { tx, actor, ctx }: FindingCommand,
  view: FindingView,
  { action, visibility }: { action: AuditAction; visibility: CommentVisibility },
  change: { before?: object; after: object },
): Promise<Finding> {
  const { id } = view.answer
  await writeAudit(tx, {
    actor,
    ctx,
    action,
    targetType: visibility === 'Internal' ? internalCommentTarget : 'finding',
    targetId: id,
    leaId: view.facts.leaId,
    year: view.year,
    ...change,
  })
  return findingFound(await findFinding(tx, actor, id, ctx.now)).answer
}
