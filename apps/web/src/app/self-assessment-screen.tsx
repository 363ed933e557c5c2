import { contentKindNames, isDecidedInList } from '@portal/domain'
import { UpgradeNotice } from '../features/content/upgrade/upgrade-notice'
import type { UpgradeNoticeSlot } from '../features/self-assessment/overview/upgrade-notice-slot'
import { RequiredDocumentsOfSelfAssessment } from '../features/documents/required/required-documents-panels'
import type { RequiredDocumentsSlot } from '../features/self-assessment/overview/required-documents-slot'
import { SelfAssessmentView } from '../features/self-assessment/overview/self-assessment-view'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'not activated',
  'waiting for start',
  'open',
  'gaps',
  'required documents',
  'assigning',
  'submitting',
  'submitted',
  'newer questions',
  'keep or upgrade',
  'not found',
  'error',
  'offline',
]

const documents: RequiredDocumentsSlot = (selfAssessment) => (
  <RequiredDocumentsOfSelfAssessment
    key={selfAssessment.id}
    questionnaire={selfAssessment}
    leaId={selfAssessment.leaId}
    year={selfAssessment.year}
  />
)

const upgradeNotice: UpgradeNoticeSlot = (selfAssessmentId, onDecided) => (
  <>
    {contentKindNames.filter(isDecidedInList).map((kind) => (
      <UpgradeNotice key={kind} kind={kind} selfAssessmentId={selfAssessmentId} onDecided={onDecided} />
    ))}
  </>
)

/** The screen of one agency's self-assessment with the documents feature in it. */
export function Component() {
  return <SelfAssessmentView documents={documents} upgradeNotice={upgradeNotice} />
}
