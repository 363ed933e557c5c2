import { IncidentChoicesDocument, IncidentDocument } from '../incidents.generated'

const option = (code: string, label: string) => ({ __typename: 'IncidentOption', code, label })
const list = (field: string, ...options: object[]) => ({ __typename: 'IncidentCodeList', field, options })
const act = (allowed: boolean, reason: string) => ({
  __typename: 'AllowedAct',
  allowed,
  reason: allowed ? null : reason,
})

export const choices = {
  __typename: 'IncidentChoices',
  codes: [
    list('kind', option('RESTRAINT', 'Physical restraint'), option('SECLUSION', 'Seclusion')),
    list('injury', option('NONE', 'None')),
    list('grade', option('05', 'Grade 5')),
    list('disability', option('AUT', 'Autism')),
    list('raceEthnicity', option('WH7', 'White')),
    list('gender', option('F', 'Female')),
    list('placement', option('SS', 'Separate school')),
  ],
  parameters: [
    {
      __typename: 'IncidentParameter',
      key: 'maxRestraintMinutes',
      label: 'Longest restraint, in minutes',
      value: '30',
      source: 'COMAR 13A.08.04.05',
      verify: 'The state must verify this value before it is relied on.',
    },
  ],
}

export const flag = {
  __typename: 'IncidentFlag',
  key: 'over-limit',
  label: 'Longer than the limit',
  reason: '37 minutes, the limit is 30.',
}

/** An incident as its page reads it. */
export const anIncident = (allowed: boolean, more: object = {}) => ({
  __typename: 'Incident',
  id: 7,
  leaId: 1,
  year: 2026,
  number: 'A-7',
  student: 'A. B. ****0001',
  school: 'Hill School',
  setting: 'Public school',
  incidentDate: '2026-09-14',
  startTime: '10:05',
  endTime: '10:42',
  minutes: 37,
  kind: 'RESTRAINT',
  position: 'STANDING',
  trigger: 'Ran towards the road.',
  lessIntrusive: 'Spoken to.',
  staff: [{ __typename: 'IncidentStaff', id: 's1', name: 'Ben Hall', trained: true, trainedUntil: '' }],
  injury: 'NONE',
  medicalCheck: 'Done',
  parentNotifiedOn: '2026-09-14',
  parentNotifiedTime: '',
  parentNotifiedHow: 'Phone',
  parentNoticeDue: '2026-09-15T10:42',
  debriefOn: '',
  planAddresses: 'Yes',
  meetingDueOn: '2026-09-28',
  teamMeetingHeldOn: '2026-09-20',
  grade: '05',
  age: 10,
  disability: 'AUT',
  raceEthnicity: 'WH7',
  gender: 'F',
  placement: 'SS',
  flags: [flag],
  ofStudent: { __typename: 'IncidentsOfStudent', position: 2, total: 3 },
  lea: { __typename: 'Lea', id: 1, shortName: 'Allegany' },
  createdBy: { __typename: 'PersonRef', id: 'u1', fullName: 'Daniel Brandt' },
  createdOn: '2026-09-14T18:00:00.000Z',
  changedBy: { __typename: 'PersonRef', id: 'u1', fullName: 'Daniel Brandt' },
  changedOn: '2026-09-14T18:00:00.000Z',
  version: 1,
  edit: act(allowed, 'Only people of the agency can change incidents.'),
  reveal: act(allowed, 'Only a state monitor and the agency can see the names of students.'),
  ...more,
})

export const choicesOf = () => ({
  request: { query: IncidentChoicesDocument },
  result: { data: { incidentChoices: choices } },
  maxUsageCount: 5,
})

export const incidentOf = (allowed: boolean, more: object = {}) => ({
  request: { query: IncidentDocument, variables: { id: 7 } },
  result: { data: { incident: anIncident(allowed, more), incidentChoices: choices } },
  maxUsageCount: 5,
})
