import { chakra } from '@chakra-ui/react'
import type { YearKind } from '@portal/domain'
import { formatDate } from '../../lib/format'
import type { DataColumn } from '../../ui/table/data-table'
import { TextLink } from '../../ui/action/link'
import { yearsMessages as m } from './years-messages.generated'
import { yearsPaths } from './years-paths'
import type { LaunchedComplianceYearsQuery, YearFiguresFieldsFragment } from './years.generated'

type LaunchedYear = LaunchedComplianceYearsQuery['years'][number]
type Figures = YearFiguresFieldsFragment

interface YearColumnsOptions {
  kind: YearKind
  /** For readers of the audit trail each name leads to the history of the year. */
  readsHistory: boolean
  /** Null for those who launch no years, and where they could not be read. */
  figures: readonly Figures[] | null | undefined
}

/** The column of specification 000 section 2; beside it who launched each year, and how much work it holds. */
export function yearColumns({ kind, readsHistory, figures }: YearColumnsOptions): DataColumn<LaunchedYear>[] {
  const years: DataColumn<LaunchedYear> = {
    id: 'years',
    header: m.years,
    rowHeader: true,
    sortValue: ({ id }) => id,
    cell: (row) => <YearName row={row} readsHistory={readsHistory} kind={kind} />,
  }
  if (!figures) return [years]
  const byYear = new Map(figures.map((one) => [one.year, one]))
  const of = ({ id }: LaunchedYear) => byYear.get(id)
  return [
    years,
    {
      id: 'launched',
      header: m.launched,
      sortValue: (row) => of(row)?.launchedOn ?? null,
      cell: (row) => <Launched figures={of(row)} />,
    },
    {
      id: 'agencies',
      header: m.figures.agencies,
      align: 'end',
      sortValue: (row) => of(row)?.agencies ?? null,
      cell: (row) => <Count n={of(row)?.agencies} />,
    },
    {
      id: 'selfAssessments',
      header: m.figures.selfAssessments,
      align: 'end',
      sortValue: (row) => of(row)?.selfAssessments ?? null,
      cell: (row) => (
        <Count
          n={of(row)?.selfAssessments}
          part={m.figures.closed({ n: of(row)?.closedSelfAssessments ?? 0 })}
        />
      ),
    },
    {
      id: 'findings',
      header: m.figures.findings,
      align: 'end',
      sortValue: (row) => of(row)?.findings ?? null,
      cell: (row) => <Count n={of(row)?.findings} part={m.figures.open({ n: of(row)?.openFindings ?? 0 })} />,
    },
    {
      id: 'documents',
      header: m.figures.documents,
      align: 'end',
      sortValue: (row) => of(row)?.documents ?? null,
      cell: (row) => <Count n={of(row)?.documents} />,
    },
  ]
}

function YearName({
  row: { id, name },
  readsHistory,
  kind,
}: { row: LaunchedYear } & Pick<YearColumnsOptions, 'kind' | 'readsHistory'>) {
  return readsHistory ? (
    <TextLink to={yearsPaths.history(kind, id)} title={m.historyOf({ name })}>
      {name}
    </TextLink>
  ) : (
    name
  )
}

/** When a year was launched and by whom; years of the first installation have no person. */
function Launched({ figures }: { figures: Figures | undefined }) {
  if (!figures?.launchedOn) return <chakra.span color="fg.subtle">{m.installed}</chakra.span>
  return (
    <>
      <chakra.span whiteSpace="nowrap">{formatDate(figures.launchedOn)}</chakra.span>
      {figures.launchedBy && (
        <chakra.span display="block" textStyle="hint" color="fg.muted">
          {m.launchedBy({ name: figures.launchedBy.fullName })}
        </chakra.span>
      )}
    </>
  )
}

/** A number, zero in grey, with how many of them stand out. */
function Count({ n, part }: { n: number | undefined; part?: string }) {
  if (!n) return <chakra.span color="fg.subtle">{n ?? '-'}</chakra.span>
  return (
    <>
      {n.toLocaleString('en-US')}
      {part && (
        <chakra.span display="block" textStyle="hint" color="fg.muted" whiteSpace="nowrap">
          {part}
        </chakra.span>
      )}
    </>
  )
}
