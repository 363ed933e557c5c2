import type { HistoryWords } from '../history-words.js'

/** What the history says of this feature. */
export const tasksHistory = {
  acts: {
    exportTasks: 'Export tasks',
    handOverWork: 'Reassign work of a colleague',
  },
  records: {
    task: 'Tasks',
  },
} as const satisfies HistoryWords
