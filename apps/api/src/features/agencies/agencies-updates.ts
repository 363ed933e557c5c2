import { sysadmin } from '../../testing/access/access-kit.js'
import { get, made, type UpdateFile } from '../../testing/updates/update-kit.js'

export const updateCases: UpdateFile['updateCases'] = [
  {
    call: 'updateLea',
    user: sysadmin,
    subject: async (world) => {
      const code = `Q${world.next()}`.toUpperCase()
      const agency = {
        code,
        name: 'A',
        shortName: 'A',
        kind: 'LEA',
        hasPartB: true,
        hasPartC: true,
        isTest: true,
      }
      const { id } = await made(world, sysadmin, '/api/leas', agency)
      const fields = {
        ...agency,
        name: 'Quince County Schools',
        shortName: 'Quince',
        kind: 'PA',
        region: 'West',
        cohort: 3,
        enrollmentBand: 'L',
        active: true,
        intro: '<p>Welcome.</p>',
        contacts: [
          { name: 'Pat Lee', title: 'Director', email: 'pat@quince.example', phoneNumber: '410-555-0100' },
        ],
        links: [{ label: 'Schools', url: 'https://quince.example' }],
        schoolYears: [
          { year: world.year, firstDay: `${world.year}-08-30`, lastDay: `${world.year + 1}-06-10` },
        ],
      }
      return { params: { id }, fields, read: () => get(world, sysadmin, `/api/leas/${id}`) }
    },
  },
]
