import { chakra } from '@chakra-ui/react'
import { calendarDay, ffyDays, percent, yearName } from '@portal/domain'
import { useSearchParams } from 'react-router-dom'
import { addressYear } from '../../../lib/years/address-year'
import { useHeaderBadge } from '../../../lib/header-badge'
import { problemOf } from '../../../lib/problem'
import { useViewer } from '../../../lib/session/viewer'
import { Card } from '../../../ui/layout/card'
import { DataTable, type DataColumn } from '../../../ui/table/data-table'
import { TextLink } from '../../../ui/action/link'
import { PageHeader } from '../../../ui/layout/page-header'
import { Select } from '../../../ui/field/select'
import { OldData } from '../../../ui/feedback/old-data'
import { EmptyState, LoadingState, ProblemState } from '../../../ui/feedback/states'
import { UnknownYearNote } from '../../../ui/feedback/unknown-year-note'
import { filterQuery, type FindingFilters } from './findings-filters'
import { findingsMessages } from '../findings-messages.generated'
import { findingsPageMessages } from '../findings-page-messages.generated'
import { findingsPaths } from '../findings-paths'
import { FindingsTabs } from './findings-tabs'
import { useFindingNumbersQuery, type FindingNumbersQuery } from '../findings.generated'

const words = findingsPageMessages.numbers

/** The states that this screen can be in. */
export const screenStates = ['loading', 'numbers', 'empty', 'error', 'offline']

type Numbers = FindingNumbersQuery['findingNumbers']
type Counts = Numbers['total']
const outcomes = ['issued', 'timely', 'late', 'notVerified'] as const

/** Findings are dated in the fiscal years that have begun. */
const upTo = (current: number) => Array.from({ length: current - 1999 }, (_, place) => 2000 + place)

/** Timely correction (B18, C12): every number opens the findings behind it. */
export function Component() {
  const viewer = useViewer()
  useHeaderBadge(viewer.leaName ?? null, null, null)
  const [params, setParams] = useSearchParams()
  const today = calendarDay(new Date())
  const current = Number(today.slice(0, 4)) - (today.slice(5) < '07-01' ? 1 : 0)
  const { year: ffy, unknown } = addressYear(params.get('ffy'), upTo(current), current)
  const part = params.get('part') === 'Part C' ? 'Part C' : 'Part B'
  const { data, error, refetch } = useFindingNumbersQuery({
    variables: { ffy, part },
    fetchPolicy: 'cache-and-network',
  })
  const numbers = data?.findingNumbers
  const change = (name: string, value: string) =>
    setParams(
      (known) => new URLSearchParams([...known].filter(([key]) => key !== name).concat([[name, value]])),
    )
  return (
    <>
      <PageHeader
        title={words.rate}
        breadcrumb={[{ label: findingsMessages.title, to: findingsPaths.list }, { label: words.rate }]}
        facts={words.facts}
        actions={
          <>
            <Select
              inline
              aria-label={words.ffy}
              value={String(ffy)}
              options={[...new Set([current, current - 1, current - 2, current - 3, ffy])].map((year) => ({
                value: String(year),
                label: words.issuedIn({ ffy: year }),
              }))}
              onChange={(event) => change('ffy', event.target.value)}
            />
            <Select
              inline
              aria-label={words.part}
              value={part}
              options={['Part B', 'Part C'].map((value) => ({ value, label: value }))}
              onChange={(event) => change('part', event.target.value)}
            />
          </>
        }
      />
      <FindingsTabs />
      <UnknownYearNote year={ffy} unknown={unknown} nameOf={(year) => yearName('determinations', year)} />
      {numbers ? (
        <OldData
          problem={error ? problemOf(error) : null}
          what={findingsPageMessages.what.timelyCorrection}
          onRetry={() => void refetch().catch(() => undefined)}
        >
          <Figures numbers={numbers} showsAgencies={!viewer.leaId} />
        </OldData>
      ) : error ? (
        <ProblemState
          problem={problemOf(error)}
          what={findingsPageMessages.what.timelyCorrection}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <LoadingState what={findingsPageMessages.what.timelyCorrection} lines={6} />
      )}
    </>
  )
}

function Figures({ numbers, showsAgencies }: { numbers: Numbers; showsAgencies: boolean }) {
  const { total, ffy, part } = numbers
  if (total.issued === 0) return <EmptyState title={words.none} />
  const { from, to } = ffyDays(ffy)
  const link = (filters: Partial<FindingFilters>) =>
    `${findingsPaths.list}${filterQuery({ part, issuedFrom: from, issuedTo: to, ...filters })}`
  return (
    <chakra.div display="grid" gap="14px">
      <Card title={words.rate}>
        <chakra.p fontSize="2xl" fontWeight="600" fontVariantNumeric="tabular-nums" lineHeight="1.2">
          {percent(total.timely, total.issued)}
        </chakra.p>
        <TextLink to={link({ outcome: 'issued' })}>
          {words.of({ timely: total.timely, issued: total.issued })}
        </TextLink>
      </Card>
      <Card title={words.byRow} padded={false}>
        <DataTable
          caption={words.byRow}
          columns={[
            { id: 'row', header: words.row, rowHeader: true, cell: ({ row }) => rowName(row) },
            ...countColumns<Numbers['rows'][number]>(({ row }, outcome) => link({ outcome, formRow: row })),
          ]}
          rows={numbers.rows}
          getRowId={({ row }) => row}
          empty={{ title: words.none }}
        />
      </Card>
      {showsAgencies && (
        <Card title={words.byAgency} padded={false}>
          <DataTable
            caption={words.byAgency}
            columns={agencyColumns((leaId, outcome) => link({ outcome, leaId: String(leaId) }))}
            rows={numbers.agencies}
            getRowId={({ leaId }) => String(leaId)}
            empty={{ title: words.none }}
          />
        </Card>
      )}
    </chakra.div>
  )
}

function countColumns<Row extends Counts>(
  to: (row: Row, outcome: (typeof outcomes)[number]) => string,
): DataColumn<Row>[] {
  return outcomes.map((outcome) => ({
    id: outcome,
    header: words[outcome],
    align: 'end' as const,
    sortValue: (row) => row[outcome],
    cell: (row) =>
      row[outcome] === 0 ? (
        <chakra.span color="fg.subtle">0</chakra.span>
      ) : (
        <TextLink
          to={to(row, outcome)}
          aria-label={words.opens({ n: row[outcome], what: words[outcome].toLowerCase() })}
        >
          {row[outcome]}
        </TextLink>
      ),
  }))
}

type Agency = Numbers['agencies'][number]

function agencyColumns(
  to: (leaId: number, outcome: (typeof outcomes)[number]) => string,
): DataColumn<Agency>[] {
  return [
    {
      id: 'agency',
      header: findingsMessages.list.agency,
      rowHeader: true,
      sortValue: ({ lea }) => lea.code,
      cell: ({ lea }) => `${lea.code} ${lea.shortName}`,
    },
    ...countColumns<Agency>(({ leaId }, outcome) => to(leaId, outcome)),
    {
      id: 'rate',
      header: words.rate,
      align: 'end',
      sortValue: ({ timely, issued }) => timely / Math.max(1, issued),
      cell: ({ leaId, timely, issued }) => (
        <TextLink to={to(leaId, 'issued')} aria-label={words.opensRate({ n: timely, of: issued })}>
          {percent(timely, issued)}
        </TextLink>
      ),
    },
    {
      id: 'median',
      header: words.median,
      align: 'end',
      sortValue: ({ medianDays }) => medianDays,
      cell: ({ leaId, medianDays }) => days(to(leaId, 'issued'), words.median, medianDays),
    },
    {
      id: 'max',
      header: words.max,
      align: 'end',
      sortValue: ({ maxDays }) => maxDays,
      cell: ({ leaId, maxDays }) => days(to(leaId, 'issued'), words.max, maxDays),
    },
  ]
}

/** Days with the findings that they are taken from. */
function days(to: string, what: string, value: number | null) {
  if (value === null) return '-'
  return (
    <TextLink to={to} aria-label={words.opens({ n: value, what: what.toLowerCase() })}>
      {value}
    </TextLink>
  )
}

function rowName(row: string): string {
  if (row === 'related') return words.related
  return row === 'other' ? words.other : words.indicator({ code: row })
}
