import type { SaveOutcome } from '../../lib/saving/autosave-queue'
import type { Stored } from '../../lib/saving/save-three-ways'

/** What became of a write, with the other version when somebody was quicker. */
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
