import { annualReportStatuses, reportedCategoryKeys } from '@portal/domain'
import { z } from 'zod'
import { allowedAct, personRef } from '../shared.js'

export const annualCall = { feature: 'incidents', access: 'signed-in' } as const
export const annualBase = '/api/annual-incident-reports'

const year = z.coerce.number().int().positive()
export const annualPlace = z.object({
  year: year.describe('Compliance year of the school year that is reported.'),
  leaId: z.coerce.number().int().positive(),
})

const students = 'Students whom they are about, each once.'
const counts = z
  .object({ incidents: z.number().int(), students: z.number().int().describe(students) })
  .meta({ id: 'IncidentCounts' })
/** The same as somebody enters them: decimals are refused by the rule, beside their field. */
const enteredCounts = z
  .object({ incidents: z.number(), students: z.number().describe(students) })
  .nullable()
  .describe('null takes the numbers away.')
const single = {
  enrolled: 'Students enrolled in the agency.',
  students: 'Students with an incident of any kind, each once.',
  several: 'Students among them with more than one incident.',
}

/** What is entered by hand. */
export const annualFigures = z.object({
  physical: counts.nullable().describe('Physical restraint; null where nothing is entered.'),
  seclusion: counts.nullable().describe('Seclusion, also where it is zero.'),
  mechanical: counts.nullable().describe('Mechanical restraint.'),
  enrolled: z.number().nullable().describe(single.enrolled),
  students: z.number().nullable().describe(single.students),
  several: z.number().nullable().describe(single.several),
})
export const enteredFigures = annualFigures.extend({
  physical: enteredCounts,
  seclusion: enteredCounts,
  mechanical: enteredCounts,
})

/** A count as the caller may read it. */
const shownCount = z
  .object({
    value: z.number().int().nullable().describe('null where it is hidden or not entered.'),
    text: z
      .string()
      .describe(
        'The number, n<10 for a small one, hidden where it would reveal one, - where nothing is entered.',
      ),
  })
  .meta({ id: 'ShownCount' })
const shownCounts = z
  .object({
    incidents: shownCount,
    students: shownCount,
    per100: z
      .string()
      .describe('Incidents for each 100 students enrolled, hidden with them; N/A without enrollment.'),
  })
  .meta({ id: 'ShownCounts' })

const line = z.object({
  enrolled: z.number().int().nullable().describe(single.enrolled),
  physical: shownCounts,
  seclusion: shownCounts,
  mechanical: shownCounts,
  all: shownCounts.describe('All kinds; students once each.'),
  share: z.string().describe('Share of the incidents of all agencies.'),
})

const yearLine = line.extend({ year: z.number().int() }).meta({ id: 'PublishedYear' })

export const publishedIncidents = z
  .object({
    year: z.number().int(),
    hidden: z.boolean().describe('Whether small numbers are hidden.'),
    seesAll: z.boolean().describe('Whether the caller may see the table without anything hidden.'),
    rows: z
      .array(
        line
          .extend({
            leaId: z.number().int(),
            code: z.string().describe('Code of the agency.'),
            agency: z.string().describe('Its short name; also of agencies that the caller does not see.'),
          })
          .meta({ id: 'PublishedRow' }),
      )
      .describe('Agencies whose reports are accepted, by code; without training agencies.'),
    totals: line.meta({ id: 'PublishedTotals' }).describe('Of the state.'),
    trend: z.array(yearLine).describe('Totals of the state by year, this one last; at most ten.'),
    missing: z.number().int().describe('Agencies whose reports are not accepted.'),
  })
  .meta({ id: 'PublishedIncidents' })

const recordId = z.string().describe('Year and agency, such as 2026-13; it names the record in the history.')
const standing = {
  id: recordId,
  leaId: z.number().int(),
  status: z.enum(annualReportStatuses),
  dueOn: z.string().describe('YYYY-MM-DD.'),
  certifiedOn: z.string().nullable().describe('Instant in UTC; null before it was certified.'),
}

export const annualReportRow = z
  .object({
    ...standing,
    incidents: shownCount.describe('Of all kinds, as reported.'),
    students: shownCount.describe(students),
    per100: z.string().describe('Incidents for each 100 students enrolled.'),
    registered: z
      .number()
      .int()
      .nullable()
      .describe('Incidents in the register; null for who may not see small numbers.'),
    gaps: z.number().int().describe('How many things it lacks before it can be certified.'),
  })
  .meta({ id: 'AnnualReportRow' })

export const annualReport = z
  .object({
    ...standing,
    year: z.number().int(),
    entered: annualFigures
      .meta({ id: 'AnnualFigures' })
      .nullable()
      .describe('The figures as they are entered; null for who may not see small numbers.'),
    isShown: z.boolean().describe('False where the caller reads figures only once they are accepted.'),
    totals: line.meta({ id: 'AnnualTotals' }).nullable().describe('By kind; null where nothing is shown.'),
    once: shownCount.nullable().describe('Students with one incident.'),
    several: shownCount.nullable().describe('Students with more than one.'),
    tables: z
      .array(
        z
          .object({
            category: z.enum(reportedCategoryKeys),
            label: z.string(),
            rows: z.array(
              z
                .object({
                  id: z.string().describe('Category and code, such as gender-F.'),
                  label: z.string(),
                  incidents: shownCount,
                  students: shownCount,
                })
                .meta({ id: 'AnnualGroup' }),
            ),
          })
          .meta({ id: 'AnnualTable' }),
      )
      .describe('By demographic, as at the last incident of a student in the year.'),
    trend: z
      .array(yearLine)
      .describe('The accepted reports of the agency by year, and this one; at most ten.'),
    registered: z
      .number()
      .int()
      .nullable()
      .describe('Incidents in the register; null for who may not see small numbers.'),
    gaps: z.array(z.string()).describe('What it lacks before it can be certified, a sentence each.'),
    certifiedBy: personRef.nullable(),
    decidedBy: personRef.nullable().describe('Who accepted or returned it.'),
    decidedOn: z.string().nullable().describe('Instant in UTC; null before that.'),
    returnReason: z.string().nullable().describe('Why it was returned; null after it was accepted.'),
    changedBy: personRef.nullable().describe('Who changed it last; null before anybody did.'),
    changedOn: z.string().nullable().describe('Instant in UTC; null before anybody changed it.'),
    version: z.number().int().describe('0 before anything is entered.'),
    enter: allowedAct.describe('Entering figures.'),
    rollUp: allowedAct.describe('Taking them from the register.'),
    certify: allowedAct,
    decide: allowedAct.describe('Accepting or returning it.'),
  })
  .meta({ id: 'AnnualReport' })
