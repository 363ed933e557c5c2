import type {
  FindingCaseFieldsFragment as Case,
  FindingFieldsFragment as Finding,
} from './findings.generated'

/** What a person begins on the page of a finding. */
export type FindingAct =
  | { kind: 'edit' | 'issue' | 'close' | 'ready' | 'round' | 'assign' | 'remind' }
  | { kind: 'withdraw' | 'reopen' | 'correctedBeforeIssuing' }
  | { kind: 'correct' | 'judge' | 'undo'; of: Case }

/** Props of the window of an act. */
export interface FindingDialogProps {
  finding: Finding
  onClose: () => void
  onChanged: () => void
}
