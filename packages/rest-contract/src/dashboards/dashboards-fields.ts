import { z } from 'zod'

export const feature = 'dashboards'
export const base = '/api/dashboards'
/** A number of records. */
export const count = () => z.number().int().min(0)
export const part = z.enum(['Part B', 'Part C'])
export const day = z.iso.date()
export const instant = z.iso.datetime()

export const standing = z
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

export const auditStanding = z
  .object({
    id: z.number().int().describe('Id of the audit.'),
    prongId: z.number().int().describe('Where it is: the last round of its last prong.'),
    typeKey: z.string().describe('Kind of audit as in addresses: desk-audit.'),
    label: z.string().describe('Kind of audit in words.'),
    part,
    number: z.number().int().min(1).max(2).describe('1: review of records. 2: review of newer data.'),
    round: z.number().int().min(1).describe('Round of the review of newer data.'),
    status: z.number().int().describe('0 Not started … 9 Closed (2.3).'),
    waitsForState: z.boolean().describe('The turn is that of the state, or corrections wait to be verified.'),
    progress: z
      .object({
        of: z.enum(['documents', 'records', 'corrections']),
        done: count().describe(
          'Records with documents or a reason, records that are reviewed, or corrections verified.',
        ),
        total: count(),
      })
      .meta({ id: 'AuditProgress' })
      .nullable()
      .describe('How far the present step is; null where nothing is counted, or is not for the caller.'),
    dueOn: day
      .nullable()
      .describe('What is due next: the start, documents, the review, or the earliest correction.'),
  })
  .meta({ id: 'DashboardAudit' })

export const dashboardDay = z
  .object({
    on: day.describe('First day.'),
    until: day.nullable().describe('Last day of an event that lasts longer.'),
    kind: z.enum(['selfAssessment', 'response', 'audit', 'correction', 'finding', 'report', 'event']),
    id: z.number().int().describe('Id of the record.'),
    leaId: z.number().int(),
    lea: z.string().describe('Short name of the agency.'),
    part: z.string().describe("'' for both."),
    name: z.string(),
    recordKind: z
      .string()
      .nullable()
      .describe('Kind of record, where its address depends on it: desk-audit.'),
  })
  .meta({ id: 'DashboardDay' })

/** Maximum number of actions on one record that a response lists. */
export const mostSingleActs = 20

export const activity = z
  .object({
    seq: z.number().int(),
    at: instant,
    action: z.string().describe('Name of the use case.'),
    targetType: z.string(),
    targetId: z.string(),
    recordKind: z
      .string()
      .nullable()
      .describe('Kind of audit, of which the address of the record depends: desk-audit.'),
    placeId: z.number().int().nullable().describe('Prong of an audit, or of the record of one.'),
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
