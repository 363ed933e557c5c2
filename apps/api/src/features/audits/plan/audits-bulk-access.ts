import type { Attempts, Prepare } from '../../../testing/access/access-kit.js'

/** Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. */
export const verdicts = `
call                  record  | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
listAuditFigures    own     | 401  401  401  | ok   ok   ok   ok   403  403  | 403
listAuditFigures    missing | 401  401  401  | 404  404  404  404  404  404  | 403
assignAuditLead       own     | 401  401  401  | ok   ok   403  403  403  403  | 403
assignAuditLead       foreign | 401  401  401  | ok   ok   404  403  404  404  | 403
assignAuditLead       missing | 401  401  401  | 404  404  404  404  404  404  | 403
moveAuditDueDates     own     | 401  401  401  | ok   ok   403  403  403  403  | 403
moveAuditDueDates     foreign | 401  401  401  | ok   ok   404  403  404  404  | 403
moveAuditDueDates     missing | 401  401  401  | 404  404  404  404  404  404  | 403
previewAuditReminders own     | 401  401  401  | ok   ok   403  403  403  403  | 403
previewAuditReminders foreign | 401  401  401  | ok   ok   404  403  404  404  | 403
previewAuditReminders missing | 401  401  401  | 404  404  404  404  404  404  | 403
remindOfAudits        own     | 401  401  401  | ok   ok   403  403  403  403  | 403
remindOfAudits        foreign | 401  401  401  | ok   ok   404  403  404  404  | 403
remindOfAudits        missing | 401  401  401  | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'

const named: Prepare = (world, record) => ({
  params: { typeKey },
  body: { ids: [record === 'missing' ? 999_999 : world.keptAudit(record).id] },
})

export const attempts: Attempts = {
  // What is missing is the kind of audit.
  listAuditFigures: ({ year }, record) => ({
    params: { typeKey: record === 'missing' ? 'none' : typeKey, year },
  }),
  async assignAuditLead(world, record) {
    const { id } = record === 'missing' ? { id: 999_999 } : await world.audit(record, 'notified')
    const leadMonitorId = await world.api.userId('monitor@state.example')
    return { params: { typeKey }, body: { ids: [id], leadMonitorId } }
  },
  async moveAuditDueDates(world, record) {
    const { id } = record === 'missing' ? { id: 999_999 } : await world.audit(record, 'notified')
    return { params: { typeKey }, body: { ids: [id], dueOn: '2998-12-01' } }
  },
  previewAuditReminders: named,
  remindOfAudits: named,
}
