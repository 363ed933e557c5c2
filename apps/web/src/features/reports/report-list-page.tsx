import { mostReportsInZip } from '@portal/domain'
import { Download, FilePlus2 } from 'lucide-react'
import { lazy, useMemo, useState } from 'react'
import { useViewer } from '../../lib/session/viewer'
import { Button } from '../../ui/action/button'
import { TextLink } from '../../ui/action/link'
import { FileLink } from '../../ui/action/file-link'
import { Alert } from '../../ui/feedback/alert'
import { queryOf } from '../../ui/list/list-address'
import { ListPage } from '../../ui/list/list-page'
import { useServerList, useServerTools } from '../../ui/list/use-server-list'
import { reportsColumns } from './reports-columns'
import { reportFilterFields, reportVariables, useReportAddress } from './reports-filters'
import { reportsMessages as words } from './reports-messages.generated'
import { reportsPaths } from './reports-paths'
import {
  PublishedReportsDocument,
  type PublishedReportsQuery,
  type PublishedReportFieldsFragment,
} from './reports.generated'

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

/** Columns of the screen that become several columns of the exported file, or none. */
const exportedAs: Readonly<Record<string, readonly string[]>> = {
  title: ['title', 'letterNumber'],
  acknowledged: ['acknowledged', 'acknowledgedOn', 'acknowledgeBy'],
  actions: [],
}

const policy = { fetchPolicy: 'cache-and-network' } as const

/** The library of everything that was issued to an agency (domain definition 6.1). Filters stand in the address. */
export function Component() {
  const viewer = useViewer()
  const { list, address, data, answer } = useServerList({
    address: useReportAddress(),
    query: PublishedReportsDocument,
    variables: reportVariables,
    page: ({ publishedReports }: PublishedReportsQuery) => publishedReports,
    years: ({ complianceYears }) => complianceYears,
    policy,
  })
  const { refresh } = list
  const query = queryOf(address.filters)
  const [refused, setRefused] = useState('')
  const isState = !viewer.isLocalAdmin && !viewer.isLocalUser
  const [uploading, setUploading] = useState<{ replaces: Row | null }>()
  const tools = useServerTools({
    list: 'reports',
    path: reportsPaths.export,
    shown: { ...query, sort: address.sort },
    exportedAs,
  })
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
  const upload = () => setUploading({ replaces: null })
  return (
    <ListPage
      header={{
        title: words.title,
        breadcrumb: [{ label: words.title }],
        facts: words.facts,
        actions: (
          <>
            <TextLink to={reportsPaths.monitoring}>{words.monitoring}</TextLink>
            <ZipButton total={answer?.total} query={query} />
            {viewer.isStateMonitor && (
              <Button variant="solid" icon={<FilePlus2 aria-hidden />} onClick={upload}>
                {words.upload}
              </Button>
            )}
          </>
        ),
      }}
      above={
        refused && (
          <Alert status="error" onClose={() => setRefused('')}>
            {refused}
          </Alert>
        )
      }
      caption={words.caption}
      wide
      list={list}
      columns={columns}
      getRowId={(row) => String(row.id)}
      tools={tools}
      filters={{ label: words.filters, fields: reportFilterFields(data, isState) }}
      empty={{ title: words.empty, body: words.emptyBody }}
      noMatch={{ title: words.noMatch, clear: words.clear }}
    >
      {uploading && data && (
        <ReportUploadDialog
          leas={data.leas}
          years={data.complianceYears}
          replaces={uploading.replaces}
          onLeave={() => setUploading(undefined)}
          onUploaded={() => {
            setUploading(undefined)
            refresh()
          }}
        />
      )}
    </ListPage>
  )
}

/** Downloads all filtered reports in one file, unless there are none or too many. It is there before their number is known. */
function ZipButton({ total, query }: { total: number | undefined; query: Record<string, string> }) {
  const disabledReason =
    total === 0 ? words.zipNone : (total ?? 0) > mostReportsInZip ? words.zipTooMany : undefined
  if (disabledReason)
    return (
      <Button icon={<Download aria-hidden />} disabledReason={disabledReason}>
        {words.zip}
      </Button>
    )
  const text = new URLSearchParams(query).toString()
  return (
    <FileLink href={reportsPaths.zip(text && `?${text}`)} icon={<Download aria-hidden />}>
      {words.zip}
    </FileLink>
  )
}
