import type { HistoryWords } from '../history-words.js'

/** What the history says of this feature. */
export const announcementsHistory = {
  acts: {
    createAnnouncement: 'Write announcement',
    updateAnnouncement: 'Change announcement',
    deleteAnnouncement: 'Delete announcement',
    restoreAnnouncement: 'Take a deleted announcement back',
    dismissAnnouncement: 'Dismiss announcement',
  },
} as const satisfies HistoryWords
