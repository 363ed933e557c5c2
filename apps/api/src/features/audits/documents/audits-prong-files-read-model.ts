import { activeItems, canReadRecordFiles } from '@portal/domain'
import type { AnswerOf, listProngFiles } from '@portal/rest-contract'
import { eq } from 'drizzle-orm'
import { auditRecords } from '../../../db/schema/index.js'
import type { Reader } from '../../../server/command.js'
import { insist } from '../../../server/verdicts.js'
import { prongFound, type Place } from '../audits-command.js'
import { contentOfAudit, findProng } from '../audits-read-model.js'
import { listRecords } from '../sample/audits-records-read-model.js'
import { filesWhere } from './audits-files-read-model.js'

/**
 * Documents of the records of a prong that the reader sees, the newest first; students are masked, items are named by the content
 * of the audit.
 *
 * @throws ApiError FORBIDDEN for those who read without files, NOT_FOUND for a prong out of sight
 */
export async function prongFiles(
  { tx, actor }: Reader,
  { typeKey, id }: Place,
): Promise<AnswerOf<typeof listProngFiles>> {
  const prong = prongFound(await findProng(tx, actor, typeKey, id))
  insist(canReadRecordFiles(actor, prong.facts.leaId))
  const records = new Map((await listRecords(tx, actor, prong)).map((record) => [record.id, record]))
  const files = (await filesWhere(tx, eq(auditRecords.prongId, id))).toReversed()
  const named = files.some(({ itemId }) => itemId !== null)
  const items = new Map(
    (named ? activeItems(await contentOfAudit(tx, prong.audit.answer.id)) : []).map((item) => [
      item.id,
      item,
    ]),
  )
  return files.flatMap((file) => {
    const record = records.get(file.recordId)
    if (!record) return []
    const { recordId, itemId, requestId, title, fileName, size, scanState, createdBy, createdOn } = file
    const item = itemId === null ? undefined : items.get(itemId)
    return [
      {
        id: file.id,
        recordId,
        order: record.order,
        student: record.student,
        itemId,
        itemNumber: item?.number ?? '',
        itemText: item?.text ?? '',
        requestId,
        title,
        fileName,
        size,
        scanState,
        createdBy,
        createdOn: createdOn.toISOString(),
      },
    ]
  })
}
