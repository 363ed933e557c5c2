import { named, type HistoryWords } from '../history-words.js'
import { areaNames } from './report-subject.js'

/** Wording of the entries of this feature in the audit trail. */
export const reportsHistory = {
  acts: {
    exportReports: 'Export reports',
    uploadReport: 'Upload report',
    replaceReport: 'Replace report',
    resendReport: 'Send notice of report again',
    downloadReports: 'Download reports as ZIP',
    downloadReportFile: 'Download file of report',
    acknowledgeReport: 'Acknowledge report',
    withdrawReport: 'Withdraw report',
  },
  records: {
    publishedReport: 'Report',
  },
  fields: { areaId: 'Area' },
  codes: { '': { areaId: named(areaNames) } },
} as const satisfies HistoryWords
