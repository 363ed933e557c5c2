import { mostReportsInZip, publishedReportStates, reportModules } from '@portal/domain'
import { Download, FilePlus2 } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { problemOf } from '../../lib/problem'
import { useViewer } from '../../lib/session/viewer'
import { useLearnedYears, useYearFilter } from '../../lib/years/use-year-filter'
import { Alert } from '../../ui/feedback/alert'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/layout/card'
import { DataTable } from '../../ui/table/data-table'
import { FileLink } from '../../ui/action/file-link'
import { FilterBar } from '../../ui/list/filter-bar'
import { FilterSearch, filterChoices } from '../../ui/list/filter-fields'
import { filtersSet } from '../../ui/list/filters-set'
import { exportFromServer } from '../../ui/list/list-export'
import { PageHeader } from '../../ui/layout/page-header'
import { Pager } from '../../ui/list/pager'
import { useLastPage } from '../../ui/list/use-list-address'
import { useListColumns } from '../../ui/list/use-list-columns'
import { tellFailure } from '../../ui/feedback/tell-failure'
import { UnknownYearNote } from '../../ui/feedback/unknown-year-note'
import { reportsColumns } from './reports-columns'
import { reportsMessages as words } from './reports-messages'
import {
  reportFilterNames,
  reportQuery,
  reportVariables,
  searchOf,
  useReportAddress,
} from './reports-filters'
import { reportsPaths } from './reports-paths'
import { usePublishedReportsQuery, type PublishedReportFieldsFragment } from './reports.generated'

const ReportUploadDialog = lazy(() =>
  import('./report-upload-dialog').then((module) => ({ default: module.ReportUploadDialog })),
)

/** The states that this screen can be in. */
export const screenStates = [
  'loading',
  'list',
  'filtered to nothing',
  'empty',
  'acknowledging',
  'withdrawing',
  'uploading',
  'forbidden',
  'error',
  'offline',
]

type Row = PublishedReportFieldsFragment

/** Columns of the screen that are several in a file, or in none. */
const exportedAs: Readonly<Record<string, readonly string[]>> = {
  title: ['title', 'letterNumber'],
  acknowledged: ['acknowledged', 'acknowledgedOn', 'acknowledgeBy'],
  actions: [],
}

/** The library of everything that was issued to an agency (domain definition 6.1). Filters stand in the address. */
export function Component() {
  const [given, change, clear] = useReportAddress()
  const { address, unknown, learn } = useYearFilter(given)
  const { filters, page, pageSize, sort } = address
  const viewer = useViewer()
  const [refused, setRefused] = useState('')
  const { data, previousData, error, refetch } = usePublishedReportsQuery({
    variables: reportVariables(address),
    fetchPolicy: 'cache-and-network',
  })
  useLearnedYears(learn, data?.complianceYears)
  useLastPage(data?.publishedReports.total, { page, pageSize }, (last) => change({ page: last }))
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch])
  const shown = data ?? previousData
  const [hidden, onHidden] = useListColumns('reports')
  const isState = !viewer.isLocalAdmin && !viewer.isLocalUser
  const [uploading, setUploading] = useState<{ replaces: Row | null }>()
  const columns = useMemo(
    () =>
      reportsColumns({
        isState,
        onChanged: refresh,
        onRefused: setRefused,
        onReplace: (replaces) => setUploading({ replaces }),
      }),
    [isState, refresh],
  )
  const filtered = reportFilterNames.some((name) => filters[name] !== '')
  const choice = filterChoices(filters, change)
  const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  return (
    <>
      <PageHeader
        title={words.title}
        breadcrumb={[{ label: words.title }]}
        facts={words.facts}
        actions={
          <>
            {shown && shown.publishedReports.total > mostReportsInZip ? (
              <Button icon={<Download aria-hidden />} disabledReason={words.zipTooMany}>
                {words.zip}
              </Button>
            ) : (
              shown &&
              shown.publishedReports.total > 0 && (
                <FileLink href={reportsPaths.zip(reportQuery(filters))} icon={<Download aria-hidden />}>
                  {words.zip}
                </FileLink>
              )
            )}
            {viewer.isStateMonitor && (
              <Button
                variant="solid"
                icon={<FilePlus2 aria-hidden />}
                onClick={() => setUploading({ replaces: null })}
              >
                {words.upload}
              </Button>
            )}
          </>
        }
      />
      {refused && (
        <Alert status="error" onClose={() => setRefused('')}>
          {refused}
        </Alert>
      )}
      <UnknownYearNote year={null} unknown={unknown} />
      <Card
        title={words.caption}
        padded={false}
        {...(shown ? { note: shown.publishedReports.total.toLocaleString('en-US') } : {})}
      >
        <FilterBar label={words.filters} set={filtersSet(filters)} onClear={clear}>
          <FilterSearch
            label={words.search}
            value={filters.search}
            onChange={(search) => change({ search })}
          />
          {choice(
            'year',
            words.yearLabel,
            words.year,
            (shown?.complianceYears ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          )}
          {choice('part', words.partLabel, words.part, same(['Part B', 'Part C']))}
          {choice('module', words.moduleLabel, words.module, same(reportModules))}
          {choice('state', words.stateLabel, words.state, same(publishedReportStates))}
          {isState &&
            choice(
              'leaId',
              words.agencyLabel,
              words.agency,
              (shown?.leas ?? []).map(({ id, code, shortName }) => ({
                value: String(id),
                label: `${code} ${shortName}`,
              })),
            )}
        </FilterBar>
        <DataTable
          caption={words.caption}
          columns={columns}
          rows={shown?.publishedReports.rows}
          getRowId={(row) => String(row.id)}
          problem={error ? problemOf(error) : null}
          onRetry={refresh}
          wide
          order={sort}
          onOrder={(next) => change({ sort: next })}
          tools={{
            hidden,
            onHidden,
            onExport: (choice, { columns: ids }) =>
              tellFailure(() =>
                exportFromServer(choice, reportsPaths.export, {
                  ...filters,
                  search: searchOf(filters),
                  sort,
                  columns: ids.flatMap((id) => exportedAs[id] ?? [id]).join(','),
                }),
              ),
          }}
          empty={
            filtered
              ? {
                  title: words.noMatch,
                  action: <Button onClick={clear}>{words.clear}</Button>,
                }
              : { title: words.empty, body: words.emptyBody }
          }
        />
        <Pager
          label={words.caption}
          page={page}
          pageSize={pageSize}
          total={shown?.publishedReports.total}
          onChange={change}
        />
      </Card>
      <Suspense fallback={null}>
        {uploading && shown && (
          <ReportUploadDialog
            leas={shown.leas}
            years={shown.complianceYears}
            replaces={uploading.replaces}
            onLeave={() => setUploading(undefined)}
            onUploaded={() => {
              setUploading(undefined)
              refresh()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
