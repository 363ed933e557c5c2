import { get, monitor, type UpdateFile } from '../../testing/updates/update-kit.js'

export const updateCases: UpdateFile['updateCases'] = [
  {
    call: 'saveParticipationRates',
    user: monitor,
    subject: async (world) => {
      const params = { year: world.year, leaId: world.leas['own'] ?? 0 }
      const fields = {
        ela: { tested: 2150, alternate: 25 },
        math: { tested: 2140, alternate: 20 },
        science: { tested: 700, alternate: 6 },
      }
      const read = () => get(world, monitor, `/api/msde/participation/${params.year}/${params.leaId}`)
      return { params, fields, read }
    },
  },
]
