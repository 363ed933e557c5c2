import {
  get,
  monitor,
  ofAttempt,
  type Stored,
  type UpdateCase,
  type UpdateFile,
} from '../../testing/updates/update-kit.js'

const event = {
  subject: 'Storm',
  eventType: 2,
  school: 'Mill School',
  eventDescription: 'Delayed Opening 1 hour',
  part: 'Part B',
  startTime: '2027-02-09',
  endTime: '2027-02-10',
  description: 'No school.',
  location: 'Mill Road',
}
const onEvent =
  (fields: Record<string, unknown>): UpdateCase['subject'] =>
  async (world) => {
    const { id = 0 } = await ofAttempt(world, 'updateCalendarEvent')
    const path = `/api/msde/desk-audit/dashboard/currentEvents/${world.leas['own']}/false`
    const read = async () => {
      const days = 'startDate=2027-02-01&endDate=2027-02-28'
      const { value } = await get<{ value: Stored[] }>(world, monitor, `${path}?${days}`)
      return value.find((one) => one['id'] === String(id)) ?? {}
    }
    return { params: { id }, fields, read }
  }

export const updateCases: UpdateFile['updateCases'] = [
  { call: 'updateCalendarEvent', user: monitor, subject: onEvent(event) },
  {
    call: 'moveCalendarEvent',
    user: monitor,
    subject: onEvent({ startTime: event.startTime, endTime: event.endTime }),
  },
]
