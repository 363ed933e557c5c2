import { chakra } from '@chakra-ui/react'
import { calendarDay, chosenSchoolYear, complianceYearName } from '@portal/domain'
import { lazy, useEffect, useMemo, useState } from 'react'
import { useHeaderBadge } from '../../lib/header-badge'
import { chooseYear, useSelection } from '../../lib/lists/use-selection'
import { useViewer } from '../../lib/session/viewer'
import { useAddressYear } from '../../lib/years/use-address-year'
import { UnknownYearNote } from '../../ui/feedback/unknown-year-note'
import { Select } from '../../ui/field/select'
import { yearOptions } from '../../ui/list/list-filters'
import { anyText, listAddress, oneOf } from '../../ui/list/list-address'
import { ListPage } from '../../ui/list/list-page'
import { useListTools } from '../../ui/list/use-list-tools'
import { useNarrowedList } from '../../ui/list/use-narrowed-list'
import { cohortColumns } from './cohort-columns'
import { CohortCoverage } from './cohort-coverage'
import { cohortRows, matching, type CohortRow } from './cohort-rows'
import { cohortsMessages as words } from './cohorts-messages.generated'
import { cohortsPaths } from './cohorts-paths'
import { useCohortsQuery } from './cohorts.generated'

const CohortDialog = lazy(() =>
  import('./cohort-dialog').then((module) => ({ default: module.CohortDialog })),
)

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'filtered to nothing',
  'editing',
  'conflict',
  'forbidden',
  'error',
  'offline',
]

// The year is chosen once for all screens.
const { useAddress } = listAddress(
  'cohorts',
  { q: anyText, mine: oneOf('1'), year: anyText },
  { kept: 'year', notKept: ['year'] },
)
const noFilters = ['year'] as const
const byMonitor = { id: 'monitor' }

/** Who monitors which agencies in a year; state monitors change it. */
export function Component() {
  const viewer = useViewer()
  const address = useAddress()
  const [{ filters }, change] = address
  const { year: stored } = useSelection(viewer.id)
  const { named, learn } = useAddressYear(filters.year, chosenSchoolYear(stored, [], calendarDay(new Date())))
  const { year } = named
  useHeaderBadge(null, null, year)
  const { data, error, refetch } = useCohortsQuery({ variables: { year }, fetchPolicy: 'cache-and-network' })
  useEffect(() => {
    if (data) learn(data.complianceYears)
  }, [data, learn])
  const [editing, setEditing] = useState<CohortRow>()
  const mine = filters.mine === '1'
  const list = useNarrowedList({
    rows: useMemo(() => data && cohortRows(data.cohorts, data.leas), [data]),
    error,
    refetch,
    address,
    narrow: (rows) => matching(rows, { search: filters.q, mine: mine ? viewer.id : null }),
    noFilters,
  })
  const columns = useMemo(() => cohortColumns(setEditing), [setEditing])
  const tools = useListTools({
    list: 'cohorts',
    title: words.list.caption,
    name: ['cohorts', 'list', year],
    filters: [
      [words.year, complianceYearName(year)],
      [words.list.search, filters.q],
      [words.list.mine, mine && words.list.mine],
    ],
  })
  const years = data?.complianceYears ?? []
  const shownYears = years.some(({ id }) => id === year)
    ? years
    : [...years, { id: year, name: complianceYearName(year) }]
  return (
    <ListPage
      header={{
        title: words.title,
        breadcrumb: [
          { label: words.stateDashboard, to: cohortsPaths.stateDashboard },
          { label: words.title },
        ],
        facts: words.facts,
        actions: (
          <Select
            inline
            aria-label={words.year}
            value={String(year)}
            options={yearOptions(shownYears)}
            onChange={(event) => {
              chooseYear(Number(event.target.value))
              change({ year: event.target.value })
            }}
          />
        ),
      }}
      above={
        <>
          <UnknownYearNote {...named} />
          {data ? (
            <CohortCoverage cohorts={data.cohorts} leas={data.leas} />
          ) : (
            <chakra.div minHeight="3.5625rem" />
          )}
        </>
      }
      caption={words.list.caption}
      note={complianceYearName(year)}
      list={list}
      columns={columns}
      getRowId={({ user }) => user.id}
      rowState={({ isActive }) => (isActive ? undefined : 'disabled')}
      sortedBy={byMonitor}
      tools={tools}
      filters={{
        few: true,
        label: words.list.filters,
        fields: [
          { kind: 'search', name: 'q', label: words.list.search, hint: words.list.searchHint },
          viewer.isStateMonitor && { kind: 'switch', name: 'mine', label: words.list.mine, on: '1' },
        ],
      }}
      empty={{ title: words.list.empty, body: words.list.emptyBody }}
      noMatch={{ title: words.list.noMatch, clear: words.list.clear }}
    >
      {editing && data && (
        <CohortDialog
          key={`${editing.user.id} ${year}`}
          cohort={editing}
          others={data.cohorts.filter(({ user }) => user.id !== editing.user.id)}
          leas={data.leas}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            setEditing(undefined)
            list.refresh()
          }}
        />
      )}
    </ListPage>
  )
}
