import type { AutosaveStatus } from '../../lib/saving/autosave-queue'
import type { SaveStatus } from './save-state'

/** The state of an autosaved text as {@link SaveState} shows it. */
export function saveStatusOf({ kind }: AutosaveStatus<unknown>): SaveStatus {
  if (kind === 'idle') return 'clean'
  if (kind === 'saved') return 'saved'
  return kind === 'failed' || kind === 'conflict' ? 'failed' : 'saving'
}
