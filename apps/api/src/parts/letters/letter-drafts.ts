import {
  afterReading,
  canIssueDraft,
  checkReading,
  type AuditAction,
  type LetterDraftState,
  type LetterRules,
  type PersonName,
} from '@portal/domain'
import type { z } from 'zod'
import type { Tx } from '../../db/database.js'
import { changeRecord, type Command, type RecordKind } from '../../server/command.js'
import { merged, type Sent, type Whole } from '../../server/merged.js'
import { insist, insistOnInput } from '../../server/verdicts.js'

/** A letter that is not issued yet, as its record answers it. */
interface LetterDraft {
  state: LetterDraftState
  writtenBy: PersonName
  writtenOn: string
  readBy: PersonName | null
  readOn: string | null
  version: number
}
interface Written {
  state: LetterDraftState
  writtenBy: string
  writtenOn: Date
}
interface Reading {
  state: LetterDraftState
  readBy: string | null
  readOn: Date | null
  readerComment: string
}

/** One kind of letter of a kind of record, as its feature declares it. */
interface Letter<View, Facts, Fields extends z.ZodObject> {
  /** What its writer fills in. */
  fields: Fields
  empty: Whole<Fields>
  rules: LetterRules<Facts>
  draftOf: (view: View) => (Whole<Fields> & LetterDraft) | null
  /** Its name in the history. */
  target: (view: View) => { targetType: string; targetId: string }
  actions: { save: AuditAction; read: AuditAction }
  /** Stores a draft, new or known; an earlier reading stays unless another one is passed. */
  put: (tx: Tx, view: View, columns: Whole<Fields> & Written & Partial<Reading>) => Promise<unknown>
  stampReading: (tx: Tx, view: View, reading: Reading) => Promise<unknown>
}

/** The commands on a letter before it is issued; each answers the record. The lock of the record is that of its letters. */
// oxlint-disable-next-line max-lines-per-function -- Commands that share what they are declared with.
export function letterOf<Facts, View extends { answer: unknown; facts: Facts }, Fields extends z.ZodObject>(
  record: RecordKind<Command, number, View, never>,
  letter: Letter<View, Facts, Fields>,
) {
  const { draftOf, rules } = letter
  const stateOf = (view: View) => ({ state: draftOf(view)?.state ?? null })
  const drafted: typeof record = {
    ...record,
    version: (view) => versionOf(draftOf(view)),
    target: (view) => ({ ...record.target(view), ...letter.target(view) }),
    audit: (before, after) => ({ before: stateOf(before), after: stateOf(after) }),
  }

  /** Saves a letter that is not issued yet, or sends it to a second reader. */
  function save(
    command: Command,
    id: number,
    sent: Sent<Fields>,
    { toReview, version }: { toReview: boolean; version: number },
  ): Promise<View['answer']> {
    const { tx, actor, ctx } = command
    return changeRecord(drafted, command, id, {
      action: letter.actions.save,
      may: (view) => rules.save(actor, view.facts, factsOf(draftOf(view))),
      version,
      change: (view) =>
        letter.put(tx, view, {
          ...merged(letter.fields, draftOf(view) ?? letter.empty, sent),
          state: toReview ? 'In review' : 'Draft',
          writtenBy: actor.userId,
          writtenOn: ctx.now,
          // The comment of the last reader stays until the next reading.
          ...(toReview && { readBy: null, readOn: null, readerComment: '' }),
        }),
    })
  }

  /** A second reader agrees, or returns the letter. */
  function read(
    command: Command,
    id: number,
    { agrees, comment, version }: { agrees: boolean; comment: string; version: number },
  ): Promise<View['answer']> {
    const { tx, actor, ctx } = command
    return changeRecord(drafted, command, id, {
      action: letter.actions.read,
      may: (view) => rules.read(actor, view.facts, factsOf(draftOf(view))),
      refuse: () => insistOnInput([checkReading(agrees, comment)]),
      version,
      change: (view) =>
        letter.stampReading(tx, view, {
          state: afterReading(agrees),
          readBy: actor.userId,
          readOn: ctx.now,
          readerComment: comment,
        }),
    })
  }

  /** Refuses to issue a letter while a second reader has it; answers who read it, if it is issued as it was read. */
  function insistOnReading(view: View, issued: Whole<Fields>): string | null {
    const draft = draftOf(view)
    insist(canIssueDraft(factsOf(draft)), view.answer)
    return draft?.state === 'Read' && isSame(letter.fields, draft, issued)
      ? (draft.readBy?.fullName ?? null)
      : null
  }
  return { save, read, insistOnReading }
}

const factsOf = (draft: LetterDraft | null) => draft && { state: draft.state, writtenBy: draft.writtenBy.id }

function versionOf(draft: LetterDraft | null) {
  if (!draft) return { version: 0, changed: null }
  const { writtenBy, writtenOn, readBy, readOn, version } = draft
  const read = readBy && readOn && readOn > writtenOn ? { by: readBy.fullName, on: new Date(readOn) } : null
  return { version, changed: read ?? { by: writtenBy.fullName, on: new Date(writtenOn) } }
}

const comparable = (value: unknown) =>
  Array.isArray(value)
    ? value
        .map(String)
        .toSorted((a, b) => a.localeCompare(b))
        .join()
    : value

/** Compares field by field; lists are sets. */
function isSame<Fields extends z.ZodObject>(fields: Fields, a: Whole<Fields>, b: Whole<Fields>): boolean {
  const names = Object.keys(fields.shape) as (keyof Whole<Fields>)[]
  return names.every((name) => comparable(a[name]) === comparable(b[name]))
}
