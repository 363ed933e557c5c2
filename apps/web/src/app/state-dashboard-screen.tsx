import { FindingsTabs } from '../features/findings/findings-tabs'
import { SelfAssessmentListView } from '../features/self-assessment/self-assessment-list-view'
import { useYears } from '../features/years/use-years'
import { YearSelect } from '../features/years/year-select'
import { dashboardsMessages as m } from '../features/dashboards/dashboards-messages'
import { useHeaderBadge } from '../lib/header-badge'
import { useViewer } from '../lib/viewer'
import { PageHeader } from '../ui/page-header'
import { LoadingState, NotOfferedState } from '../ui/states'

export const screenStates = ['loading', 'list', 'empty', 'error', 'offline', 'forbidden']

/** All agencies in one year; its first block is the self-assessments. */
export function Component() {
  const viewer = useViewer()
  const { years, year, settled } = useYears(viewer.id)
  useHeaderBadge(m.allAgencies, null, `${year}-${year + 1}`)
  return (
    <>
      <PageHeader
        title={m.stateDashboard}
        breadcrumb={[{ label: m.landingPage, to: '/user/landing' }, { label: m.stateDashboard }]}
        facts={m.allAgencies}
        actions={<YearSelect years={years} year={year} />}
      />
      {!viewer.missingRooms.includes('findings') && <FindingsTabs />}
      {viewer.missingRooms.includes('self-assessment') ? (
        <NotOfferedState />
      ) : settled ? (
        <SelfAssessmentListView key={year} year={year} />
      ) : (
        <LoadingState what="self-assessments" lines={8} />
      )}
    </>
  )
}
