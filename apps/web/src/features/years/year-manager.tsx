import { useLastAnswer } from '../../lib/lists/use-last-answer'
import { chakra } from '@chakra-ui/react'
import type { DocumentNode } from '@apollo/client'
import { useMutation, useQuery } from '@apollo/client/react'
import { calendarDay, nextYear, schoolYearOf, type YearKind } from '@portal/domain'
import { CalendarPlus } from 'lucide-react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { failedChoices, failedFigures } from '../../lib/lists/list-problem'
import { problemOf } from '../../lib/problem'
import { useTableSort } from '../../lib/lists/use-table-sort'
import { useViewer } from '../../lib/session/viewer'
import { forgetYears } from '../../lib/years/year-cache'
import { Alert } from '../../ui/feedback/alert'
import { Button } from '../../ui/action/button'
import { ListPage } from '../../ui/list/list-page'
import { useWholeList } from '../../ui/list/use-whole-list'
import { toast } from '../../ui/feedback/toast'
import { DraftQuestionnaires } from './draft-questionnaires'
import { LaunchSummary, type Summary } from './launch-summary'
import { yearColumns } from './year-columns'
import { yearsMessages as m } from './years-messages.generated'
import type {
  ComplianceYearLaunchPreviewQuery,
  LaunchComplianceYearMutation,
  LaunchedComplianceYearsQuery,
} from './years.generated'
import { problemMessages } from '../../lib/problem-messages.generated'

const LaunchDialog = lazy(() =>
  import('./launch-dialog').then((module) => ({ default: module.LaunchDialog })),
)

export interface YearManagerProps {
  kind: YearKind
  /** The three kinds send the same query under different names; their responses have one shape. */
  documents: { years: DocumentNode; preview: DocumentNode; launch: DocumentNode }
}

type LaunchedYear = LaunchedComplianceYearsQuery['years'][number]

const toastMs = 5000
const sortable = ['years', 'launched', 'agencies', 'selfAssessments', 'findings', 'documents']

/** The launched years of one kind, and the launch of the next (specification 000 section 2). */
export function YearManager({ kind, documents }: YearManagerProps) {
  const viewer = useViewer()
  const withDrafts = kind === 'compliance' && viewer.permissions.includes('content.manage')
  const withFigures = viewer.permissions.includes('years.launch')
  const {
    data: current,
    error,
    refetch,
  } = useQuery<LaunchedComplianceYearsQuery>(documents.years, {
    variables: { withFigures, ...(kind === 'compliance' && { withDrafts }) },
    fetchPolicy: 'cache-and-network',
    // The drafts and the figures may fail without the years.
    errorPolicy: 'all',
  })
  const data = useLastAnswer(current, kind)
  const readsHistory = viewer.permissions.includes('audit-trail.view')
  const figures = data?.figures
  const columns = useMemo(() => yearColumns({ kind, readsHistory, figures }), [kind, readsHistory, figures])
  const [sort, keepSort] = useTableSort(`${kind}Years`, sortable)
  const [launching, setLaunching] = useState<LaunchedYear | null>(null)
  const [refused, setRefused] = useState('')
  const [summary, setSummary] = useState<Summary | null>(null)
  const next =
    data &&
    nextYear(
      kind,
      data.years.map(({ id }) => id),
      schoolYearToday(),
    )
  const list = useWholeList({ rows: data?.years, error, refetch })

  return (
    <ListPage
      header={{
        title: m.title[kind],
        breadcrumb: [{ label: m.landingPage, to: '/' }, { label: m.title[kind] }],
        facts: m.facts[kind],
        actions: (
          <Button
            variant="solid"
            icon={<CalendarPlus aria-hidden />}
            disabledReason={
              !viewer.permissions.includes('years.launch') ? m.mayNot : next ? null : m.yearsNotLoaded
            }
            onClick={() => {
              setRefused('')
              if (next) setLaunching(next)
            }}
          >
            {m.launchButton[kind]({ next: next?.name ?? '' })}
          </Button>
        ),
      }}
      above={
        <>
          {refused && (
            <Alert status="error" title={m.failedTitle} onClose={() => setRefused('')}>
              {refused}
            </Alert>
          )}
          {summary && (
            <LaunchSummary key={summary.year.id} summary={summary} onClose={() => setSummary(null)} />
          )}
          {failedFigures(error) && <Alert status="warning">{m.figures.failed}</Alert>}
        </>
      }
      title={null}
      caption={m.caption[kind]}
      list={list}
      columns={columns}
      getRowId={({ id }) => String(id)}
      empty={{ title: m.emptyTitle, body: next && m.emptyBody({ next: next.name }) }}
      {...(sort ? { sortedBy: sort } : {})}
      onSorted={keepSort}
    >
      {withDrafts && (
        <chakra.div marginTop="16px">
          <DraftQuestionnaires
            questionnaires={data?.choices?.questionnaires}
            problem={failedChoices(error) ? problemOf(error) : null}
            onRetry={list.refresh}
          />
        </chakra.div>
      )}
      {launching && (
        <Launch
          year={launching}
          documents={documents}
          onCancel={() => setLaunching(null)}
          onRefused={(why) => {
            setLaunching(null)
            setRefused(why)
            list.refresh()
          }}
          onLaunched={(made) => {
            if (kind === 'compliance') forgetYears()
            setLaunching(null)
            setSummary(made)
            list.refresh()
          }}
        />
      )}
    </ListPage>
  )
}

interface LaunchProps {
  year: LaunchedYear
  documents: YearManagerProps['documents']
  onCancel: () => void
  onRefused: (why: string) => void
  onLaunched: (summary: Summary) => void
}

function Launch({ year, documents, onCancel, onRefused, onLaunched }: LaunchProps) {
  const { data, error, refetch } = useQuery<ComplianceYearLaunchPreviewQuery>(documents.preview, {
    variables: { year: year.id },
    fetchPolicy: 'network-only',
  })
  const [launch] = useMutation<LaunchComplianceYearMutation>(documents.launch)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  // A repeat after a lost response is the same launch.
  const [idempotencyKey] = useState(() => crypto.randomUUID())

  const proceed = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      const { data: answer } = await launch({
        variables: { input: { year: year.id } },
        context: { idempotencyKey },
      })
      const made = answer?.launch.summary
      if (answer?.launch.errors.length === 0 && made) {
        toast({
          status: 'success',
          title: m.toastTitle({ name: made.year.name }),
          description: m.toastBody,
          duration: toastMs,
        })
        onLaunched(made)
        return
      }
      fail(answer?.launch.errors.map(({ message }) => message).join(' ') || m.failedBody)
    } catch (thrown) {
      const problem = problemOf(thrown)
      fail(
        problem.id ? problemMessages.withId({ message: problem.message, id: problem.id }) : problem.message,
      )
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const fail = (why: string) => {
    toast({ status: 'warning', title: m.failedTitle, description: m.failedBody, duration: toastMs })
    onRefused(why)
  }
  return (
    <Suspense fallback={null}>
      <LaunchDialog
        next={year.name}
        preview={data?.preview}
        problem={error ? problemOf(error) : null}
        busy={busy}
        onRetry={() => void refetch().catch(() => undefined)}
        onProceed={() => void proceed()}
        onCancel={onCancel}
      />
    </Suspense>
  )
}

function schoolYearToday(): number {
  const [year = 0, month = 0] = calendarDay(new Date()).split('-').map(Number)
  return schoolYearOf({ year, month })
}
