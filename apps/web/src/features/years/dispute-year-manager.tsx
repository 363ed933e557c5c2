import { YearManager } from './year-manager'
import {
  DisputeYearLaunchPreviewDocument,
  LaunchedDisputeYearsDocument,
  LaunchDisputeYearDocument,
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
  years: LaunchedDisputeYearsDocument,
  preview: DisputeYearLaunchPreviewDocument,
  launch: LaunchDisputeYearDocument,
}

/** Fiscal years of dispute resolution and the launch of the next one. */
export function Component() {
  return <YearManager kind="disputes" documents={documents} />
}
