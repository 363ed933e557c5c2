import { auditParts, bands, cohorts } from '@portal/domain'
import { z } from 'zod'
import { defineCall } from '../../call.js'
import { auditCall, base, rowId, typeKey } from '../audits-call.js'

const ofProng = z.object({ typeKey, prongId: rowId })
const count = z.string().describe('A number, or why it is hidden: below ten students outside the state.')

const score = z
  .object({
    reviewed: count,
    met: count,
    notMet: count,
    percent: z.string().describe('Of those that were reviewed; N/A of none.'),
  })
  .meta({ id: 'AuditScore' })

const item = {
  id: z.string(),
  number: z.string(),
  text: z.string(),
  citations: z.array(z.string()),
}

const complianceItem = z
  .object({
    ...item,
    score,
    notApplicable: count,
    prior: z
      .string()
      .nullable()
      .describe('Percent of the year before, found by lineage; null for a new item.'),
    band: z.enum(bands).nullable().describe('Null where nothing was reviewed.'),
  })
  .meta({ id: 'ComplianceItem' })

const complianceSection = z
  .object({
    id: z.string(),
    number: z.string(),
    title: z.string(),
    score,
    notApplicable: count,
    items: z.array(complianceItem),
  })
  .meta({ id: 'ComplianceSection' })

/** Report a of a prong. */
export const overallCompliance = z
  .object({
    prongId: z.number().int(),
    population: count.describe('Rows of the accepted list.'),
    sampled: count.describe('Records that are in the sample.'),
    drawnOn: z.string().nullable().describe('Instant of the draw.'),
    records: count.describe('Complete records.'),
    compliant: count.describe('Complete records without any answer that is not met.'),
    compliantPercent: z.string(),
    total: score,
    totalNotApplicable: count,
    weighted: z.string().describe('Percent with the weight of each item.'),
    sections: z.array(complianceSection),
  })
  .meta({ id: 'OverallCompliance' })

export const getOverallCompliance = defineCall({
  ...auditCall,
  id: 'getOverallCompliance',
  method: 'get',
  path: `${base}/summary/overall-compliance/{prongId}`,
  summary: 'Compliance of each section and item of a prong, with the year before',
  description: 'The state sees it at any time, administrators of the agency from the report on.',
  params: ofProng,
  answer: overallCompliance,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

const noncompliance = z
  .object({
    recordId: z.number().int(),
    student: z.string().describe('Masked.'),
    school: z.string(),
    itemId: z.string(),
    itemNumber: z.string(),
    text: z.string(),
    citation: z.string(),
    comment: z.string().describe('What was wrong.'),
    requiredAction: z.string(),
    caseId: z.number().int().nullable().describe('Its correction; null where none is asked for.'),
    dueOn: z.string().nullable().describe('Day.'),
    state: z
      .number()
      .int()
      .nullable()
      .describe('State of the correction: 0 Required to 6 Left jurisdiction.'),
    verifiedOn: z.string().nullable().describe('Instant.'),
  })
  .meta({ id: 'IndividualNoncompliance' })

export const listIndividualNoncompliance = defineCall({
  ...auditCall,
  id: 'listIndividualNoncompliance',
  method: 'get',
  path: `${base}/summary/individual-non-compliance/{prongId}`,
  summary: 'Every answer of a prong that is not met, by record',
  params: ofProng,
  answer: z.array(noncompliance),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

const itemCorrections = z
  .object({
    itemId: z.string(),
    number: z.string(),
    text: z.string(),
    citations: z.array(z.string()),
    notMet: count,
    required: count,
    submitted: count,
    returned: count,
    verified: count,
    leftJurisdiction: count,
    remaining: count,
    findingId: z.number().int().nullable(),
    findingNumber: z.string().nullable(),
    findingDueOn: z.string().nullable().describe('Day.'),
    newerData: z
      .string()
      .nullable()
      .describe('Met of all that the last review of newer data reviewed, as percent.'),
  })
  .meta({ id: 'ItemCorrections' })

export const listItemCorrections = defineCall({
  ...auditCall,
  id: 'listItemCorrections',
  method: 'get',
  path: `${base}/summary/item-corrections/{prongId}`,
  summary: 'Where the corrections of each item of a prong stand',
  params: ofProng,
  answer: z.array(itemCorrections),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const getAuditComparison = defineCall({
  ...auditCall,
  id: 'getAuditComparison',
  method: 'get',
  path: `${base}/summary/comparison/{prongId}`,
  summary: 'Item by item: the review of records, the reviews of newer data, and the year before',
  description: 'Any prong of an audit names the audit.',
  params: ofProng,
  answer: z
    .object({
      rounds: z.array(z.number().int()).describe('Reviews of newer data, by their rounds.'),
      items: z.array(
        z
          .object({
            ...item,
            first: z.string(),
            rounds: z.array(z.string()),
            prior: z.string().nullable(),
          })
          .meta({ id: 'ComparedItem' }),
      ),
    })
    .meta({ id: 'AuditComparison' }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

const matrixQuery = {
  part: z.enum(auditParts),
  areaId: z.coerce.number().int().min(1).max(8).optional().describe('Sections of this area alone.'),
  cohort: z.coerce.number().int().min(1).max(cohorts).optional().describe('Agencies of this cohort alone.'),
}

const matrixScore = {
  met: z.number().int(),
  reviewed: z.number().int(),
  excluded: z.number().int().describe('Not applicable: neither met nor not met.'),
  percent: z.string(),
  heat: z.enum(['none', 'compliant', 'individual', 'systemic']).describe('Its band, beside the number.'),
}

export const getAuditMatrix = defineCall({
  ...auditCall,
  id: 'getAuditMatrix',
  method: 'get',
  path: `${base}/matrix/{year}`,
  summary: 'Compliance of each item at each agency; for the state',
  description: 'First prongs whose review is complete. A cell names the prong that it comes from.',
  params: z.object({ typeKey, year: z.coerce.number().int() }),
  query: z.object({
    ...matrixQuery,
    page: z.coerce.number().int().min(1).default(1).describe('Page of the agencies.'),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z
    .object({
      total: z.number().int().describe('Complete reviews on all pages.'),
      waiting: z.number().int().describe('Audits whose first review is not complete.'),
      agencies: z.array(
        z
          .object({
            leaId: z.number().int(),
            code: z.string(),
            name: z.string(),
            shortName: z.string(),
            prongId: z.number().int(),
            percent: z.string(),
          })
          .meta({ id: 'MatrixAgency' }),
      ),
      items: z.array(
        z
          .object({
            ...item,
            sectionNumber: z.string(),
            sectionTitle: z.string(),
            state: z
              .object(matrixScore)
              .describe('The agencies of all pages together.')
              .meta({ id: 'MatrixScore' }),
            cells: z.array(
              z
                .object({
                  prongId: z.number().int(),
                  itemId: z.string().nullable().describe('The item there; null where it had none.'),
                  ...matrixScore,
                })
                .meta({ id: 'MatrixCell' }),
            ),
          })
          .meta({ id: 'MatrixItem' }),
      ),
    })
    .meta({ id: 'AuditMatrix' }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

const format = z.enum(['pdf', 'xlsx'])
export const resultReports = [
  'overall-compliance',
  'individual-non-compliance',
  'item-corrections',
  'comparison',
] as const

export const exportAuditResults = defineCall({
  ...auditCall,
  id: 'exportAuditResults',
  method: 'get',
  path: `${base}/summary/{report}/{prongId}/file`,
  summary: 'A report of a prong as PDF with a structure tree, or as XLSX',
  description:
    'Students are masked, unless a state monitor asks for names and says why. Every download is recorded.',
  params: z.object({ typeKey, report: z.enum(resultReports), prongId: rowId }),
  query: z.object({
    format,
    names: z.enum(['true', 'false']).default('false'),
    reason: z.string().trim().max(2000, 'Reason can have at most 2,000 characters.').default(''),
  }),
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const exportAuditMatrix = defineCall({
  ...auditCall,
  id: 'exportAuditMatrix',
  method: 'get',
  path: `${base}/matrix/{year}/file`,
  summary: 'Compliance of each item at each agency as PDF or XLSX; for the state',
  params: z.object({ typeKey, year: z.coerce.number().int() }),
  query: z.object({ ...matrixQuery, format }),
  file: true,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
