import type { DataColumn } from '../../../ui/table/data-table'
import { countText, sortable } from './annual-columns'
import { annualMessages as m } from './annual-messages.generated'
import type { PublishedIncidentsQuery } from './annual.generated'
import { shownKinds } from './kind-table'

const words = m.table

/** An agency of the published table. */
export type PublishedRow = NonNullable<PublishedIncidentsQuery['publishedIncidents']>['rows'][number]

/** Columns of the published table: incidents, students and the rate of each kind. */
export const publishedColumns: DataColumn<PublishedRow>[] = [
  {
    id: 'agency',
    header: words.agency,
    rowHeader: true,
    sortValue: ({ agency }) => agency,
    cell: ({ agency }) => agency,
  },
  {
    id: 'enrolled',
    header: words.enrolled,
    align: 'end',
    sortValue: ({ enrolled }) => enrolled,
    cell: ({ enrolled }) => enrolled?.toLocaleString('en-US') ?? '-',
  },
  ...shownKinds.flatMap(kindColumns),
  {
    id: 'share',
    header: words.share,
    align: 'end',
    sortValue: ({ share }) => sortable(share),
    exported: [{ heading: words.share, value: ({ share }) => share }],
    cell: ({ share }) => share,
  },
]

function kindColumns({ key, label: kind }: (typeof shownKinds)[number]): DataColumn<PublishedRow>[] {
  const counts = (['incidents', 'students'] as const).map((name): DataColumn<PublishedRow> => {
    const heading = m.perKind({ kind, figure: m[name] })
    return {
      id: `${key}-${name}`,
      header: heading,
      align: 'end',
      sortValue: (row) => row[key][name].value,
      exported: [{ heading, value: (row) => row[key][name].value ?? row[key][name].text }],
      cell: (row) => countText(row[key][name]),
    }
  })
  const heading = m.perKind({ kind, figure: m.per100 })
  return counts.concat({
    id: `${key}-per100`,
    header: heading,
    align: 'end',
    sortValue: (row) => sortable(row[key].per100),
    exported: [{ heading, value: (row) => row[key].per100 }],
    cell: (row) => row[key].per100,
  })
}
