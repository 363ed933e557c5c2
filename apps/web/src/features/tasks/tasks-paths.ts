import {
  auditProgressPath,
  auditProngPath,
  auditRecordPath,
  auditRequestsPath,
  auditRetentionPath,
  auditsPath,
} from '@portal/domain'
import type { TaskFieldsFragment } from './tasks.generated'

/** Addresses of this feature. */
export const tasksPaths = {
  list: '/user/tasks',
  export: '/files/exports/tasks',
}

const assessment = '/user/dashboard/self-assessment'
const content = ['self-assessment', 'required-documents', 'desk-review'] as const

type TaskPlace = Pick<TaskFieldsFragment, 'kind' | 'recordId' | 'recordKind' | 'placeId'>

/** The very place where a task is done. */
export function taskPath(task: TaskPlace): string {
  const { kind, recordId, placeId } = task
  const whole = `${assessment}/${recordId ?? ''}`
  switch (kind) {
    case 'openReview':
    case 'review':
    case 'issueReport':
    case 'secondRead':
    case 'takeUp':
    case 'closeAssessment':
      return `${whole}/review`
    case 'answer':
    case 'confirm':
    case 'approve':
    case 'respond':
    case 'decideApplies':
      return `${whole}/subsection/${placeId ?? ''}`
    case 'uploadDocument':
      return `${whole}#required-documents-${placeId ?? ''}`
    // All of them are to be looked at.
    case 'receiveDocuments':
      return `${whole}#required-documents`
    case 'issueFinding':
    case 'correct':
    case 'verify':
    case 'requestVerification':
    case 'reviewNewerData':
    case 'closeFinding':
      return `/compliance/findings/${recordId ?? ''}`
    case 'giveIncidentNotice':
      return '/user/dashboard/restraint-seclusion/incidents'
    case 'fileAnnualReport':
    case 'decideAnnualReport':
      return `/user/dashboard/restraint-seclusion/incidents/annual-reports/${placeId ?? ''}-${recordId ?? ''}`
    case 'reviewCaseStudy':
      return `/user/dashboard/case-studies/${recordId ?? ''}`
    case 'justifyParticipation':
    case 'decideJustification':
      return `/user/dashboard/alternate-framework/participation/${placeId ?? ''}-${recordId ?? ''}/justification`
    case 'acknowledge':
      return `/compliance/reports/${recordId ?? ''}`
    case 'launchYear':
      return '/admin/launch-compliance-year'
    case 'publishContent':
      return `/compliance/${content[placeId ?? 0] ?? content[0]}/admin-editing/editor/${recordId ?? ''}`
    default:
      return auditTaskPath(task) ?? whole
  }
}

/** Of tasks of audits, which name the kind of audit; undefined for others. */
function auditTaskPath({ kind, recordId, recordKind, placeId }: TaskPlace): string | undefined {
  const prong = auditProngPath(recordKind ?? '', recordId ?? '')
  switch (kind) {
    case 'notifyOfAudit':
      return auditsPath(recordKind ?? '')
    case 'sendStudentList':
      return `${prong}/list`
    case 'drawSample':
      return `${prong}/sample`
    case 'prepareRecord':
      return auditRecordPath(recordKind ?? '', recordId ?? '', placeId ?? '')
    case 'readSecond':
    case 'settleReadings':
      return `${auditRecordPath(recordKind ?? '', recordId ?? '', placeId ?? '')}/second-reading`
    case 'correctRecord':
      return `${prong}/corrections?case=${placeId ?? ''}`
    case 'verifyRecords':
      return `${prong}/corrections`
    case 'chooseSecondReader':
    case 'answerDocumentRequest':
    case 'decideDocumentRequest':
      return auditRequestsPath(recordKind ?? '', recordId ?? '', placeId ?? '')
    case 'completeDocuments':
    case 'replaceRecord':
    case 'reviewRecords':
    case 'completeReview':
      return prong
    case 'issueAuditReport':
      return `${prong}/summary`
    case 'openAuditRound':
    case 'closeAudit':
      return auditProgressPath(recordKind ?? '', recordId ?? '')
    case 'eraseStudents':
      return auditRetentionPath(recordKind ?? '')
    default:
      return undefined
  }
}
