import { OldData } from '../ui/old-data'
import { chakra } from '@chakra-ui/react'
import { actionInWords, calendarDay, chosenSchoolYear, exportFileName } from '@portal/domain'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ActivityList } from '../features/dashboards/activity-list'
import { AgencyGrid } from '../features/dashboards/agency-grid'
import { attentionLink } from '../features/dashboards/attention'
import { AttentionStrip } from '../features/dashboards/attention-strip'
import { dashboardsMessages as m } from '../features/dashboards/dashboards-messages'
import { useStateDashboardQuery } from '../features/dashboards/dashboards.generated'
import { DayList } from '../features/dashboards/day-list'
import { failedParts } from '../features/dashboards/failed-parts'
import { stateDashboardMessages as words } from '../features/dashboards/state-dashboard-messages'
import { StateFilterBar } from '../features/dashboards/state-filter-bar'
import { useStateAddress } from '../features/dashboards/use-state-address'
import { useVisit } from '../features/dashboards/use-visit'
import { FindingsTabs } from '../features/findings/findings-tabs'
import { AgenciesMailButton } from '../features/notifications/agencies-mail-button'
import { useYears } from '../features/years/use-years'
import { formatDateTime } from '../lib/format'
import { saveFile } from '../lib/csv'
import { useHeaderBadge } from '../lib/header-badge'
import { problemOf } from '../lib/problem'
import { useAddressYear } from '../lib/use-address-year'
import { useFolds } from '../lib/use-folds'
import { chooseYear, useSelection } from '../lib/use-selection'
import { useViewer } from '../lib/viewer'
import { cachedYears, cacheYears } from '../lib/year-cache'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import type { ChartFiles } from '../ui/chart-card'
import { FoldingCard, type Fold } from '../ui/folding-card'
import { exportList } from '../ui/list-export'
import { PageHeader, type PageHeaderProps } from '../ui/page-header'
import { LoadingState, NotOfferedState, ProblemState } from '../ui/states'
import { UnknownYearNote } from '../ui/unknown-year-note'
import { useWindowView } from '../ui/use-window-view'

const StateCharts = lazy(() =>
  import('../features/dashboards/state-charts').then((module) => ({ default: module.StateCharts })),
)

const files: ChartFiles = {
  table: ({ headings, rows, ...table }) =>
    void exportList('csv', { ...table, about: [], headings: [...headings], rows: [...rows] }),
  picture: (name, picture) => saveFile(exportFileName(name, calendarDay(new Date()), 'png'), picture),
}

// What a system of record without dashboards still has.
const SelfAssessmentListView = lazy(() =>
  import('../features/self-assessment/self-assessment-list-view').then((module) => ({
    default: module.SelfAssessmentListView,
  })),
)

export const screenStates = [
  'loading',
  'list',
  'narrowed to nothing',
  'a part failed',
  'error',
  'offline',
  'forbidden',
]

/** All agencies in one year: what wants attention, the grid, charts, the next days and what happened last. */
export function Component() {
  const viewer = useViewer()
  const offered = !viewer.missingRooms.includes('dashboards')
  const withFindings = !viewer.missingRooms.includes('findings')
  return offered ? (
    <Dashboard withFindings={withFindings} />
  ) : (
    <>
      <Top withFindings={withFindings} facts={m.allAgencies} />
      <WithoutDashboards />
    </>
  )
}

interface TopProps extends Pick<PageHeaderProps, 'facts' | 'actions'> {
  withFindings: boolean
}

function Top({ withFindings, ...header }: TopProps) {
  return (
    <>
      <PageHeader
        title={m.stateDashboard}
        breadcrumb={[{ label: m.landingPage, to: '/user/landing' }, { label: m.stateDashboard }]}
        {...header}
      />
      {withFindings && <FindingsTabs />}
    </>
  )
}

function WithoutDashboards() {
  const { id, missingRooms } = useViewer()
  const { year, settled } = useYears(id)
  if (missingRooms.includes('self-assessment')) return <NotOfferedState />
  const waiting = <LoadingState what="self-assessments" lines={8} />
  return (
    <Suspense fallback={waiting}>
      {settled ? <SelfAssessmentListView key={year} year={year} /> : waiting}
    </Suspense>
  )
}

function Dashboard({ withFindings }: { withFindings: boolean }) {
  const viewer = useViewer()
  const [address, change] = useStateAddress()
  const [params] = useSearchParams()
  const { narrow } = useWindowView()
  const foldOf = useFolds(viewer.id)
  const agencies = useAgenciesFold(foldOf('state-agencies', true), `${address.attention} ${address.q}`.trim())
  const cached = cachedYears()
  const known = cached?.map(({ id }) => id) ?? []
  const { year: stored } = useSelection(viewer.id)
  const mails = viewer.isStateMonitor && !viewer.missingRooms.includes('notices')
  const { named, learn } = useAddressYear(
    address.year,
    chosenSchoolYear(stored, known, calendarDay(new Date())),
  )
  const { year } = named
  const { part, cohort, mine } = address
  useHeaderBadge(m.allAgencies, part || null, year)
  const {
    data: current,
    previousData,
    error,
    loading,
    refetch,
  } = useStateDashboardQuery({
    variables: { year, part: part || null, cohort, mine },
    fetchPolicy: 'network-only',
    // A part that fails leaves the others.
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  })
  useEffect(() => {
    if (!current) return
    cacheYears(current.complianceYears)
    learn(current.complianceYears)
  }, [current, learn])
  const data = current ?? previousData
  const failed = failedParts(error)
  const refresh = () => void refetch().catch(() => undefined)
  const dashboard = data?.stateDashboard
  useVisit('stateDashboard', Boolean(current?.stateDashboard.standing))

  const asOf = dashboard?.standing?.asOf
  const bar = (
    <>
      <Top
        withFindings={withFindings}
        facts={
          <chakra.span display="inline-flex" flexWrap="wrap" alignItems="baseline" gap="0 10px">
            <span>
              {dashboard?.standing ? words.agencies(dashboard.standing.agencies.length) : m.allAgencies}
            </span>
            <chakra.span role="status" textStyle="hint">
              {asOf && words.asOf(formatDateTime(asOf))}
            </chakra.span>
            <Button variant="link" loading={loading} onClick={refresh}>
              {words.refresh}
            </Button>
            <a href="#charts">{words.toCharts}</a>
          </chakra.span>
        }
        actions={
          <StateFilterBar
            address={address}
            year={year}
            years={cached ?? data?.complianceYears ?? []}
            onChange={change}
            onYear={(next) => {
              chooseYear(next)
              change({ year: String(next) })
            }}
          />
        }
      />
      <UnknownYearNote {...named} />
    </>
  )
  const whole = failed.get('')
  if (!dashboard)
    return (
      <>
        {bar}
        {error && !loading ? (
          <ProblemState problem={whole ?? problemOf(error)} what={words.what.standing} onRetry={refresh} />
        ) : (
          <LoadingState what={words.what.standing} lines={8} />
        )}
      </>
    )
  const { standing, charts, days, activity } = dashboard
  const partFailed = (name: keyof typeof words.what) => (
    <ProblemState
      problem={failed.get(name) ?? whole ?? { kind: 'fault', message: '' }}
      what={words.what[name]}
      onRetry={refresh}
    />
  )
  const rows = standing?.agencies ?? []
  const comingDays = days ? (
    <FoldingCard
      title={words.strip.title}
      note={days.length}
      padded={false}
      fold={foldOf('state-days', true)}
    >
      <DayList days={days} most={12} none={words.strip.none} showsAgency />
    </FoldingCard>
  ) : (
    <Card title={words.strip.title} padded={false}>
      {partFailed('days')}
    </Card>
  )
  return (
    <>
      {bar}
      <OldData
        problem={current || loading || !error ? null : (whole ?? problemOf(error))}
        what={words.what.standing}
        onRetry={refresh}
      >
        <chakra.div display="grid" gap="12px" aria-busy={loading || undefined}>
          {standing ? (
            <>
              <AttentionStrip
                rows={rows}
                since={standing.since}
                linkTo={(key) =>
                  attentionLink(key, address, { year, viewerId: viewer.id, here: params.toString() })
                }
              />
              <AgencyGrid
                rows={rows}
                fold={agencies}
                year={year}
                // A phone shows what one reads there; the rest is a page further.
                address={narrow && !params.has('pageSize') ? { ...address, pageSize: 10 } : address}
                withFindings={withFindings}
                Actions={mails ? AgenciesMailButton : undefined}
                onChange={change}
              />
              {narrow && comingDays}
            </>
          ) : (
            <Card title={words.grid.title} padded={false}>
              {partFailed('standing')}
            </Card>
          )}
          <chakra.div id="charts" scrollMarginTop="72px">
            {charts ? (
              <Suspense fallback={<LoadingState what={words.what.charts} lines={6} />}>
                <StateCharts
                  charts={charts}
                  agencies={rows}
                  year={year}
                  withFindings={withFindings}
                  files={files}
                  foldOf={(chart) => foldOf(`state-chart-${chart}`, false)}
                />
              </Suspense>
            ) : (
              <Card title={words.charts.title} padded={false}>
                {partFailed('charts')}
              </Card>
            )}
          </chakra.div>
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
            gap="16px"
            alignItems="start"
          >
            {!(narrow && standing) && comingDays}
            {activity ? (
              <FoldingCard title={words.feed.title} padded={false} fold={foldOf('state-activity', false)}>
                {activity.length > 0 ? (
                  <ActivityList rows={activity} inWords={actionInWords} showsAgency />
                ) : (
                  <chakra.p padding="14px" color="fg.muted">
                    {words.feed.none}
                  </chakra.p>
                )}
              </FoldingCard>
            ) : (
              <Card title={words.feed.title} padded={false}>
                {partFailed('activity')}
              </Card>
            )}
          </chakra.div>
        </chakra.div>
      </OldData>
    </>
  )
}

/** The agencies open when they are narrowed, so that a figure leads to its rows, and stay so; only a press is remembered. */
function useAgenciesFold(fold: Fold, narrowedBy: string): Fold {
  const [visit, setVisit] = useState({ narrowedBy: '', open: fold.open })
  const open = visit.open || (narrowedBy !== visit.narrowedBy && narrowedBy !== '')
  if (narrowedBy !== visit.narrowedBy) setVisit({ narrowedBy, open })
  return {
    open,
    onToggle() {
      setVisit({ narrowedBy, open: !open })
      if (fold.open === open) fold.onToggle()
    },
  }
}
