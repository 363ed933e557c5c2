import { YearManager } from './year-manager'
import {
  ComplianceYearLaunchPreviewDocument,
  LaunchedComplianceYearsDocument,
  LaunchComplianceYearDocument,
} from './years.generated'
import { yearManagerStates } from './year-manager-states'

export const screenStates = yearManagerStates

const documents = {
  years: LaunchedComplianceYearsDocument,
  preview: ComplianceYearLaunchPreviewDocument,
  launch: LaunchComplianceYearDocument,
}

/** Compliance years and the launch of the next one. */
export function Component() {
  return <YearManager kind="compliance" documents={documents} />
}
