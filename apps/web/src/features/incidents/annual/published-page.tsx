import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { useEffect, useMemo } from 'react'
import { useHeaderBadge } from '../../../lib/header-badge'
import { searchedFor } from '../../../lib/lists/searched-for'
import { useViewer } from '../../../lib/session/viewer'
import { useAddressYear } from '../../../lib/years/use-address-year'
import { FormatLinks } from '../../../ui/action/format-links'
import { Alert } from '../../../ui/feedback/alert'
import { UnknownYearNote } from '../../../ui/feedback/unknown-year-note'
import { Select } from '../../../ui/field/select'
import { Switch } from '../../../ui/field/switch'
import { Card } from '../../../ui/layout/card'
import { anyText, listAddress, oneOf } from '../../../ui/list/list-address'
import { yearOptions } from '../../../ui/list/list-filters'
import { ListPage } from '../../../ui/list/list-page'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useNarrowedList } from '../../../ui/list/use-narrowed-list'
import { annualMessages as m } from './annual-messages.generated'
import { annualPaths } from './annual-paths'
import { AnnualTabs } from './annual-tabs'
import { reportedYear, withYear } from './annual-years'
import { usePublishedIncidentsQuery, type PublishedIncidentsQuery } from './annual.generated'
import { KindTable } from './kind-table'
import { publishedColumns, type PublishedRow } from './published-columns'
import { TrendTable } from './trend-table'

const words = m.table

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'published',
  'all numbers',
  'agency',
  'filtered to nothing',
  'empty',
  'error',
  'offline',
]

const { useAddress } = listAddress('published-incidents', { q: anyText, year: anyText, all: oneOf('yes') })
const noFilters = ['year', 'all'] as const
const byAgency = { id: 'agency' }
/** Too many columns for one screen: the rest is a choice. */
const usuallyHidden = ['enrolled', 'physical-per100', 'seclusion-per100', 'mechanical-per100', 'all-students']

/** The published totals of a school year by agency and kind, with small numbers hidden; monitors may see all. */
export function Component() {
  const { isStateMonitor } = useViewer()
  const address = useAddress()
  const [{ filters }, change] = address
  const { named, learn } = useAddressYear(filters.year, reportedYear())
  const { year } = named
  const all = isStateMonitor && filters.all === 'yes'
  useHeaderBadge(null, null, year)
  const { data, error, refetch } = usePublishedIncidentsQuery({
    variables: { year, all },
    fetchPolicy: 'cache-and-network',
  })
  const years = data?.complianceYears
  useEffect(() => {
    if (years) learn(years)
  }, [years, learn])
  const found = data?.publishedIncidents
  const list = useNarrowedList({
    rows: data && (found?.rows ?? []),
    error,
    refetch,
    address,
    narrow: useMemo(() => (rows: readonly PublishedRow[]) => matching(rows, filters.q), [filters.q]),
    noFilters,
  })
  const tools = useListTools({
    list: 'published-incidents',
    title: words.title,
    name: ['incidents', all ? 'totals' : 'published', year],
    filters: [
      [m.year, complianceYearName(year)],
      [m.list.search, filters.q],
      [words.smallNumbers, all ? words.allOn : m.hiddenNote],
    ],
    usuallyHidden,
  })
  return (
    <ListPage
      header={{
        title: words.title,
        breadcrumb: [
          { label: m.landingPage, to: '/' },
          { label: m.register, to: annualPaths.register },
          { label: m.published },
        ],
        facts: words.facts,
        actions: (
          <>
            {isStateMonitor && (
              <Switch
                label={words.all}
                checked={all}
                onChange={(event) => change({ all: event.target.checked ? 'yes' : '' })}
              />
            )}
            <Select
              inline
              aria-label={m.year}
              value={String(year)}
              options={yearOptions(withYear(years ?? [], year))}
              onChange={(event) => change({ year: event.target.value })}
            />
            <FormatLinks
              href={(format) => annualPaths.publishedFile(year, format)}
              words={words}
              label={(format) => words.file({ format })}
            />
          </>
        ),
      }}
      above={
        <>
          <AnnualTabs />
          <UnknownYearNote {...named} />
          <Above found={found} all={all} />
        </>
      }
      caption={words.caption}
      note={found && words.missing({ n: found.missing })}
      wide
      list={list}
      columns={publishedColumns}
      getRowId={({ leaId }) => String(leaId)}
      sortedBy={byAgency}
      tools={tools}
      filters={{
        few: true,
        label: words.filters,
        fields: [{ kind: 'search', name: 'q', label: m.list.search, hint: m.list.searchHint }],
      }}
      empty={{ title: words.empty, body: words.emptyBody }}
      noMatch={{ title: words.noMatch, clear: m.list.clear }}
    />
  )
}

/** The state by kind and by year, with room for them before they come. */
function Above({
  found,
  all,
}: {
  found: PublishedIncidentsQuery['publishedIncidents'] | undefined
  all: boolean
}) {
  return (
    <chakra.div display="grid" gap="14px" marginBlock="14px" minHeight={{ base: '30rem', md: '22rem' }}>
      <Alert status={all ? 'warning' : 'info'} quiet>
        {all ? words.allOn : m.hiddenNote}
      </Alert>
      {found && found.rows.length > 0 && (
        <chakra.div
          display="grid"
          gap="14px"
          alignItems="start"
          gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}
        >
          <Card title={words.state} padded={false}>
            <KindTable caption={words.state} totals={found.totals} />
          </Card>
          <Card title={words.trend} note={m.incidents} padded={false}>
            <TrendTable caption={words.trend} years={found.trend} />
          </Card>
        </chakra.div>
      )}
    </chakra.div>
  )
}

function matching(rows: readonly PublishedRow[], q: string) {
  const text = searchedFor(q)?.toLowerCase()
  if (text === undefined) return rows
  return rows.filter(({ code, agency }) => `${code} ${agency}`.toLowerCase().includes(text))
}
