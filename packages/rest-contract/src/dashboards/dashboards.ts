import { z } from 'zod'
import { defineCall } from '../call.js'
import { personRef } from '../shared.js'
import {
  activity,
  auditStanding,
  base,
  count,
  dashboardDay,
  feature,
  instant,
  part,
  standing,
} from './dashboards-fields.js'

export { auditStanding, mostSingleActs } from './dashboards-fields.js'

/** Filters of the state dashboard (domain definition 7.1). */
const stateQuery = z.object({
  year: z.coerce.number().int(),
  part: part.optional(),
  cohort: z.coerce.number().int().min(1).max(6).optional().describe('Year of the cycle of the agencies.'),
  caseload: z.enum(['mine']).optional().describe('Only agencies that the caller answers for in the year.'),
})

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
    audits: z.array(auditStanding).describe('Audits of the year, by kind and part.'),
    auditsWaiting: count().describe('Of these, those that wait for the state.'),
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

const funnelStep = z
  .object({ state: z.number().int(), stands: count(), reached: count() })
  .meta({ id: 'FunnelStep' })

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
        .array(funnelStep)
        .describe('Self-assessments that stand at a state, and that reached it, by state 0 to 9.'),
      audits: z
        .array(
          z
            .object({
              typeKey: z.string(),
              label: z.string(),
              steps: z.array(funnelStep).describe('By status 0 to 9; cancelled ones are left out.'),
            })
            .meta({ id: 'AuditFunnel' }),
        )
        .describe('Audits of the year that stand at a status, and that reached it, by kind.'),
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
