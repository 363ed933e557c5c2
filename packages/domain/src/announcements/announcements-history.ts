import type { HistoryWords } from '../history-words.js'

/** Wording of the entries of this feature in the audit trail. */
export const announcementsHistory = {
  acts: {
    createAnnouncement: 'Write announcement',
    updateAnnouncement: 'Change announcement',
    deleteAnnouncement: 'Delete announcement',
    restoreAnnouncement: 'Take a deleted announcement back',
    dismissAnnouncement: 'Dismiss announcement',
  },
} as const satisfies HistoryWords
