import { z } from 'zod'
import { defineCall } from '../call.js'
import { feature } from './reports-fields.js'

const activity = z
  .object({
    year: z.number().int().describe('Compliance year.'),
    activity: z.string().describe('Self-assessment, or the kind of audit in words.'),
    part: z.enum(['Part B', 'Part C']),
    status: z.string().describe('Where it stands, in words.'),
    monitored: z.boolean().describe('The state has told the agency the result.'),
    recordId: z.number().int().describe('Id of the self-assessment, or of the prong of the audit.'),
    recordKind: z.string().nullable().describe('Kind of audit as in addresses; null for a self-assessment.'),
  })
  .meta({ id: 'MonitoringActivity' })

export const getMonitoringHistory = defineCall({
  id: 'getMonitoringHistory',
  feature,
  method: 'get',
  path: '/api/msde/reports/monitoring-history',
  summary: 'Monitoring of each agency in six compliance years',
  description:
    'Self-assessments that were activated, and audits; of agencies whose reports the caller reads. A constant number of statements, however many agencies.',
  access: 'signed-in',
  query: z.object({
    year: z.coerce.number().int().optional().describe('Last of the six years; the newest without it.'),
  }),
  answer: z
    .object({
      years: z.array(z.number().int()).describe('The six compliance years, the earliest first.'),
      agencies: z
        .array(
          z
            .object({
              leaId: z.number().int(),
              code: z.string(),
              name: z.string(),
              shortName: z.string(),
              cohort: z.number().int().nullable().describe('Year of the cycle of the agency, 1 to 6.'),
              lastMonitored: z
                .number()
                .int()
                .nullable()
                .describe('Last compliance year with a result; null for none in six years.'),
              activities: z.array(activity).describe('By year, activity and part.'),
            })
            .meta({ id: 'AgencyMonitoring' }),
        )
        .describe('By the numbers of the agencies.'),
    })
    .meta({ id: 'MonitoringHistory' }),
  errors: ['FORBIDDEN'],
})
