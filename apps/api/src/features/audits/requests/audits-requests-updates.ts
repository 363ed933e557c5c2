import type { UpdateFile } from '../../../testing/updates/update-kit.js'

export const updateCases: UpdateFile['updateCases'] = []

export const notStored: UpdateFile['notStored'] = {
  // They are said with an act: the next act says them anew.
  decideDocumentRequest: ['reason', 'dueOn'],
}
