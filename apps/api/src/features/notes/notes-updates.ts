import { get, monitor, ofAttempt, type UpdateFile } from '../../testing/updates/update-kit.js'

export const updateCases: UpdateFile['updateCases'] = [
  {
    call: 'saveNote',
    user: monitor,
    subject: async (world) => {
      const id = await world.note(world.leas['own'] ?? 0)
      const fields = {
        leaId: world.leas['foreign'],
        year: world.year,
        category: 3,
        part: 'Part B',
        textNote: '<p>Met.</p>',
      }
      return {
        params: {},
        fields,
        beside: { id },
        read: () => get(world, monitor, `/api/msde/notepad/note/${id}`),
      }
    },
  },
  {
    call: 'updateNoteTemplate',
    user: monitor,
    subject: async (world) => {
      const { id = 0 } = await ofAttempt(world, 'updateNoteTemplate')
      const fields = { title: 'Call', category: 2, textNote: '<p>Called.</p>' }
      return { params: { id }, fields, read: () => get(world, monitor, `/api/msde/notepad/template/${id}`) }
    },
  },
]

export const notStored: UpdateFile['notStored'] = {
  // Only a note that exists has one.
  saveNote: ['version'],
}
