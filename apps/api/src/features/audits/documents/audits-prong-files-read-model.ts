import { activeItems, canReadRecordFiles } from '@portal/domain'
import type { AnswerOf, listProngFiles } from '@portal/rest-contract'
import { eq } from 'drizzle-orm'
import { auditRecords } from '../../../db/schema/index.js'
import type { Reader } from '../../../server/command.js'
import { insist } from '../../../server/verdicts.js'
import { prongFound, type Place } from '../audits-command.js'
import { contentOfAudit, findProng } from '../audits-read-model.js'
import { listRecords } from '../sample/audits-records-read-model.js'
import { correctionFilesOfProng } from '../results/audits-correction-files-read-model.js'
import { filesWhere } from './audits-files-read-model.js'

/**
 * Documents of the records of a prong that the reader sees, and of their corrections, the newest first; students are masked, items
 * are named by the content of the audit.
 *
 * @throws ApiError FORBIDDEN for those who read without files, NOT_FOUND for a prong out of sight
 */
export async function prongFiles(
  reader: Reader,
  { typeKey, id }: Place,
): Promise<AnswerOf<typeof listProngFiles>> {
  const { tx, actor } = reader
  const prong = prongFound(await findProng(tx, actor, typeKey, id))
  insist(canReadRecordFiles(actor, prong.facts.leaId))
  const records = new Map((await listRecords(tx, actor, prong)).map((record) => [record.id, record]))
  const ofReview = await filesWhere(tx, eq(auditRecords.prongId, id))
  const ofCorrections = await correctionFilesOfProng(reader, prong)
  const files = [
    ...ofReview.map((file) => ({ file, place: file, correctionId: null })),
    ...ofCorrections.map(({ file, correction }) => ({
      file,
      place: correction,
      correctionId: correction.id,
    })),
  ].toSorted((one, other) => other.file.createdOn.getTime() - one.file.createdOn.getTime())
  const named = files.some(({ place }) => place.itemId !== null)
  const items = new Map(
    (named ? activeItems(await contentOfAudit(tx, prong.audit.answer.id)) : []).map((item) => [
      item.id,
      item,
    ]),
  )
  return files.flatMap(({ file, place, correctionId }) => {
    const { recordId, itemId } = place
    const record = records.get(recordId)
    if (!record) return []
    const { id: fileId, title, fileName, size, scanState, createdBy, createdOn } = file
    const item = itemId === null ? undefined : items.get(itemId)
    return [
      {
        id: fileId,
        recordId,
        order: record.order,
        student: record.student,
        itemId,
        itemNumber: item?.number ?? '',
        itemText: item?.text ?? '',
        requestId: 'requestId' in place ? place.requestId : null,
        correctionId,
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
