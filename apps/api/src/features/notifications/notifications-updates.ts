import type { UpdateFile } from '../../testing/updates/update-kit.js'

export const updateCases: UpdateFile['updateCases'] = []

export const notStored: UpdateFile['notStored'] = {
  // How the act is done: which notices it marks.
  markNoticesRead: ['ids', 'upToId', 'alike'],
}
