import { auditRequestsPath, auditProngPath, shortDay } from '@portal/domain'
import type { Command } from '../../../server/command.js'
import { notify, notifyHourly } from '../../notifications/notifications-notices-store.js'
import type { ProngView } from '../audits-read-model.js'
import { aboutRecord } from '../review/audits-review-notices.js'
import type { RequestView } from './audits-requests-read-model.js'

const linkTo = ({ record: { prong }, answer }: RequestView, words: string) => ({
  path: auditRequestsPath(prong.audit.type.key, prong.answer.id, answer.id),
  words,
})

/** To those who work on the record in the agency: that the state asks for documents, asks again, waits longer or no more. */
export async function notifyAgencyOfRequest(
  { tx, actor, ctx }: Command,
  view: RequestView,
  what: 'requested' | 'returned' | 'extended' | 'withdrawn' | 'reminded',
): Promise<void> {
  const of = aboutRecord(view.record)
  const due = `It is due on ${shortDay(view.answer.dueOn)}.`
  const said = {
    requested: ['documents are requested', `the state asks for documents for ${of.what}. ${due}`],
    returned: ['more documents are needed', `the state needs more documents for ${of.what}. ${due}`],
    extended: ['more time for documents', `there is more time for the documents for ${of.what}. ${due}`],
    withdrawn: [
      'documents are not needed any more',
      `the state has withdrawn a request for documents for ${of.what}.`,
    ],
    reminded: ['documents are still needed', `the state still waits for documents for ${of.what}. ${due}`],
  } as const satisfies Record<typeof what, readonly [title: string, text: string]>
  const [title, text] = said[what]
  await notify(tx, ctx, {
    kind: what === 'reminded' ? 'documentRequestDue' : 'documentsRequested',
    key: `document-request-${what}:${view.answer.id}:${ctx.requestId}`,
    leaId: of.leaId,
    userIds: view.facts.assigneeIds,
    title: `${of.short}: ${title}`,
    text: [text],
    link: linkTo(view, 'See the request here'),
    except: actor.userId,
  })
}

/** To whoever asked: that the agency has answered. */
export async function notifyOfAnswer({ tx, actor, ctx }: Command, view: RequestView): Promise<void> {
  const of = aboutRecord(view.record)
  await notify(tx, ctx, {
    kind: 'documentRequestAnswered',
    key: `document-request-answered:${view.answer.id}:${ctx.requestId}`,
    leaId: of.leaId,
    userIds: [view.answer.requestedBy.id],
    title: `${of.short}: a request for documents is answered`,
    text: [`the agency has answered a request for documents for ${of.what}.`],
    link: linkTo(view, 'Read the answer here'),
    except: actor.userId,
  })
}

/** The notice of uploads to records of a prong: one an hour, see {@link notifyOfRecordUploads}. */
export const uploadsKey = (prongId: number) => `record-files:${prongId}`

/** To the lead monitor: how many documents of records the agency has uploaded within the hour. */
export async function notifyOfRecordUploads(
  { tx, actor, ctx }: Command,
  { audit, answer }: ProngView,
  documents: number,
): Promise<void> {
  const { type, agency } = audit
  await notifyHourly(tx, ctx, {
    kind: 'recordFilesUploaded',
    key: uploadsKey(answer.id),
    leaId: audit.answer.leaId,
    leadId: audit.answer.leadMonitor.id,
    events: documents,
    words: (count) => {
      const counted = count === 1 ? '1 document' : `${count} documents`
      return {
        title: `${type.label}, ${audit.answer.part}: ${agency} has uploaded ${counted}`,
        text: [
          `${agency} has uploaded ${counted} to records of the audit (${type.label}, ${audit.answer.part}).`,
        ],
      }
    },
    link: { path: auditProngPath(type.key, answer.id), words: 'See the records here' },
    except: actor.userId,
  })
}
