import { afterRecordAct, RecordStatus } from '@portal/domain'
import type { AnswerOf, BodyOf, reopenRecord as reopenCall } from '@portal/rest-contract'
import { openRecord, recordAct, stampOf, type Command } from '../../../server/command.js'
import type { Place } from '../audits-command.js'
import { contentOfRecord } from '../audits-contents-read-model.js'
import { recordFound, recordsOf, targetOf } from '../sample/audits-records-service.js'
import { changeRecordRow } from '../sample/audits-sample-store.js'
import { contentAnswer } from './audits-answers-read-model.js'
import { mayReopen } from './audits-reopening-rule.js'
import { notifyOfReopening } from './audits-review-notices.js'
import { noteSeen, shownAnswers } from './audits-shown-answers.js'
import { forgetComparison } from './second-reading/audits-second-reading-store.js'

/**
 * Leads a record back into review, with a reason. What the second reader answered stays with that reader, and is compared anew
 * once the record is submitted again.
 */
export async function reopenRecord(
  command: Command,
  { typeKey, id }: Place,
  { reason, version }: BodyOf<typeof reopenCall>,
): Promise<AnswerOf<typeof reopenCall>> {
  const { tx, actor } = command
  const kind = recordsOf(typeKey)
  const view = await openRecord(kind, command, id, {
    may: ({ facts }) => mayReopen(actor, facts, reason),
    version,
  })
  const { status } = view.facts
  const step = status === RecordStatus.complete ? 'reopen' : 'sendBack'
  const columns = { status: afterRecordAct(status, step) ?? status, secondReadOn: null }
  await changeRecordRow(tx, id, columns, stampOf(command))
  await forgetComparison(tx, id)
  await recordAct(command, 'reopenRecord', {
    ...targetOf(view),
    reason,
    before: { status },
    after: { status: columns.status },
  })
  await notifyOfReopening(command, view)
  const after = recordFound(await kind.find(command, id))
  const answers = await shownAnswers(tx, actor, after)
  await noteSeen(command, after, answers)
  return contentAnswer({ tx, actor }, after, await contentOfRecord(tx, after.content), answers)
}
