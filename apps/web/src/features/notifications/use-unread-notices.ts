import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef } from 'react'
import { UnreadNoticesDocument, useUnreadNoticesQuery } from './notifications.generated'

/** The least time between two requests. */
export const refreshEveryMs = 60_000

/**
 * How many notices are unread. Loaded once a minute while the tab is visible, and when the person returns to it; a
 * failed request is repeated without a message.
 */
export function useUnreadNotices(): number {
  const client = useApolloClient()
  const { data } = useUnreadNoticesQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-only' })
  const requestedAt = useRef(0)
  useEffect(() => {
    requestedAt.current = Date.now()
    const refresh = () => {
      if (document.hidden || Date.now() - requestedAt.current < refreshEveryMs - 500) return
      requestedAt.current = Date.now()
      client.query({ query: UnreadNoticesDocument, fetchPolicy: 'network-only' }).catch(() => undefined)
    }
    const timer = setInterval(refresh, refreshEveryMs)
    addEventListener('focus', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      removeEventListener('focus', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [client])
  return data?.unreadNotices ?? 0
}

/** Writes the count of a response into the cache, where the bell reads it. */
export function useKnownUnread(): (unread: number) => void {
  const client = useApolloClient()
  return useCallback(
    (unread) => client.writeQuery({ query: UnreadNoticesDocument, data: { unreadNotices: unread } }),
    [client],
  )
}
