import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatDateTime, formatTime } from '../../lib/format'
import { ProblemState, type ShownProblem } from './states'
import { uiMessages } from '../ui-messages.generated'

interface OldProblemProps {
  problem: ShownProblem
  what: string
  onRetry?: (() => void) | undefined
}

/** Why data could not be loaded again, and from when those are that are shown below. */
export function OldProblem({ problem, what, onRetry }: OldProblemProps) {
  const { since } = problem
  const today = since?.toDateString() === new Date().toDateString()
  return (
    <chakra.div marginBottom="14px">
      <ProblemState problem={problem} what={what} {...(onRetry ? { onRetry } : {})} />
      {since && (
        <chakra.p
          marginTop="6px"
          textStyle="bodySmall"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          role="status"
        >
          {uiMessages.asOf({ time: today ? formatTime(since) : formatDateTime(since) })}
        </chakra.p>
      )}
    </chakra.div>
  )
}

interface OldDataProps extends Omit<OldProblemProps, 'problem'> {
  /** Why they could not be loaded again; those that are shown are older. */
  problem: ShownProblem | null | undefined
  children: ReactNode
}

/**
 * Data that were loaded before: they stay when they cannot be loaded again, dimmed below the reason, with their time.
 */
export function OldData({ problem, children, ...rest }: OldDataProps) {
  return (
    <>
      {problem && <OldProblem problem={problem} {...rest} />}
      <chakra.div data-old={problem ? true : undefined}>{children}</chakra.div>
    </>
  )
}
