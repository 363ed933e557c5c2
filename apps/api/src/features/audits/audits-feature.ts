import { auditContentKinds, auditTypeOf } from '@portal/domain'
import { uploadRecordFiles } from '@portal/rest-contract'
import type { ApiDeps } from '../../server/deps.js'
import type { ApiFeature } from '../../server/feature.js'
import { auditsPresence } from './audits-presence.js'
import { auditsHistory, auditsNames } from './audits-history-read-model.js'
import { auditsJobs } from './standing/audits-jobs.js'
import { auditsContent } from './content/audits-content.js'
import { auditsRoutes } from './audits-routes.js'
import type { FilesPort } from './documents/audits-files-port.js'
import { recordFileFields } from './documents/audits-files-service.js'
import {
  listAuditCorrectionDays,
  listAuditDocumentDays,
  listAuditEndDays,
  listDocumentRequestDays,
} from './audits-due-read-model.js'
import { auditsSearch } from './audits-search-read-model.js'
import { auditsTasks } from './audits-tasks-read-model.js'
import { concealedAnswers } from './review/second-reading/audits-record-readers-read-model.js'
import { handOverRecords } from './sample/audits-people-service.js'
import type { AuditLetters, FindingsPort } from './results/findings-port.js'

/** What it needs of other features. */
interface Needs {
  letters: AuditLetters
  findings: FindingsPort
  files: (deps: ApiDeps, call: typeof uploadRecordFiles, fields: readonly string[]) => FilesPort
}

/** The feature as the API registers it, with the letters, files and findings of other features that it uses. */
export const auditsFeature = ({ letters, files, findings }: Needs): ApiFeature => ({
  name: 'audits',
  routes: (deps) =>
    auditsRoutes(deps, { letters, findings, files: files(deps, uploadRecordFiles, recordFileFields) }),
  jobs: auditsJobs,
  names: auditsNames,
  historyParts: auditsHistory,
  concealed: concealedAnswers,
  presence: auditsPresence,
  handOver: handOverRecords,
  search: auditsSearch,
  tasks: auditsTasks,
  content: auditContentKinds.map((kind) => auditsContent(kind, `${auditTypeOf(kind)?.label} content`)),
  dueDays: {
    auditDocuments: listAuditDocumentDays,
    auditEnd: listAuditEndDays,
    auditCorrections: listAuditCorrectionDays,
    auditDocumentRequest: listDocumentRequestDays,
  },
})
