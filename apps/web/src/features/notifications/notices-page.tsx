import { chakra } from '@chakra-ui/react'
import { CheckCheck } from 'lucide-react'
import { useMemo } from 'react'
import { problemOf } from '../../lib/problem'
import { useListPage } from '../../lib/lists/use-last-answer'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/layout/card'
import { DataTable } from '../../ui/table/data-table'
import { FilterBar } from '../../ui/list/filter-bar'
import { filterChoices } from '../../ui/list/filter-fields'
import { filtersSet } from '../../ui/list/filters-set'
import { LinkButton } from '../../ui/action/link'
import { PageHeader } from '../../ui/layout/page-header'
import { Pager } from '../../ui/list/pager'
import { noticesColumns } from './notices-columns'
import { isFiltered, noticeVariables, useNoticeAddress } from './notices-filters'
import { notificationsMessages as m } from './notifications-messages'
import { notificationsPaths } from './notifications-paths'
import { useNoticesQuery } from './notifications.generated'
import { useMarkRead } from './use-mark-read'

/** The states that this screen can be in. */
export const screenStates = ['loading', 'list', 'filtered to nothing', 'empty', 'error', 'offline']

/** Every notice of the person, by page. */
export function Component() {
  const [address, change, clear] = useNoticeAddress()
  const { filters, page, pageSize } = address
  const {
    data: current,
    previousData,
    error,
    loading,
    refetch,
  } = useNoticesQuery({
    variables: noticeVariables(address),
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const shown = (current ?? previousData)?.notices
  const listed = useListPage(
    { current: current?.notices, previous: previousData?.notices, failed: error !== undefined },
    filters,
  )
  const { markOne, markAlike, markUpTo } = useMarkRead()
  const onlyUnread = filters.show === 'unread'
  const columns = useMemo(
    () =>
      noticesColumns({
        onlyUnread,
        onRead: (row) => void markAlike(row),
        onReadSingle: (notice) => void markOne(notice),
      }),
    [onlyUnread, markOne, markAlike],
  )
  const newestId = shown?.newestId
  const choice = filterChoices(filters, change)
  return (
    <>
      <PageHeader
        title={m.title}
        breadcrumb={[{ label: m.landingPage, to: '/' }, { label: m.title }]}
        facts={m.facts}
        actions={
          <>
            <LinkButton to={notificationsPaths.preferences}>{m.mailChoice}</LinkButton>
            <Button
              icon={<CheckCheck aria-hidden />}
              disabledReason={!shown?.unread && m.nothingUnread}
              onClick={() => newestId != null && void markUpTo(newestId).then(() => refetch())}
            >
              {m.markAll}
            </Button>
          </>
        }
      />
      <Card
        title={m.caption}
        padded={false}
        {...(shown ? { note: shown.total.toLocaleString('en-US') } : {})}
      >
        <FilterBar few label={m.filters} set={filtersSet(filters)} onClear={clear}>
          {choice(
            'group',
            m.group,
            m.everyGroup,
            (shown?.groups ?? []).map(({ key, label }) => ({ value: key, label })),
          )}
          {choice(
            'leaId',
            m.agency,
            m.everyAgency,
            (shown?.agencies ?? []).map(({ id, shortName }) => ({ value: String(id), label: shortName })),
          )}
          {choice('show', m.state, m.all, [{ value: 'unread', label: m.onlyUnread }])}
        </FilterBar>
        <chakra.div
          aria-busy={loading || undefined}
          opacity={loading && shown ? 0.6 : 1}
          // What a row opens to is long: the other cells stay beside its first line.
          css={{ '& tr:has([aria-expanded=true]) > *': { verticalAlign: 'top' } }}
        >
          <DataTable
            caption={m.caption}
            columns={columns}
            rows={listed?.rows}
            getRowId={({ id }) => id}
            problem={error ? problemOf(error) : null}
            onRetry={() => void refetch().catch(() => undefined)}
            rowState={({ alikeUnread }) => (alikeUnread > 0 ? 'selected' : undefined)}
            empty={
              isFiltered(filters)
                ? {
                    title: m.noMatchTitle,
                    body: m.noMatchBody,
                    action: (
                      <Button size="sm" onClick={clear}>
                        {m.clear}
                      </Button>
                    ),
                  }
                : { title: m.emptyTitle, body: m.emptyBody }
            }
          />
        </chakra.div>
        <Pager label={m.caption} page={page} pageSize={pageSize} total={shown?.total} onChange={change} />
      </Card>
    </>
  )
}
