import { chakra } from '@chakra-ui/react'
import { complianceYearName, submitStateName } from '@portal/domain'
import { BellRing, CalendarClock, Play, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { Card } from '../../../ui/layout/card'
import { DataTable } from '../../../ui/table/data-table'
import { Pager } from '../../../ui/list/pager'
import { useLastPage } from '../../../ui/list/use-list-address'
import { filterRows, isFiltered, monitorsOf, useListFilters } from './list-filters'
import { ListFilterBar } from './list-filter-bar'
import { listColumns } from './list-columns'
import type { RowAct } from './row-acts'
import { selfAssessmentMessages } from '../self-assessment-messages'
import {
  useSelfAssessmentListQuery,
  type SelfAssessmentRowFieldsFragment as Row,
} from './self-assessment-list.generated'

// Dialogs come when they are opened: the screen itself stays small.
const ActivateDialog = lazy(() =>
  import('../assignments/activate-dialog').then((module) => ({ default: module.ActivateDialog })),
)
const DueDialog = lazy(() =>
  import('../assignments/due-dialog').then((module) => ({ default: module.DueDialog })),
)
const RemindDialog = lazy(() =>
  import('../assignments/remind-dialog').then((module) => ({ default: module.RemindDialog })),
)
const ReopenDialog = lazy(() =>
  import('../review/reopen-dialog').then((module) => ({ default: module.ReopenDialog })),
)
const ResetDialog = lazy(() =>
  import('../assignments/reset-dialog').then((module) => ({ default: module.ResetDialog })),
)

const words = selfAssessmentMessages.list

/** Fifteen columns: small print up to a wide screen. */
const listStyle = {
  '@media (min-width: 80em) and (max-width: 99.99em)': {
    '& table': { '--row-font': '0.8125rem !important', '--cell-x': '4px !important' },
    '& tbody th': { minWidth: '0' },
  },
} as const

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
  const single = leaId !== undefined
  // There is nothing to look for and nothing to turn among the parts of one agency.
  const ofOneAgency = single || viewer.leaId !== null
  const [{ filters, page, pageSize }, setFilters, clearFilters] = useListFilters(ofOneAgency)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [acting, setActing] = useState<{ act: RowAct; rows: readonly Row[] }>()
  const mayActivate = viewer.permissions.includes('self-assessments.activate')
  const reviews = viewer.isStateMonitor || viewer.isLiaison
  const all = data?.selfAssessments
  const rows = useMemo(
    () => all && (ofOneAgency ? all : filterRows(all, filters, new Date())),
    [all, ofOneAgency, filters],
  )
  useLastPage(rows?.length, { page, pageSize }, (last) => setFilters({ page: last }))
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
        onAct: mayActivate ? (act, row) => setActing({ act, rows: [row] }) : undefined,
        reviews,
      }),
    [mayActivate, single, selected, reviews],
  )
  const tools = useListTools({
    list: 'self-assessments',
    title: words.caption,
    name: ['self-assessment', 'agencies', year],
    filters: [
      [words.year, complianceYearName(year)],
      [words.status, filters.status && submitStateName(Number(filters.status))],
      [words.search, filters.search],
      [words.overdueOnly, filters.overdue && words.overdueOnly],
      [words.part, filters.part],
      [words.cohort, filters.cohort],
      [words.lead, monitors.find(({ id }) => id === filters.monitor)?.fullName],
    ],
  })
  const close = () => setActing(undefined)
  const done = () => {
    close()
    setSelected(new Set())
    refresh()
  }

  return (
    <Card
      title={title}
      note={[complianceYearName(year), rows && all && words.rows(rows.length, all.length)]
        .filter(Boolean)
        .join(', ')}
      padded={false}
      actions={
        mayActivate &&
        !single && (
          // On a phone they come once a row is selected: the list comes first.
          <chakra.span
            display={{ base: 'inline-flex', mdDown: chosen.length === 0 ? 'none' : 'inline-flex' }}
            flexWrap="wrap"
            alignItems="center"
            gap="8px"
          >
            <SelectAll
              checked={chosen.length > 0 && chosen.length === rows?.length}
              onChange={(on) => setSelected(new Set(on ? rows?.map(({ id }) => id) : []))}
            />
            {bulk.map(({ act, icon: Icon, label }) => (
              <Button
                key={act}
                size="sm"
                icon={<Icon aria-hidden />}
                disabledReason={chosen.length === 0 && words.selectFirst}
                onClick={() => setActing({ act, rows: chosen })}
              >
                {label(chosen.length)}
              </Button>
            ))}
          </chakra.span>
        )
      }
    >
      {!ofOneAgency && (
        <ListFilterBar
          filters={filters}
          monitors={monitors}
          viewerId={viewer.id}
          onChange={setFilters}
          onClear={rows?.length && isFiltered(filters) ? clearFilters : undefined}
        />
      )}
      <chakra.div css={listStyle}>
        <DataTable
          wide
          caption={words.caption}
          columns={columns}
          rows={rows}
          getRowId={(row) => String(row.id)}
          {...(single ? {} : { tools })}
          {...(ofOneAgency ? {} : { page: { number: page, size: pageSize } })}
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
                    <Button size="sm" onClick={clearFilters}>
                      {words.clearFilters}
                    </Button>
                  ),
                }
              : { title: words.emptyTitle(complianceYearName(year)), body: words.emptyBody }
          }
        />
      </chakra.div>
      {!ofOneAgency && (
        <Pager
          label={words.caption}
          page={page}
          pageSize={pageSize}
          total={rows?.length}
          onChange={setFilters}
        />
      )}
      <Suspense fallback={null}>{acting && <ActDialog {...acting} onClose={close} onDone={done} />}</Suspense>
    </Card>
  )
}

function SelectAll({ checked, onChange }: { checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="8px" fontFamily="body" fontSize="sm">
      <chakra.input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        width="18px"
        height="18px"
        margin="0"
        accentColor="brand.solid"
      />
      {words.selectAll}
    </chakra.label>
  )
}

const bulk: readonly { act: RowAct; icon: LucideIcon; label: (n: number) => string }[] = [
  {
    act: 'activate',
    icon: Play,
    label: (n) => (n === 0 ? words.activate : selfAssessmentMessages.activate.go(n)),
  },
  { act: 'due', icon: CalendarClock, label: () => words.setDue },
  { act: 'remind', icon: BellRing, label: () => words.remind },
]

interface ActDialogProps {
  act: RowAct
  rows: readonly Row[]
  onClose: () => void
  onDone: () => void
}

function ActDialog({ act, rows, onClose, onDone }: ActDialogProps) {
  const [row] = rows
  if (act === 'activate') return <ActivateDialog rows={rows} onClose={onClose} onActivated={onDone} />
  if (act === 'due') return <DueDialog rows={rows} onClose={onClose} onChanged={onDone} />
  if (act === 'remind') return <RemindDialog rows={rows} onClose={onClose} onReminded={onDone} />
  if (!row) return null
  return act === 'reset' ? (
    <ResetDialog row={row} onClose={onClose} onReset={onDone} />
  ) : (
    <ReopenDialog review={row} onClose={onClose} onReopened={onDone} />
  )
}

function toggled(known: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(known)
  if (!next.delete(id)) next.add(id)
  return next
}
