import { chakra } from '@chakra-ui/react'
import { actionInWords, calendarDay, chosenSchoolYear, exportFileName } from '@portal/domain'
import { useEffect } from 'react'
import { useOutletContext } from 'react-router-dom'
import { ActivityList } from '../../features/dashboards/activity-list'
import {
  useStateDashboardQuery,
  type StateDashboardQuery,
} from '../../features/dashboards/dashboards.generated'
import { DayList } from '../../features/dashboards/day-list'
import { failedParts } from '../../features/dashboards/failed-parts'
import { FindingCharts } from '../../features/dashboards/state/state-charts'
import { stateDashboardMessages as words } from '../../features/dashboards/state/state-dashboard-messages.generated'
import type { StateAddress } from '../../features/dashboards/state/use-state-address'
import { saveFile } from '../../lib/files/csv'
import { useSelection } from '../../lib/lists/use-selection'
import { problemOf } from '../../lib/problem'
import { useViewer } from '../../lib/session/viewer'
import { useAddressYear } from '../../lib/years/use-address-year'
import { cachedYears, cacheYears } from '../../lib/years/year-cache'
import { Button } from '../../ui/action/button'
import type { ChartFiles } from '../../ui/chart/chart-card'
import { ProblemState } from '../../ui/feedback/states'
import { Card } from '../../ui/layout/card'
import { FoldingCard, type Fold } from '../../ui/layout/folding-card'
import { exportList } from '../../ui/list/export/list-export'

const files: ChartFiles = {
  table: ({ headings, rows, ...table }) =>
    void exportList('csv', { ...table, about: [], headings: [...headings], rows: [...rows] }),
  picture: (name, picture) => saveFile(exportFileName(name, calendarDay(new Date()), 'png'), picture),
}

/** The dashboard of the year and the filters of the address, or while another is loaded the one before. */
export function useStateDashboard({ year: inAddress, part, cohort, mine }: StateAddress) {
  const { year: stored } = useSelection(useViewer().id)
  const cached = cachedYears()
  const known = cached?.map(({ id }) => id) ?? []
  const { named, learn } = useAddressYear(inAddress, chosenSchoolYear(stored, known, calendarDay(new Date())))
  const { year } = named
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
  return {
    named,
    year,
    years: cached ?? data?.complianceYears ?? [],
    dashboard: data?.stateDashboard,
    /** The figures of this year and these filters are there. */
    isCurrent: Boolean(current?.stateDashboard.standing),
    isOld: !current,
    loading,
    failed,
    /** Why nothing could be loaded, or the error of the parts that could not. */
    whole: failed.get('') ?? (error ? problemOf(error) : null),
    onRetry: () => void refetch().catch(() => undefined),
  }
}

type FoldOf = (name: string, open: boolean) => Fold

interface PartProps {
  page: ReturnType<typeof useStateDashboard>
  foldOf: FoldOf
}

type Charts = NonNullable<StateDashboardQuery['stateDashboard']['charts']>

/** What the charts of both kinds are drawn from. */
export const chartProps = (charts: Charts, year: number, foldOf: FoldOf) => ({
  charts,
  year,
  files,
  foldOf: (chart: keyof Charts) => foldOf(`state-chart-${chart}`, false),
})

export function FindingChartsOrProblem({
  page: { dashboard, year, ...page },
  foldOf,
  withFindings,
}: PartProps & { withFindings: boolean }) {
  if (!dashboard?.charts) return <FailedCard title={words.charts.title} part="charts" page={page} />
  if (!withFindings) return null
  return <FindingCharts {...chartProps(dashboard.charts, year, foldOf)} />
}

/** The next days of the calendar. */
export function ComingDays({ page, foldOf }: PartProps) {
  const { missingRooms } = useViewer()
  const openCalendar = useOutletContext<(() => void) | undefined>()
  const days = page.dashboard?.days
  if (!days) return <FailedCard title={words.strip.title} part="days" page={page} />
  return (
    <FoldingCard
      title={words.strip.title}
      note={days.length}
      padded={false}
      fold={foldOf('state-days', true)}
      actions={
        openCalendar &&
        !missingRooms.includes('calendar') && (
          <Button variant="link" aria-haspopup="dialog" onClick={openCalendar}>
            {words.strip.calendar}
          </Button>
        )
      }
    >
      <DayList days={days} most={8} none={words.strip.none} showsAgency />
    </FoldingCard>
  )
}

/** What happened last. */
export function RecentActivity({ page, foldOf }: PartProps) {
  const activity = page.dashboard?.activity
  if (!activity) return <FailedCard title={words.feed.title} part="activity" page={page} />
  return (
    <FoldingCard title={words.feed.title} padded={false} fold={foldOf('state-activity', false)}>
      {activity.length > 0 ? (
        <ActivityList rows={activity} inWords={actionInWords} showsAgency />
      ) : (
        <chakra.p padding="14px" color="fg.muted">
          {words.feed.none}
        </chakra.p>
      )}
    </FoldingCard>
  )
}

interface FailedCardProps {
  title: string
  part: keyof typeof words.what
  page: Pick<PartProps['page'], 'failed' | 'onRetry'>
}

/** In the place of a part that could not be loaded. */
export function FailedCard({ title, part, page: { failed, onRetry } }: FailedCardProps) {
  return (
    <Card title={title} padded={false}>
      <ProblemState
        problem={failed.get(part) ?? failed.get('') ?? { kind: 'fault', message: '' }}
        what={words.what[part]}
        onRetry={onRetry}
      />
    </Card>
  )
}
