import {
  calendarDay,
  chosenSchoolYear,
  complianceYearName,
  justificationStatuses,
  usualRateThreshold,
  type JustificationDecision,
} from '@portal/domain'
import { Check, Undo2 } from 'lucide-react'
import { lazy, useMemo, useState } from 'react'
import { useHeaderBadge } from '../../../lib/header-badge'
import { searchedFor } from '../../../lib/lists/searched-for'
import { chooseYear, useSelection } from '../../../lib/lists/use-selection'
import { useViewer } from '../../../lib/session/viewer'
import { Select } from '../../../ui/field/select'
import { anyText, listAddress, oneOf } from '../../../ui/list/list-address'
import { choice, yearOptions } from '../../../ui/list/list-filters'
import { useChosenRows } from '../../../ui/list/chosen/chosen-rows'
import { SelectionBar } from '../../../ui/list/chosen/selection-bar'
import { ListPage } from '../../../ui/list/list-page'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useNarrowedList } from '../../../ui/list/use-narrowed-list'
import { participationMessages as m } from '../participation-messages.generated'
import { participationPaths } from '../participation-paths'
import { useParticipationQuery } from '../participation.generated'
import { StateTabs } from '../participation-tabs'
import { justificationColumns, type JustificationRow } from './justification-columns'

const DecisionDialog = lazy(() =>
  import('./decision-dialog').then((module) => ({ default: module.DecisionDialog })),
)

const words = m.decisions

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'filtered to nothing',
  'empty',
  'chosen',
  'reader',
  'error',
  'offline',
]

const open = justificationStatuses.filter((status) => status !== 'Not required')
const { useAddress } = listAddress('justifications', { q: anyText, status: oneOf(...open) })
const byStatus = { id: 'status' }

/** The justifications of a year; state monitors accept or return those that are submitted, one or several. */
export function Component() {
  const viewer = useViewer()
  const address = useAddress()
  const [{ filters }] = address
  const { year: stored } = useSelection(viewer.id)
  const year = chosenSchoolYear(stored, [], calendarDay(new Date()))
  useHeaderBadge(null, null, year)
  const { data, error, refetch } = useParticipationQuery({
    variables: { year },
    fetchPolicy: 'cache-and-network',
  })
  const found = data?.participation
  const all = useMemo(() => data && rowsOf(found?.rows ?? []), [data, found])
  const list = useNarrowedList({
    rows: all,
    error,
    refetch,
    address,
    narrow: useMemo(
      () => (rows: readonly JustificationRow[]) => matching(rows, filters.q, filters.status),
      [filters.q, filters.status],
    ),
  })
  const selection = useChosenRows(list.rows)
  const [deciding, setDeciding] = useState<JustificationDecision>()
  const threshold = found?.threshold ?? usualRateThreshold
  const columns = justificationColumns(threshold, viewer.isStateMonitor ? selection : undefined)
  const tools = useListTools({
    list: 'justifications',
    title: words.title,
    name: ['participation', 'justifications', year],
    filters: [
      [m.year, complianceYearName(year)],
      [m.list.search, filters.q],
      [words.status, filters.status],
    ],
  })
  const close = () => setDeciding(undefined)
  return (
    <ListPage
      header={{
        title: m.title,
        breadcrumb: [
          { label: m.landingPage, to: '/' },
          { label: m.title, to: participationPaths.list },
          { label: words.title },
        ],
        facts: words.facts,
        actions: (
          <Select
            inline
            aria-label={m.year}
            value={String(year)}
            options={yearOptions(data?.complianceYears ?? [{ id: year, name: complianceYearName(year) }])}
            onChange={(event) => chooseYear(Number(event.target.value))}
          />
        ),
      }}
      above={<StateTabs />}
      caption={words.title}
      note={list.rows?.length}
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
          { kind: 'search', name: 'q', label: m.list.search, hint: m.list.searchHint },
          choice('status', words.status, words.everyStatus, statusOptions),
        ],
      }}
      selection={
        viewer.isStateMonitor && (
          <SelectionBar
            n={selection.chosen.length}
            total={all?.filter(({ status }) => status === 'Submitted').length ?? 0}
            acts={[
              { icon: Check, label: m.steps.Accept, onClick: () => setDeciding('Accept') },
              { icon: Undo2, label: m.steps.Return, onClick: () => setDeciding('Return') },
            ]}
            onAll={() =>
              selection.set(
                (list.rows ?? []).filter(({ status }) => status === 'Submitted').map(({ id }) => id),
                true,
              )
            }
            onClear={selection.clear}
          />
        )
      }
      empty={{ title: words.empty, body: words.emptyBody }}
      noMatch={{ title: words.noMatch, clear: m.list.clear }}
    >
      {deciding && selection.chosen.length > 0 && (
        <DecisionDialog
          year={year}
          agencies={selection.chosen.map(({ id, lea }) => ({ id, name: lea.shortName }))}
          decision={deciding}
          onClose={close}
          onDone={() => {
            close()
            selection.clear()
            list.refresh()
          }}
        />
      )}
    </ListPage>
  )
}

const statusOptions = open.map((status) => ({ value: status, label: status }))

const rowsOf = (rows: readonly JustificationRow['row'][]): JustificationRow[] =>
  rows.flatMap((row) =>
    row.justification.status === 'Not required'
      ? []
      : [{ id: row.leaId, lea: row.lea, status: row.justification.status, row }],
  )

const matching = (rows: readonly JustificationRow[], q: string, status: string) => {
  const text = searchedFor(q)?.toLowerCase()
  return rows.filter(
    (row) =>
      (status === '' || row.status === status) &&
      (text === undefined || `${row.lea.code} ${row.lea.shortName}`.toLowerCase().includes(text)),
  )
}
