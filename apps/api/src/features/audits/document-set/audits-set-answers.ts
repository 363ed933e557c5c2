import {
  activeSections,
  AuditStatus,
  calendarDay,
  canAttestNoChange,
  canRevealRecord,
  canSaveSetItem,
  canSetAuditStatus,
  canUploadRecordFile,
  documentVersions,
  emptySetEntry,
  reviewRotation,
  setCounts,
  setItemGaps,
  type Actor,
  type AuditItem,
} from '@portal/domain'
import type { documentSet } from '@portal/rest-contract'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import { act } from '../../../server/verdicts.js'
import { contentOfRecord } from '../audits-contents-read-model.js'
import { fileAnswer, findFilesOfRecords, type RecordFileRow } from '../documents/audits-files-read-model.js'
import { grouped } from '../../../db/grouped.js'
import type { RecordView } from '../sample/audits-records-read-model.js'
import {
  findHandIns,
  findPastEntries,
  findSetEntries,
  formerOf,
  isHandedIn,
  reviewedYears,
  setFactsOf,
  sourceOf,
  type NamedEntry,
  type PastEntry,
} from './audits-set-read-model.js'

export type DocumentSet = z.infer<typeof documentSet>
type Item = DocumentSet['items'][number]

type HandIns = Awaited<ReturnType<typeof findHandIns>>

/** Everything that the set of a record is made of. */
interface SetData {
  view: RecordView
  entries: ReadonlyMap<string, NamedEntry>
  past: readonly PastEntry[]
  /** Documents of all reviews of the set, oldest first. */
  files: readonly RecordFileRow[]
  /** Whether the reader may see them. */
  seesFiles: boolean
  handIns: HandIns
  /** The last time that it was handed in. */
  last: HandIns[number] | null
  attest: (hasFormer: boolean) => Item['attest']
}

/** Everything that a reader may know of the set of a record. */
async function setDataOf(db: Database, actor: Actor, view: RecordView): Promise<SetData> {
  const { id } = view.answer
  const { leaId, part, typeKey } = view.prong.audit.answer
  const past = await findPastEntries(db, { leaId, typeKey, part })
  const recordIds = [...new Set([id, ...past.map(({ recordId }) => recordId)])]
  const handIns = await findHandIns(db, recordIds)
  const last = handIns.findLast(({ recordId }) => recordId === id) ?? null
  const handedInOn = last && dayOf(last.on)
  return {
    view,
    entries: await findSetEntries(db, id),
    past,
    files: await findFilesOfRecords(db, recordIds),
    seesFiles: canRevealRecord(actor, view.facts).allowed,
    handIns,
    last,
    attest: (hasFormer) => act(canAttestNoChange(actor, view.facts, { hasFormer, handedInOn })),
  }
}

/** The set of a record as a reader gets it. */
export async function documentSetOf(db: Database, actor: Actor, view: RecordView): Promise<DocumentSet> {
  const { id } = view.answer
  const { audit, facts, answer: prong } = view.prong
  const { leaId, part, year, typeKey } = audit.answer
  const content = await contentOfRecord(db, view.content)
  const data = await setDataOf(db, actor, view)
  const { entries, last } = data
  const sections = activeSections(content)
  const items = sections.flatMap((section) => section.items)
  const files = grouped(
    data.files.filter(({ recordId, itemId }) => recordId === id && itemId !== null),
    ({ itemId }) => itemId ?? '',
  )
  const numbers = new Map([...files].map(([itemId, some]) => [itemId, some.length]))
  const rotation = rotationOf(
    (await reviewedYears(db, typeKey)).filter((one) => one.leaId === leaId && one.part === part),
    year,
    audit.type.reviewCycleYears,
  )
  const setFacts = setFactsOf(items, entries, numbers)
  const gaps = new Map(items.map((item, at) => [item.id, setFacts[at] ? setItemGaps(setFacts[at]) : []]))
  return {
    id,
    ...setCounts(setFacts),
    ...rotation,
    items: sections.flatMap((section) =>
      section.items.map((item) => ({
        ...itemOf(actor, data, item),
        section: section.title,
        gaps: gaps.get(item.id) ?? [],
      })),
    ),
    handedInOn: last?.on ?? null,
    handedInBy: last?.by ?? null,
    dueOn: prong.documentsDueOn ?? audit.answer.documentsDueOn,
    filesHidden: !data.seesFiles,
    save: act(canSaveSetItem(actor, view.facts, last && dayOf(last.on))),
    upload: act(canUploadRecordFile(actor, view.facts)),
    handIn: act(canSetAuditStatus(actor, facts, AuditStatus.documentsComplete)),
  }
}

/** The day of an instant. */
const dayOf = (instant: string) => calendarDay(new Date(instant))

/** The review before a year, and the year that the rotation asks for next; of the years of one set, the latest first. */
export function rotationOf(
  years: readonly { year: number }[],
  year: number,
  cycleYears: number | undefined,
): Pick<DocumentSet, 'lastReviewYear' | 'nextReviewYear'> {
  const before = years.find((one) => one.year < year)?.year ?? null
  if (cycleYears === undefined) return { lastReviewYear: before, nextReviewYear: null }
  return { lastReviewYear: before, nextReviewYear: reviewRotation(year, cycleYears).next }
}

/** What was sent for an item in this review and in those before, and which version was accepted last. */
function sentOf({ view, past, files, seesFiles, handIns }: SetData, item: AuditItem) {
  const { id: recordId } = view.answer
  const { audit } = view.prong
  const { id: auditId, year } = audit.answer
  const ofItem = past.filter(
    (one) =>
      one.lineageId === item.lineageId && (one.year < year || (one.year === year && one.auditId <= auditId)),
  )
  const isOf = (file: RecordFileRow) =>
    (file.recordId === recordId && file.itemId === item.id) ||
    ofItem.some((one) => one.recordId === file.recordId && one.itemId === file.itemId)
  return {
    ofItem,
    former: formerOf(past, { lineageId: item.lineageId, auditId, year }, audit.type.responseSet),
    // Of other reviews only what was handed in: another audit may run at the same time.
    own: files.filter(
      (file) => seesFiles && isOf(file) && (file.recordId === recordId || isHandedIn(handIns, file)),
    ),
  }
}

/** The versions of the documents of an item, for those who see them, with the records that the default comparison goes by. */
export async function itemVersionsOf(db: Database, actor: Actor, view: RecordView, item: AuditItem) {
  const data = await setDataOf(db, actor, view)
  const { own, ofItem, former } = sentOf(data, item)
  const { answer: prong, audit } = view.prong
  const first = ofItem.find(
    ({ auditId, prong: number, round }) => auditId === audit.answer.id && number === 1 && round === 1,
  )
  return {
    versions: versionsOf(own, { handIns: data.handIns, past: ofItem, view }),
    places: {
      recordId: view.answer.id,
      acceptedRecordId: former && sourceOf(former),
      firstRecordId: prong.number === 1 ? null : (first?.recordId ?? null),
    },
  }
}

function itemOf(actor: Actor, data: SetData, item: AuditItem): Omit<Item, 'section' | 'gaps'> {
  const { view, entries, handIns, attest } = data
  const { id: recordId } = view.answer
  const { entry, attestedBy } = entries.get(item.id) ?? { entry: undefined, attestedBy: null }
  const { standing, pages, effectiveOn, revisedOn, boardApprovedOn, reason } = entry ?? emptySetEntry
  const { own, ofItem, former } = sentOf(data, item)
  const shown = (file: RecordFileRow) =>
    fileAnswer(actor, view, file, file.recordId !== recordId || isHandedIn(handIns, file))
  return {
    id: item.id,
    number: item.number,
    text: item.text,
    guidance: item.guidance,
    citations: [...item.citations],
    documentHints: [...item.documentHints],
    standing,
    pages,
    effectiveOn,
    revisedOn,
    boardApprovedOn,
    reason,
    attestedBy,
    attestedOn: entry?.attestedOn?.toISOString() ?? null,
    documents: own.filter((file) => file.recordId === recordId).map(shown),
    former: former && {
      year: former.year,
      pages: former.pages,
      effectiveOn: former.effectiveOn,
      revisedOn: former.revisedOn,
      boardApprovedOn: former.boardApprovedOn,
      documents: own.filter((file) => file.recordId === sourceOf(former)).map(shown),
    },
    versions: versionsOf(own, { handIns, past: ofItem, view }).map(
      ({ recordId: _recordId, documents, ...version }) =>
        Object.assign(version, { documents: documents.map(shown) }),
    ),
    revision: revisionOf(view, ofItem, item),
    attest: attest(former !== null),
    version: entry?.version ?? 0,
  }
}

function versionsOf(
  files: readonly RecordFileRow[],
  { handIns, past, view }: Pick<SetData, 'handIns' | 'past' | 'view'>,
) {
  const { audit, answer } = view.prong
  const placeOf = (recordId: number) =>
    past.find((one) => one.recordId === recordId) ?? {
      year: audit.answer.year,
      prong: answer.number,
      round: answer.round,
    }
  const dated = files.map((file) =>
    Object.assign({}, file, { createdOn: file.createdOn.toISOString(), file }),
  )
  return documentVersions(dated, handIns).map(({ number, recordId, documents, handedInOn }) => {
    const { year, prong, round } = placeOf(recordId)
    return { number, recordId, year, prong, round, handedInOn, documents: documents.map(({ file }) => file) }
  })
}

/** What the review before asked to be revised; null in a first review. */
function revisionOf(
  { prong: { answer, audit, findings } }: RecordView,
  past: readonly PastEntry[],
  item: AuditItem,
): Item['revision'] {
  if (answer.number === 1) return null
  const before = past.find(
    (one) =>
      one.auditId === audit.answer.id &&
      (one.prong < answer.number || one.round < answer.round) &&
      one.comment !== '',
  )
  return {
    instruction: item.correctionInstruction,
    comment: before?.comment ?? '',
    dueOn: findings.find(({ itemIds }) => itemIds.includes(item.id))?.dueOn ?? null,
  }
}
