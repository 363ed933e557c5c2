import { serviceFrequencies } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../../call.js'
import { changes } from '../../changes.js'
import { allowedAct, personRef } from '../../shared.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'

const minutes = z.number().int()
const day = z.iso.date()
const text = (label: string, longest: number) =>
  z.string().trim().max(longest, `${label} can have at most ${longest} characters.`)

const missed = z
  .object({
    student: minutes.describe('Minutes that were missed because the student was absent.'),
    provider: minutes.describe('Minutes that were missed because the provider was absent.'),
    closed: minutes.describe('Minutes that were missed because the school was closed.'),
    other: minutes.describe('Minutes that were missed for another reason.'),
  })
  .meta({ id: 'MissedMinutes' })

const month = z
  .object({
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is YYYY-MM.')
      .describe('YYYY-MM'),
    delivered: minutes.describe('Minutes that were delivered.'),
    makeUp: minutes.describe('Minutes that were made up for missed ones.'),
    missed,
  })
  .meta({ id: 'DeliveredMonth' })

const plannedMonth = month
  .extend({ planned: minutes.describe('Minutes that the plan of the student promises.') })
  .meta({ id: 'PlannedMonth' })

const totals = z
  .object({
    planned: minutes.describe('Planned minutes of the period.'),
    delivered: minutes.describe('Delivered minutes.'),
    makeUp: minutes.describe('Made-up minutes.'),
    missed,
    percent: z
      .string()
      .describe(
        'Delivered and made up, of planned: "90.7 %"; "N/A" where nothing is planned or entered yet.',
      ),
    flagged: z.boolean().describe('Less than 90 percent; the monitor decides.'),
    shortfall: minutes.describe(
      'Planned minutes that were neither delivered nor made up; 0 while nothing is entered.',
    ),
    compensatory: minutes.describe('Of the shortfall, minutes that the student did not miss.'),
  })
  .meta({ id: 'ServiceTotals' })

/** What is saved of a service line. */
export const serviceLineFields = z.object({
  provider: text('Provider', 200).describe('Who gives the service.'),
  providerType: text('Provider type', 100).describe('What kind of provider that is.'),
  setting: text('Setting', 100).describe('Where the service is given.'),
  frequency: z.enum(serviceFrequencies).describe('Whether minutes are planned for each week or month.'),
  minutes: minutes.describe('Planned minutes of each week or month.'),
  periodFrom: day.describe('First day that is looked at.'),
  periodTo: day.describe('Last day that is looked at.'),
  months: z.array(month).max(48).describe('Minutes by month; a month that is left out has none.'),
  notes: text('Notes', 2000).describe('Notes of the monitor.'),
})

/** A service in a sample, with its months and what they come to. */
export const relatedService = z
  .object({
    id: z.number().int().describe('Id of the record.'),
    order: z.number().int().describe('Number of the record in its sample.'),
    student: z.string().describe('Masked student with the service and its start.'),
    service: z.string().describe('Code of the service.'),
    ...serviceLineFields.shape,
    months: z.array(plannedMonth).describe('Every month of the period.'),
    totals,
    hasCalendar: z
      .boolean()
      .describe('False where the agency has no school year for the period: days of work stand in.'),
    changedBy: personRef.nullable().describe('Who saved it last; null while it is as the list has it.'),
    changedOn: z.string().nullable().describe('Instant at which it was saved last.'),
    version: z.number().int().describe('0 while it was never saved.'),
  })
  .meta({ id: 'RelatedService' })

/** The service that a record is about. */
export const serviceLine = relatedService
  .extend({ save: allowedAct.describe('Whether the caller may save it now.') })
  .meta({ id: 'ServiceLine' })

/** Of the kind that has service lines; another kind whose records have minutes is served as well. */
const lineCall = { ...auditCall, writtenOut: { param: 'typeKey', values: ['services'] } } as const

export const getServiceLine = defineCall({
  ...lineCall,
  id: 'getServiceLine',
  method: 'get',
  path: `${base}/service-line/{id}`,
  summary: 'The minutes of the service that a record is about, month by month',
  params: z.object({ typeKey, id: rowId.describe('Id of the record.') }),
  answer: serviceLine,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const saveServiceLine = defineCall({
  ...lineCall,
  id: 'saveServiceLine',
  method: 'put',
  path: `${base}/service-line/{id}`,
  summary: 'Saves what was planned, delivered, missed and made up of a service',
  description: 'Planned minutes of each month are computed from the school calendar of the agency.',
  encoding: 'json',
  params: z.object({ typeKey, id: rowId.describe('Id of the record.') }),
  body: changes(serviceLineFields).extend({ version: z.number().int() }),
  answer: serviceLine,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
})

export const listRelatedServices = defineCall({
  feature: 'audits',
  access: 'signed-in',
  id: 'listRelatedServices',
  method: 'get',
  path: '/api/msde/related-services/prong/{id}',
  summary: 'The services in the sample of a prong with what was delivered of each',
  description:
    'For the state, and for administrators of the agency once the report is issued. By order of the sample.',
  params: z.object({ id: rowId.describe('Id of the prong.') }),
  answer: z.array(relatedService),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
