import { OldData } from '../ui/feedback/old-data'
import { chakra } from '@chakra-ui/react'
import { actionInWords, calendarDay, chosenSchoolYear, exportFileName } from '@portal/domain'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useOutletContext, useSearchParams } from 'react-router-dom'
import { ActivityList } from '../features/dashboards/activity-list'
import { AgencyGrid } from '../features/dashboards/state/agency-grid'
import { attentionLink } from '../features/dashboards/state/attention'
import { AttentionStrip } from '../features/dashboards/state/attention-strip'
import { dashboardsMessages as m } from '../features/dashboards/dashboards-messages.generated'
import { useStateDashboardQuery } from '../features/dashboards/dashboards.generated'
import { DayList } from '../features/dashboards/day-list'
import { failedParts } from '../features/dashboards/failed-parts'
import { stateDashboardMessages as words } from '../features/dashboards/state/state-dashboard-messages.generated'
import { StateFilterBar } from '../features/dashboards/state/state-filter-bar'
import { useStateAddress } from '../features/dashboards/state/use-state-address'
import { useVisit } from '../features/dashboards/use-visit'
import { FindingsTabs } from '../features/findings/register/findings-tabs'
import { AgenciesMailButton } from '../features/notifications/agencies-mail-button'
import { useYears } from '../features/years/use-years'
import { formatDateTime } from '../lib/format'
import { saveFile } from '../lib/files/csv'
import { useHeaderBadge } from '../lib/header-badge'
import { problemOf } from '../lib/problem'
import { useAddressYear } from '../lib/years/use-address-year'
import { useFolds } from '../lib/lists/use-folds'
import { chooseYear, useSelection } from '../lib/lists/use-selection'
import { useViewer } from '../lib/session/viewer'
import { cachedYears, cacheYears } from '../lib/years/year-cache'
import { Button } from '../ui/action/button'
import { Card } from '../ui/layout/card'
import type { ChartFiles } from '../ui/chart/chart-card'
import { FoldingCard, type Fold } from '../ui/layout/folding-card'
import { exportList } from '../ui/list/list-export'
import { PageHeader, type PageHeaderProps } from '../ui/layout/page-header'
import { LoadingState, NotOfferedState, ProblemState } from '../ui/feedback/states'
import { UnknownYearNote } from '../ui/feedback/unknown-year-note'
import { useWindowView } from '../ui/window/use-window-view'

const FindingCharts = lazy(() =>
  import('../features/dashboards/state/state-charts').then((module) => ({ default: module.FindingCharts })),
)
const SelfAssessmentCharts = lazy(() =>
  import('../features/dashboards/state/state-charts').then((module) => ({
    default: module.SelfAssessmentCharts,
  })),
)

const files: ChartFiles = {
  table: ({ headings, rows, ...table }) =>
    void exportList('csv', { ...table, about: [], headings: [...headings], rows: [...rows] }),
  picture: (name, picture) => saveFile(exportFileName(name, calendarDay(new Date()), 'png'), picture),
}

// What a system of record without dashboards still has.
const SelfAssessmentListView = lazy(() =>
  import('../features/self-assessment/list/self-assessment-list-view').then((module) => ({
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
  const waiting = <LoadingState what={words.what.selfAssessments} lines={8} />
  return (
    <Suspense fallback={waiting}>
      {settled ? <SelfAssessmentListView key={year} year={year} /> : waiting}
    </Suspense>
  )
}

function Dashboard({ withFindings }: { withFindings: boolean }) {
  const viewer = useViewer()
  const openCalendar = useOutletContext<(() => void) | undefined>()
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
              {dashboard?.standing
                ? words.agencies({ n: dashboard.standing.agencies.length })
                : m.allAgencies}
            </span>
            <chakra.span role="status" textStyle="hint">
              {asOf && words.asOf({ time: formatDateTime(asOf) })}
            </chakra.span>
            <Button variant="link" loading={loading} onClick={refresh}>
              {words.refresh}
            </Button>
            <chakra.a href="#charts" css={besideCharts({ display: 'none' })}>
              {words.toCharts}
            </chakra.a>
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
  const ofCharts = charts && {
    charts,
    year,
    files,
    foldOf: (chart: keyof typeof charts) => foldOf(`state-chart-${chart}`, false),
  }
  const findingCharts = !ofCharts ? (
    <Card title={words.charts.title} padded={false}>
      {partFailed('charts')}
    </Card>
  ) : (
    withFindings && (
      <Suspense fallback={<LoadingState what={words.what.charts} lines={6} />}>
        <FindingCharts {...ofCharts} />
      </Suspense>
    )
  )
  const comingDays = days ? (
    <FoldingCard
      title={words.strip.title}
      note={days.length}
      padded={false}
      fold={foldOf('state-days', true)}
      actions={
        openCalendar &&
        !viewer.missingRooms.includes('calendar') && (
          <Button variant="link" aria-haspopup="dialog" onClick={openCalendar}>
            {words.strip.calendar}
          </Button>
        )
      }
    >
      <DayList days={days} most={8} none={words.strip.none} showsAgency />
    </FoldingCard>
  ) : (
    <Card title={words.strip.title} padded={false}>
      {partFailed('days')}
    </Card>
  )
  return (
    <chakra.div containerType="inline-size">
      {bar}
      <OldData
        problem={current || loading || !error ? null : (whole ?? problemOf(error))}
        what={words.what.standing}
        onRetry={refresh}
      >
        <chakra.div aria-busy={loading || undefined}>
          {standing && (
            <AttentionStrip
              rows={rows}
              since={standing.since}
              linkTo={(key) =>
                attentionLink(key, address, { year, viewerId: viewer.id, here: params.toString() })
              }
            />
          )}
          <chakra.div css={withRail}>
            <chakra.div minWidth="0">
              {standing ? (
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
              ) : (
                <Card title={words.grid.title} padded={false}>
                  {partFailed('standing')}
                </Card>
              )}
            </chakra.div>
            <chakra.div id="charts" data-rail scrollMarginTop="72px">
              {narrow && comingDays}
              {findingCharts}
              {!narrow && comingDays}
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
            {ofCharts && (
              <Suspense fallback={null}>
                <SelfAssessmentCharts {...ofCharts} agencies={rows} />
              </Suspense>
            )}
          </chakra.div>
        </chakra.div>
      </OldData>
    </chakra.div>
  )
}

/** From this width of the page on, beside the open menu of a wide screen too, the agencies leave room for a rail. */
const besideCharts = <Style extends object>(style: Style) => ({
  '@media (min-width: 80em)': { '@container (min-width: 67.5rem)': style },
})

/**
 * The charts of the findings, the next days and what happened last stand beside the agencies where there is room for both,
 * else below them. What is below the agencies moves up where the rail is the longer one.
 */
const withRail = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '14px',
  marginTop: '12px',
  '& > [data-rail]': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
    gap: '14px',
    minWidth: '0',
  },
  ...besideCharts({
    gridTemplateColumns: 'minmax(0, 1fr) {sizes.rail}',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    '& > [data-rail]': { gridColumn: '2', gridRow: '1 / span 2', gridTemplateColumns: 'minmax(0, 1fr)' },
    '@container (max-width: 71.99rem)': { gridTemplateColumns: 'minmax(0, 1fr) 17.5rem' },
  }),
} as const

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
