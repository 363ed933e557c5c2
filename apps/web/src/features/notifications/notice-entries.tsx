import { OldData } from '../../ui/feedback/old-data'
import { chakra } from '@chakra-ui/react'
import { formatDateTime } from '../../lib/format'
import { problemOf } from '../../lib/problem'
import { Button } from '../../ui/action/button'
import { LinkButton, TextLink } from '../../ui/action/link'
import { LoadingState, ProblemState } from '../../ui/feedback/states'
import { AlikeNotices } from './alike-notices'
import { notificationsMessages as m } from './notifications-messages.generated'
import { notificationsPaths } from './notifications-paths'
import {
  useNoticesQuery,
  type NoticeFieldsFragment,
  type NoticeTogetherFieldsFragment,
} from './notifications.generated'
import { useMarkRead } from './use-mark-read'

const shownAtOnce = 10

/** The newest notices, as the bell shows them. */
export function NoticeEntries({ onLeave }: { onLeave: () => void }) {
  const { data, error, refetch } = useNoticesQuery({
    variables: { filter: { unread: false, together: true }, page: 1, pageSize: shownAtOnce },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  const { markOne, markAlike, markUpTo } = useMarkRead()
  const shown = data?.notices
  const unread = shown?.rows.some(({ alikeUnread }) => alikeUnread > 0) || (shown?.unread ?? 0) > shownAtOnce
  return (
    <>
      <chakra.div display="flex" alignItems="center" gap="12px" padding="10px 14px 8px">
        <chakra.h2 textStyle="blockTitle" flex="1">
          {m.title}
        </chakra.h2>
        {shown?.newestId != null && (
          <Button
            size="sm"
            disabledReason={!unread && m.nothingUnread}
            onClick={() => shown.newestId !== null && void markUpTo(shown.newestId)}
          >
            {m.markAll}
          </Button>
        )}
      </chakra.div>
      {!shown ? (
        <chakra.div padding="0 14px 14px">
          {error ? (
            <ProblemState
              problem={problemOf(error)}
              what={m.loading}
              onRetry={() => void refetch().catch(() => undefined)}
            />
          ) : (
            <LoadingState what={m.loading} lines={4} />
          )}
        </chakra.div>
      ) : shown.rows.length === 0 ? (
        <chakra.p padding="0 14px 14px" textStyle="hint" color="fg.subtle">
          {m.none}
        </chakra.p>
      ) : (
        <OldData
          problem={error ? problemOf(error) : null}
          what={m.loading}
          onRetry={() => void refetch().catch(() => undefined)}
        >
          <chakra.ul maxHeight="min(420px, 50dvh)" overflow="auto" tabIndex={0} aria-label={m.title}>
            {shown.rows.map((notice) => (
              <Entry
                key={notice.id}
                notice={notice}
                onOpen={() => {
                  void markAlike(notice)
                  onLeave()
                }}
                onOpenSingle={(one) => {
                  void markOne(one)
                  onLeave()
                }}
              />
            ))}
          </chakra.ul>
        </OldData>
      )}
      <chakra.div padding="8px 14px 12px" borderTop="1px solid {colors.border.subtle}">
        <LinkButton to={notificationsPaths.list} size="sm" onClick={onLeave}>
          {m.allNotices}
        </LinkButton>
      </chakra.div>
    </>
  )
}

interface EntryProps {
  notice: NoticeTogetherFieldsFragment
  onOpen: () => void
  onOpenSingle: (notice: NoticeFieldsFragment) => void
}

function Entry({ notice, onOpen, onOpenSingle }: EntryProps) {
  const isUnread = notice.alikeUnread > 0
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="10px 1fr"
      gap="8px"
      padding="8px 14px"
      borderTop="1px solid {colors.border.subtle}"
      bg={isUnread ? 'bg.selected' : undefined}
    >
      <chakra.span
        aria-hidden
        width="8px"
        height="8px"
        marginTop="7px"
        borderRadius="full"
        bg={isUnread ? 'brand.fg' : 'transparent'}
      />
      <div>
        <chakra.span
          css={{ '& a': { fontWeight: isUnread ? '650' : '400', overflowWrap: 'anywhere' } }}
          textStyle="body"
        >
          <TextLink to={notice.path} onClick={onOpen}>
            {notice.title}
          </TextLink>
        </chakra.span>
        <chakra.p textStyle="hint" color="fg.muted">
          {[isUnread ? m.unread : null, notice.groupLabel, notice.agency, formatDateTime(notice.createdOn)]
            .filter(Boolean)
            .join(' · ')}
        </chakra.p>
        <AlikeNotices notice={notice} onlyUnread={false} onOpen={onOpenSingle} />
      </div>
    </chakra.li>
  )
}
