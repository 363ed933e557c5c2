import { chakra } from '@chakra-ui/react'
import { calendarDay, chosenSchoolYear, SubmitState, visibleMenu } from '@portal/domain'
import { lazy, Suspense, useEffect } from 'react'
import { AgencySelect } from '../features/agencies/agency-select'
import { AnnouncementsSlot } from '../features/announcements/announcements-slot'
import { useLandingPageQuery } from '../features/dashboards/dashboards.generated'
import { dashboardsMessages as m } from '../features/dashboards/dashboards-messages'
import { FigureStrip } from '../features/dashboards/figure-strip'
import { firstName, roleInWords, timeOfDay } from '../features/dashboards/greeting'
import { HeroChoice, LandingHero } from '../features/dashboards/landing-hero'
import { DeadlinesPanel, HelpPanel, NewsPanel } from '../features/dashboards/landing-panels'
import { LandingRows } from '../features/dashboards/landing-rows'
import { NextDue } from '../features/dashboards/next-due'
import { QuickLinks } from '../features/dashboards/quick-links'
import { usePart } from '../features/dashboards/use-part'
import { StepBar } from '../features/self-assessment/step-bar'
import { MyTasksSlot } from '../features/tasks/task-panels-slot'
import { YearSelect } from '../features/years/year-select'
import { useHeaderBadge } from '../lib/header-badge'
import { problemOf } from '../lib/problem'
import { useSelection } from '../lib/use-selection'
import { useViewer } from '../lib/viewer'
import { cachedYears, cacheYears } from '../lib/year-cache'
import { Card } from '../ui/card'
import { TextLink } from '../ui/link'
import { Select } from '../ui/select'
import { EmptyState, LoadingState, NotOfferedState, ProblemState } from '../ui/states'
import { TrainingHighlightPlace } from './training-highlight-place'
import { useAvailable } from './shell/available-context'
import { menuIcon } from './shell/menu-icons'

const TourPanel = lazy(() =>
  import('../features/dashboards/tour-panel').then((module) => ({ default: module.TourPanel })),
)

export const screenStates = [
  'loading',
  'state figures',
  'agency rows',
  'not activated',
  'empty',
  'error',
  'offline',
]

/** First page after a trusted device signs in: greeting, agency and year, where the work stands, where to go. */
export function Component() {
  const viewer = useViewer()
  const now = new Date()
  const selection = useSelection(viewer.id)
  const cached = cachedYears()
  const known = cached?.map(({ id }) => id) ?? []
  const year = chosenSchoolYear(selection.year, known, calendarDay(now))
  const withSelfAssessments = !viewer.missingRooms.includes('self-assessment')
  const withDashboards = !viewer.missingRooms.includes('dashboards')
  const isLocal = viewer.leaId != null
  const leaId = viewer.leaId ?? selection.leaId
  const [part, choosePart] = usePart(viewer.id)
  const { data, error, refetch } = useLandingPageQuery({
    variables: {
      year,
      leaId,
      part: part || null,
      withYears: cached === null,
      withSelfAssessments,
      withDashboards,
    },
    // What the page adds to the work itself may fail alone.
    errorPolicy: 'all',
  })

  useEffect(() => {
    document.title = `${m.landingPage} - Compliance Monitoring`
  }, [])
  useEffect(() => {
    if (data?.complianceYears) cacheYears(data.complianceYears)
  }, [data])

  const agencies = data?.leas ?? []
  const rows = (data?.selfAssessments ?? []).filter((row) => part === '' || row.part === part)
  const landing = data?.landing
  const agency = agencies.find((one) => one.id === leaId)
  const shownLea = agency?.id ?? (isLocal ? leaId : null)
  const yearName = `${year}-${year + 1}`
  useHeaderBadge(agency?.shortName ?? (isLocal ? viewer.leaName : m.allAgencies), part || null, yearName)

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
          <YearSelect id="landing-year" years={cached ?? data?.complianceYears ?? []} year={year} />
        </HeroChoice>
      </LandingHero>
      {landing && !landing.tourDone && (
        <Suspense fallback={null}>
          <TourPanel />
        </Suspense>
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) {sizes.rail}' }}
        gap="16px"
        alignItems="start"
      >
        <chakra.div display="grid" gap="16px" minWidth="0">
          <AnnouncementsSlot />
          <MyTasksSlot />
          <Card
            title={m.selfAssessments}
            note={yearName}
            padded={false}
            actions={<TextLink to="/user/dashboard/self-assessment">{m.openList}</TextLink>}
          >
            {!withSelfAssessments ? (
              <NotOfferedState />
            ) : data ? (
              <Standing rows={rows} leaId={shownLea} yearName={yearName} />
            ) : error ? (
              <ProblemState
                problem={problemOf(error)}
                what="self-assessments"
                onRetry={() => void refetch().catch(() => undefined)}
              />
            ) : (
              <LoadingState what="self-assessments" />
            )}
          </Card>
          {withSelfAssessments && data && shownLea === null && <NextDue rows={rows} />}
          {withSelfAssessments && data && shownLea !== null && (
            <Card title={m.steps} note={yearName}>
              <StepBar submitState={leastState(rows.filter((row) => row.leaId === shownLea))} />
            </Card>
          )}
          {landing && <DeadlinesPanel landing={landing} showsAgency={shownLea === null} />}
        </chakra.div>
        <chakra.div display="grid" gap="16px" minWidth="0">
          <Links />
          {landing && <HelpPanel landing={landing} isLocal={isLocal} />}
          <TrainingHighlightPlace />
          <NewsPanel />
        </chakra.div>
      </chakra.div>
    </>
  )
}

type Rows = NonNullable<NonNullable<ReturnType<typeof useLandingPageQuery>['data']>['selfAssessments']>

/** The state of the part that is furthest behind. */
function leastState(rows: Rows): number {
  return rows.length > 0 ? Math.min(...rows.map((row) => row.submitState)) : SubmitState.notActivated
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
  return <EmptyState title={m.notActivated(yearName)}>{m.notActivatedBody}</EmptyState>
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
