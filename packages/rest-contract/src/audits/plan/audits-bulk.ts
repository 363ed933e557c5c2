import { z } from 'zod'
import { defineCall } from '../../call.js'
import { personRef } from '../../shared.js'
import { auditCall, base, typeKey } from '../audits-call.js'

/** Acts of the state on many audits at once: each is done or refused by itself. */
const ids = z
  .array(z.number().int().positive())
  .min(1, 'Choose an audit.')
  .max(200)
  .describe('Ids of audits.')

/** What became of one of many audits or records. */
export const auditActResult = z
  .object({
    id: z.number().int().describe('Id of the audit or record.'),
    done: z.boolean(),
    reason: z.string().nullable().describe('Why it was not done.'),
  })
  .meta({ id: 'AuditActResult' })

const answer = z.array(auditActResult)

export const assignAuditLead = defineCall({
  ...auditCall,
  id: 'assignAuditLead',
  method: 'post',
  path: `${base}/audits/lead`,
  summary: 'Names the monitor who leads audits, one or many',
  description:
    'Each audit is done or refused by itself. The monitor gets one notice, and so does everyone who leads one no longer.',
  encoding: 'json',
  params: z.object({ typeKey }),
  body: z.object({ ids, leadMonitorId: z.string().max(100) }),
  answer,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const moveAuditDueDates = defineCall({
  ...auditCall,
  id: 'moveAuditDueDates',
  method: 'post',
  path: `${base}/audits/due-dates`,
  summary: 'Moves the day that audits have to keep next, one or many',
  description:
    'The day of the start, of list and documents, or of the end of the review, whichever is next; a day on which offices are closed ' +
    'moves to the next business day. Each audit is done or refused by itself. The agency hears of another day for its documents.',
  encoding: 'json',
  params: z.object({ typeKey }),
  body: z.object({ ids, dueOn: z.iso.date('Enter a date.') }),
  answer,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** The reminder that the agency of an audit would get. */
export const plannedReminder = z
  .object({
    id: z.number().int().describe('Id of the audit.'),
    leaId: z.number().int(),
    reason: z.string().nullable().describe('Why none is sent.'),
    recipients: z.array(personRef).describe('Who of the agency gets it; empty where none is sent.'),
    subject: z.string(),
    text: z.string(),
  })
  .meta({ id: 'PlannedReminder' })

export const previewAuditReminders = defineCall({
  ...auditCall,
  id: 'previewAuditReminders',
  method: 'post',
  path: `${base}/audits/reminders/preview`,
  summary: 'The reminders that sending would make, and who gets them; changes nothing',
  encoding: 'json',
  params: z.object({ typeKey }),
  body: z.object({ ids }),
  answer: z.array(plannedReminder),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const remindOfAudits = defineCall({
  ...auditCall,
  id: 'remindOfAudits',
  method: 'post',
  path: `${base}/audits/reminders`,
  summary: 'Reminds agencies of what their audits wait for',
  description: 'Each audit is done or refused by itself. A reminder names counts and days, never a child.',
  encoding: 'json',
  params: z.object({ typeKey }),
  body: z.object({ ids }),
  answer,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
