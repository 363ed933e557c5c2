import { CheckCheck } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '../../ui/action/button'
import { LinkButton } from '../../ui/action/link'
import { ListPage } from '../../ui/list/list-page'
import { useServerList } from '../../ui/list/use-server-list'
import { noticesColumns } from './notices-columns'
import { noticeFilterFields, noticeVariables, useNoticeAddress } from './notices-filters'
import { notificationsMessages as m } from './notifications-messages.generated'
import { notificationsPaths } from './notifications-paths'
import { NoticesDocument, type NoticesQuery } from './notifications.generated'
import { useMarkRead } from './use-mark-read'

/** The states that this screen can be in. */
export const screenStates = ['loading', 'list', 'filtered to nothing', 'empty', 'error', 'offline']

const policy = { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } as const

// What a row opens to is long: the other cells stay beside its first line.
const rowStyle = { '& tr:has([aria-expanded=true]) > *': { verticalAlign: 'top' } }

/** Every notice of the person, by page. */
export function Component() {
  const { list, address, answer } = useServerList({
    address: useNoticeAddress(),
    query: NoticesDocument,
    variables: noticeVariables,
    page: ({ notices }: NoticesQuery) => notices,
    policy,
  })
  const { markOne, markAlike, markUpTo } = useMarkRead()
  const onlyUnread = address.filters.show === 'unread'
  const columns = useMemo(
    () =>
      noticesColumns({
        onlyUnread,
        onRead: (row) => void markAlike(row),
        onReadSingle: (notice) => void markOne(notice),
      }),
    [onlyUnread, markOne, markAlike],
  )
  const newestId = answer?.newestId
  return (
    <ListPage
      header={{
        title: m.title,
        breadcrumb: [{ label: m.landingPage, to: '/' }, { label: m.title }],
        facts: m.facts,
        actions: (
          <>
            <LinkButton to={notificationsPaths.preferences}>{m.mailChoice}</LinkButton>
            <Button
              icon={<CheckCheck aria-hidden />}
              disabledReason={!answer?.unread && m.nothingUnread}
              onClick={() => newestId != null && void markUpTo(newestId).then(list.refresh)}
            >
              {m.markAll}
            </Button>
          </>
        ),
      }}
      caption={m.caption}
      list={list}
      columns={columns}
      getRowId={({ id }) => id}
      rowState={({ alikeUnread }) => (alikeUnread > 0 ? 'selected' : undefined)}
      filters={{ few: true, label: m.filters, fields: noticeFilterFields(answer) }}
      empty={{ title: m.emptyTitle, body: m.emptyBody }}
      noMatch={{ title: m.noMatchTitle, body: m.noMatchBody, clear: m.clear }}
      css={rowStyle}
    />
  )
}
