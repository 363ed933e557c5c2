import { get, type UpdateFile } from '../../../testing/updates/update-kit.js'

const admin = 'admin@allegany.example'

export const updateCases: UpdateFile['updateCases'] = [
  {
    call: 'saveAnnualReport',
    user: admin,
    subject: async (world) => {
      const params = { year: world.year - 1, leaId: world.leas['own'] ?? 0 }
      const fields = {
        physical: { incidents: 40, students: 20 },
        seclusion: { incidents: 6, students: 5 },
        mechanical: { incidents: 1, students: 1 },
        enrolled: 2000,
        students: 22,
        several: 8,
      }
      const read = async () => {
        const { entered, version } = await get(
          world,
          admin,
          `/api/annual-incident-reports/${params.year}/${params.leaId}`,
        )
        return Object.assign({}, entered, { version })
      }
      return { params, fields, read }
    },
  },
]
