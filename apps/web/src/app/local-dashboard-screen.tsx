import { OldData } from '../ui/feedback/old-data'
import { useLastAnswer } from '../lib/lists/use-last-answer'
import { chakra } from '@chakra-ui/react'
import { actionInWords, calendarDay, chosenSchoolYear, complianceYearName } from '@portal/domain'
import { CalendarDays, Printer } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useOutletContext, useSearchParams } from 'react-router-dom'
import { AgencySelect } from '../features/agencies/agency-select'
import { ActivityList } from '../features/dashboards/activity-list'
import { ChangesStrip } from '../features/dashboards/local/changes-strip'
import { ClockList } from '../features/dashboards/local/clock-list'
import { dashboardsMessages as m } from '../features/dashboards/dashboards-messages.generated'
import { failedParts, wholeProblem } from '../features/dashboards/failed-parts'
import { localDashboardMessages as words } from '../features/dashboards/local/local-dashboard-messages.generated'
import { LocalStandingCards } from '../features/dashboards/local/local-standing'
import { StateMessages } from '../features/dashboards/local/state-messages'
import { TeamTable } from '../features/dashboards/local/team-table'
import { HandOverButton } from '../features/tasks/hand-over-button'
import { useVisit } from '../features/dashboards/use-visit'
import { RequiredDocumentsOfAgency } from '../features/documents/required/required-documents-panels'
import { FindingsTabs } from '../features/findings/register/findings-tabs'
import { NextActionsSlot } from '../features/tasks/task-panels-slot'
import { YearSelect } from '../features/years/year-select'
import { formatDateTime } from '../lib/format'
import { useHeaderBadge } from '../lib/header-badge'
import type { Problem } from '../lib/problem'
import { chooseLea, useSelection } from '../lib/lists/use-selection'
import { useViewer } from '../lib/session/viewer'
import { cachedYears, cacheYears } from '../lib/years/year-cache'
import { Button } from '../ui/action/button'
import { Card } from '../ui/layout/card'
import { PageHeader } from '../ui/layout/page-header'
import { EmptyState, LoadingState, NotOfferedState, ProblemState } from '../ui/feedback/states'
import { useLocalDashboardQuery } from './local-dashboard.generated'

// What a system of record without dashboards still has.
const SelfAssessmentListView = lazy(() =>
  import('../features/self-assessment/list/self-assessment-list-view').then((module) => ({
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
  // As it was when the page was opened: years that the answer brings must not ask the question anew.
  const [cached] = useState(() => cachedYears())
  const selection = useSelection(viewer.id)
  const known = cached?.map(({ id }) => id) ?? []
  const year = chosenSchoolYear(selection.year, known, calendarDay(new Date()))
  const yearName = complianceYearName(year)
  const asked = useAskedAgency(viewer.id, isLocal)
  const leaId = viewer.leaId ?? asked ?? selection.leaId
  const offered = !viewer.missingRooms.includes('dashboards')
  const withFindings = !viewer.missingRooms.includes('findings')
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
    skip: !offered,
  })
  const whole = wholeProblem(current?.localDashboard ?? undefined, error)
  const data = useLastAnswer(whole ? undefined : current, `${leaId} ${year}`) ?? current
  const choices = data?.choices
  useEffect(() => {
    if (choices?.years) cacheYears(choices.years)
  }, [choices])
  const agencies = choices?.agencies ?? []
  const agency = agencies.find((one) => one.id === leaId)
  const name = agency?.shortName ?? viewer.leaName
  useHeaderBadge(name, null, year)
  const failed = failedParts(error)
  const refresh = () => void refetch().catch(() => undefined)
  const dashboard = data?.localDashboard
  useVisit('localDashboard', Boolean(dashboard?.news) && leaId !== null)
  // An agency that is remembered stays chosen when the list of agencies does not come.
  const isGone = choices?.agencies != null && !isLocal && agency === undefined
  const fault = (part: 'agencies' | 'years') =>
    failed.has(part) && (
      <ProblemState problem={failed.get(part) as Problem} what={m.what[part]} onRetry={refresh} />
    )

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
            <YearSelect years={cached ?? choices?.years ?? []} year={year} />
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
      {isLocal && withFindings && <FindingsTabs />}
      {!offered ? (
        viewer.missingRooms.includes('self-assessment') || leaId === null ? (
          <NotOfferedState />
        ) : (
          <Suspense fallback={<LoadingState what={words.what.selfAssessments} lines={6} />}>
            <SelfAssessmentListView key={`${leaId}-${year}`} leaId={leaId} year={year} />
          </Suspense>
        )
      ) : whole && !loading && data === current ? (
        <ProblemState problem={whole} what={words.what.standing} onRetry={refresh} />
      ) : !data ? (
        <LoadingState what={words.what.standing} lines={6} />
      ) : !dashboard || isGone || leaId === null ? (
        <EmptyState title={m.noAgency}>{m.noAgencyBody}</EmptyState>
      ) : (
        <OldData problem={loading ? null : whole} what={words.what.standing} onRetry={refresh}>
          <chakra.div key={`${leaId}-${year}`} display="grid" gap="16px">
            {!isLocal && fault('agencies')}
            {fault('years')}
            {dashboard.news?.since && dashboard.news.changes.length > 0 && (
              <ChangesStrip
                since={dashboard.news.since}
                rows={dashboard.news.changes}
                all={`#${changesId}`}
              />
            )}
            <Parts dashboard={dashboard} failed={failed} yearName={yearName} onRetry={refresh}>
              {!viewer.missingRooms.includes('tasks') && (
                <NextActionsSlot
                  leaId={leaId}
                  tasks={dashboard.tasks}
                  problem={failed.get('tasks')}
                  onRetry={refresh}
                />
              )}
            </Parts>
            {!viewer.missingRooms.includes('self-assessment') && (
              <RequiredDocumentsOfAgency
                leaId={leaId}
                year={year}
                problem={failed.get('requiredDocuments')}
              />
            )}
          </chakra.div>
        </OldData>
      )}
    </>
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

/** Whose work it is, how old the numbers are, and the way to newer ones. */
function Facts({ agency, leads, asOf, loading, onRefresh }: FactsProps) {
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="baseline" gap="0 10px">
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
function useAskedAgency(userId: string, isLocal: boolean): number | null {
  const [params, setParams] = useSearchParams()
  const text = params.get('leaId')
  const asked = text !== null && /^\d{1,9}$/.test(text) && !isLocal ? Number(text) : null
  useEffect(() => {
    if (text === null) return
    if (asked !== null) chooseLea(userId, asked)
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('leaId')
        return next
      },
      { replace: true },
    )
  }, [text, asked, userId, setParams])
  return asked
}

type Dashboard = NonNullable<NonNullable<ReturnType<typeof useLocalDashboardQuery>['data']>['localDashboard']>

interface PartsProps {
  dashboard: Dashboard
  failed: ReturnType<typeof failedParts>
  yearName: string
  onRetry: () => void
  /** What is to be done stands above what there is. */
  children: ReactNode
}

/** The work, and beside it the clocks and the messages of the state. */
function Parts({ dashboard: { standing, news, team }, failed, yearName, onRetry, children }: PartsProps) {
  const viewer = useViewer()
  const withFindings = !viewer.missingRooms.includes('findings')
  const hands = viewer.isLocalAdmin && !viewer.missingRooms.includes('tasks')
  const act = useMemo(
    () =>
      hands && team && team.length > 1
        ? (person: (typeof team)[number]) => (
            <HandOverButton
              person={person}
              colleagues={team.filter(({ id }) => id !== person.id)}
              onDone={onRetry}
            />
          )
        : undefined,
    [hands, team, onRetry],
  )
  const active = standing?.selfAssessments.some(({ submitState }) => submitState > 0)
  const fault = (name: keyof typeof words.what) => (
    <Card padded={false}>
      <ProblemState
        problem={failed.get(name) ?? { kind: 'not-found', message: '' }}
        what={words.what[name]}
        onRetry={onRetry}
      />
    </Card>
  )
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) {sizes.rail}' }}
      gap="16px"
      alignItems="start"
    >
      <chakra.div display="grid" gap="16px" minWidth="0">
        {children}
        {!standing ? (
          fault('standing')
        ) : (
          <>
            {!active && (
              <EmptyState title={m.notActivated({ year: yearName })}>
                {standing.monitors.length > 0
                  ? m.yourMonitor({ names: standing.monitors.map(({ fullName }) => fullName).join(', ') })
                  : m.notActivatedBody}
              </EmptyState>
            )}
            {(active || standing.findings.length > 0) && (
              <LocalStandingCards standing={standing} withFindings={withFindings} />
            )}
          </>
        )}
        {news && <Changes news={news} />}
        {team ? <TeamTable team={team} act={act} /> : failed.has('team') && fault('team')}
      </chakra.div>
      <chakra.div display="grid" gap="16px" minWidth="0">
        {standing && withFindings && <ClockList findings={standing.findings} />}
        {news ? <StateMessages messages={news.messages} /> : fault('news')}
      </chakra.div>
    </chakra.div>
  )
}

const changesId = 'changes'

function Changes({ news }: { news: NonNullable<Dashboard['news']> }) {
  const { since, changes } = news
  return (
    <chakra.div id={changesId} scrollMarginTop="72px">
      <Card
        title={words.changes.title}
        padded={changes.length === 0}
        {...(since && changes.length > 0
          ? { note: words.changes.since({ when: formatDateTime(since) }) }
          : {})}
      >
        {changes.length > 0 ? (
          <ActivityList rows={changes} inWords={actionInWords} showsAgency={false} />
        ) : (
          <chakra.p color="fg.muted">
            {since
              ? words.changes.none({ when: formatDateTime(since) })
              : `${words.changes.first} ${words.changes.firstBody}`}
          </chakra.p>
        )}
      </Card>
    </chakra.div>
  )
}
