import { YearManager } from './year-manager'
import {
  DeterminationYearLaunchPreviewDocument,
  LaunchedDeterminationYearsDocument,
  LaunchDeterminationYearDocument,
} from './years.generated'
import { yearManagerStates } from './year-manager-states'

export const screenStates = yearManagerStates

const documents = {
  years: LaunchedDeterminationYearsDocument,
  preview: DeterminationYearLaunchPreviewDocument,
  launch: LaunchDeterminationYearDocument,
}

/** Fiscal years of local determinations and the launch of the next one. */
export function Component() {
  return <YearManager kind="determinations" documents={documents} />
}
