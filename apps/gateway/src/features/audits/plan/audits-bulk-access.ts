import type { Attempts, Prepare } from '../../../testing/access/graphql-kit.js'

/** Written by hand from the specification; testing/access/graphql-legend.ts explains the columns and words. */
export const verdicts = `
field            record  | anon half dis | SA   SM   LI   DRS  LA   LU   | CL
auditFigures   own     | 401  401  401 | ok   ok   ok   ok   403  403  | 403
auditFigures   missing | 401  401  401 | 404  404  404  404  404  404  | 403
plannedReminders own     | 401  401  401 | ok   ok   403  403  403  403  | 403
plannedReminders foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
plannedReminders missing | 401  401  401 | 404  404  404  404  404  404  | 403
remindOfAudits   own     | 401  401  401 | ok   ok   403  403  403  403  | 403
remindOfAudits   foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
remindOfAudits   missing | 401  401  401 | 404  404  404  404  404  404  | 403
assignAuditLead  own     | 401  401  401 | ok   ok   403  403  403  403  | 403
assignAuditLead  foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
assignAuditLead  missing | 401  401  401 | 404  404  404  404  404  404  | 403
moveAuditDueDates own     | 401  401  401 | ok   ok   403  403  403  403  | 403
moveAuditDueDates foreign | 401  401  401 | ok   ok   404  403  404  404  | 403
moveAuditDueDates missing | 401  401  401 | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'

const named: Prepare = (world, record) => ({
  input: { typeKey, ids: [record === 'missing' ? 999_999 : world.keptAudit(record).id] },
})

export const attempts: Attempts = {
  // What is missing is the kind of audit.
  auditFigures: ({ year }, record) => ({ typeKey: record === 'missing' ? 'none' : typeKey, year }),
  plannedReminders: named,
  remindOfAudits: named,
  async moveAuditDueDates(world, record) {
    const { id } = record === 'missing' ? { id: 999_999 } : await world.audit(record, 'notified')
    return { input: { typeKey, ids: [id], dueOn: '2998-12-03' } }
  },
  async assignAuditLead(world, record) {
    const { id } = record === 'missing' ? { id: 999_999 } : await world.audit(record, 'notified')
    const leadMonitorId = (await world.user('monitor@state.example')).id
    return { input: { typeKey, ids: [id], leadMonitorId } }
  },
}

/** Readable by everyone who may read the record. */
export const fieldsOfTheRecord = `
AuditActResult: done id reason
AuditActResultsPayload: errors results
AuditCorrectionFigures: open overdue required returned submitted verified
AuditFigures: assignLead compliance corrections correctionsDueOn findings findingsOpen id moveDue newerData remind sampleSize
PlannedReminder: id lea leaId reason recipients subject text
`
