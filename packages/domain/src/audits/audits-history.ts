import { numbered, type HistoryWords } from '../history-words.js'
import { auditStatusWords } from './lifecycle/audit-states.js'
import { recordStatusNames } from './lifecycle/record-states.js'

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
    generateSample: 'Draw sample of audit',
    addSampleStudent: 'Add to sample of audit',
    deleteSample: 'Delete sample of audit',
    deleteSampleRecord: 'Remove record from sample',
    updateSampleRecord: 'Change record of sample',
    confirmEnrolments: 'Confirm enrolment of sample',
    assignRecords: 'Assign record',
    updateRecordSetup: 'Change setup of record',
    updateItemResponse: 'Answer item of record',
    submitRecord: 'Submit record',
    uploadRecordFiles: 'Upload documents of record',
    downloadRecordFile: 'Download document of record',
    deleteRecordFile: 'Delete document of record',
    revealRecords: 'Reveal names of records',
    unassignRecords: 'Unassign record',
    handOverRecord: 'Hand over record',
  },
  fields: {
    leadMonitorId: 'Lead monitor',
    documentsDueOn: 'Documents due',
    reasonText: 'Reason in words',
    rowCount: 'Rows',
    leaConfirmedEnrolled: 'Enrolled',
    assignedMonitorId: 'Monitor',
    itemNumber: 'Item',
    internalNote: 'Internal note',
  },
  codes: {
    audit: { status: numbered((status) => auditStatusWords(status).name) },
    auditRecord: { status: numbered((status) => recordStatusNames[status] ?? String(status)) },
  },
  links: { '': { leadMonitorId: 'user', assignedMonitorId: 'user' } },
  shared: { audit: { from: 'notifyOfAudit' } },
} as const satisfies HistoryWords
