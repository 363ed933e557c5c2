import { addDays, calendarDay } from '@portal/domain'
import type { AnswerOf, BodyOf, addIncident, getIncident, listIncidents } from '@portal/rest-contract'
import { selfAssessmentSteps, type Refusal } from './self-assessment-steps.js'
import type { TestApi } from './test-api.js'

export type Incident = AnswerOf<typeof getIncident>
export type IncidentPage = AnswerOf<typeof listIncidents>

let last = 0

/** An incident that lacks nothing and has no flag, of a number of its own; it was today. */
export function anIncident(more: Partial<BodyOf<typeof addIncident>> = {}): BodyOf<typeof addIncident> {
  const today = calendarDay(new Date())
  return {
    number: `I-${++last}`,
    studentId: '2000000001',
    lastName: 'Bell',
    firstName: 'Ada',
    school: 'Hill School',
    setting: 'Public school',
    incidentDate: today,
    startTime: '10:05',
    endTime: '10:20',
    kind: 'RESTRAINT',
    position: 'STANDING',
    trigger: 'Ran towards the road.',
    lessIntrusive: 'Spoken to.\nGiven room.',
    staff: [{ id: 's1', name: 'Ben Hall', trained: true, trainedUntil: addDays(today, 100) }],
    injury: 'NONE',
    medicalCheck: 'Done',
    parentNotifiedOn: today,
    parentNotifiedTime: '11:00',
    parentNotifiedHow: 'Phone',
    debriefOn: '',
    planAddresses: 'Yes',
    teamMeetingHeldOn: '',
    grade: '05',
    age: 10,
    disability: 'AUT',
    raceEthnicity: 'WH7',
    gender: 'F',
    placement: 'RC80',
    ...more,
  }
}

/** The steps of incidents; the local administrator of an agency registers them. */
export function incidentSteps(api: TestApi) {
  const { send } = selfAssessmentSteps(api)
  const base = '/api/incidents'
  return {
    add: (user: string, more: Parameters<typeof anIncident>[0] = {}) =>
      send<Incident & Refusal>(user, 'post', base, anIncident(more)),
    update: (user: string, { id, version }: Pick<Incident, 'id' | 'version'>, more: object) =>
      send<Incident & Refusal>(user, 'put', `${base}/${id}`, { version, ...more }),
    get: (user: string, id: number) => send<Incident & Refusal>(user, 'get', `${base}/${id}`),
    list: (user: string, query = '') => send<IncidentPage & Refusal>(user, 'get', `${base}${query}`),
    send: <Body>(user: string, method: string, path: string, body?: object) =>
      send<Body>(user, method, `${base}${path}`, body),
  }
}
