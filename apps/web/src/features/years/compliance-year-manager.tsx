import { YearManager } from './year-manager'
import {
  ComplianceYearLaunchPreviewDocument,
  LaunchedComplianceYearsDocument,
  LaunchComplianceYearDocument,
} from './years.generated'

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'empty',
  'preview loading',
  'preview',
  'preview failed',
  'launching',
  'launched',
  'refused',
  'error',
  'forbidden',
  'offline',
]

const documents = {
  years: LaunchedComplianceYearsDocument,
  preview: ComplianceYearLaunchPreviewDocument,
  launch: LaunchComplianceYearDocument,
}

/** Compliance years and the launch of the next one. */
export function Component() {
  return <YearManager kind="compliance" documents={documents} />
}
