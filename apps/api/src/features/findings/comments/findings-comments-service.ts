import {
  canComment,
  canEditComment,
  canResolveComment,
  commentTexts,
  internalCommentTarget,
  type CommentVisibility,
} from '@portal/domain'
import type {
  addFindingComment as addCall,
  BodyOf,
  editFindingComment as editCall,
  resolveFindingComment as resolveCall,
} from '@portal/rest-contract'
import { plainTextOf, sanitizeRichText } from '../../../server/rich-text.js'
import { insistOnVersion } from '../../../server/verdicts.js'
import { badField } from '../findings-checks.js'
import { findingFound, finding } from '../findings-command.js'
import { changeComment, insertComment } from './findings-comments-store.js'
import { tellOfFinding } from '../letters/findings-letters.js'
import type { Finding, FindingView } from '../findings-read-model.js'
import { type Command, changeRecord } from '../../../server/command.js'

type Comment = Finding['comments'][number]

/** Says something about a finding, and notifies the others whom it is for: by the number and a link, never by the words. */
export function addFindingComment(
  command: Command,
  id: number,
  input: BodyOf<typeof addCall>,
): Promise<Finding> {
  const { tx, actor, ctx } = command
  const { visibility } = input
  const comment = sanitized(input.body)
  return changeRecord(finding, command, id, {
    action: 'addFindingComment',
    may: ({ facts }) => canComment(actor, facts, visibility),
    refuse: () => insistOnWords(comment),
    change: () =>
      insertComment(tx, {
        targetType: 'finding',
        targetId: id,
        body: comment.body,
        visibility,
        author: actor.userId,
        at: ctx.now,
      }),
    audit: () => ({ ...targetOf(visibility), after: { comment: comment.text } }),
    notify: (view) => tellOfComment(command, view, visibility),
  })
}

/** Authors change their own words; that they did stands beside them. */
export function editFindingComment(
  command: Command,
  { id, commentId }: { id: number; commentId: number },
  input: BodyOf<typeof editCall>,
): Promise<Finding> {
  const { tx, actor, ctx } = command
  const comment = sanitized(input.body)
  return changeRecord(finding, command, id, {
    action: 'editFindingComment',
    may: (view) => canEditComment(actor, view.facts, factsOf(commentOf(view, commentId))),
    refuse(view) {
      insistOnComment(view, commentId, input.version, ctx.now)
      insistOnWords(comment)
    },
    change: () => changeComment(tx, commentId, { body: comment.body, editedAt: ctx.now }),
    audit(before) {
      const { visibility, body } = commentOf(before, commentId)
      const after = { comment: comment.text }
      return { ...targetOf(visibility), before: { comment: plainTextOf(body) }, after }
    },
  })
}

/** Marks a comment as resolved, or opens it again. */
export function resolveFindingComment(
  command: Command,
  { id, commentId }: { id: number; commentId: number },
  { resolved, version }: BodyOf<typeof resolveCall>,
): Promise<Finding> {
  const { tx, actor, ctx } = command
  return changeRecord(finding, command, id, {
    action: resolved ? 'resolveFindingComment' : 'reopenFindingComment',
    may: (view) => canResolveComment(actor, view.facts, factsOf(commentOf(view, commentId))),
    refuse: (view) => insistOnComment(view, commentId, version, ctx.now),
    change: () =>
      changeComment(tx, commentId, {
        resolvedBy: resolved ? actor.userId : null,
        resolvedAt: resolved ? ctx.now : null,
      }),
    audit(before) {
      const { visibility, body } = commentOf(before, commentId)
      return { ...targetOf(visibility), after: { comment: plainTextOf(body) } }
    },
  })
}

function tellOfComment(command: Command, view: FindingView, visibility: CommentVisibility): Promise<void> {
  const { number } = view.answer
  const isShared = visibility === 'Shared'
  return tellOfFinding(
    command,
    view,
    {
      kind: isShared ? 'findingCommented' : 'findingCommentedInternally',
      key: `finding-comment:${command.ctx.requestId}`,
      title: `Finding ${number}: a new ${isShared ? '' : 'internal '}comment`,
      text: [`there is a new ${isShared ? '' : 'internal '}comment on finding ${number}.`],
    },
    'Read it here',
  )
}

function sanitized(html: string): { body: string; text: string } {
  const body = sanitizeRichText(html)
  return { body, text: plainTextOf(body) }
}

/** Refuses a comment of which nothing is left to read. */
function insistOnWords({ text }: { text: string }): void {
  if (text === '') throw badField('body', commentTexts.missing)
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

function insistOnComment(view: FindingView, id: number, version: number, now: Date): void {
  const found = commentOf(view, id)
  const last = found.resolvedAt ?? found.editedAt ?? found.at
  const by = (found.resolvedAt === null ? found.author : (found.resolvedBy ?? found.author)).fullName
  insistOnVersion(version, { version: found.version, changed: { by, on: new Date(last) } }, now, view.answer)
}

/** Internal comments have a history of their own, which the agency never reads. */
function targetOf(visibility: CommentVisibility) {
  return visibility === 'Internal' ? { targetType: internalCommentTarget } : {}
}
