import type { SaveOutcome } from '../../lib/saving/autosave-queue'
import type { Stored } from '../../lib/saving/save-three-ways'

/** The outcome of a save; after a conflict with the version of the other person. */
export function outcomeOf<Row, Answer>(
  payload: { errors: readonly { code: string; message: string }[]; row: Row | null | undefined } | undefined,
  version: number,
  read: (row: Row) => Stored<Answer>,
): SaveOutcome<Answer> {
  if (!payload) throw new Error('The server gave no answer')
  const [refusal] = payload.errors
  const now = payload.row && read(payload.row)
  if (refusal?.code === 'CONFLICT' && now && now.version !== version) {
    const { values: theirs, ...stamp } = now
    return { kind: 'conflict', theirs, ...stamp }
  }
  if (refusal || !now) return { kind: 'refused', message: refusal?.message ?? '' }
  return { kind: 'saved', version: now.version }
}
