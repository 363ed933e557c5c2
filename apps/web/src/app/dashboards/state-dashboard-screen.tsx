import { OldData } from '../../ui/feedback/old-data'
import { chakra } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AgencyGrid } from '../../features/dashboards/state/agency-grid'
import { attentionLink } from '../../features/dashboards/state/attention'
import { AttentionStrip } from '../../features/dashboards/state/attention-strip'
import { dashboardsMessages as m } from '../../features/dashboards/dashboards-messages.generated'
import { SelfAssessmentCharts } from '../../features/dashboards/state/state-charts'
import { stateDashboardMessages as words } from '../../features/dashboards/state/state-dashboard-messages.generated'
import { StateFilterBar } from '../../features/dashboards/state/state-filter-bar'
import { useStateAddress } from '../../features/dashboards/state/use-state-address'
import { useVisit } from '../../features/dashboards/use-visit'
import { FindingsTabs } from '../../features/findings/register/findings-tabs'
import { AgenciesMailButton } from '../../features/notifications/agencies-mail-button'
import { useYears } from '../../features/years/use-years'
import { formatDateTime } from '../../lib/format'
import { useHeaderBadge } from '../../lib/header-badge'
import { useFolds } from '../../lib/lists/use-folds'
import { chooseYear } from '../../lib/lists/use-selection'
import { useViewer } from '../../lib/session/viewer'
import { Button } from '../../ui/action/button'
import type { Fold } from '../../ui/layout/folding-card'
import { PageHeader, type PageHeaderProps } from '../../ui/layout/page-header'
import { LoadingState, NotAvailableState, ProblemState } from '../../ui/feedback/states'
import { UnknownYearNote } from '../../ui/feedback/unknown-year-note'
import { useWindowView } from '../../ui/window/use-window-view'
import {
  chartProps,
  ComingDays,
  FailedCard,
  FindingChartsOrProblem,
  RecentActivity,
  useStateDashboard,
} from './state-dashboard-parts'

// What a system of record without dashboards still has.
const SelfAssessmentListView = lazy(() =>
  import('../../features/self-assessment/list/self-assessment-list-view').then((module) => ({
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

/** All agencies in one year: what needs attention, the grid, charts, the next days and the last activity. */
export function Component() {
  const viewer = useViewer()
  const hasDashboards = !viewer.missingRooms.includes('dashboards')
  const withFindings = !viewer.missingRooms.includes('findings')
  return hasDashboards ? (
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
  if (missingRooms.includes('self-assessment')) return <NotAvailableState />
  const waiting = <LoadingState what={words.what.selfAssessments} lines={8} />
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
  const page = useStateDashboard(address)
  const { year, dashboard, loading, whole, onRetry } = page
  useHeaderBadge(m.allAgencies, address.part || null, year)
  useVisit('stateDashboard', page.isCurrent)

  const bar = (
    <>
      <Top
        withFindings={withFindings}
        facts={
          <Facts
            agencies={dashboard?.standing?.agencies.length}
            asOf={dashboard?.standing?.asOf}
            loading={loading}
            onRefresh={onRetry}
          />
        }
        actions={
          <StateFilterBar
            address={address}
            year={year}
            years={page.years}
            onChange={change}
            onYear={(next) => {
              chooseYear(next)
              change({ year: String(next) })
            }}
          />
        }
      />
      <UnknownYearNote {...page.named} />
    </>
  )
  if (!dashboard)
    return (
      <>
        {bar}
        {whole && !loading ? (
          <ProblemState problem={whole} what={words.what.standing} onRetry={onRetry} />
        ) : (
          <LoadingState what={words.what.standing} lines={8} />
        )}
      </>
    )
  const { standing, charts } = dashboard
  const rows = standing?.agencies ?? []
  const mails = viewer.isStateMonitor && !viewer.missingRooms.includes('notices')
  return (
    <chakra.div containerType="inline-size">
      {bar}
      <OldData problem={page.isOld && !loading ? whole : null} what={words.what.standing} onRetry={onRetry}>
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
                  // A phone shows few rows; the rest is on the next pages.
                  address={narrow && !params.has('pageSize') ? { ...address, pageSize: 10 } : address}
                  withFindings={withFindings}
                  Actions={mails ? AgenciesMailButton : undefined}
                  onChange={change}
                />
              ) : (
                <FailedCard title={words.grid.title} part="standing" page={page} />
              )}
            </chakra.div>
            <chakra.div id="charts" data-rail scrollMarginTop="72px">
              {narrow && <ComingDays page={page} foldOf={foldOf} />}
              <FindingChartsOrProblem page={page} foldOf={foldOf} withFindings={withFindings} />
              {!narrow && <ComingDays page={page} foldOf={foldOf} />}
              <RecentActivity page={page} foldOf={foldOf} />
            </chakra.div>
            {charts && <SelfAssessmentCharts {...chartProps(charts, year, foldOf)} agencies={rows} />}
          </chakra.div>
        </chakra.div>
      </OldData>
    </chakra.div>
  )
}

interface FactsProps {
  /** How many agencies the figures are of; undefined while they load. */
  agencies: number | undefined
  asOf: string | undefined
  loading: boolean
  onRefresh: () => void
}

/** How many agencies, how old the figures are, and a button that refreshes them. */
function Facts({ agencies, asOf, loading, onRefresh }: FactsProps) {
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="baseline" gap="0 10px">
      <span>{agencies === undefined ? m.allAgencies : words.agencies({ n: agencies })}</span>
      <chakra.span role="status" textStyle="hint">
        {asOf && words.asOf({ time: formatDateTime(asOf) })}
      </chakra.span>
      <Button variant="link" loading={loading} onClick={onRefresh}>
        {words.refresh}
      </Button>
      <chakra.a href="#charts" css={besideCharts({ display: 'none' })}>
        {words.toCharts}
      </chakra.a>
    </chakra.span>
  )
}

/** From this width of the page on, also beside the open menu of a wide screen, a rail fits beside the agencies. */
const besideCharts = <Style extends object>(style: Style) => ({
  '@media (min-width: 80em)': { '@container (min-width: 67.5rem)': style },
})

/**
 * The charts of the findings, the next days and the last activity stand beside the agencies where both fit, else
 * below them. What is below the agencies moves up where the rail is longer than they are.
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

/**
 * The card of the agencies opens when they are filtered, so that a figure leads to its rows, and stays open; only a
 * click is remembered.
 */
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
