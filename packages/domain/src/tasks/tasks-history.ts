import type { HistoryWords } from '../history-words.js'

/** Wording of the entries of this feature in the audit trail. */
export const tasksHistory = {
  acts: {
    exportTasks: 'Export tasks',
    handOverWork: 'Reassign work of a colleague',
  },
  records: {
    task: 'Tasks',
  },
} as const satisfies HistoryWords
