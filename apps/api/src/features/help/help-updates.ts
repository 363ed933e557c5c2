import { get, monitor, type Stored, type UpdateFile } from '../../testing/updates/update-kit.js'

export const updateCases: UpdateFile['updateCases'] = [
  {
    call: 'updateTrainingItem',
    user: monitor,
    subject: async (world) => {
      const { id } = await world.trainingItem(false)
      const fields = {
        title: 'Film',
        summary: 'How it goes.',
        kind: 'Video',
        module: 'Calendar',
        roles: ['LocalUser'],
        routes: ['/compliance/findings'],
        body: '<p>See.</p>',
        url: 'https://films.example',
        transcript: 'Hello.',
        durationMin: 5,
      }
      const read = async () =>
        (await get<{ items: Stored[] }>(world, monitor, '/api/help/tutorials')).items.find(
          (one) => one['id'] === id,
        ) ?? {}
      return { params: { id }, fields, read }
    },
  },
]
