import { canRevealRecord } from '@portal/domain'
import type { AnswerOf, revealRecords as revealCall } from '@portal/rest-contract'
import { recordActs, type Command } from '../../../server/command.js'
import { insist } from '../../../server/verdicts.js'
import { prongFound, type Place } from '../audits-command.js'
import { findProng } from '../audits-read-model.js'
import { rosterOfProng } from '../lists/audits-lists-read-model.js'
import { findRecord, type RecordView } from './audits-records-read-model.js'
import { recordFound, targetOf } from './audits-records-service.js'

/** What says who records of a prong are about; the history of each says who saw it. All of them or none. */
export async function revealRecords(
  command: Command,
  { typeKey, id }: Place,
  recordIds: readonly number[],
): Promise<AnswerOf<typeof revealCall>> {
  const { tx, actor } = command
  const prong = prongFound(await findProng(tx, actor, typeKey, id))
  const identifying = rosterOfProng(prong).columns.filter(({ identifies }) => identifies)
  const records: RecordView[] = []
  for (const recordId of new Set(recordIds)) {
    const found = await findRecord(tx, actor, typeKey, recordId)
    const view = recordFound(found?.prong.answer.id === id ? found : null)
    insist(canRevealRecord(actor, view.facts))
    records.push(view)
  }
  await recordActs(
    command,
    'revealRecords',
    records.map((view) =>
      Object.assign({ after: { fields: identifying.map(({ name }) => name) } }, targetOf(view)),
    ),
  )
  return records.map(({ answer, row: { fields } }) => ({
    id: answer.id,
    values: Object.fromEntries(identifying.map(({ field }) => [field, fields[field] ?? ''])),
  }))
}
