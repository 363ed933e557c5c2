import { auditParts, auditReasons } from '@portal/domain'
import { z } from 'zod'
import { allowedAct, personRef } from '../shared.js'

const prong = {
  id: z.number().int(),
  number: z.number().int().describe('1: review of records; 2: review of newer data.'),
  round: z.number().int(),
  status: z.number().int().describe('0 Not started to 10 Cancelled, as the status calls number them.'),
  sampled: z.number().int().describe('Records that are in the sample now.'),
  withDocuments: z.number().int().describe('Of these, with a document or the reason why there is none.'),
  complete: z.number().int().describe('Of these, whose review is complete.'),
  documentsDueOn: z
    .string()
    .nullable()
    .describe('Day by which the list and documents of a review of newer data are due; null for others.'),
  version: z.number().int(),
}

/** A prong in lists. */
export const auditProngRow = z.object(prong).meta({ id: 'AuditProngRow' })

/** An audit of one agency and part, as lists show it. */
export const auditRow = z
  .object({
    id: z.number().int(),
    typeKey: z.string().describe('Kind of audit, desk-audit for example.'),
    leaId: z.number().int(),
    year: z.number().int(),
    part: z.enum(auditParts),
    sequence: z.number().int().describe('More than 1 only for targeted audits.'),
    reason: z.enum(auditReasons),
    reasonText: z.string(),
    leadMonitor: personRef,
    plannedStart: z.string().describe('Day.'),
    documentsDueOn: z.string().nullable().describe('Day.'),
    plannedEnd: z.string().nullable().describe('Day.'),
    notifiedOn: z.string().nullable().describe('Instant at which the agency was notified.'),
    createdOn: z.string().describe('Instant.'),
    notify: allowedAct.describe('Whether the caller may send the notification letter now.'),
    prongs: z.array(auditProngRow),
    version: z.number().int(),
  })
  .meta({ id: 'AuditRow' })

/** A step to another status, and whether the caller may take it now. */
export const auditStep = z.object({ to: z.number().int(), ...allowedAct.shape }).meta({ id: 'AuditStep' })

/** One prong with its audit. */
export const auditProng = z
  .object({
    ...prong,
    audit: auditRow,
    correctionStatus: z
      .number()
      .int()
      .describe('0 None required to 5 Verified, as the correction status calls number them.'),
    limitedItemIds: z
      .array(z.string())
      .nullable()
      .describe('The only items of a review of newer data; null for all items.'),
    periodFrom: z.string().nullable().describe('First day of the records that count.'),
    periodTo: z.string().nullable().describe('Last day of the records that count.'),
    closedOn: z.string().nullable().describe('Instant at which the audit was closed.'),
    legalHold: z
      .string()
      .describe('Why nothing of the audit may be deleted; empty where something may. For the state.'),
    studentDataUntil: z
      .string()
      .nullable()
      .describe('Last day on which data of its students are kept; null while the audit is open.'),
    studentDataErasedOn: z.string().nullable().describe('Instant at which they were erased.'),
    withdrawReport: allowedAct.describe('Whether the caller may take the report back now.'),
    openRound: allowedAct.describe('Whether the caller may open a review of newer data now.'),
    closeAudit: allowedAct.describe('Whether the caller may close the audit now.'),
    allowedActions: z.array(auditStep).describe('Steps from this status that people can take.'),
  })
  .meta({ id: 'AuditProng' })
