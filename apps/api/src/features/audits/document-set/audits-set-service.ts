import {
  activeItems,
  calendarDay,
  canAttestNoChange,
  canSaveSetItem,
  checkSetEntry,
  emptySetEntry,
  setCounts,
  type AuditItem,
  type SetEntry,
} from '@portal/domain'
import {
  setItemFields,
  type AnswerOf,
  type BodyOf,
  type listDocumentSets as listCall,
  type saveDocumentSetItem as saveCall,
} from '@portal/rest-contract'
import type { Database } from '../../../db/database.js'
import {
  foundOr,
  openRecord,
  recordAct,
  stampOf,
  type Command,
  type Reader,
} from '../../../server/command.js'
import { merged } from '../../../server/merged.js'
import { insist, insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import type { Place } from '../audits-command.js'
import { contentOfRecord } from '../audits-contents-read-model.js'
import { findAuditType, listAuditViews, type AuditView, type ProngView } from '../audits-read-model.js'
import { findRecord, type RecordView } from '../sample/audits-records-read-model.js'
import { recordFound, recordsOf, targetOf } from '../sample/audits-records-service.js'
import { documentSetOf, rotationOf, type DocumentSet } from './audits-set-answers.js'
import {
  findHandIns,
  findPastEntries,
  findSetEntries,
  formerOf,
  recordsInSample,
  reviewedYears,
  setFactsOfRecords,
  sourceOf,
  type PastEntry,
} from './audits-set-read-model.js'
import { insertHandIns, storeSetEntry } from './audits-set-store.js'

const formFound = foundOr('The records of this kind of audit have no document set.')
const itemFound = foundOr('There is no such item.')

/** Refuses kinds whose records have no document set. */
export const withSet = ({ audit }: ProngView) => formFound(audit.type.recordForm === 'documentSet' || null)

/** What the agency says and sends about each item of a record. */
export async function readDocumentSet({ tx, actor }: Reader, { typeKey, id }: Place): Promise<DocumentSet> {
  const view = recordFound(await findRecord(tx, actor, typeKey, id))
  withSet(view.prong)
  return documentSetOf(tx, actor, view)
}

/** Saves what the agency says about one item; an attestation carries the version that was accepted last forward. */
export async function saveDocumentSetItem(
  command: Command,
  { typeKey, id, itemId }: Place & { itemId: string },
  { version, ...sent }: BodyOf<typeof saveCall>,
): Promise<DocumentSet> {
  const { tx, actor, ctx } = command
  const view = await openRecord(recordsOf(typeKey), command, id)
  withSet(view.prong)
  const item = await itemOfSet(tx, view, itemId)
  const stored = (await findSetEntries(tx, id)).get(itemId)
  const handedIn = (await findHandIns(tx, [id])).at(-1)
  const handedInOn = handedIn ? calendarDay(new Date(handedIn.on)) : null
  insist(canSaveSetItem(actor, view.facts, handedInOn))
  insistOnVersion(
    version,
    {
      version: stored?.entry.version ?? 0,
      changed: { by: stored?.changedBy ?? '', on: stored?.entry.changedOn ?? ctx.now },
    },
    ctx.now,
    await documentSetOf(tx, actor, view),
  )
  const typed = merged(setItemFields, stored?.entry ?? emptySetEntry, sent)
  const former = typed.standing === 'noChange' ? await formerVersion(tx, view, item.lineageId) : null
  if (typed.standing === 'noChange')
    insistOnInput([canAttestNoChange(actor, view.facts, { hasFormer: former !== null, handedInOn })])
  const fields = former ? carried(typed, former) : typed
  insistOnInput(checkSetEntry(fields, calendarDay(ctx.now)))
  const stamp = stampOf(command)
  const kept = stored?.entry.standing === 'noChange' ? stored.entry : null
  await storeSetEntry(
    tx,
    {
      recordId: id,
      itemId,
      lineageId: item.lineageId,
      ...fields,
      attestedBy: former && (kept?.attestedBy ?? stamp.by),
      attestedOn: former && (kept?.attestedOn ?? stamp.on),
      carriedFromRecordId: former && sourceOf(former),
    },
    stamp,
  )
  await recordAct(command, 'saveDocumentSetItem', {
    ...targetOf(view),
    before: { itemNumber: item.number, ...recorded(stored?.entry ?? emptySetEntry) },
    after: { itemNumber: item.number, ...recorded(fields) },
  })
  return documentSetOf(tx, actor, view)
}

/** An item of the set of a record; refuses one that it does not have. */
export async function itemOfSet(db: Database, { content }: RecordView, itemId: string): Promise<AuditItem> {
  return itemFound(activeItems(await contentOfRecord(db, content)).find((one) => one.id === itemId))
}

const recorded = ({ standing, pages, effectiveOn, revisedOn, boardApprovedOn, reason }: SetEntry) => ({
  standing: standing ?? '',
  pages,
  effectiveOn,
  revisedOn,
  boardApprovedOn,
  reason,
})

/** What is attested as unchanged has the pages and days of the version that it carries forward. */
const carried = (
  { standing, reason }: SetEntry,
  { pages, effectiveOn, revisedOn, boardApprovedOn }: PastEntry,
): SetEntry => ({ standing, reason, pages, effectiveOn, revisedOn, boardApprovedOn })

async function formerVersion(
  tx: Command['tx'],
  { prong: { audit } }: RecordView,
  lineageId: string,
): Promise<PastEntry | null> {
  const { id: auditId, leaId, typeKey, part, year } = audit.answer
  const past = await findPastEntries(tx, { leaId, typeKey, part })
  return formerOf(past, { lineageId, auditId, year }, audit.type.responseSet)
}

/** Keeps that the sets of a prong were handed in, where its kind has some. */
export async function handIn(command: Command, { audit, answer: { id } }: ProngView): Promise<void> {
  if (audit.type.recordForm !== 'documentSet') return
  const records = await recordsInSample(command.tx, [id])
  await insertHandIns(
    command.tx,
    records.map((record) => record.id),
    stampOf(command),
  )
}

/** How much of the sets of a year is answered and changed, for each audit whose documents are asked for. */
export async function listDocumentSets(
  { tx, actor }: Reader,
  { typeKey, year }: { typeKey: string; year: number },
): Promise<AnswerOf<typeof listCall>> {
  const type = await findAuditType(tx, typeKey)
  formFound(type.recordForm === 'documentSet' || null)
  const years = await reviewedYears(tx, typeKey)
  const views = await listAuditViews(tx, actor, { typeKey, year, leaIds: [] })
  const firstOf = ({ answer: { prongs } }: AuditView) => prongs.find(({ number }) => number === 1)?.id
  const records = new Map(
    (
      await recordsInSample(
        tx,
        views.flatMap((view) => firstOf(view) ?? []),
      )
    ).map((record) => [record.prongId, record]),
  )
  const sets = views.flatMap((view) => {
    const record = records.get(firstOf(view) ?? 0)
    return record ? [{ view, ...record }] : []
  })
  const facts = await setFactsOfRecords(
    tx,
    sets.map(({ view, id, contentId }) => ({
      id,
      contentId,
      auditId: view.answer.id,
      auditContentId: view.contentId,
      limitedItemIds: null,
    })),
  )
  const handIns = await findHandIns(
    tx,
    sets.map(({ id }) => id),
  )
  return sets.map(({ view: { answer }, id }) =>
    Object.assign(
      setCounts(facts.get(id) ?? []),
      rotationOf(
        years.filter((one) => one.leaId === answer.leaId && one.part === answer.part),
        year,
        type.reviewCycleYears,
      ),
      { id: answer.id, handedInOn: handIns.findLast((one) => one.recordId === id)?.on ?? null },
    ),
  )
}
