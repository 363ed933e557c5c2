import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Outlet } from 'react-router-dom'
import { goTo } from '../lib/place'
import { problemOf } from '../lib/problem'
import { forgetUser, loginPath, onSessionChange, rememberUser, requireSignIn } from '../lib/session/session'
import { ViewerContext } from '../lib/session/viewer'
import { useViewerQuery } from '../lib/session/viewer.generated'
import { ProblemState } from '../ui/feedback/states'
import { Starting } from './starting'
import { uiMessages } from '../ui/ui-messages.generated'

const freshMs = 5_000

/**
 * Shows screens to signed-in people only, and provides the person to them. Everyone else signs in first and returns.
 */
export function Guard() {
  const { data, error, refetch } = useViewerQuery({ fetchPolicy: 'cache-first' })
  const viewer = data?.viewer
  const signedOut = data !== undefined && viewer === null
  const checkedAt = useRef(performance.now())

  useEffect(() => {
    if (viewer) rememberUser(viewer)
  }, [viewer])

  useEffect(() => {
    if (!signedOut) return
    forgetUser()
    if (!location.pathname.startsWith('/auth')) goTo(loginPath(), { replace: true })
  }, [signedOut])

  // Another tab signed out, or signed in another person: this one follows, and shows nothing of the previous person.
  const viewerId = viewer?.id
  useEffect(
    () =>
      onSessionChange((signal) => {
        if (signal.kind === 'signed-out') requireSignIn(null)
        else if (viewerId && signal.userId !== viewerId) location.assign('/user/landing')
      }),
    [viewerId],
  )

  useEffect(() => {
    const check = () => {
      if (document.visibilityState !== 'visible' || performance.now() - checkedAt.current < freshMs) return
      checkedAt.current = performance.now()
      refetch().catch(() => undefined)
    }
    addEventListener('focus', check)
    document.addEventListener('visibilitychange', check)
    return () => {
      removeEventListener('focus', check)
      document.removeEventListener('visibilitychange', check)
    }
  }, [refetch])

  if (viewer)
    return (
      <ViewerContext value={viewer}>
        <Outlet />
      </ViewerContext>
    )
  if (!error) return <Starting />
  return (
    <chakra.main padding="24px" maxWidth="760px" marginInline="auto">
      <ProblemState
        problem={problemOf(error)}
        what={uiMessages.portal}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    </chakra.main>
  )
}
