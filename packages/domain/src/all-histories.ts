import * as histories from './history-list.js'
import type { HistoryWords } from './history-words.js'

/** What every feature says of the history. */
export const allHistories: readonly HistoryWords[] = Object.values(histories)
