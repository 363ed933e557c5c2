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
  {
    call: 'saveJustification',
    user: 'admin@allegany.example',
    subject: async (world) => {
      // A year of its own: the numbers of the other are changed meanwhile.
      const params = { year: world.year - 1, leaId: world.leas['own'] ?? 0 }
      const path = `/api/msde/participation/${params.year}/${params.leaId}`
      const { version } = await get(world, monitor, path)
      await world.steps.send(monitor, 'put', path, { ela: { tested: 2150, alternate: 25 }, version })
      const fields = {
        why: 'A regional program.',
        guidelines: 'Checklists.',
        training: 'Two days.',
        highest: 'One school.',
        plan: 'Review.',
        reviewed: 25,
        changed: 2,
        groupSubject: 'math',
        groups: [{ id: 'gender-male', tested: 100, alternate: 2 }],
        confirmed: true,
      }
      const read = async () => {
        const { justification, version: now } = await get(world, monitor, path)
        return Object.assign({}, justification, { version: now })
      }
      return { params, fields, read }
    },
  },
]
