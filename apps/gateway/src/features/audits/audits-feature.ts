import {
  checkStudentList,
  filterPopulation,
  getAuditProng,
  getAuditSample,
  getOverallCompliance,
  listAuditCorrections,
  listAudits,
  listDocumentRequests,
  listAuditFigures,
  listSampleRecords,
} from '@portal/rest-contract'
import type { GatewayFeature } from '../../server/feature.js'
import { auditFileRoutes } from './audits-files.js'
import { AuditsResolver } from './audits-resolver.js'
import { AuditCommentsResolver } from './comments/audits-comments-resolver.js'
import { AuditDeliveryResolver } from './delivery/audits-delivery-resolver.js'
import { AuditDocumentSetResolver } from './document-set/audits-set-resolver.js'
import { AuditSetComparisonResolver } from './document-set/audits-set-comparison-resolver.js'
import { AuditDocumentsResolver } from './documents/audits-documents-resolver.js'
import { AuditListsResolver } from './lists/audits-lists-resolver.js'
import { AuditRequestsResolver } from './requests/audits-requests-resolver.js'
import { AuditBulkResolver } from './plan/audits-bulk-resolver.js'
import { AuditAnswersResolver } from './review/audits-answers-resolver.js'
import { AuditRecordSummaryResolver } from './review/audits-record-summary-resolver.js'
import { AuditSecondReadingResolver } from './review/audits-second-reading-resolver.js'
import { AuditContentChangeResolver } from './review/audits-content-change-resolver.js'
import { AuditSkipsResolver } from './review/audits-skips-resolver.js'
import { AuditCorrectionsResolver } from './results/audits-corrections-resolver.js'
import { AuditReportsResolver } from './results/audits-reports-resolver.js'
import { AuditResultsResolver } from './results/audits-results-resolver.js'
import { AuditRetentionResolver } from './retention/audits-retention-resolver.js'
import { AuditSetupResolver } from './review/audits-setup-resolver.js'
import { AuditMonitorsResolver } from './sample/audits-monitors-resolver.js'
import { AuditSampleResolver } from './sample/audits-sample-resolver.js'

export const auditsFeature: GatewayFeature = {
  name: 'audits',
  resolvers: [
    AuditsResolver,
    AuditBulkResolver,
    AuditListsResolver,
    AuditSampleResolver,
    AuditMonitorsResolver,
    AuditDocumentsResolver,
    AuditRequestsResolver,
    AuditCommentsResolver,
    AuditSetupResolver,
    AuditDeliveryResolver,
    AuditDocumentSetResolver,
    AuditSetComparisonResolver,
    AuditAnswersResolver,
    AuditRecordSummaryResolver,
    AuditSecondReadingResolver,
    AuditSkipsResolver,
    AuditContentChangeResolver,
    AuditResultsResolver,
    AuditReportsResolver,
    AuditCorrectionsResolver,
    AuditRetentionResolver,
  ],
  files: auditFileRoutes,
  parts: {
    audits: {
      calls: [
        listAudits,
        listAuditFigures,
        getAuditProng,
        checkStudentList,
        filterPopulation,
        getAuditSample,
        listSampleRecords,
        listDocumentRequests,
        getOverallCompliance,
        listAuditCorrections,
      ],
    },
  },
}
