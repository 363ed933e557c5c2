import { YearManager } from './year-manager'
import {
  DisputeYearLaunchPreviewDocument,
  LaunchedDisputeYearsDocument,
  LaunchDisputeYearDocument,
} from './years.generated'
import { yearManagerStates } from './year-manager-states'

export const screenStates = yearManagerStates

const documents = {
  years: LaunchedDisputeYearsDocument,
  preview: DisputeYearLaunchPreviewDocument,
  launch: LaunchDisputeYearDocument,
}

/** Fiscal years of dispute resolution and the launch of the next one. */
export function Component() {
  return <YearManager kind="disputes" documents={documents} />
}
