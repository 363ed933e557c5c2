import { chakra } from '@chakra-ui/react'
import { complianceYearName, submitStateName } from '@portal/domain'
import { BellRing, CalendarClock, Play, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useViewer } from '../../../lib/session/viewer'
import { ActsOnChosen, useChosenRows } from '../../../ui/list/chosen/chosen-rows'
import { ListCard } from '../../../ui/list/list-card'
import { Pager } from '../../../ui/list/pager'
import { useLastPage } from '../../../ui/list/use-list-address'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useNarrowedList } from '../../../ui/list/use-narrowed-list'
import { filterRows, listFilterFields, monitorsOf, useListOfYear } from './list-filters'
import { listColumns } from './list-columns'
import type { RowAct } from './row-acts'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import {
  useSelfAssessmentListQuery,
  type SelfAssessmentRowFieldsFragment as Row,
} from './self-assessment-list.generated'

// Loaded when they are opened: the screen itself stays small.
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

/** The table has fifteen columns: the font is small except on wide screens. */
const listStyle = {
  '@media (min-width: 80em) and (max-width: 99.99em)': {
    '& table': { '--row-font': '0.8125rem !important', '--cell-x': '4px !important' },
    '& tbody th': { minWidth: '0' },
  },
} as const

export interface SelfAssessmentListViewProps {
  /** Shows one agency only; without it all that the viewer may read. */
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
  const all = data?.selfAssessments
  // One agency has at most two rows: no filters, no pages and nothing in the address.
  const single = leaId !== undefined
  const ofOneAgency = single || viewer.leaId !== null
  const address = useListOfYear(ofOneAgency ? null : undefined)
  const [{ filters, page, pageSize }, change] = address
  const list = useNarrowedList({
    rows: all,
    error,
    refetch,
    address,
    narrow: useMemo(
      () => (rows: readonly Row[]) => (ofOneAgency ? rows : filterRows(rows, filters, new Date())),
      [ofOneAgency, filters],
    ),
  })
  const { rows } = list
  useLastPage(rows?.length, { page, pageSize }, (last) => change({ page: last }))
  const monitors = useMemo(() => monitorsOfAll(all ?? []), [all])
  const { selected, toggle, chosen, chooseAll, clear } = useChosenRows(rows)
  const [acting, setActing] = useState<{ act: RowAct; rows: readonly Row[] }>()
  const mayActivate = viewer.permissions.includes('self-assessments.activate')
  const reviews = viewer.isStateMonitor || viewer.isLiaison
  const columns = useMemo(
    () =>
      listColumns({
        selection: mayActivate && !single ? { selected, toggle } : undefined,
        onAct: mayActivate ? (act, row) => setActing({ act, rows: [row] }) : undefined,
        reviews,
      }),
    [mayActivate, single, selected, toggle, reviews],
  )
  const tools = useListTools({
    list: 'self-assessments',
    title: words.caption,
    name: ['self-assessment', 'agencies', year],
    filters: [
      [words.year, complianceYearName(year)],
      [words.status, filters.status && submitStateName(Number(filters.status))],
      [words.search, filters.q],
      [words.overdueOnly, filters.overdue && words.overdueOnly],
      [words.part, filters.part],
      [words.cohort, filters.cohort],
      [words.lead, monitors.find(({ id }) => id === filters.monitor)?.fullName],
    ],
  })
  const pager = (label: string) => (
    <Pager label={label} page={page} pageSize={pageSize} total={rows?.length} onChange={change} />
  )
  const close = () => setActing(undefined)
  const done = () => {
    close()
    clear()
    list.refresh()
  }
  return (
    <>
      <ListCard
        title={title}
        note={[complianceYearName(year), rows && all && rowsInWords(rows.length, all.length)]
          .filter(Boolean)
          .join(', ')}
        actions={
          mayActivate &&
          !single && (
            <ActsOnChosen
              none={chosen.length === 0 && words.selectFirst}
              acts={bulk.map(({ act, icon, label }) => ({
                icon,
                label: label(chosen.length),
                onClick: () => setActing({ act, rows: chosen }),
              }))}
            >
              <SelectAll
                disabled={!rows}
                checked={chosen.length > 0 && chosen.length === rows?.length}
                onChange={(on) => (on ? chooseAll() : clear())}
              />
            </ActsOnChosen>
          )
        }
        caption={words.caption}
        wide
        list={ofOneAgency ? list : { ...list, page: { number: page, size: pageSize }, pager }}
        columns={columns}
        getRowId={(row) => String(row.id)}
        rowState={(row) => (selected.has(row.id) ? 'selected' : undefined)}
        sortedBy={byAgency}
        {...(single ? {} : { tools })}
        filters={
          !ofOneAgency && {
            label: words.filters,
            fields: listFilterFields({ monitors, viewerId: viewer.id }),
          }
        }
        empty={{ title: words.emptyTitle({ year: complianceYearName(year) }), body: words.emptyBody }}
        noMatch={{ title: words.noMatchTitle, body: words.noMatchBody, clear: words.clearFilters }}
        css={listStyle}
      />
      <Suspense fallback={null}>{acting && <ActDialog {...acting} onClose={close} onDone={done} />}</Suspense>
    </>
  )
}

const byAgency = { id: 'agency' }

const rowsInWords = (shown: number, all: number): string =>
  shown === all ? words.rows({ all }) : words.rowsOf({ shown, all })

/** All monitors of the rows, sorted by name, for the filter. */
function monitorsOfAll(rows: readonly Row[]) {
  const byId = new Map(rows.flatMap(monitorsOf).map((person) => [person.id, person]))
  return [...byId.values()].toSorted((a, b) => a.fullName.localeCompare(b.fullName))
}

interface SelectAllProps {
  /** While no rows are there. */
  disabled: boolean
  checked: boolean
  onChange: (on: boolean) => void
}

function SelectAll({ disabled, checked, onChange }: SelectAllProps) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="8px" fontFamily="body" fontSize="sm">
      <chakra.input
        type="checkbox"
        disabled={disabled}
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
    label: (n) => (n === 0 ? words.activate : words.activateRows({ n })),
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
