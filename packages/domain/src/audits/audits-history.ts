import { numbered, type HistoryWords } from '../history-words.js'
import { auditStatusWords } from './lifecycle/audit-states.js'

/** Wording of the entries of this feature in the audit trail. */
export const auditsHistory = {
  acts: {
    createAudit: 'Create audit',
    createAudits: 'Create audits',
    listAudits: 'List audits',
    previewAudits: 'Preview audits',
    notifyOfAudit: 'Notify agency of audit',
    setAuditStatus: 'Set status of audit',
    uploadStudentList: 'Upload list of audit',
    downloadListProblems: 'Download refused list of audit',
    filterPopulation: 'Filter list of audit',
  },
  fields: {
    leadMonitorId: 'Lead monitor',
    documentsDueOn: 'Documents due',
    reasonText: 'Reason in words',
    rowCount: 'Rows',
  },
  codes: { audit: { status: numbered((status) => auditStatusWords(status).name) } },
  links: { '': { leadMonitorId: 'user' } },
  shared: { audit: { from: 'notifyOfAudit' } },
} as const satisfies HistoryWords
