import { get, monitor, ofAttempt, type UpdateFile } from '../../testing/updates/update-kit.js'

export const updateCases: UpdateFile['updateCases'] = [
  {
    call: 'saveCohort',
    user: monitor,
    subject: async (world) => {
      const { userId = '' } = await ofAttempt(world, 'saveCohort')
      const { year } = world
      const read = () => get(world, monitor, `/api/msde/self-assessment/cohorts/${userId}?year=${year}`)
      return { params: { userId }, fields: { cohortNumber: 2, leaIds: [1, 13] }, beside: { year }, read }
    },
  },
]
