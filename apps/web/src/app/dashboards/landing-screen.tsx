import { OldData } from '../../ui/feedback/old-data'
import { useLastAnswer } from '../../lib/lists/use-last-answer'
import { chakra } from '@chakra-ui/react'
import {
  calendarDay,
  chosenSchoolYear,
  complianceYearName,
  SubmitState,
  visibleMenu,
  type PortalFeature,
} from '@portal/domain'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { AgencySelect } from '../../features/agencies/agency-select'
import { AnnouncementsPanel } from '../../features/announcements/announcements-panel'
import { dashboardsMessages as m } from '../../features/dashboards/dashboards-messages.generated'
import { failedParts, wholeProblem } from '../../features/dashboards/failed-parts'
import { FigureStrip } from '../../features/dashboards/landing/figure-strip'
import { firstName, roleInWords, timeOfDay } from '../../features/dashboards/greeting'
import { HeroChoice, LandingHero } from '../../features/dashboards/landing/landing-hero'
import { DeadlinesPanel, HelpPanel, NewsPanel } from '../../features/dashboards/landing/landing-panels'
import { LandingRows } from '../../features/dashboards/landing/landing-rows'
import { NextDue } from '../../features/dashboards/landing/next-due'
import { QuickLinks } from '../../features/dashboards/landing/quick-links'
import { usePart } from '../../features/dashboards/landing/use-part'
import { TrainingHighlight } from '../../features/help/training-highlight'
import { StepBar } from '../../features/self-assessment/overview/step-bar'
import { MyTasks } from '../../features/tasks/task-panels'
import { YearSelect } from '../../features/years/year-select'
import { useHeaderBadge } from '../../lib/header-badge'
import type { Problem } from '../../lib/problem'
import { useSelection } from '../../lib/lists/use-selection'
import { useViewer } from '../../lib/session/viewer'
import type { ViewerFieldsFragment as Viewer } from '../../lib/session/viewer.generated'
import { cachedYears, cacheYears } from '../../lib/years/year-cache'
import { Card } from '../../ui/layout/card'
import { TextLink } from '../../ui/action/link'
import { Select } from '../../ui/field/select'
import { EmptyState, LoadingState, NotAvailableState, ProblemState } from '../../ui/feedback/states'
import { useLandingPageQuery, type LandingPageQuery } from './landing-page.generated'
import { useAvailable } from '../shell/available-context'
import { menuIcon } from '../shell/menu-icons'
import { pageTitleMessages } from '../../ui/layout/page-title-messages.generated'

const TourPanel = lazy(() =>
  import('../../features/dashboards/landing/tour-panel').then((module) => ({ default: module.TourPanel })),
)

export const screenStates = [
  'loading',
  'state figures',
  'agency rows',
  'not activated',
  'empty',
  'a part failed',
  'error',
  'offline',
  'password again',
  'password again refused',
  'code after the password',
  'sessions and devices',
]

/** First page after signing in on a trusted device: greeting, agency and year, the state of the work, and links. */
export function Component() {
  const viewer = useViewer()
  const now = new Date()
  const [part, choosePart] = usePart(viewer.id)
  const page = useLanding(part, now)
  const { agency, steady, failed, whole, onRetry } = page
  const isLocal = viewer.leaId != null
  useEffect(() => {
    document.title = pageTitleMessages.title({ page: m.landingPage })
  }, [])
  useHeaderBadge(agency?.shortName ?? (isLocal ? viewer.leaName : m.allAgencies), part || null, page.year)

  const landing = page.shown?.landing
  // Before the first response nothing stands where it would be moved.
  const isStarting = !steady && !whole
  const name = viewer.fullName || viewer.userName
  return (
    <>
      <LandingHero
        title={`${m.greetings[timeOfDay(now)]}, ${firstName(name)}`}
        facts={[roleInWords(viewer.roles), isLocal ? (agency?.name ?? viewer.leaName) : null]
          .filter(Boolean)
          .join(', ')}
      >
        {!isLocal && (
          <HeroChoice id="landing-agency" label={m.agency} width="13.875rem">
            <AgencySelect
              id="landing-agency"
              agencies={page.agencies}
              leaId={agency?.id ?? null}
              userId={viewer.id}
              all={m.allAgencies}
            />
          </HeroChoice>
        )}
        <HeroChoice id="landing-part" label={m.part} width="7.75rem">
          <Select
            inline
            id="landing-part"
            value={part}
            placeholder={m.bothParts}
            options={['Part B', 'Part C'].map((value) => ({ value, label: value }))}
            onChange={(event) => choosePart(event.target.value)}
          />
        </HeroChoice>
        <HeroChoice id="landing-year" label={m.year} width="7.5rem">
          <YearSelect id="landing-year" years={page.years} year={page.year} />
        </HeroChoice>
      </LandingHero>
      <Suspense fallback={<LoadingState what={m.what.page} lines={8} />}>
        <Tour done={landing?.tourDone} />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) {sizes.rail}' }}
          gap="16px"
          alignItems="start"
        >
          <chakra.div display="grid" gap="16px" minWidth="0">
            {isStarting ? (
              <LoadingState what={m.what.page} lines={8} />
            ) : whole && !page.isOld ? (
              <ProblemState problem={whole} what={m.what.page} onRetry={onRetry} />
            ) : (
              <OldData problem={whole} what={m.what.page} onRetry={onRetry}>
                <chakra.div display="grid" gap="16px" minWidth="0">
                  <Work page={page} part={part} />
                </chakra.div>
              </OldData>
            )}
          </chakra.div>
          {/* Below the work it would be moved by its arrival. */}
          <chakra.div display={isStarting ? { base: 'none', xl: 'grid' } : 'grid'} gap="16px" minWidth="0">
            <Links />
            {landing && <HelpPanel landing={landing} isLocal={isLocal} />}
            {has(viewer, 'help') && !whole && (
              <TrainingHighlight
                training={steady?.training}
                problem={failed.get('training')}
                onRetry={onRetry}
              />
            )}
            {!isStarting && <NewsPanel />}
          </chakra.div>
        </chakra.div>
      </Suspense>
    </>
  )
}

/** Whether the system of record has a feature. */
const has = ({ missingRooms }: Pick<Viewer, 'missingRooms'>, feature: PortalFeature) =>
  !missingRooms.includes(feature)

/** The page of the chosen agency, part and year, or while another is loaded the one before. */
function useLanding(part: string, now: Date) {
  const viewer = useViewer()
  const selection = useSelection(viewer.id)
  // As it was when the page was opened: years that the response brings must not start another request.
  const [cached] = useState(() => cachedYears())
  const known = cached?.map(({ id }) => id) ?? []
  const year = chosenSchoolYear(selection.year, known, calendarDay(now))
  const leaId = viewer.leaId ?? selection.leaId
  const answer = useLandingPageQuery({
    variables: {
      year,
      leaId,
      part: part || null,
      withYears: cached === null,
      withSelfAssessments: has(viewer, 'self-assessment'),
      withDashboards: has(viewer, 'dashboards'),
      withAnnouncements: has(viewer, 'announcements'),
      withTasks: has(viewer, 'tasks') && !viewer.isLiaison,
      withTraining: has(viewer, 'help'),
    },
    // A part that fails leaves the others.
    errorPolicy: 'all',
  })
  const whole = wholeProblem(answer.data?.landingPage, answer.error)
  const question = JSON.stringify([year, leaId, part])
  const data = useLastAnswer(whole ? undefined : answer.data, question) ?? answer.data
  const { choices, landingPage: shown } = data ?? {}
  useEffect(() => {
    if (choices?.years) cacheYears(choices.years)
  }, [choices])
  const agencies = choices?.agencies ?? []
  return {
    year,
    leaId,
    years: cached ?? choices?.years ?? [],
    agencies,
    agency: agencies.find((one) => one.id === leaId),
    shown,
    // What depends on no choice stays while another one is loaded.
    steady: (data ?? answer.previousData)?.landingPage,
    /** Why nothing could be loaded. */
    whole,
    isOld: data !== answer.data,
    failed: failedParts(answer.error),
    onRetry: () => void answer.refetch().catch(() => undefined),
  }
}

/** The tour: until it is done or closed, and again by its address; `done` is undefined before that is known. */
function Tour({ done }: { done: boolean | undefined }) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isRequested = params.get('tour') === 'show'
  const [isClosed, setClosed] = useState(false)
  if (done === undefined || (!isRequested && (done || isClosed))) return null
  return (
    <TourPanel
      isRequested={isRequested}
      onClose={() => {
        setClosed(true)
        if (isRequested) void navigate('/user/landing', { replace: true })
      }}
    />
  )
}

interface WorkProps {
  page: ReturnType<typeof useLanding>
  part: string
}

/** What is new, what is to be done, and the state of the self-assessments. */
function Work({ page, part }: WorkProps) {
  const viewer = useViewer()
  const { agency, shown, steady, failed, onRetry } = page
  const isLocal = viewer.leaId != null
  const rows = (shown?.selfAssessments ?? []).filter((row) => part === '' || row.part === part)
  const landing = shown?.landing
  const shownLea = agency?.id ?? (isLocal ? page.leaId : null)
  const step = shownLea === null ? null : leastState(rows.filter((row) => row.leaId === shownLea))
  const yearName = complianceYearName(page.year)
  const problemOfPart = (name: keyof typeof m.what) =>
    failed.has(name) && (
      <ProblemState problem={failed.get(name) as Problem} what={m.what[name]} onRetry={onRetry} />
    )
  return (
    <>
      {!isLocal && problemOfPart('agencies')}
      {problemOfPart('years')}
      {has(viewer, 'announcements') && (
        <AnnouncementsPanel
          announcements={steady?.announcements}
          problem={failed.get('announcements')}
          onRetry={onRetry}
        />
      )}
      {has(viewer, 'tasks') && !viewer.isLiaison && (
        <MyTasks tasks={steady?.tasks} problem={failed.get('tasks')} onRetry={onRetry} />
      )}
      <Card
        title={m.selfAssessments}
        note={yearName}
        padded={false}
        actions={<TextLink to="/user/dashboard/self-assessment">{m.openList}</TextLink>}
      >
        {!has(viewer, 'self-assessment') ? (
          <NotAvailableState />
        ) : shown?.selfAssessments ? (
          <Standing rows={rows} leaId={shownLea} yearName={yearName} />
        ) : (
          problemOfPart('selfAssessments') || <LoadingState what={m.what.selfAssessments} />
        )}
      </Card>
      {shown?.selfAssessments && shownLea === null && <NextDue rows={rows} />}
      {step !== null && (
        <Card title={m.steps} note={yearName}>
          <StepBar submitState={step} />
        </Card>
      )}
      {landing ? (
        <DeadlinesPanel landing={landing} showsAgency={shownLea === null} />
      ) : (
        problemOfPart('landing')
      )}
    </>
  )
}

type Rows = NonNullable<LandingPageQuery['landingPage']['selfAssessments']>

/** The lowest state of the activated parts; null when no part is activated. */
function leastState(rows: Rows): number | null {
  const states = rows.map((row) => row.submitState).filter((state) => state !== SubmitState.notActivated)
  return states.length > 0 ? Math.min(...states) : null
}

function Standing({ rows, leaId, yearName }: { rows: Rows; leaId: number | null; yearName: string }) {
  if (leaId === null)
    return rows.length > 0 ? (
      <FigureStrip rows={rows} />
    ) : (
      <EmptyState title={m.none}>{m.noneBody}</EmptyState>
    )
  const own = rows.filter((row) => row.leaId === leaId)
  if (own.some((row) => row.isActive)) return <LandingRows rows={own.filter((row) => row.isActive)} />
  return <EmptyState title={m.notActivated({ year: yearName })}>{m.notActivatedBody}</EmptyState>
}

function Links() {
  const { roles } = useViewer()
  const links = visibleMenu(roles, useAvailable())
    .flatMap((group) => group.items)
    .flatMap(({ link, name, content, icon }) =>
      link ? [{ to: link, name, content, icon: menuIcon(icon) }] : [],
    )
  return <QuickLinks links={links.slice(0, 8)} />
}
