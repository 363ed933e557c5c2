import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { formatDateTime } from '../../lib/format'
import { problemOf } from '../../lib/problem'
import { Button } from '../../ui/action/button'
import { Disclosure } from '../../ui/layout/disclosure'
import { TextLink } from '../../ui/action/link'
import { LoadingState, ProblemState } from '../../ui/feedback/states'
import { notificationsMessages as m } from './notifications-messages.generated'
import {
  useAlikeNoticesQuery,
  type NoticeFieldsFragment,
  type NoticeTogetherFieldsFragment,
} from './notifications.generated'

const shownAtOnce = 20
/** The longest page that the server gives. */
const mostShown = 100

interface AlikeNoticesProps {
  notice: NoticeTogetherFieldsFragment
  onlyUnread: boolean
  onOpen: (notice: NoticeFieldsFragment) => void
}

/** What happened to one record, counted; it opens to the single notices. */
export function AlikeNotices(props: AlikeNoticesProps) {
  const { counted, title } = props.notice
  return (
    counted && (
      <Disclosure label={counted} of={title}>
        <SingleNotices {...props} />
      </Disclosure>
    )
  )
}

function SingleNotices({ notice, onlyUnread, onOpen }: AlikeNoticesProps) {
  const [pageSize, setPageSize] = useState(shownAtOnce)
  const { data, previousData, error, refetch } = useAlikeNoticesQuery({
    variables: { filter: { alikeTo: Number(notice.id), unread: onlyUnread }, page: 1, pageSize },
    fetchPolicy: 'cache-and-network',
  })
  const shown = (data ?? previousData)?.notices
  if (!shown)
    return error ? (
      <ProblemState
        problem={problemOf(error)}
        what={m.loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <LoadingState what={m.loading} lines={2} />
    )
  const left = shown.total - shown.rows.length
  return (
    <>
      <ul>
        {shown.rows.map((one) => (
          <li key={one.id}>
            <chakra.span
              css={{ '& a': { fontWeight: one.readOn === null ? '650' : '400', overflowWrap: 'anywhere' } }}
            >
              <TextLink to={one.path} onClick={() => onOpen(one)}>
                {one.title}
              </TextLink>
            </chakra.span>
            <chakra.p textStyle="hint" color="fg.muted">
              {[one.readOn === null ? m.unread : null, formatDateTime(one.createdOn)]
                .filter(Boolean)
                .join(' · ')}
            </chakra.p>
          </li>
        ))}
      </ul>
      {left > 0 &&
        (pageSize < mostShown ? (
          <Button size="sm" onClick={() => setPageSize(mostShown)}>
            {m.showEarlier}
          </Button>
        ) : (
          <chakra.p textStyle="hint" color="fg.muted">
            {m.earlier({ count: left })}
          </chakra.p>
        ))}
    </>
  )
}
