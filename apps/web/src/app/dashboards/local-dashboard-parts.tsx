import { chakra } from '@chakra-ui/react'
import { actionInWords } from '@portal/domain'
import { useMemo, type ReactNode } from 'react'
import { ActivityList } from '../../features/dashboards/activity-list'
import { dashboardsMessages as m } from '../../features/dashboards/dashboards-messages.generated'
import type { failedParts } from '../../features/dashboards/failed-parts'
import { ClockList } from '../../features/dashboards/local/clock-list'
import { localDashboardMessages as words } from '../../features/dashboards/local/local-dashboard-messages.generated'
import { LocalStandingCards } from '../../features/dashboards/local/local-standing'
import { StateMessages } from '../../features/dashboards/local/state-messages'
import { TeamTable } from '../../features/dashboards/local/team-table'
import { HandOverButton } from '../../features/tasks/hand-over-button'
import { formatDateTime } from '../../lib/format'
import { useViewer } from '../../lib/session/viewer'
import { EmptyState, ProblemState } from '../../ui/feedback/states'
import { Card } from '../../ui/layout/card'
import type { LocalDashboardQuery } from './local-dashboard.generated'

/** Id of the list of all changes, for links within the page. */
export const changesId = 'changes'

type Dashboard = NonNullable<LocalDashboardQuery['localDashboard']>

interface LocalDashboardPartsProps {
  dashboard: Dashboard
  failed: ReturnType<typeof failedParts>
  yearName: string
  onRetry: () => void
  /** The next actions, which stand above the rest. */
  children: ReactNode
}

/** The work, and beside it the clocks and the messages of the state. */
export function LocalDashboardParts({
  dashboard: { standing, news, team },
  failed,
  yearName,
  onRetry,
  children,
}: LocalDashboardPartsProps) {
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
            {(active || standing.findings.length > 0 || standing.audits.length > 0) && (
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
