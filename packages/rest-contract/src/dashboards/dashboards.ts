import { visitPlaces } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../call.js'
import { personRef } from '../shared.js'

const feature = 'dashboards'
const base = '/api/dashboards'
const count = () => z.number().int().min(0)
const part = z.enum(['Part B', 'Part C'])
const day = z.iso.date()
const instant = z.iso.datetime()

/** Filters of the state dashboard (domain definition 7.1). */
const stateQuery = z.object({
  year: z.coerce.number().int(),
  part: part.optional(),
  cohort: z.coerce.number().int().min(1).max(6).optional().describe('Year of the cycle of the agencies.'),
  caseload: z.enum(['mine']).optional().describe('Only agencies that the caller answers for in the year.'),
})

const standing = z
  .object({
    id: z.number().int().describe('Id of the self-assessment.'),
    part,
    submitState: z.number().int().describe('0 Not activated … 9 Closed (8.2).'),
    dueOn: day.nullable(),
    dueDerivation: z
      .string()
      .nullable()
      .optional()
      .describe('Derivation of the due date; for a single agency only, not in the grid of all.'),
    answered: count().describe('Answered required items; numerator of the completion.'),
    answerable: count().describe('Required items that apply; denominator of the completion.'),
    subsectionsReady: count(),
    subsectionsTotal: count(),
    documentsReceived: count().describe('Required categories with a document or more.'),
    documentsNeeded: count().describe('Required categories.'),
  })
  .meta({ id: 'DashboardSelfAssessment' })

/** One agency in the grid of the state dashboard. */
export const dashboardAgency = z
  .object({
    leaId: z.number().int(),
    code: z.string(),
    name: z.string(),
    shortName: z.string(),
    cohort: z.number().int().nullable(),
    mine: z.boolean().describe('The caller answers for it in the year.'),
    monitors: z.array(personRef).describe('State monitors who answer for it in the year, by name.'),
    selfAssessments: z.array(standing).describe('By part.'),
    selfAssessmentsOverdue: count().describe('Activated, not handed in and past their due date.'),
    subsectionsWaiting: count().describe('Subsections whose turn is the state’s.'),
    documentsWaiting: count().describe('Required documents that nobody of the state has marked Received.'),
    newUploads: count().describe(
      'Files of the agency since the visit before; of 30 days on the first visit.',
    ),
    findingsOpen: count().describe('Issued and not closed, whatever their year.'),
    findingsOverdue: count().describe('Of these, past their due date.'),
    lastActivityOn: instant.nullable().describe('Newest work on its self-assessments or corrections.'),
    idle: z.boolean().describe('The turn is the agency’s, and nothing happened in 30 days.'),
  })
  .meta({ id: 'DashboardAgency' })

export const getStateStanding = defineCall({
  id: 'getStateStanding',
  feature,
  method: 'get',
  path: `${base}/state`,
  summary: 'Where every agency stands in one year, and what wants attention',
  description: 'The training agency is in no count. A constant number of statements, however many agencies.',
  access: 'signed-in',
  query: stateQuery,
  answer: z
    .object({
      asOf: instant.describe('When it was computed.'),
      since: instant.nullable().describe('End of the visit before; null on the first.'),
      agencies: z.array(dashboardAgency).describe('By the numbers of the agencies.'),
    })
    .meta({ id: 'StateStanding' }),
  errors: ['FORBIDDEN'],
})

export const getStateCharts = defineCall({
  id: 'getStateCharts',
  feature,
  method: 'get',
  path: `${base}/state/charts`,
  summary: 'Figures of the charts of the state dashboard',
  access: 'signed-in',
  query: stateQuery,
  answer: z
    .object({
      funnel: z
        .array(
          z.object({ state: z.number().int(), stands: count(), reached: count() }).meta({ id: 'FunnelStep' }),
        )
        .describe('Self-assessments that stand at a state, and that reached it, by state 0 to 9.'),
      months: z
        .array(
          z
            .object({ month: z.string().describe('YYYY-MM.'), issued: count(), closed: count() })
            .meta({ id: 'FindingsOfMonth' }),
        )
        .describe('Findings by the month of their notification and of their closing, July to June.'),
      clock: z
        .array(z.object({ id: z.string(), findings: count() }).meta({ id: 'ClockClass' }))
        .describe('Open findings by days left.'),
      areas: z
        .array(
          z
            .object({
              leaId: z.number().int(),
              areaId: z.number().int(),
              rated: count().describe('Answers rated 1 to 4.'),
              fully: count().describe('Of these, rated 4, Fully implemented.'),
            })
            .meta({ id: 'AreaCompliance' }),
        )
        .describe('Ratings of the agencies by area; areas without a rating are left out.'),
    })
    .meta({ id: 'StateCharts' }),
  errors: ['FORBIDDEN'],
})

const dashboardDay = z
  .object({
    on: day.describe('First day.'),
    until: day.nullable().describe('Last day of an event that lasts longer.'),
    kind: z.enum(['selfAssessment', 'response', 'finding', 'report', 'event']),
    id: z.number().int().describe('Id of the record.'),
    leaId: z.number().int(),
    lea: z.string().describe('Short name of the agency.'),
    part: z.string().describe("'' for both."),
    name: z.string(),
  })
  .meta({ id: 'DashboardDay' })

/** Maximum number of actions on one record that a response lists. */
export const mostSingleActs = 20

const activity = z
  .object({
    seq: z.number().int(),
    at: instant,
    action: z.string().describe('Name of the use case.'),
    targetType: z.string(),
    targetId: z.string(),
    leaId: z.number().int(),
    lea: z.string(),
    by: z.string().nullable().describe('Full name; null for the portal itself.'),
    count: count().describe('How many acts of this kind on this record; the row is the newest of them.'),
    counted: z.string().nullable().describe('These in words: 362 changes to due dates; null for one.'),
    single: z
      .array(z.object({ seq: z.number().int(), at: instant, by: z.string().nullable() }))
      .max(mostSingleActs)
      .describe('The newest of them, one by one; none where there is one only.'),
  })
  .meta({ id: 'DashboardActivity' })

export const listStateDays = defineCall({
  id: 'listStateDays',
  feature,
  method: 'get',
  path: `${base}/state/days`,
  summary: 'Deadlines and events of the next 14 days',
  access: 'signed-in',
  query: stateQuery,
  answer: z.array(dashboardDay).max(200),
  errors: ['FORBIDDEN'],
})

export const listStateActivity = defineCall({
  id: 'listStateActivity',
  feature,
  method: 'get',
  path: `${base}/state/activity`,
  summary: 'What happened last in the agencies',
  access: 'signed-in',
  query: stateQuery,
  answer: z.array(activity).max(20).describe('Newest first.'),
  errors: ['FORBIDDEN'],
})

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
