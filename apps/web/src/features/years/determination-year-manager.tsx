import { YearManager } from './year-manager'
import {
  DeterminationYearLaunchPreviewDocument,
  LaunchedDeterminationYearsDocument,
  LaunchDeterminationYearDocument,
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
  years: LaunchedDeterminationYearsDocument,
  preview: DeterminationYearLaunchPreviewDocument,
  launch: LaunchDeterminationYearDocument,
}

/** Fiscal years of local determinations and the launch of the next one. */
export function Component() {
  return <YearManager kind="determinations" documents={documents} />
}
