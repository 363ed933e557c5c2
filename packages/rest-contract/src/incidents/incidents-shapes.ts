import {
  incidentCodeNames,
  incidentFlagKeys,
  incidentLimits,
  incidentPositionCodes,
  incidentSettings,
} from '@portal/domain'
import { z } from 'zod'
import { allowedAct, personRef } from '../shared.js'

export const incidentsBase = '/api/incidents'
export const incidentCall = { feature: 'incidents', access: 'signed-in' } as const

export const byIncident = z.object({ id: z.coerce.number().int().positive() })
export const incidentVersion = z.number().int().describe('Version that the caller saw.')

// Wide bounds against hostile sizes; the rules name the exact ones beside their fields.
const line = z.string().max(1000)
const text = z.string().max(20_000)
const day = z.string().max(40).describe('YYYY-MM-DD; empty where it is not known.')
const time = z.string().max(5).describe('HH:MM in the time of the school.')
const code = (list: string) => z.string().max(40).describe(`Code of the list ${list}.`)

const staff = z
  .object({
    id: z.string().min(1).max(40).describe('Made by the client, the same as long as the entry is there.'),
    name: line.default(''),
    trained: z.boolean().default(false),
    trainedUntil: day.default(''),
  })
  .meta({ id: 'IncidentStaff' })

/** Who the student is. */
export const incidentStudentFields = z.object({
  studentId: line.describe('State number of the student, 10 digits.'),
  lastName: line,
  firstName: line,
})

/** What the agency writes beside the student. */
export const incidentFields = z.object({
  number: line.describe('The agency’s own number of the incident; once in a year.'),
  school: line,
  setting: line.describe(`One of: ${incidentSettings.join(', ')}.`),
  incidentDate: day,
  startTime: time,
  endTime: time,
  kind: code('incidentKind'),
  position: line.describe(`One of: ${incidentPositionCodes.join(', ')}.`),
  trigger: text.describe('What led to it.'),
  lessIntrusive: text.describe('What was tried before, a line each.'),
  staff: z
    .array(staff)
    .max(incidentLimits.staff * 2)
    .describe('Who took part.'),
  injury: code('injury'),
  medicalCheck: line.describe('Done, Not done or Not needed.'),
  parentNotifiedOn: day,
  parentNotifiedTime: time.describe('HH:MM; empty where only the day is known.'),
  parentNotifiedHow: line,
  debriefOn: day,
  planAddresses: line.describe('Whether a plan of the student addresses the use: Yes, No or No plan.'),
  teamMeetingHeldOn: day,
  grade: code('grade'),
  age: z.number().int().describe('In whole years on the day of the incident.'),
  disability: code('disability'),
  raceEthnicity: code('raceEthnicity'),
  gender: code('gender'),
  placement: code('placement'),
})

/** Staff by their ids: what an entry leaves out stays as it is. */
export const incidentStaffChanges = z
  .array(
    z.object({
      id: z.string().min(1).max(40),
      name: line.optional(),
      trained: z.boolean().optional(),
      trainedUntil: day.optional(),
    }),
  )
  .max(incidentLimits.staff * 2)
  .optional()
  .describe('All who took part; one that is left out is removed.')

const flag = z
  .object({
    key: z.enum(incidentFlagKeys),
    label: z.string(),
    reason: z.string().describe('The numbers that raised it.'),
  })
  .meta({ id: 'IncidentFlag' })

export const incidentRow = z
  .object({
    id: z.number().int(),
    leaId: z.number().int(),
    year: z.number().int().describe('Compliance year of the incident.'),
    number: z.string(),
    student: z.string().describe('Masked: initials and the end of the identifier.'),
    school: z.string(),
    incidentDate: z.string().describe('YYYY-MM-DD.'),
    kind: z.string(),
    minutes: z.number().int().describe('From start to end.'),
    injury: z.string(),
    flags: z.array(flag),
    meetingDueOn: z.string().describe('YYYY-MM-DD; the team meets until then.'),
    version: z.number().int(),
  })
  .meta({ id: 'IncidentRow' })

export const incident = incidentRow
  .extend({
    ...incidentFields.shape,
    parentNoticeDue: z.string().describe('YYYY-MM-DDTHH:MM in the time of the school.'),
    ofStudent: z
      .object({
        position: z.number().int().describe('Which incident of the student it is in its year.'),
        total: z.number().int(),
      })
      .describe('Incidents of the same student in the same year.'),
    createdBy: personRef,
    createdOn: z.string().describe('Instant in UTC.'),
    changedBy: personRef,
    changedOn: z.string().describe('Instant in UTC.'),
    edit: allowedAct,
    reveal: allowedAct,
  })
  .meta({ id: 'Incident' })

export const incidentNotice = z
  .object({
    id: z.number().int(),
    leaId: z.number().int(),
    year: z.number().int(),
    student: z.string().describe('Masked.'),
    incidents: z.number().int().describe('Incidents of the student in the year by now.'),
    reachedOn: z.string().describe('YYYY-MM-DD of the incident that called for it.'),
    dueOn: z.string().describe('YYYY-MM-DD.'),
    baseDue: z.string().describe('YYYY-MM-DD; before it was moved to a business day.'),
    rule: z.string(),
    derivation: z.string().describe('How the date came about, in a sentence.'),
    givenOn: z.string().nullable().describe('YYYY-MM-DD; null until it is given.'),
    incidentId: z.number().int().describe('The newest incident of the student.'),
    record: allowedAct.describe('Saying that it was given.'),
    version: z.number().int(),
  })
  .meta({ id: 'IncidentNotice' })

export const incidentChoices = z
  .object({
    codes: z
      .array(
        z
          .object({
            field: z.enum(incidentCodeNames),
            options: z.array(
              z.object({ code: z.string(), label: z.string() }).meta({ id: 'IncidentOption' }),
            ),
          })
          .meta({ id: 'IncidentCodeList' }),
      )
      .describe('What can be chosen in the fields of codes.'),
    parameters: z
      .array(
        z
          .object({
            key: z.string(),
            label: z.string(),
            value: z.string(),
            source: z.string().describe('Where the law says so.'),
            verify: z.string().describe('What the state must do before the value is relied on.'),
          })
          .meta({ id: 'IncidentParameter' }),
      )
      .describe('What flags and clocks are judged by.'),
  })
  .meta({ id: 'IncidentChoices' })
