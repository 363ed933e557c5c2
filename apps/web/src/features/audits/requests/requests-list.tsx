import { useMemo, useState, type ComponentProps } from 'react'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { toast } from '../../../ui/feedback/toast'
import { refusalsOf } from '../../../lib/saving/refusals'
import { ListCard } from '../../../ui/list/list-card'
import { Pager } from '../../../ui/list/pager'
import { useLastPage } from '../../../ui/list/use-list-address'
import { useListTools } from '../../../ui/list/use-list-tools'
import { useNarrowedList } from '../../../ui/list/use-narrowed-list'
import type { ProngPlace } from '../audits-paths'
import { requestColumns } from './request-columns'
import { filtersInWords, matchingRequests, requestFilterFields, useRequestsAddress } from './request-filters'
import { requestsMessages as words } from './requests-messages.generated'
import {
  useReportRecordUploadsMutation,
  type DocumentRequestFieldsFragment as Row,
} from './requests.generated'

const byRequest = { id: 'request', desc: true }

interface RequestsListProps {
  place: ProngPlace
  requests: readonly Row[]
  refetch: () => Promise<unknown>
}

/** The pager of a list whose rows are all here. */
const pagerOf = (of: Omit<ComponentProps<typeof Pager>, 'label'>) => (label: string) => (
  <Pager label={label} {...of} />
)

/** Requests for documents of a prong: what the state asks for, and how far the answers are. */
export function RequestsList({ place, requests, refetch }: RequestsListProps) {
  const viewer = useViewer()
  const address = useRequestsAddress()
  const [{ filters, page, pageSize }, change] = address
  const list = useNarrowedList({
    rows: requests,
    error: undefined,
    refetch,
    address,
    narrow: useMemo(
      () => (rows: readonly Row[]) => matchingRequests(rows, filters, viewer.id),
      [filters, viewer.id],
    ),
  })
  const { rows } = list
  const paged = {
    ...list,
    page: { number: page, size: pageSize },
    pager: pagerOf({ page, pageSize, total: rows?.length, onChange: change }),
  }
  useLastPage(rows?.length, { page, pageSize }, (last) => change({ page: last }))
  const columns = useMemo(() => requestColumns(place), [place])
  const tools = useListTools({
    list: 'audit-requests',
    title: words.title,
    name: ['audits', 'requests', place.prongId],
    usuallyHidden: ['answeredBy', 'assignees'],
    filters: filtersInWords(filters, requests),
  })
  return (
    <ListCard<Row, keyof typeof filters>
      caption={words.title}
      note={rows?.length.toLocaleString('en-US')}
      wide
      actions={viewer.leaId !== null && <ReportUploads place={place} />}
      list={paged}
      columns={columns}
      getRowId={({ id }) => String(id)}
      sortedBy={byRequest}
      tools={tools}
      filters={{ label: words.filters.label, fields: requestFilterFields(requests) }}
      empty={{
        title: words.list.emptyTitle,
        body: viewer.leaId === null ? words.list.emptyState : words.list.emptyAgency,
      }}
      noMatch={{
        title: words.list.noMatchTitle,
        body: words.list.noMatchBody,
        clear: words.list.clear,
      }}
    />
  )
}

/** The agency makes sure that the lead monitor hears of what it has uploaded. */
function ReportUploads({ place: { typeKey, prongId } }: { place: ProngPlace }) {
  const [report] = useReportRecordUploadsMutation()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    let documents = 0
    const [refusal] = await refusalsOf(async () => {
      const { data } = await report({ variables: { input: { typeKey, prongId } } })
      documents = data?.reportRecordUploads.documents ?? 0
      return data?.reportRecordUploads.errors
    })
    setBusy(false)
    toast(
      refusal
        ? { status: 'error', title: words.report.failed, description: refusal.message, duration: 10_000 }
        : { status: 'success', title: words.report.done({ n: documents }), duration: 5000 },
    )
  }
  return (
    <Button size="sm" title={words.report.hint} loading={busy} onClick={() => void send()}>
      {words.report.button}
    </Button>
  )
}
