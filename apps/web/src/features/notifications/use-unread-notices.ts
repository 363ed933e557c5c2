import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef } from 'react'
import { UnreadNoticesDocument, useUnreadNoticesQuery } from './notifications.generated'

/** The least time between two questions. */
export const askedEveryMs = 60_000

/**
 * How many notices are unread. Asked for once a minute while the tab is in sight, and when somebody comes back to it;
 * a question that fails is quietly asked again.
 */
export function useUnreadNotices(): number {
  const client = useApolloClient()
  const { data } = useUnreadNoticesQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-only' })
  const asked = useRef(0)
  useEffect(() => {
    asked.current = Date.now()
    const ask = () => {
      if (document.hidden || Date.now() - asked.current < askedEveryMs - 500) return
      asked.current = Date.now()
      client.query({ query: UnreadNoticesDocument, fetchPolicy: 'network-only' }).catch(() => undefined)
    }
    const timer = setInterval(ask, askedEveryMs)
    addEventListener('focus', ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [client])
  return data?.unreadNotices ?? 0
}

/** Puts the count that an answer brought where the bell reads it. */
export function useKnownUnread(): (unread: number) => void {
  const client = useApolloClient()
  return useCallback(
    (unread) => client.writeQuery({ query: UnreadNoticesDocument, data: { unreadNotices: unread } }),
    [client],
  )
}
