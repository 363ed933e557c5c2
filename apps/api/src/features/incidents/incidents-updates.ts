import { admin, get, ofAttempt, type UpdateFile } from '../../testing/updates/update-kit.js'

export const updateCases: UpdateFile['updateCases'] = [
  {
    call: 'updateIncident',
    user: admin,
    subject: async (world) => {
      const { id = 0 } = await ofAttempt(world, 'updateIncident')
      const read = async () => ({
        ...(await get(world, admin, `/api/incidents/${id}`)),
        ...(await world.steps.send<object>(admin, 'post', `/api/incidents/${id}/reveal`)).body,
      })
      const { incidentDate } = (await read()) as unknown as { incidentDate: string }
      const fields = {
        number: `Kept-${id}`,
        studentId: '2999999999',
        lastName: 'Kept',
        firstName: 'Name',
        school: 'Lake School',
        setting: 'Nonpublic school',
        incidentDate,
        startTime: '09:00',
        endTime: '09:10',
        kind: 'SECLUSION',
        position: 'NONE',
        trigger: 'Threw a chair.',
        lessIntrusive: 'Waited.',
        staff: [{ id: 'a', name: 'Ada Hill', trained: true, trainedUntil: '2030-01-31' }],
        injury: 'STAFF',
        medicalCheck: 'Not needed',
        parentNotifiedOn: incidentDate,
        parentNotifiedTime: '10:00',
        parentNotifiedHow: 'Letter',
        debriefOn: incidentDate,
        planAddresses: 'No',
        teamMeetingHeldOn: incidentDate,
        grade: '07',
        age: 12,
        disability: 'ID',
        raceEthnicity: 'AS7',
        gender: 'M',
        placement: 'SS',
      }
      return { params: { id }, fields, read }
    },
  },
]
