import {
  auditRecordPath,
  readsInternalRecordComments,
  recordCommentRules,
  type CommentVisibility,
} from '@portal/domain'
import type { AnswerOf, getRecordDiscussion } from '@portal/rest-contract'
import { commentsOf } from '../../../parts/comments/comments.js'
import { listComments } from '../../../parts/comments/comments-read-model.js'
import type { Command, Reader, RecordKind } from '../../../server/command.js'
import { act } from '../../../server/verdicts.js'
import { notify } from '../../notifications/notifications-notices-store.js'
import { aboutRecord } from '../review/audits-review-notices.js'
import { findRecord, type RecordView } from '../sample/audits-records-read-model.js'
import { recordFound, targetOf } from '../sample/audits-records-service.js'
import { lockRecord } from '../sample/audits-sample-store.js'

type Discussion = AnswerOf<typeof getRecordDiscussion>

interface View {
  record: RecordView
  facts: RecordView['facts']
  answer: Discussion
}

/** A record with its comments, as the actor may read them; null where the actor does not see the record. */
async function findDiscussion({ tx, actor }: Reader, id: number): Promise<View | null> {
  const record = await findRecord(tx, actor, null, id)
  if (!record) return null
  const { facts } = record
  const comments = await listComments(
    tx,
    actor,
    { targetType: 'auditRecord', targetId: id },
    recordCommentRules,
    facts,
  )
  const readsInternal = readsInternalRecordComments(actor, facts)
  return {
    record,
    facts,
    answer: {
      id,
      comments: comments.filter(({ visibility }) => readsInternal || visibility === 'Shared'),
      comment: act(recordCommentRules.write(actor, facts, 'Shared')),
      commentInternally: act(recordCommentRules.write(actor, facts, 'Internal')),
    },
  }
}

/** What people say about a record. */
export async function readDiscussion(reader: Reader, id: number): Promise<Discussion> {
  return recordFound(await findDiscussion(reader, id)).answer
}

/** Comments do not change the record itself: it is only held, so that they follow each other. */
const discussion: RecordKind<Command, number, View, never> = {
  found: recordFound,
  lock: ({ tx }, id) => lockRecord(tx, id),
  find: (command, id) => findDiscussion(command, id),
  version: ({ record }) => record,
  target: ({ record }) => targetOf(record),
  write: async () => undefined,
}

/** What state and agency say to each other about a record, and the state among its own. */
export const recordComments = commentsOf(discussion, {
  rules: recordCommentRules,
  actions: {
    add: 'addRecordComment',
    edit: 'editRecordComment',
    resolve: 'resolveRecordComment',
    reopen: 'reopenRecordComment',
  },
  notify: notifyOfComment,
})

function notifyOfComment(
  { tx, actor, ctx }: Command,
  { record, facts }: View,
  visibility: CommentVisibility,
): Promise<number> {
  const { what, short, leaId } = aboutRecord(record)
  const isShared = visibility === 'Shared'
  const { audit, answer: prong } = record.prong
  const { assignedMonitorId } = record.answer
  const monitors = assignedMonitorId === null ? [] : [assignedMonitorId]
  return notify(tx, ctx, {
    kind: isShared ? 'recordCommented' : 'recordCommentedInternally',
    key: `record-comment:${record.answer.id}:${ctx.requestId}`,
    leaId,
    leadId: audit.answer.leadMonitor.id,
    userIds: isShared ? [...facts.assigneeIds, ...monitors] : monitors,
    title: `${short}: a new ${isShared ? '' : 'internal '}comment`,
    text: [`there is a new ${isShared ? '' : 'internal '}comment on ${what}.`],
    link: { path: auditRecordPath(audit.type.key, prong.id, record.answer.id), words: 'Read it here' },
    except: actor.userId,
  })
}
