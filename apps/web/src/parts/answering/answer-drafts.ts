import { draftKey, draftKeysUnder, readDraft, removeDraft, type Draft } from '../../lib/saving/draft-store'

/** The part of a record whose answers are typed, for the keys of their drafts. */
export interface DraftPlace {
  userId: string
  /** First segment of the keys. */
  kind: string
  /** The record that all of its parts belong to. */
  recordId: number
  /** The part of it that is open. */
  partId: number
}

/** Drafts of answers of a record in this browser, by lineage: an upgrade changes the ids and places of questions. */
function answerDrafts({ userId, kind, recordId }: DraftPlace) {
  return draftKeysUnder(userId, kind, recordId).map((key) => {
    const [lineageId, part] = key.split(':').slice(-2)
    return { key, lineageId, partId: Number(part) }
  })
}

/** The key of a question's draft: an existing draft keeps its key, even if the question was moved to another part since. */
export function answerDraftKey(place: DraftPlace, lineageId: string): string {
  const typed = answerDrafts(place).find((one) => one.lineageId === lineageId)
  return typed?.key ?? draftKey(place.userId, place.kind, place.recordId, lineageId, place.partId)
}

/** Drafts of a part whose questions were removed by an upgrade before they were saved. */
export function leftDrafts<Answer>(
  place: DraftPlace,
  items: readonly { lineageId: string }[],
): { key: string; draft: Draft<Answer> }[] {
  const current = new Set(items.map(({ lineageId }) => lineageId))
  return answerDrafts(place).flatMap(({ key, lineageId, partId }) => {
    if (partId !== place.partId || lineageId === undefined || current.has(lineageId)) return []
    const draft = readDraft<Answer>(key)
    return draft ? [{ key, draft }] : []
  })
}

/** The draft of an answer. One that equals the stored answer was saved, only its response was lost: it is removed. */
export function unsavedDraft<Answer>(
  key: string,
  stored: Answer,
  same: (one: Answer, other: Answer) => boolean,
): Draft<Answer> | undefined {
  const draft = readDraft<Answer>(key)
  if (!draft || !same(draft.value, stored)) return draft
  removeDraft(key)
  return undefined
}

/** Whether this browser has a draft that differs from the stored answer. */
export function hasUnsaved<Answer>(
  key: string,
  stored: Answer,
  same: (one: Answer, other: Answer) => boolean,
): boolean {
  const draft = readDraft<Answer>(key)
  return draft !== undefined && !same(draft.value, stored)
}
