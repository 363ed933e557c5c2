import { calendarDay } from '@portal/domain'
import type { Arguments, Attempts, Prepare } from '../../testing/access/graphql-kit.js'
import type { GraphqlWorld } from '../../testing/access/graphql-world.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field                 record  | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
incidents             -       | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
incident              own     | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
incident              missing | 401  401  401  | 404  404  404  404  404  404  | 403
incidentChoices       -       | 401  401  401  | ok   ok   ok   ok   ok   ok   | 403
addIncident           -       | 401  401  401  | 403  403  403  403  ok   ok   | 403
updateIncident        own     | 401  401  401  | 403  403  403  403  ok   ok   | 403
updateIncident        missing | 401  401  401  | 404  404  404  404  404  404  | 403
revealIncidentStudent own     | 401  401  401  | ok   ok   403  403  ok   ok   | 403
revealIncidentStudent missing | 401  401  401  | 404  404  404  404  404  404  | 403
recordIncidentNotice  own     | 401  401  401  | 403  403  403  403  ok   ok   | 403
recordIncidentNotice  missing | 401  401  401  | 404  404  404  404  404  404  | 403
`

let made = 0
const today = calendarDay(new Date())

const inputOf = (studentId: string) => ({
  number: `G-${++made}`,
  studentId,
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
  lessIntrusive: 'Spoken to.',
  staff: [{ id: 's1', name: 'Ben Hall', trained: true, trainedUntil: '' }],
  injury: 'NONE',
  medicalCheck: 'Done',
  parentNotifiedOn: '',
  parentNotifiedTime: '',
  parentNotifiedHow: '',
  debriefOn: '',
  planAddresses: 'Yes',
  teamMeetingHeldOn: '',
  grade: '05',
  age: 10,
  disability: 'AUT',
  raceEthnicity: 'WH7',
  gender: 'F',
  placement: 'RC80',
})

async function registered({ ask }: GraphqlWorld, studentId = '2000000001'): Promise<number> {
  const { incident } = await ask<{ incident: { id: number } }>(
    'LA',
    'mutation ($input: AddIncidentInput!) { addIncident(input: $input) { incident { id } errors { code message } } }',
    { input: inputOf(studentId) },
  )
  return incident.id
}

const idOf = async (world: GraphqlWorld, record: string) =>
  record === 'missing' ? 999_999 : registered(world)

const byInput =
  (more: Arguments): Prepare =>
  async (world, record) => ({ input: { id: await idOf(world, record), ...more } })

let students = 0

/** The notice about a student who has just had ten incidents. */
const ofNotice: Prepare = async (world, record) => {
  const input = { givenOn: today, version: 1 }
  if (record === 'missing') return { input: { id: 999_999, ...input } }
  const studentId = String(7_000_000_000 + ++students)
  for (let n = 0; n < 10; n++) await registered(world, studentId)
  const page = await world.ask<{ notices: { id: number }[] }>(
    'LA',
    '{ incidents(filter: {}) { notices { id } } }',
  )
  return { input: { id: Math.max(...page.notices.map(({ id }) => id)), ...input } }
}

export const attempts: Attempts = {
  incident: async (world, record) => ({ id: await idOf(world, record) }),
  addIncident: () => ({ input: inputOf('2000000002') }),
  updateIncident: byInput({ school: 'Lake School', version: 1 }),
  revealIncidentStudent: async (world, record) => ({ id: await idOf(world, record) }),
  recordIncidentNotice: ofNotice,
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
Incident: age changedBy changedOn createdBy createdOn debriefOn disability edit endTime flags gender grade id incidentDate injury kind lea leaId lessIntrusive medicalCheck meetingDueOn minutes number ofStudent parentNoticeDue parentNotifiedHow parentNotifiedOn parentNotifiedTime placement planAddresses position raceEthnicity reveal school setting staff startTime student teamMeetingHeldOn trigger version year
IncidentChoices: codes parameters
IncidentCodeList: field options
IncidentFlag: key label reason
IncidentNotice: derivation dueOn givenOn id incidentId incidents lea leaId reachedOn record rule student version year
IncidentNoticePayload: errors notice
IncidentOption: code label
IncidentPage: add notices page pageSize rows total
IncidentParameter: key label source value verify
IncidentPayload: errors incident
IncidentRow: flags id incidentDate injury kind lea leaId meetingDueOn minutes number school student version year
IncidentStaff: id name trained trainedUntil
IncidentStudentPayload: errors student
IncidentsOfStudent: position total
RevealedIncidentStudent: firstName lastName studentId
`
