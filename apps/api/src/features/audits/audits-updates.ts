import type { UpdateFile } from '../../testing/updates/update-kit.js'

export const updateCases: UpdateFile['updateCases'] = []

export const notStored: UpdateFile['notStored'] = {
  // It is said with an act: the next act says it anew.
  setAuditStatus: ['reason'],
}
