import { chakra } from '@chakra-ui/react'
import { mostReportsInZip, publishedReportStates, reportModules } from '@portal/domain'
import { Download, FilePlus2 } from 'lucide-react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formatDate } from '../../lib/format'
import { problemOf } from '../../lib/problem'
import { useViewer } from '../../lib/viewer'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { DataTable, type DataColumn } from '../../ui/data-table'
import { controlStyle } from '../../ui/field-frame'
import { FileLink } from '../../ui/file-link'
import { TextLink } from '../../ui/link'
import { PageHeader } from '../../ui/page-header'
import { Pager } from '../../ui/pager'
import { Select } from '../../ui/select'
import { ReportActs } from './report-acts'
import { ReportFiles } from './report-files'
import { ReportStateChip } from './report-state-chip'
import { reportsMessages as words } from './reports-messages'
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
const filterNames = ['year', 'part', 'module', 'state', 'leaId', 'search'] as const

/** The library of everything that was issued to an agency (domain definition 6.1). Filters stand in the address. */
export function Component() {
  const [search, setSearch] = useSearchParams()
  const viewer = useViewer()
  const [refused, setRefused] = useState('')
  const page = Number(search.get('page') ?? 1)
  const pageSize = Number(search.get('size') ?? 25)
  const text = search.get('search') ?? ''
  const year = Number(search.get('year'))
  const { data, previousData, error, refetch } = usePublishedReportsQuery({
    variables: {
      page,
      pageSize,
      filter: {
        year: year || null,
        part: search.get('part'),
        module: search.get('module'),
        state: search.get('state'),
        leaId: Number(search.get('leaId')) || null,
        // One character is not searched for.
        search: text.trim().length > 1 ? text.trim() : null,
      },
    },
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch])
  const shown = data ?? previousData
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        if (name !== 'page') next.delete('page')
        return next
      },
      { replace: true },
    )
  const isState = !viewer.isLocalAdmin && !viewer.isLocalUser
  const [uploading, setUploading] = useState<{ replaces: Row | null }>()
  const columns = useMemo(
    () => columnsOf(isState, refresh, setRefused, (replaces) => setUploading({ replaces })),
    [isState, refresh],
  )
  const filtered = filterNames.some((name) => search.get(name))
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
                <FileLink href={reportsPaths.zip(zipQuery(search))} icon={<Download aria-hidden />}>
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
      <Card padded={false}>
        <chakra.div
          role="search"
          aria-label={words.filters}
          display="flex"
          flexWrap="wrap"
          gap="8px 14px"
          padding="10px 14px"
          borderBottom="1px solid {colors.border.subtle}"
        >
          <chakra.input
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={text}
            maxLength={200}
            onChange={(event) => set('search', event.currentTarget.value)}
            css={{ ...controlStyle, width: { base: '100%', md: '240px' } }}
          />
          <Select
            inline
            aria-label={words.yearLabel}
            value={search.get('year') ?? ''}
            placeholder={words.year}
            options={(shown?.complianceYears ?? []).map(({ id, name }) => ({
              value: String(id),
              label: name,
            }))}
            onChange={(event) => set('year', event.target.value)}
          />
          <Select
            inline
            aria-label={words.partLabel}
            value={search.get('part') ?? ''}
            placeholder={words.part}
            options={['Part B', 'Part C'].map((value) => ({ value, label: value }))}
            onChange={(event) => set('part', event.target.value)}
          />
          <Select
            inline
            aria-label={words.moduleLabel}
            value={search.get('module') ?? ''}
            placeholder={words.module}
            options={reportModules.map((value) => ({ value, label: value }))}
            onChange={(event) => set('module', event.target.value)}
          />
          <Select
            inline
            aria-label={words.stateLabel}
            value={search.get('state') ?? ''}
            placeholder={words.state}
            options={publishedReportStates.map((value) => ({ value, label: value }))}
            onChange={(event) => set('state', event.target.value)}
          />
          {isState && (
            <Select
              inline
              aria-label={words.agencyLabel}
              value={search.get('leaId') ?? ''}
              placeholder={words.agency}
              options={(shown?.leas ?? []).map(({ id, code, shortName }) => ({
                value: String(id),
                label: `${code} ${shortName}`,
              }))}
              onChange={(event) => set('leaId', event.target.value)}
            />
          )}
        </chakra.div>
        <DataTable
          caption={words.caption}
          columns={columns}
          rows={shown?.publishedReports.rows}
          getRowId={(row) => String(row.id)}
          problem={error ? problemOf(error) : null}
          onRetry={refresh}
          wide
          empty={
            filtered
              ? {
                  title: words.noMatch,
                  action: <Button onClick={() => setSearch({}, { replace: true })}>{words.clear}</Button>,
                }
              : { title: words.empty, body: words.emptyBody }
          }
        />
        {shown && shown.publishedReports.total > 0 && (
          <Pager
            label={words.caption}
            page={page}
            pageSize={pageSize}
            total={shown.publishedReports.total}
            onPage={(next) => set('page', String(next))}
            onPageSize={(size) => set('size', String(size))}
          />
        )}
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

/** The filters of the address as the file of all filtered reports takes them. */
function zipQuery(search: URLSearchParams): string {
  const text = search.get('search')?.trim() ?? ''
  const given = filterNames.flatMap((name) => {
    const value = name === 'search' ? (text.length > 1 ? text : '') : search.get(name)
    return value ? [[name, value] as [string, string]] : []
  })
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

function columnsOf(
  isState: boolean,
  onChanged: () => void,
  onRefused: (message: string) => void,
  onReplace: (report: Row) => void,
): DataColumn<Row>[] {
  const agency: DataColumn<Row> = { id: 'agency', header: 'Agency', cell: (row) => row.agency }
  return [
    {
      id: 'title',
      header: 'Title',
      rowHeader: true,
      cell: (row) => (
        <span>
          <TextLink to={reportsPaths.report(row.id)}>{row.title}</TextLink>
          {row.letterNumber && (
            <chakra.span display="block" fontSize="sm" color="fg.subtle">
              {row.letterNumber}
            </chakra.span>
          )}
        </span>
      ),
    },
    { id: 'module', header: 'Module', cell: (row) => row.module },
    { id: 'year', header: 'Year', cell: (row) => `${row.year} - ${row.year + 1}` },
    { id: 'part', header: 'Part', cell: (row) => row.part || 'Both' },
    ...(isState ? [agency] : []),
    { id: 'issued', header: 'Issued', cell: (row) => formatDate(row.issuedOn) },
    { id: 'state', header: 'State', cell: (row) => <ReportStateChip state={row.state} /> },
    { id: 'acknowledged', header: 'Acknowledged', cell: acknowledgement },
    { id: 'version', header: 'Version', align: 'end', cell: (row) => row.edition },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (row) => (
        <chakra.span display="flex" flexWrap="wrap" gap="6px" justifyContent="flex-end">
          <ReportFiles report={row} />
          <ReportActs
            report={row}
            onChanged={onChanged}
            onRefused={onRefused}
            onReplace={() => onReplace(row)}
          />
        </chakra.span>
      ),
    },
  ]
}

function acknowledgement(row: Row): string {
  if (row.acknowledgedBy && row.acknowledgedOn)
    return words.acknowledgedBy(row.acknowledgedBy.fullName, formatDate(row.acknowledgedOn))
  return row.requiresAcknowledgement && row.state === 'Issued' && row.acknowledgeBy
    ? words.waiting(formatDate(row.acknowledgeBy))
    : words.notNeeded
}
