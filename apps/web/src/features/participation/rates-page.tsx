import { chakra } from '@chakra-ui/react'
import { calendarDay, chosenSchoolYear, complianceYearName, usualRateThreshold } from '@portal/domain'
import { Upload } from 'lucide-react'
import { lazy, useEffect, useMemo, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useHeaderBadge } from '../../lib/header-badge'
import { chooseYear, useSelection } from '../../lib/lists/use-selection'
import { useViewer } from '../../lib/session/viewer'
import type { AddressYear } from '../../lib/years/address-year'
import { useAddressYear } from '../../lib/years/use-address-year'
import { Button } from '../../ui/action/button'
import { UnknownYearNote } from '../../ui/feedback/unknown-year-note'
import { Select } from '../../ui/field/select'
import { namedOptions, yearOptions } from '../../ui/list/list-filters'
import { ListPage } from '../../ui/list/list-page'
import { useListTools } from '../../ui/list/use-list-tools'
import { useNarrowedList } from '../../ui/list/use-narrowed-list'
import { participationMessages as m } from './participation-messages.generated'
import { participationPaths } from './participation-paths'
import {
  useParticipationQuery,
  type ParticipationQuery,
  type ParticipationRowFieldsFragment as Row,
} from './participation.generated'
import { limitText } from './rate-chip'
import { StateTabs } from './participation-tabs'
import { ratesColumns } from './rates-columns'
import { matchingRates, useRatesAddress } from './rates-filters'
import { RatesTotals } from './rates-totals'

const ImportDialog = lazy(() =>
  import('./import/rate-import-dialog').then((module) => ({ default: module.RateImportDialog })),
)

const words = m.list

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'filtered to nothing',
  'importing',
  'file refused',
  'reader',
  'error',
  'offline',
]

const noFilters = ['year'] as const
const byAgency = { id: 'agency' }

/** The rates of all agencies in a year; people of an agency go to their own. */
export function Component() {
  const { id, leaId } = useViewer()
  const { year } = useSelection(id)
  if (leaId === null) return <StateRates />
  const own = chosenSchoolYear(year, [], calendarDay(new Date()))
  return <Navigate replace to={participationPaths.ofAgency(own, leaId)} />
}

function StateRates() {
  const viewer = useViewer()
  const address = useRatesAddress()
  const [{ filters }, change] = address
  const { year: stored } = useSelection(viewer.id)
  const { named, learn } = useAddressYear(filters.year, chosenSchoolYear(stored, [], calendarDay(new Date())))
  const { year } = named
  useHeaderBadge(null, null, year)
  const { data, error, refetch } = useParticipationQuery({
    variables: { year },
    fetchPolicy: 'cache-and-network',
  })
  const years = data?.complianceYears
  useEffect(() => {
    if (years) learn(years)
  }, [years, learn])
  const [importing, setImporting] = useState(false)
  const found = data?.participation
  const threshold = found?.threshold ?? usualRateThreshold
  const list = useNarrowedList({
    rows: data && (found?.rows ?? []),
    error,
    refetch,
    address,
    narrow: useMemo(
      () => (rows: readonly Row[]) => matchingRates(rows, { q: filters.q, show: filters.show }),
      [filters.q, filters.show],
    ),
    noFilters,
  })
  const columns = useMemo(() => ratesColumns(threshold), [threshold])
  const tools = useListTools({
    list: 'participation',
    title: m.title,
    name: ['participation', 'rates', year],
    filters: [
      [m.year, complianceYearName(year)],
      [words.search, filters.q],
      [words.show, namedOptions(words.shows).find(({ value }) => value === filters.show)?.label],
    ],
  })
  return (
    <ListPage
      header={{
        title: m.title,
        breadcrumb: [{ label: m.landingPage, to: '/' }, { label: m.title }],
        facts: words.facts({ limit: limitText(threshold) }),
        actions: (
          <>
            <Select
              inline
              aria-label={m.year}
              value={String(year)}
              options={yearOptions(withYear(years ?? [], year))}
              onChange={(event) => {
                chooseYear(Number(event.target.value))
                change({ year: event.target.value })
              }}
            />
            {viewer.isStateMonitor && (
              <Button
                icon={<Upload aria-hidden />}
                disabledReason={found && !found.importFile.allowed && found.importFile.reason}
                onClick={() => setImporting(true)}
              >
                {words.import}
              </Button>
            )}
          </>
        ),
      }}
      above={<Above named={named} found={found} />}
      caption={words.caption}
      note={list.rows && found && rowsInWords(list.rows.length, found.rows.length)}
      wide
      list={list}
      columns={columns}
      getRowId={(row) => row.id}
      sortedBy={byAgency}
      tools={tools}
      filters={{
        few: true,
        label: words.filters,
        fields: [
          { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
          {
            kind: 'choice',
            name: 'show',
            label: words.show,
            usual: 'all',
            options: namedOptions(words.shows),
          },
        ],
      }}
      empty={{ title: words.empty }}
      noMatch={{ title: words.noMatch, body: words.noMatchBody, clear: words.clear }}
    >
      {importing && found && (
        <ImportDialog
          year={year}
          agencies={found.rows.map(({ lea }) => lea)}
          onClose={() => setImporting(false)}
          onImported={list.refresh}
        />
      )}
    </ListPage>
  )
}

/** The years with the one that is shown, which may not be loaded yet. */
const withYear = (years: readonly { id: number; name: string }[], year: number) =>
  years.some(({ id }) => id === year) ? years : [...years, { id: year, name: complianceYearName(year) }]

const rowsInWords = (shown: number, all: number): string =>
  shown === all ? String(all) : words.shownOf({ shown, all })

/** The tabs, and the figures of the state, with room for them before they come. */
function Above({
  named,
  found,
}: {
  named: AddressYear
  found: ParticipationQuery['participation'] | undefined
}) {
  return (
    <>
      <StateTabs />
      <chakra.div display="grid" gap="10px" minHeight={{ base: '8.5rem', xl: '4.5rem' }} marginBlock="14px">
        <UnknownYearNote {...named} />
        {found && <RatesTotals list={found} />}
      </chakra.div>
    </>
  )
}
