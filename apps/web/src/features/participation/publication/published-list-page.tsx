import { complianceYearName } from '@portal/domain'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { formatDate } from '../../../lib/format'
import { searchedFor } from '../../../lib/lists/searched-for'
import { FileLink } from '../../../ui/action/file-link'
import { TextLink } from '../../../ui/action/link'
import { anyText, listAddress } from '../../../ui/list/list-address'
import { choice } from '../../../ui/list/list-filters'
import { ListPage } from '../../../ui/list/list-page'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useNarrowedList } from '../../../ui/list/use-narrowed-list'
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import { participationMessages as m } from '../participation-messages.generated'
import { participationPaths } from '../participation-paths'
import { StateTabs } from '../participation-tabs'
import { publicationMessages } from './publication-messages.generated'
import { usePublishedJustificationsQuery, type PublishedJustificationsQuery } from './publication.generated'

const words = publicationMessages.list
type Row = PublishedJustificationsQuery['publishedJustifications'][number]

/** The states that this screen can be in. */
export const screenStates = ['loading', 'list', 'filtered to nothing', 'empty', 'agency', 'error', 'offline']

const { useAddress } = listAddress('published-justifications', { q: anyText, year: anyText })
const byYear = { id: 'year', descending: true }

/** What is published, of every agency and year; for everybody, with the file to post. */
export function Component() {
  const address = useAddress()
  const [{ filters }] = address
  const { data, error, refetch } = usePublishedJustificationsQuery({ fetchPolicy: 'cache-and-network' })
  const all = data?.publishedJustifications
  const list = useNarrowedList({
    rows: all,
    error,
    refetch,
    address,
    narrow: useMemo(
      () => (rows: readonly Row[]) => matching(rows, filters.q, filters.year),
      [filters.q, filters.year],
    ),
  })
  const years = [...new Set((all ?? []).map(({ year }) => year))]
  const tools = useListTools({
    list: 'published-justifications',
    title: words.title,
    name: ['justifications', 'published', filters.year],
    filters: [
      [words.search, filters.q],
      [words.year, filters.year && complianceYearName(Number(filters.year))],
    ],
  })
  return (
    <ListPage
      header={{
        title: words.title,
        breadcrumb: [{ label: m.landingPage, to: '/' }, { label: words.title }],
        facts: words.facts,
        actions: (['csv', 'xlsx'] as const).map((format) => (
          <FileLink
            key={format}
            href={participationPaths.postedFile(format, filters.year)}
            icon={<Download aria-hidden />}
          >
            {words[format]}
          </FileLink>
        )),
      }}
      above={<StateTabs />}
      caption={words.title}
      note={list.rows?.length}
      wide
      list={list}
      columns={columns}
      getRowId={({ id }) => id}
      sortedBy={byYear}
      tools={tools}
      filters={{
        few: true,
        label: words.filters,
        fields: [
          { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
          choice(
            'year',
            words.year,
            words.everyYear,
            years.map((year) => ({ value: String(year), label: complianceYearName(year) })),
          ),
        ],
      }}
      empty={{ title: words.empty, body: words.emptyBody }}
      noMatch={{ title: words.noMatch, clear: words.clear }}
    />
  )
}

const columns: DataColumn<Row>[] = [
  {
    id: 'agency',
    header: words.agency,
    rowHeader: true,
    sortValue: ({ agency }) => agency,
    cell: ({ id, agency }) => <TextLink to={participationPaths.published(id)}>{agency}</TextLink>,
  },
  {
    id: 'year',
    header: words.year,
    sortValue: ({ year }) => year,
    exported: [{ heading: words.year, value: ({ year }) => complianceYearName(year) }],
    cell: ({ year }) => <NoBreak>{complianceYearName(year)}</NoBreak>,
  },
  { id: 'above', header: words.above, cell: ({ above }) => above.join(', ') },
  {
    id: 'edition',
    header: words.edition,
    align: 'end',
    sortValue: ({ edition }) => edition,
    cell: ({ edition }) => edition,
  },
  {
    id: 'publishedOn',
    header: words.publishedOn,
    sortValue: ({ publishedOn }) => publishedOn,
    cell: ({ publishedOn }) => <NoBreak>{formatDate(publishedOn)}</NoBreak>,
  },
]

const matching = (rows: readonly Row[], q: string, year: string) => {
  const text = searchedFor(q)?.toLowerCase()
  return rows.filter(
    (row) =>
      (year === '' || String(row.year) === year) &&
      (text === undefined || row.agency.toLowerCase().includes(text)),
  )
}
