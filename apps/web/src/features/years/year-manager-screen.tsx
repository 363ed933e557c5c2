import type { YearKind } from '@portal/domain'
import { useLocation } from 'react-router-dom'
import { YearManager, type YearManagerProps } from './year-manager'
import { yearKinds, yearsPaths } from './years-paths'
import {
  ComplianceYearLaunchPreviewDocument,
  DeterminationYearLaunchPreviewDocument,
  DisputeYearLaunchPreviewDocument,
  LaunchComplianceYearDocument,
  LaunchDeterminationYearDocument,
  LaunchDisputeYearDocument,
  LaunchedComplianceYearsDocument,
  LaunchedDeterminationYearsDocument,
  LaunchedDisputeYearsDocument,
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
  'offline',
]

const documents: Record<YearKind, YearManagerProps['documents']> = {
  compliance: {
    years: LaunchedComplianceYearsDocument,
    preview: ComplianceYearLaunchPreviewDocument,
    launch: LaunchComplianceYearDocument,
  },
  determinations: {
    years: LaunchedDeterminationYearsDocument,
    preview: DeterminationYearLaunchPreviewDocument,
    launch: LaunchDeterminationYearDocument,
  },
  disputes: {
    years: LaunchedDisputeYearsDocument,
    preview: DisputeYearLaunchPreviewDocument,
    launch: LaunchDisputeYearDocument,
  },
}

/** The launched years of the kind that the address names, and the launch of the next one. */
export function Component() {
  const { pathname } = useLocation()
  const kind = yearKinds.find((one) => pathname === yearsPaths.managers[one]) ?? 'compliance'
  return <YearManager key={kind} kind={kind} documents={documents[kind]} />
}
