import {
  activeItems,
  AuditStatus,
  canReadReview,
  countsOf,
  leasSeenBy,
  RecordStatus,
  typeWithContent,
  type Actor,
} from '@portal/domain'
import type { AnswerOf, getPreviousAnswers } from '@portal/rest-contract'
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { auditContents, auditProngs, auditRecords, audits } from '../../../db/schema/index.js'
import type { Reader } from '../../../server/command.js'
import { insist } from '../../../server/verdicts.js'
import type { Place } from '../audits-command.js'
import { findRecord, type RecordView } from '../sample/audits-records-read-model.js'
import { recordFound } from '../sample/audits-records-service.js'
import { choicesOf, findAnswers, ruledRecord } from './audits-answers-read-model.js'
import { findSkips } from './audits-hand-skips-read-model.js'

type Previous = AnswerOf<typeof getPreviousAnswers>

/** What was answered about the same child in an earlier year, for those who read the review. */
export async function previousAnswers({ tx, actor }: Reader, { typeKey, id }: Place): Promise<Previous> {
  const view = recordFound(await findRecord(tx, actor, typeKey, id))
  insist(canReadReview(actor))
  const earlier = await findEarlier(tx, actor, view)
  if (!earlier?.content) return { recordId: id, year: null, items: [] }
  const { content, year, record } = earlier
  const type = typeWithContent(view.prong.audit.type, content)
  const stored = await findAnswers(tx, record.id)
  const skips = (await findSkips(tx, [record.id])).get(record.id) ?? new Map<string, never>()
  const { answers, skipped } = ruledRecord(
    { setup: record.setup, row: record, order: record.order, skips },
    content,
    stored,
  )
  return {
    recordId: id,
    year,
    items: activeItems(content).flatMap((item) => {
      const value = answers.get(item.id) ?? null
      if (value === null) return []
      const skip = skipped.get(item.id)
      const label = choicesOf(type, item).find((one) => one.value === value)?.label ?? value
      return [
        {
          lineageId: item.lineageId,
          answer: skip?.text ?? label,
          counts: countsOf(type.responseSet, value),
          comment: skip ? '' : (stored.get(item.id)?.comment ?? ''),
        },
      ]
    }),
  }
}

/** The last complete record of the same child in a review of records of an earlier year that is complete. */
async function findEarlier(db: Database, actor: Actor, { prong, row }: RecordView) {
  const { typeKey, year } = prong.audit.answer
  const seen = leasSeenBy(actor)
  const [found] = await db
    .select({ record: auditRecords, year: audits.year, content: auditContents.content })
    .from(auditRecords)
    .innerJoin(auditProngs, eq(auditProngs.id, auditRecords.prongId))
    .innerJoin(audits, eq(audits.id, auditProngs.auditId))
    .innerJoin(
      auditContents,
      eq(auditContents.id, sql`coalesce(${auditRecords.contentId}, ${audits.contentId})`),
    )
    .where(
      and(
        eq(auditRecords.key, row.key),
        eq(auditRecords.status, RecordStatus.complete),
        eq(auditProngs.number, 1),
        gte(auditProngs.status, AuditStatus.reviewComplete),
        lt(auditProngs.status, AuditStatus.cancelled),
        eq(audits.typeKey, typeKey),
        lt(audits.year, year),
        seen === 'all' ? undefined : inArray(audits.leaId, [...seen]),
      ),
    )
    .orderBy(desc(audits.year), desc(auditRecords.id))
    .limit(1)
  return found
}
