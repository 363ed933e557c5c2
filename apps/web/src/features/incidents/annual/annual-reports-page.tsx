import { annualReportStatuses, complianceYearName, type AnnualDecision } from '@portal/domain'
import { Check, FileUp, Undo2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useHeaderBadge } from '../../../lib/header-badge'
import { searchedFor } from '../../../lib/lists/searched-for'
import { useViewer } from '../../../lib/session/viewer'
import { useAddressYear } from '../../../lib/years/use-address-year'
import { Button } from '../../../ui/action/button'
import { UnknownYearNote } from '../../../ui/feedback/unknown-year-note'
import { Select } from '../../../ui/field/select'
import { useChosenRows } from '../../../ui/list/chosen/chosen-rows'
import { SelectionBar } from '../../../ui/list/chosen/selection-bar'
import { anyText, listAddress, oneOf } from '../../../ui/list/list-address'
import { choice, yearOptions } from '../../../ui/list/list-filters'
import { ListPage } from '../../../ui/list/list-page'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useNarrowedList } from '../../../ui/list/use-narrowed-list'
import { annualColumns, type AnnualRow } from './annual-columns'
import { annualMessages as m } from './annual-messages.generated'
import { annualPaths } from './annual-paths'
import { AnnualTabs } from './annual-tabs'
import { reportedYear, withYear } from './annual-years'
import { useAnnualReportsQuery, type AnnualRowFieldsFragment } from './annual.generated'

const ImportDialog = lazy(() =>
  import('./annual-import-dialog').then((module) => ({ default: module.AnnualImportDialog })),
)
const DecisionDialog = lazy(() =>
  import('./annual-decision-dialog').then((module) => ({ default: module.AnnualDecisionDialog })),
)

const words = m.list
type Opened = 'import' | AnnualDecision

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'filtered to nothing',
  'chosen',
  'importing',
  'file refused',
  'reader',
  'error',
  'offline',
]

const { useAddress } = listAddress('annual-reports', {
  q: anyText,
  status: oneOf(...annualReportStatuses),
  year: anyText,
})
const noFilters = ['year'] as const
const byStatus = { id: 'status' }
const statusOptions = annualReportStatuses.map((status) => ({ value: status, label: status }))

/** The annual reports of all agencies; people of an agency go to their own. */
export function Component() {
  const { leaId } = useViewer()
  if (leaId === null) return <StateReports />
  return <Navigate replace to={annualPaths.ofAgency(reportedYear(), leaId)} />
}

function StateReports() {
  const viewer = useViewer()
  const address = useAddress()
  const [{ filters }, change] = address
  const { named, learn } = useAddressYear(filters.year, reportedYear())
  const { year } = named
  useHeaderBadge(null, null, year)
  const { data, error, refetch } = useAnnualReportsQuery({
    variables: { year },
    fetchPolicy: 'cache-and-network',
  })
  const years = data?.complianceYears
  useEffect(() => {
    if (years) learn(years)
  }, [years, learn])
  const all = useMemo(() => data && (data.annualReports?.rows ?? []).map(rowOf), [data])
  const list = useNarrowedList({
    rows: all,
    error,
    refetch,
    address,
    narrow: useMemo(
      () => (rows: readonly AnnualRow[]) => matching(rows, filters.q, filters.status),
      [filters.q, filters.status],
    ),
    noFilters,
  })
  const selection = useChosenRows(list.rows)
  const [open, setOpen] = useState<Opened>()
  const columns = annualColumns(viewer.isStateMonitor ? selection : undefined, viewer.isStateMonitor)
  const tools = useListTools({
    list: 'annual-reports',
    title: words.title,
    name: ['incidents', 'annual-reports', year],
    filters: [
      [m.year, complianceYearName(year)],
      [words.search, filters.q],
      [words.status, filters.status],
    ],
  })
  const certified = (rows: readonly AnnualRow[] | undefined) =>
    (rows ?? []).filter(({ status }) => status === 'Certified').map(({ id }) => id)
  return (
    <ListPage
      header={{
        title: words.title,
        breadcrumb: [
          { label: m.landingPage, to: '/' },
          { label: m.register, to: annualPaths.register },
          { label: m.reports },
        ],
        facts: words.facts,
        actions: (
          <>
            <Select
              inline
              aria-label={m.year}
              value={String(year)}
              options={yearOptions(withYear(years ?? [], year))}
              onChange={(event) => change({ year: event.target.value })}
            />
            {viewer.isStateMonitor && (
              <ImportButton act={data?.annualReports?.importFile} onClick={() => setOpen('import')} />
            )}
          </>
        ),
      }}
      above={
        <>
          <AnnualTabs />
          <UnknownYearNote {...named} />
        </>
      }
      caption={words.caption}
      note={list.rows && all && shownInWords(list.rows.length, all.length)}
      wide
      list={list}
      columns={columns}
      getRowId={({ id }) => String(id)}
      sortedBy={byStatus}
      tools={tools}
      filters={{
        few: true,
        label: words.filters,
        fields: [
          { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
          choice('status', words.status, words.everyStatus, statusOptions),
        ],
      }}
      selection={
        viewer.isStateMonitor && (
          <SelectionBar
            n={selection.chosen.length}
            total={certified(all).length}
            acts={[
              { icon: Check, label: m.decisions.Accept, onClick: () => setOpen('Accept') },
              { icon: Undo2, label: m.decisions.Return, onClick: () => setOpen('Return') },
            ]}
            onAll={() => selection.set(certified(list.rows), true)}
            onClear={selection.clear}
          />
        )
      }
      empty={{ title: words.empty }}
      noMatch={{ title: words.noMatch, clear: words.clear }}
    >
      <ReportDialogs
        open={open}
        year={year}
        chosen={selection.chosen}
        onClose={() => setOpen(undefined)}
        onDone={() => {
          setOpen(undefined)
          selection.clear()
          list.refresh()
        }}
      />
    </ListPage>
  )
}

function ImportButton({
  act,
  onClick,
}: {
  act: { allowed: boolean; reason: string | null } | undefined
  onClick: () => void
}) {
  return (
    <Button
      icon={<FileUp aria-hidden />}
      disabledReason={act && !act.allowed && act.reason}
      onClick={onClick}
    >
      {words.import}
    </Button>
  )
}

/** The import and the decision on the reports that are chosen. */
function ReportDialogs({
  open,
  year,
  chosen,
  onClose,
  onDone,
}: {
  open: Opened | undefined
  year: number
  chosen: readonly AnnualRow[]
  onClose: () => void
  onDone: () => void
}) {
  return (
    <Suspense fallback={null}>
      {open === 'import' && <ImportDialog year={year} isState onClose={onClose} onImported={onDone} />}
      {open !== undefined && open !== 'import' && chosen.length > 0 && (
        <DecisionDialog
          year={year}
          agencies={chosen.map(({ id, lea }) => ({ id, name: lea.shortName }))}
          decision={open}
          onClose={onClose}
          onDone={onDone}
        />
      )}
    </Suspense>
  )
}

const rowOf = ({ id, leaId, ...row }: AnnualRowFieldsFragment): AnnualRow => ({
  ...row,
  leaId,
  id: leaId,
  recordId: id,
})

const shownInWords = (shown: number, all: number): string =>
  shown === all ? String(all) : words.shownOf({ shown, all })

function matching(rows: readonly AnnualRow[], q: string, status: string) {
  const text = searchedFor(q)?.toLowerCase()
  return rows.filter(
    (row) =>
      (status === '' || row.status === status) &&
      (text === undefined || `${row.lea.code} ${row.lea.shortName}`.toLowerCase().includes(text)),
  )
}
