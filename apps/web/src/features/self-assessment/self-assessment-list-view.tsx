import { chakra } from '@chakra-ui/react'
import { submitStateName } from '@portal/domain'
import { Play } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { problemOf } from '../../lib/problem'
import { useListTools } from '../../ui/use-list-tools'
import { useViewer } from '../../lib/viewer'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { DataTable } from '../../ui/data-table'
import { filterRows, monitorsOf, noListFilters, useListFilters } from './list-filters'
import { ListFilterBar } from './list-filter-bar'
import { listColumns } from './list-columns'
import { selfAssessmentMessages } from './self-assessment-messages'
import { useSelfAssessmentListQuery, type SelfAssessmentRowFieldsFragment } from './self-assessment.generated'
import { yearInWords } from './years'

// Dialogs come when they are opened: the screen itself stays small.
const ActivateDialog = lazy(() =>
  import('./activate-dialog').then((module) => ({ default: module.ActivateDialog })),
)
const ResetDialog = lazy(() => import('./reset-dialog').then((module) => ({ default: module.ResetDialog })))

const words = selfAssessmentMessages.list

export interface SelfAssessmentListViewProps {
  /** One agency only; all that the reader may see when absent. */
  leaId?: number
  year: number
  /** Title of the card. */
  title?: string
}

/** Agencies by part with the state of their self-assessments: the block of dashboards and the body of the list page. */
export function SelfAssessmentListView({
  leaId,
  year,
  title = selfAssessmentMessages.title,
}: SelfAssessmentListViewProps) {
  const viewer = useViewer()
  const { data, error, refetch } = useSelfAssessmentListQuery({
    variables: { year, leaIds: leaId === undefined ? null : [leaId] },
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch])
  const [filters, setFilters] = useListFilters()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [activating, setActivating] = useState<readonly SelfAssessmentRowFieldsFragment[]>()
  const [resetting, setResetting] = useState<SelfAssessmentRowFieldsFragment>()
  const mayActivate = viewer.permissions.includes('self-assessments.activate')
  const reviews = viewer.isStateMonitor || viewer.isLiaison
  const single = leaId !== undefined

  const all = data?.selfAssessments
  const rows = useMemo(
    () => all && (single ? all : filterRows(all, filters, new Date())),
    [all, single, filters],
  )
  const monitors = useMemo(
    () =>
      [...new Map((all ?? []).flatMap(monitorsOf).map((person) => [person.id, person])).values()].toSorted(
        (a, b) => a.fullName.localeCompare(b.fullName),
      ),
    [all],
  )
  const chosen = (rows ?? []).filter((row) => selected.has(row.id))

  const columns = useMemo(
    () =>
      listColumns({
        selection:
          mayActivate && !single
            ? { selected, toggle: (id) => setSelected((known) => toggled(known, id)) }
            : undefined,
        onActivate: mayActivate ? (row) => setActivating([row]) : undefined,
        onReset: mayActivate ? setResetting : undefined,
        reviews,
      }),
    [mayActivate, single, selected, reviews],
  )
  const tools = useListTools({
    list: 'self-assessments',
    title: words.caption,
    name: ['self-assessment', 'agencies', year],
    filters: [
      [words.year, yearInWords(year)],
      [words.status, filters.status && submitStateName(Number(filters.status))],
      [words.search, filters.search],
      [words.overdueOnly, filters.overdue && words.overdueOnly],
      [words.part, filters.part],
      [words.cohort, filters.cohort],
      [words.lead, monitors.find(({ id }) => id === filters.monitor)?.fullName],
    ],
  })
  const done = () => {
    setActivating(undefined)
    setResetting(undefined)
    setSelected(new Set())
    refresh()
  }

  return (
    <Card
      title={title}
      note={yearInWords(year)}
      padded={false}
      actions={
        <>
          {rows && all && (
            <chakra.span fontSize="sm" color="fg.subtle">
              {words.rows(rows.length, all.length)}
            </chakra.span>
          )}
          {mayActivate && !single && (
            <Button
              size="sm"
              icon={<Play aria-hidden />}
              disabledReason={chosen.length === 0 && words.selectFirst}
              onClick={() => setActivating(chosen)}
            >
              {chosen.length === 0 ? words.activate : words.activateSelected(chosen.length)}
            </Button>
          )}
        </>
      }
    >
      {!single && (
        <ListFilterBar
          filters={filters}
          monitors={monitors}
          viewerId={viewer.id}
          onChange={setFilters}
          allSelected={Boolean(rows && rows.length > 0 && chosen.length === rows.length)}
          onSelectAll={
            mayActivate
              ? (on) => setSelected(new Set(on ? (rows ?? []).map((row) => row.id) : []))
              : undefined
          }
        />
      )}
      <DataTable
        wide
        caption={words.caption}
        columns={columns}
        rows={rows}
        getRowId={(row) => String(row.id)}
        {...(single ? {} : { tools })}
        problem={error ? problemOf(error) : null}
        onRetry={refresh}
        sortedBy={{ id: 'agency' }}
        rowState={(row) => (selected.has(row.id) ? 'selected' : undefined)}
        empty={
          all && all.length > 0
            ? {
                title: words.noMatchTitle,
                body: words.noMatchBody,
                action: (
                  <Button size="sm" onClick={() => setFilters(noListFilters)}>
                    {words.clearFilters}
                  </Button>
                ),
              }
            : { title: words.emptyTitle(yearInWords(year)), body: words.emptyBody }
        }
      />
      <Suspense fallback={null}>
        {activating && (
          <ActivateDialog rows={activating} onClose={() => setActivating(undefined)} onActivated={done} />
        )}
        {resetting && <ResetDialog row={resetting} onClose={() => setResetting(undefined)} onReset={done} />}
      </Suspense>
    </Card>
  )
}

function toggled(known: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(known)
  if (!next.delete(id)) next.add(id)
  return next
}
