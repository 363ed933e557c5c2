import { OldData } from '../ui/feedback/old-data'
import { useLastAnswer } from '../lib/lists/use-last-answer'
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
import { AgencySelect } from '../features/agencies/agency-select'
import { AnnouncementsSlot } from '../features/announcements/announcements-slot'
import { dashboardsMessages as m } from '../features/dashboards/dashboards-messages.generated'
import { failedParts, wholeProblem } from '../features/dashboards/failed-parts'
import { FigureStrip } from '../features/dashboards/landing/figure-strip'
import { firstName, roleInWords, timeOfDay } from '../features/dashboards/greeting'
import { HeroChoice, LandingHero } from '../features/dashboards/landing/landing-hero'
import { DeadlinesPanel, HelpPanel, NewsPanel } from '../features/dashboards/landing/landing-panels'
import { LandingRows } from '../features/dashboards/landing/landing-rows'
import { NextDue } from '../features/dashboards/landing/next-due'
import { QuickLinks } from '../features/dashboards/landing/quick-links'
import { usePart } from '../features/dashboards/landing/use-part'
import { StepBar } from '../features/self-assessment/overview/step-bar'
import { MyTasksSlot } from '../features/tasks/task-panels-slot'
import { YearSelect } from '../features/years/year-select'
import { useHeaderBadge } from '../lib/header-badge'
import type { Problem } from '../lib/problem'
import { useSelection } from '../lib/lists/use-selection'
import { useViewer } from '../lib/session/viewer'
import { cachedYears, cacheYears } from '../lib/years/year-cache'
import { Card } from '../ui/layout/card'
import { TextLink } from '../ui/action/link'
import { Select } from '../ui/field/select'
import { EmptyState, LoadingState, NotOfferedState, ProblemState } from '../ui/feedback/states'
import { useLandingPageQuery } from './landing-page.generated'
import { TrainingHighlightPlace } from './training-highlight-place'
import { useAvailable } from './shell/available-context'
import { menuIcon } from './shell/menu-icons'
import { pageTitleMessages } from '../ui/layout/page-title-messages.generated'

const TourPanel = lazy(() =>
  import('../features/dashboards/landing/tour-panel').then((module) => ({ default: module.TourPanel })),
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

/** First page after a trusted device signs in: greeting, agency and year, where the work stands, where to go. */
export function Component() {
  const viewer = useViewer()
  const now = new Date()
  const selection = useSelection(viewer.id)
  // As it was when the page was opened: years that the answer brings must not ask the question anew.
  const [cached] = useState(() => cachedYears())
  const known = cached?.map(({ id }) => id) ?? []
  const year = chosenSchoolYear(selection.year, known, calendarDay(now))
  const offers = (feature: PortalFeature) => !viewer.missingRooms.includes(feature)
  const withSelfAssessments = offers('self-assessment')
  const isLocal = viewer.leaId != null
  const leaId = viewer.leaId ?? selection.leaId
  const [part, choosePart] = usePart(viewer.id)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const isTourAsked = params.get('tour') === 'show'
  const [isTourClosed, setTourClosed] = useState(false)
  const answer = useLandingPageQuery({
    variables: {
      year,
      leaId,
      part: part || null,
      withYears: cached === null,
      withSelfAssessments,
      withDashboards: offers('dashboards'),
      withAnnouncements: offers('announcements'),
      withTasks: offers('tasks') && !viewer.isLiaison,
      withTraining: offers('help'),
    },
    // A part that fails leaves the others.
    errorPolicy: 'all',
  })
  const { error } = answer
  const whole = wholeProblem(answer.data?.landingPage, error)
  const question = JSON.stringify([year, leaId, part])
  const data = useLastAnswer(whole ? undefined : answer.data, question) ?? answer.data
  const onRetry = () => void answer.refetch().catch(() => undefined)
  const { choices, landingPage: page } = data ?? {}
  // What hangs on no choice stays while another one is asked for.
  const { landingPage: steady } = data ?? answer.previousData ?? {}
  const failed = failedParts(error)

  useEffect(() => {
    document.title = pageTitleMessages.title({ page: m.landingPage })
  }, [])
  useEffect(() => {
    if (choices?.years) cacheYears(choices.years)
  }, [choices])

  const agencies = choices?.agencies ?? []
  const rows = (page?.selfAssessments ?? []).filter((row) => part === '' || row.part === part)
  const landing = page?.landing
  const agency = agencies.find((one) => one.id === leaId)
  const shownLea = agency?.id ?? (isLocal ? leaId : null)
  const step = shownLea === null ? null : leastState(rows.filter((row) => row.leaId === shownLea))
  const yearName = complianceYearName(year)
  useHeaderBadge(agency?.shortName ?? (isLocal ? viewer.leaName : m.allAgencies), part || null, year)
  const problemOfPart = (name: keyof typeof m.what) =>
    failed.has(name) && (
      <ProblemState problem={failed.get(name) as Problem} what={m.what[name]} onRetry={onRetry} />
    )

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
          <HeroChoice id="landing-agency" label={m.agency}>
            <AgencySelect
              id="landing-agency"
              agencies={agencies}
              leaId={agency?.id ?? null}
              userId={viewer.id}
              all={m.allAgencies}
            />
          </HeroChoice>
        )}
        <HeroChoice id="landing-part" label={m.part}>
          <Select
            inline
            id="landing-part"
            value={part}
            placeholder={m.bothParts}
            options={['Part B', 'Part C'].map((value) => ({ value, label: value }))}
            onChange={(event) => choosePart(event.target.value)}
          />
        </HeroChoice>
        <HeroChoice id="landing-year" label={m.year}>
          <YearSelect id="landing-year" years={cached ?? choices?.years ?? []} year={year} />
        </HeroChoice>
      </LandingHero>
      {landing && (isTourAsked || !(landing.tourDone || isTourClosed)) && (
        <Suspense fallback={null}>
          <TourPanel
            asked={isTourAsked}
            onClose={() => {
              setTourClosed(true)
              if (isTourAsked) void navigate('/user/landing', { replace: true })
            }}
          />
        </Suspense>
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) {sizes.rail}' }}
        gap="16px"
        alignItems="start"
      >
        <chakra.div display="grid" gap="16px" minWidth="0">
          {whole && data === answer.data ? (
            <ProblemState problem={whole} what={m.what.page} onRetry={onRetry} />
          ) : (
            <OldData problem={whole} what={m.what.page} onRetry={onRetry}>
              <chakra.div display="grid" gap="16px" minWidth="0">
                {!isLocal && problemOfPart('agencies')}
                {problemOfPart('years')}
                {offers('announcements') && (
                  <AnnouncementsSlot
                    announcements={steady?.announcements}
                    problem={failed.get('announcements')}
                    onRetry={onRetry}
                  />
                )}
                {offers('tasks') && !viewer.isLiaison && (
                  <MyTasksSlot tasks={steady?.tasks} problem={failed.get('tasks')} onRetry={onRetry} />
                )}
                <Card
                  title={m.selfAssessments}
                  note={yearName}
                  padded={false}
                  actions={<TextLink to="/user/dashboard/self-assessment">{m.openList}</TextLink>}
                >
                  {!withSelfAssessments ? (
                    <NotOfferedState />
                  ) : page?.selfAssessments ? (
                    <Standing rows={rows} leaId={shownLea} yearName={yearName} />
                  ) : (
                    problemOfPart('selfAssessments') || <LoadingState what={m.what.selfAssessments} />
                  )}
                </Card>
                {page?.selfAssessments && shownLea === null && <NextDue rows={rows} />}
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
              </chakra.div>
            </OldData>
          )}
        </chakra.div>
        <chakra.div display="grid" gap="16px" minWidth="0">
          <Links />
          {landing && <HelpPanel landing={landing} isLocal={isLocal} />}
          {offers('help') && !whole && (
            <TrainingHighlightPlace
              training={steady?.training}
              problem={failed.get('training')}
              onRetry={onRetry}
            />
          )}
          <NewsPanel />
        </chakra.div>
      </chakra.div>
    </>
  )
}

type Page = NonNullable<ReturnType<typeof useLandingPageQuery>['data']>['landingPage']

type Rows = NonNullable<Page['selfAssessments']>

/** Of the parts that are activated, the one that is least far; null before there is one: nothing stands anywhere yet. */
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
