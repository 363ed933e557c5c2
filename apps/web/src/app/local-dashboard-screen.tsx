import { chakra } from '@chakra-ui/react'
import { AgencySelect } from '../features/agencies/agency-select'
import { useLeasQuery } from '../features/agencies/agencies.generated'
import { dashboardsMessages as m } from '../features/dashboards/dashboards-messages'
import { RequiredDocumentsOfAgency } from '../features/documents/required-documents-panels'
import { FindingsTabs } from '../features/findings/findings-tabs'
import { SelfAssessmentListView } from '../features/self-assessment/self-assessment-list-view'
import { NextActionsSlot } from '../features/tasks/task-panels-slot'
import { useYears } from '../features/years/use-years'
import { YearSelect } from '../features/years/year-select'
import { useHeaderBadge } from '../lib/header-badge'
import { problemOf } from '../lib/problem'
import { useSelection } from '../lib/use-selection'
import { useViewer } from '../lib/viewer'
import { PageHeader } from '../ui/page-header'
import { EmptyState, LoadingState, NotOfferedState, ProblemState } from '../ui/states'

export const screenStates = ['loading', 'list', 'no agency chosen', 'empty', 'error', 'offline']

/** The work of one agency in one year: the own one, or for state people the one they choose. */
export function Component() {
  const viewer = useViewer()
  const isLocal = viewer.leaId != null
  const { years, year, settled } = useYears(viewer.id)
  const { leaId: chosen } = useSelection(viewer.id)
  // People of one agency know theirs; only the state chooses among all.
  const { data, error, refetch } = useLeasQuery({ skip: isLocal })
  const agencies = data?.leas ?? []
  const agency = agencies.find((one) => one.id === (viewer.leaId ?? chosen))
  const leaId = agency?.id ?? viewer.leaId ?? null
  useHeaderBadge(agency?.shortName ?? viewer.leaName, null, `${year}-${year + 1}`)
  return (
    <>
      <PageHeader
        title={m.localDashboard}
        breadcrumb={[{ label: m.landingPage, to: '/user/landing' }, { label: m.localDashboard }]}
        facts={agency?.name ?? viewer.leaName}
        actions={
          <>
            {!isLocal && (
              <AgencySelect agencies={agencies} leaId={leaId} userId={viewer.id} all={m.chooseAgency} />
            )}
            <YearSelect years={years} year={year} />
          </>
        }
      />
      {isLocal && !viewer.missingRooms.includes('findings') && <FindingsTabs />}
      {viewer.missingRooms.includes('self-assessment') ? (
        <NotOfferedState />
      ) : error && !data ? (
        <ProblemState
          problem={problemOf(error)}
          what="agencies"
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : !settled || (!isLocal && !data) ? (
        <LoadingState what="self-assessments" lines={6} />
      ) : leaId === null ? (
        <EmptyState title={m.noAgency}>{m.noAgencyBody}</EmptyState>
      ) : (
        <chakra.div key={`${leaId}-${year}`} display="grid" gap="14px">
          <NextActionsSlot leaId={leaId} />
          <SelfAssessmentListView leaId={leaId} year={year} />
          <RequiredDocumentsOfAgency leaId={leaId} year={year} />
        </chakra.div>
      )}
    </>
  )
}
