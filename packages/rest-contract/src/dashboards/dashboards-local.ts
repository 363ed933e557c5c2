import { visitPlaces } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { personRef } from '../shared.js'
import {
  activity,
  auditStanding,
  base,
  count,
  dashboardDay,
  day,
  feature,
  instant,
  part,
  standing,
} from './dashboards-fields.js'

const leaYear = z.object({ leaId: z.coerce.number().int(), year: z.coerce.number().int() })

export const getLocalStanding = defineCall({
  id: 'getLocalStanding',
  feature,
  method: 'get',
  path: `${base}/local/{leaId}/{year}`,
  summary: 'Where the work of one agency stands',
  access: 'signed-in',
  params: leaYear,
  answer: z
    .object({
      asOf: instant,
      monitors: z.array(personRef).describe('State monitors who answer for the agency in the year.'),
      selfAssessments: z.array(standing),
      audits: z.array(auditStanding).describe('Audits of the year, by kind and part.'),
      documents: z
        .array(
          z
            .object({
              part,
              sent: count().describe('Required documents that the agency handed in.'),
              received: count().describe('Of these, marked Received by the state.'),
            })
            .meta({ id: 'DocumentsOfPart' }),
        )
        .describe('By part.'),
      corrections: z
        .object({ verified: count(), total: count() })
        .meta({ id: 'CorrectionsDone' })
        .describe('Individual cases of the open findings.'),
      findings: z
        .array(
          z
            .object({
              id: z.number().int(),
              number: z.string(),
              part,
              status: z.number().int(),
              issuedOn: day,
              dueOn: day,
              casesVerified: count(),
              casesTotal: count(),
            })
            .meta({ id: 'FindingOnTheClock' }),
        )
        .describe('Open findings of every year, the earliest due date first.'),
    })
    .meta({ id: 'LocalStanding' }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const getLocalNews = defineCall({
  id: 'getLocalNews',
  feature,
  method: 'get',
  path: `${base}/local/{leaId}/{year}/news`,
  summary: 'Messages from the state to one agency, and what changed since the visit before',
  access: 'signed-in',
  params: leaYear,
  answer: z
    .object({
      since: instant.nullable().describe('End of the visit before; null on the first.'),
      messages: z
        .array(
          z
            .object({
              kind: z.enum(['report', 'comment', 'returned', 'letter']),
              id: z.number().int().describe('Id of the report, category, finding or letter.'),
              title: z.string(),
              text: z.string().describe('Plain text; empty where the title says it all.'),
              by: z.string().nullable(),
              on: instant,
              toAcknowledge: z.boolean(),
            })
            .meta({ id: 'StateMessage' }),
        )
        .max(20)
        .describe('Newest first.'),
      changes: z.array(activity).max(20).describe('What others did since, newest first.'),
    })
    .meta({ id: 'LocalNews' }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const listLocalTeam = defineCall({
  id: 'listLocalTeam',
  feature,
  method: 'get',
  path: `${base}/local/{leaId}/{year}/team`,
  summary: 'People of one agency with their open work',
  access: 'signed-in',
  params: leaYear,
  answer: z.array(
    z
      .object({
        id: z.string(),
        fullName: z.string(),
        roles: z.array(z.string()),
        openSubsections: count().describe('Assigned and not yet ready.'),
        openDocuments: count().describe('Assigned categories without a document.'),
        openFindings: count().describe('Open findings that they work on.'),
        openRecords: count().describe('Records of audits that they work on and that wait for the agency.'),
        lastLoginAt: instant.nullable(),
      })
      .meta({ id: 'TeamMember' }),
  ),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const getLanding = defineCall({
  id: 'getLanding',
  feature,
  method: 'get',
  path: `${base}/landing`,
  summary: 'Deadlines of the month, whom to ask, and whether the tour was seen',
  access: 'signed-in',
  query: z.object({
    year: z.coerce.number().int().describe('Compliance year in which monitors are looked for.'),
    leaId: z.coerce.number().int().optional().describe('One agency; all that the caller sees without it.'),
    part: part.optional(),
  }),
  answer: z
    .object({
      from: day.describe('First day of the month.'),
      to: day,
      days: z.array(dashboardDay).max(200),
      help: z
        .array(
          z
            .object({
              id: z.string(),
              fullName: z.string(),
              email: z.string(),
              phoneNumber: z.string().nullable(),
            })
            .meta({ id: 'HelpContact' }),
        )
        .describe('Monitors of the own agency; empty for state staff and where there is none.'),
      tourDone: z.boolean(),
    })
    .meta({ id: 'Landing' }),
  errors: ['FORBIDDEN'],
})

export const putVisit = defineCall({
  id: 'putVisit',
  feature,
  method: 'put',
  path: '/api/account/users/me/preferences/visits/{place}',
  summary: 'Remembers that the person was at a place, or finished the tour',
  access: 'signed-in',
  encoding: 'json',
  params: z.object({ place: z.enum(visitPlaces) }),
  body: z.object({}),
  answer: z
    .object({ place: z.enum(visitPlaces), at: instant, before: instant.nullable() })
    .meta({ id: 'Visit' }),
  errors: ['FORBIDDEN'],
})
