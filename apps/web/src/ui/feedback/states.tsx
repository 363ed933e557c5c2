import { chakra } from '@chakra-ui/react'
import { Blocks, Compass, Lock, RefreshCw, Unplug, WifiOff } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { announce } from './announcer'
import { BrandMark } from '../brand/brand-mark'
import { Button } from '../action/button'
import { uiMessages } from '../ui-messages.generated'
import { problemMessages } from '../../lib/problem-messages.generated'

/** Common frame: mark at left, a bold sentence, one more sentence, at most one action. */
function StateFrame({
  mark,
  title,
  children,
  action,
  role,
  level = 'p',
}: {
  mark: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
  role?: 'alert' | 'status'
  level?: 'p' | 'h1'
}) {
  const Title = level === 'h1' ? chakra.h1 : chakra.p
  return (
    <chakra.div
      role={role}
      data-frame
      display="flex"
      alignItems="center"
      flexWrap="wrap"
      gap="10px 16px"
      padding={{ base: '18px 16px', md: '22px 20px' }}
      bg="bg.surface"
      border="1px solid {colors.border.subtle}"
      borderRadius="md"
    >
      <chakra.span flex="none" display="inline-flex" color="fg.subtle">
        {mark}
      </chakra.span>
      <chakra.div flex="1 1 260px" minWidth="0">
        <Title textStyle={level === 'h1' ? 'pageTitle' : 'blockTitle'}>{title}</Title>
        {children && (
          <chakra.div textStyle="bodySmall" color="fg.muted" maxWidth="measure">
            {children}
          </chakra.div>
        )}
      </chakra.div>
      {action}
    </chakra.div>
  )
}

const retryButton = (onRetry: (() => void) | undefined) =>
  onRetry && (
    <Button size="sm" icon={<RefreshCw aria-hidden />} onClick={onRetry}>
      {uiMessages.tryAgain}
    </Button>
  )

/** Grey bars in the shape of what is loading; shown after 300 ms, announced at once. */
export function LoadingState({ what, lines = 4 }: { what: string; lines?: number }) {
  const visible = useDelayed(300)
  return (
    <div role="status">
      <chakra.span srOnly>{uiMessages.loading({ what })}</chakra.span>
      {visible && (
        <chakra.div
          aria-hidden
          data-frame
          display="grid"
          gap="12px"
          padding="18px 16px"
          bg="bg.surface"
          border="1px solid {colors.border.subtle}"
          borderRadius="md"
          animation="pulse 1.6s ease-in-out infinite"
        >
          {Array.from({ length: lines }, (_, i) => (
            <chakra.span
              key={i}
              display="block"
              height="14px"
              borderRadius="chip"
              bg="bg.muted"
              style={{ width: `${92 - ((i * 17) % 45)}%` }}
            />
          ))}
        </chakra.div>
      )}
    </div>
  )
}

/** True once `ms` have passed: fast responses show no skeleton. */
export function useDelayed(ms: number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return passed
}

/** Nothing there: `title` says why, `children` what fills it. Its arrival is announced, as after a filter that finds nothing. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  useEffect(() => announce(title), [title])
  return (
    <StateFrame mark={<BrandMark size={44} />} title={title} action={action}>
      {children}
    </StateFrame>
  )
}

/** A part that failed while the rest of the page is good. */
export function ErrorState({
  title,
  message,
  errorId,
  onRetry,
}: {
  /** 'Findings could not be loaded.' */
  title: string
  message?: string
  errorId?: string | undefined
  onRetry?: () => void
}) {
  const said = message ?? uiMessages.restIsGood
  return (
    <StateFrame role="alert" mark={<Unplug aria-hidden />} title={title} action={retryButton(onRetry)}>
      {errorId ? problemMessages.withId({ message: said, id: errorId }) : said}
    </StateFrame>
  )
}

/** 'No Network: The server cannot be reached'. */
export function OfflineState({ onRetry }: { onRetry?: () => void }) {
  return (
    <StateFrame
      role="alert"
      mark={<WifiOff aria-hidden />}
      title={problemMessages.noNetwork}
      action={retryButton(onRetry)}
    >
      {uiMessages.noNetworkHelp}
    </StateFrame>
  )
}

/** 'Access Denied!': signed in, but not for this. `page` makes it the page's heading. */
export function ForbiddenState({
  message,
  action,
  page,
}: {
  message?: string
  action?: ReactNode
  page?: boolean
}) {
  return (
    <StateFrame
      {...(page ? {} : { role: 'alert' as const })}
      level={page ? 'h1' : 'p'}
      mark={<Lock aria-hidden />}
      title={uiMessages.accessDenied}
      action={action}
    >
      {message ?? uiMessages.accessDeniedHelp}
    </StateFrame>
  )
}

/** There is no page at this address, or no such record (for this person). */
export function NotFoundState({
  what = uiMessages.page,
  action,
  page,
}: {
  what?: string
  action?: ReactNode
  page?: boolean
}) {
  return (
    <StateFrame
      level={page ? 'h1' : 'p'}
      mark={<Compass aria-hidden />}
      title={uiMessages.notFound({ what })}
      action={action}
    >
      {uiMessages.notFoundHelp}
    </StateFrame>
  )
}

/** The system of record behind the portal does not have this part; no user can change that. */
export function NotAvailableState({ action, page }: { action?: ReactNode; page?: boolean }) {
  return (
    <StateFrame
      level={page ? 'h1' : 'p'}
      mark={<Blocks aria-hidden />}
      title={uiMessages.notOffered}
      action={action}
    >
      {uiMessages.notOfferedHelp}
    </StateFrame>
  )
}

export interface ShownProblem {
  kind: 'not-offered' | 'offline' | 'signed-out' | 'forbidden' | 'not-found' | 'unavailable' | 'fault'
  message: string
  id?: string | undefined
  since?: Date | undefined
}

/** Picks the state for a problem (see lib/problem). `what` is 'self-assessments', 'findings'. */
export function ProblemState({
  problem,
  what,
  onRetry,
}: {
  problem: ShownProblem
  what: string
  onRetry?: () => void
}) {
  const retry = onRetry ? { onRetry } : {}
  if (problem.kind === 'offline') return <OfflineState {...retry} />
  if (problem.kind === 'forbidden') return <ForbiddenState message={problem.message} />
  if (problem.kind === 'not-offered') return <NotAvailableState />
  if (problem.kind === 'not-found') return <NotFoundState what={what} />
  const title = uiMessages.notLoaded({ what: `${what.charAt(0).toUpperCase()}${what.slice(1)}` })
  return <ErrorState title={title} message={problem.message} errorId={problem.id} {...retry} />
}
