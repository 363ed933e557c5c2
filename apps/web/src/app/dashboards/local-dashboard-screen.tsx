import { OldData } from '../../ui/feedback/old-data'
import { useLastAnswer } from '../../lib/lists/use-last-answer'
import { chakra } from '@chakra-ui/react'
import { calendarDay, chosenSchoolYear, complianceYearName } from '@portal/domain'
import { CalendarDays, Printer } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useOutletContext, useSearchParams } from 'react-router-dom'
import { AgencySelect } from '../../features/agencies/agency-select'
import { ChangesStrip } from '../../features/dashboards/local/changes-strip'
import { dashboardsMessages as m } from '../../features/dashboards/dashboards-messages.generated'
import { failedParts, wholeProblem } from '../../features/dashboards/failed-parts'
import { localDashboardMessages as words } from '../../features/dashboards/local/local-dashboard-messages.generated'
import { useVisit } from '../../features/dashboards/use-visit'
import { RequiredDocumentsOfAgency } from '../../features/documents/required/required-documents-panels'
import { FindingsTabs } from '../../features/findings/register/findings-tabs'
import { NextActions } from '../../features/tasks/task-panels'
import { YearSelect } from '../../features/years/year-select'
import { formatDateTime } from '../../lib/format'
import { useHeaderBadge } from '../../lib/header-badge'
import type { Problem } from '../../lib/problem'
import { chooseLea, useSelection } from '../../lib/lists/use-selection'
import { useViewer } from '../../lib/session/viewer'
import type { ViewerFieldsFragment as Viewer } from '../../lib/session/viewer.generated'
import { cachedYears, cacheYears } from '../../lib/years/year-cache'
import { Button } from '../../ui/action/button'
import { PageHeader } from '../../ui/layout/page-header'
import { EmptyState, LoadingState, NotAvailableState, ProblemState } from '../../ui/feedback/states'
import { useLocalDashboardQuery } from './local-dashboard.generated'
import { changesId, LocalDashboardParts } from './local-dashboard-parts'

// What a system of record without dashboards still has.
const SelfAssessmentListView = lazy(() =>
  import('../../features/self-assessment/list/self-assessment-list-view').then((module) => ({
    default: module.SelfAssessmentListView,
  })),
)

export const screenStates = [
  'loading',
  'list',
  'no agency chosen',
  'not activated',
  'a part failed',
  'error',
  'offline',
]

/** The work of one agency in one year: the own one, or for state people the one they choose. */
export function Component() {
  const viewer = useViewer()
  const openCalendar = useOutletContext<(() => void) | undefined>()
  const isLocal = viewer.leaId != null
  const page = useLocalDashboard(viewer)
  const { year, leaId, agencies, agency, dashboard, isGone, loading, refresh } = page
  useHeaderBadge(agency?.shortName ?? viewer.leaName, null, year)
  useVisit('localDashboard', Boolean(dashboard?.news) && leaId !== null)

  return (
    <>
      <PageHeader
        title={m.localDashboard}
        breadcrumb={[{ label: m.landingPage, to: '/user/landing' }, { label: m.localDashboard }]}
        facts={
          <Facts
            agency={agency?.name ?? viewer.leaName}
            leads={isGone ? [] : (dashboard?.standing?.monitors ?? [])}
            asOf={isGone || leaId === null ? undefined : dashboard?.standing?.asOf}
            loading={loading}
            onRefresh={dashboard && !isGone && leaId !== null ? refresh : undefined}
          />
        }
        actions={
          <>
            {!isLocal && (
              <AgencySelect
                agencies={agencies}
                leaId={agency?.id ?? null}
                userId={viewer.id}
                all={m.chooseAgency}
              />
            )}
            <YearSelect years={page.years} year={year} />
            {openCalendar && !viewer.missingRooms.includes('calendar') && (
              <Button icon={<CalendarDays aria-hidden />} aria-haspopup="dialog" onClick={openCalendar}>
                {words.calendar}
              </Button>
            )}
            <Button
              icon={<Printer aria-hidden />}
              disabledReason={!dashboard && m.noAgency}
              onClick={() => window.print()}
            >
              {words.print}
            </Button>
          </>
        }
      />
      {isLocal && !viewer.missingRooms.includes('findings') && <FindingsTabs />}
      {viewer.missingRooms.includes('dashboards') ? (
        <WithoutDashboards leaId={leaId} year={year} />
      ) : (
        <Body page={page} />
      )}
    </>
  )
}

/** The dashboard of the chosen agency and year, or while another is loaded the one before. */
function useLocalDashboard(viewer: Viewer) {
  const isLocal = viewer.leaId != null
  // As it was when the page was opened: years that the response brings must not start another request.
  const [cached] = useState(() => cachedYears())
  const selection = useSelection(viewer.id)
  const known = cached?.map(({ id }) => id) ?? []
  const year = chosenSchoolYear(selection.year, known, calendarDay(new Date()))
  const named = useAgencyOfAddress(viewer.id, isLocal)
  const leaId = viewer.leaId ?? named ?? selection.leaId
  const {
    data: current,
    error,
    loading,
    refetch,
  } = useLocalDashboardQuery({
    variables: {
      leaId: leaId ?? 0,
      year,
      show: isLocal ? 'mine' : 'waiting',
      withYears: cached === null,
      withAgency: leaId !== null,
      withTasks: !viewer.missingRooms.includes('tasks'),
      withSelfAssessments: !viewer.missingRooms.includes('self-assessment'),
    },
    fetchPolicy: 'network-only',
    // A part that fails leaves the others.
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
    skip: viewer.missingRooms.includes('dashboards'),
  })
  const whole = wholeProblem(current?.localDashboard ?? undefined, error)
  const data = useLastAnswer(whole ? undefined : current, `${leaId} ${year}`) ?? current
  const choices = data?.choices
  useEffect(() => {
    if (choices?.years) cacheYears(choices.years)
  }, [choices])
  const agencies = choices?.agencies ?? []
  const agency = agencies.find((one) => one.id === leaId)
  return {
    year,
    leaId,
    years: cached ?? choices?.years ?? [],
    agencies,
    agency,
    dashboard: data?.localDashboard,
    // A remembered agency stays chosen when the list of agencies could not be loaded.
    isGone: choices?.agencies != null && !isLocal && agency === undefined,
    /** Why nothing could be loaded. */
    whole,
    isLoaded: data !== undefined,
    isOld: data !== current,
    loading,
    failed: failedParts(error),
    refresh: () => void refetch().catch(() => undefined),
  }
}

function WithoutDashboards({ leaId, year }: { leaId: number | null; year: number }) {
  const { missingRooms } = useViewer()
  return missingRooms.includes('self-assessment') || leaId === null ? (
    <NotAvailableState />
  ) : (
    <Suspense fallback={<LoadingState what={words.what.selfAssessments} lines={6} />}>
      <SelfAssessmentListView key={`${leaId}-${year}`} leaId={leaId} year={year} />
    </Suspense>
  )
}

/** What stands below the head of the page. */
function Body({ page }: { page: ReturnType<typeof useLocalDashboard> }) {
  const viewer = useViewer()
  const { leaId, year, dashboard, whole, loading, failed, refresh } = page
  const fault = (part: 'agencies' | 'years') =>
    failed.has(part) && (
      <ProblemState problem={failed.get(part) as Problem} what={m.what[part]} onRetry={refresh} />
    )
  if (whole && !loading && !page.isOld)
    return <ProblemState problem={whole} what={words.what.standing} onRetry={refresh} />
  if (!page.isLoaded) return <LoadingState what={words.what.standing} lines={6} />
  if (!dashboard || page.isGone || leaId === null)
    return <EmptyState title={m.noAgency}>{m.noAgencyBody}</EmptyState>
  return (
    <OldData problem={loading ? null : whole} what={words.what.standing} onRetry={refresh}>
      <chakra.div key={`${leaId}-${year}`} display="grid" gap="16px">
        {viewer.leaId == null && fault('agencies')}
        {fault('years')}
        {dashboard.news?.since && dashboard.news.changes.length > 0 && (
          <ChangesStrip since={dashboard.news.since} rows={dashboard.news.changes} all={`#${changesId}`} />
        )}
        <LocalDashboardParts
          dashboard={dashboard}
          failed={failed}
          yearName={complianceYearName(year)}
          onRetry={refresh}
        >
          {!viewer.missingRooms.includes('tasks') && (
            <NextActions
              leaId={leaId}
              tasks={dashboard.tasks}
              problem={failed.get('tasks')}
              onRetry={refresh}
            />
          )}
        </LocalDashboardParts>
        {!viewer.missingRooms.includes('self-assessment') && (
          <RequiredDocumentsOfAgency leaId={leaId} year={year} problem={failed.get('requiredDocuments')} />
        )}
      </chakra.div>
    </OldData>
  )
}

interface FactsProps {
  agency: string | null | undefined
  /** Monitors of the agency's cohort. */
  leads: readonly { fullName: string }[]
  asOf: string | undefined
  loading: boolean
  /** Absent while there is nothing to refresh. */
  onRefresh: (() => void) | undefined
}

/** Whose work it is, how old the numbers are, and a button that refreshes them. */
function Facts({ agency, leads, asOf, loading, onRefresh }: FactsProps) {
  return (
    <chakra.span
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      alignContent="flex-start"
      gap="0 10px"
      // Agency, monitors and time stand below each other on a phone: their lines are there before they come.
      minHeight={{ base: asOf || loading ? '3lh' : 'auto', md: 'auto' }}
    >
      {agency && <span>{agency}</span>}
      {leads.length > 0 && (
        <span>{words.leads({ names: leads.map(({ fullName }) => fullName).join(', ') })}</span>
      )}
      <chakra.span role="status" textStyle="hint">
        {asOf && words.asOf({ time: formatDateTime(asOf) })}
      </chakra.span>
      {onRefresh && (
        <Button variant="link" loading={loading} onClick={onRefresh}>
          {words.refresh}
        </Button>
      )}
    </chakra.span>
  )
}

/** The agency that the address names, remembered as if it had been chosen on the page. */
function useAgencyOfAddress(userId: string, isLocal: boolean): number | null {
  const [params, setParams] = useSearchParams()
  const text = params.get('leaId')
  const named = text !== null && /^\d{1,9}$/.test(text) && !isLocal ? Number(text) : null
  useEffect(() => {
    if (text === null) return
    if (named !== null) chooseLea(userId, named)
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('leaId')
        return next
      },
      { replace: true },
    )
  }, [text, named, userId, setParams])
  return named
}
