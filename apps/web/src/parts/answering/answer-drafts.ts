import { draftKey, draftKeysUnder, readDraft, removeDraft, type Draft } from '../../lib/saving/draft-store'

/** Where answers are typed that the server does not have yet. */
export interface DraftPlace {
  userId: string
  /** First word of their keys. */
  kind: string
  /** The record that all of its parts belong to. */
  recordId: number
  /** The part of it that is open. */
  partId: number
}

/** Unsaved answers of a record in this browser, by lineage: an upgrade gives questions other ids and places. */
function answerDrafts({ userId, kind, recordId }: DraftPlace) {
  return draftKeysUnder(userId, kind, recordId).map((key) => {
    const [lineageId, part] = key.split(':').slice(-2)
    return { key, lineageId, partId: Number(part) }
  })
}

/** Where the unsaved answer of a question is kept: where it was typed, though the question stands elsewhere since. */
export function answerDraftKey(place: DraftPlace, lineageId: string): string {
  const typed = answerDrafts(place).find((one) => one.lineageId === lineageId)
  return typed?.key ?? draftKey(place.userId, place.kind, place.recordId, lineageId, place.partId)
}

/** Texts that were typed into questions of a part and not saved before an upgrade took the questions away. */
export function leftDrafts<Answer>(
  place: DraftPlace,
  items: readonly { lineageId: string }[],
): { key: string; draft: Draft<Answer> }[] {
  const asked = new Set(items.map(({ lineageId }) => lineageId))
  return answerDrafts(place).flatMap(({ key, lineageId, partId }) => {
    if (partId !== place.partId || lineageId === undefined || asked.has(lineageId)) return []
    const draft = readDraft<Answer>(key)
    return draft ? [{ key, draft }] : []
  })
}

/** The draft of an answer; one that did reach the server, of which only the reply was lost, is taken away. */
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

/** Whether this browser holds a text for an answer that the server does not have. */
export function hasUnsaved<Answer>(
  key: string,
  stored: Answer,
  same: (one: Answer, other: Answer) => boolean,
): boolean {
  const draft = readDraft<Answer>(key)
  return draft !== undefined && !same(draft.value, stored)
}
