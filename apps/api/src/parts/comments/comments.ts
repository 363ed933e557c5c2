import {
  badInput,
  commentTexts,
  internalCommentTarget,
  type AuditAction,
  type CommentRules,
  type CommentVisibility,
} from '@portal/domain'
import { changeRecord, type Command, type RecordKind } from '../../server/command.js'
import { plainTextOf, sanitizeRichText } from '../../server/rich-text.js'
import { insistOnInput, insistOnVersion } from '../../server/verdicts.js'
import type { RecordComment } from './comments-read-model.js'
import { changeComment, insertComment } from './comments-store.js'

interface Commented {
  /** The record with the comments that the actor may read. */
  answer: { comments: readonly RecordComment[] }
  facts: unknown
}

/** Comments on a kind of record, as its feature declares them. */
interface Comments<View extends Commented> {
  rules: CommentRules<View['facts']>
  /** Names in the history. */
  actions: Readonly<Record<'add' | 'edit' | 'resolve' | 'reopen', AuditAction>>
  /** Tells the others of a new comment: where it is, never what it says. */
  notify: (command: Command, view: View, visibility: CommentVisibility) => Promise<unknown>
}

/** The commands on comments of a kind of record; each answers the record. */
// oxlint-disable-next-line max-lines-per-function -- Three commands that share what they are declared with.
export function commentsOf<View extends Commented>(
  record: RecordKind<Command, number, View, never>,
  { rules, actions, notify }: Comments<View>,
) {
  /** A comment that the reader does not see is refused as a record that is missing. */
  const commentOf = (view: View, id: number): RecordComment =>
    record.found(view.answer.comments.find((entry) => entry.id === id))

  function insistOnComment({ ctx }: Command, view: View, id: number, version: number): void {
    const { version: stored, ...comment } = commentOf(view, id)
    const last = comment.resolvedAt ?? comment.editedAt ?? comment.at
    const by = comment.resolvedAt === null ? comment.author : (comment.resolvedBy ?? comment.author)
    const changed = { by: by.fullName, on: new Date(last) }
    insistOnVersion(version, { version: stored, changed }, ctx.now, view.answer)
  }

  /** Internal comments have a history of their own, which the agency never reads. */
  const targetOf = (view: View, visibility: CommentVisibility) =>
    visibility === 'Internal' ? { targetType: internalCommentTarget(record.target(view).targetType) } : {}

  /** Adds a comment and notifies the others who may read it. */
  function add(
    command: Command,
    id: number,
    { visibility, ...sent }: { body: string; visibility: CommentVisibility },
  ): Promise<View['answer']> {
    const { tx, actor, ctx } = command
    const { body, text } = sanitized(sent.body)
    return changeRecord(record, command, id, {
      action: actions.add,
      may: ({ facts }) => rules.write(actor, facts, visibility),
      refuse: () => insistOnWords(text),
      async change(view) {
        const { targetType } = record.target(view)
        await insertComment(tx, {
          targetType,
          targetId: id,
          body,
          visibility,
          author: actor.userId,
          at: ctx.now,
        })
      },
      audit: (view) => ({ ...targetOf(view, visibility), after: { comment: text } }),
      notify: (view) => notify(command, view, visibility),
    })
  }

  /** Changes the text of an own comment; the comment shows that it was changed. */
  function edit(
    command: Command,
    { id, commentId }: { id: number; commentId: number },
    sent: { body: string; version: number },
  ): Promise<View['answer']> {
    const { tx, actor, ctx } = command
    const { body, text } = sanitized(sent.body)
    return changeRecord(record, command, id, {
      action: actions.edit,
      may: (view) => rules.edit(actor, view.facts, factsOf(commentOf(view, commentId))),
      refuse(view) {
        insistOnComment(command, view, commentId, sent.version)
        insistOnWords(text)
      },
      change: () => changeComment(tx, commentId, { body, editedAt: ctx.now }),
      audit(before) {
        const comment = commentOf(before, commentId)
        return {
          ...targetOf(before, comment.visibility),
          before: { comment: plainTextOf(comment.body) },
          after: { comment: text },
        }
      },
    })
  }

  /** Marks a comment as resolved, or opens it again. */
  function resolve(
    command: Command,
    { id, commentId }: { id: number; commentId: number },
    { resolved, version }: { resolved: boolean; version: number },
  ): Promise<View['answer']> {
    const { tx, actor, ctx } = command
    return changeRecord(record, command, id, {
      action: resolved ? actions.resolve : actions.reopen,
      may: (view) => rules.resolve(actor, view.facts, factsOf(commentOf(view, commentId))),
      refuse: (view) => insistOnComment(command, view, commentId, version),
      change: () =>
        changeComment(tx, commentId, {
          resolvedBy: resolved ? actor.userId : null,
          resolvedAt: resolved ? ctx.now : null,
        }),
      audit(before) {
        const { visibility, body } = commentOf(before, commentId)
        return { ...targetOf(before, visibility), after: { comment: plainTextOf(body) } }
      },
    })
  }
  return { add, edit, resolve }
}

function sanitized(html: string): { body: string; text: string } {
  const body = sanitizeRichText(html)
  return { body, text: plainTextOf(body) }
}

/** Refuses a comment without any text. */
function insistOnWords(text: string): void {
  if (text === '') insistOnInput([badInput(commentTexts.missing, 'body')])
}

const factsOf = ({ visibility, author, resolvedAt }: RecordComment) => ({
  visibility,
  authorId: author.id,
  resolved: resolvedAt !== null,
})
