import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ProblemState, type ShownProblem } from './states'

interface OldDataProps {
  /** Why it could not be asked for again; what is shown is of before then. */
  problem: ShownProblem | null | undefined
  what: string
  onRetry: () => void
  children: ReactNode
}

/** What was loaded before: it stays when it cannot be asked for again, dimmed below the reason. */
export function OldData({ problem, what, onRetry, children }: OldDataProps) {
  return (
    <>
      {problem && (
        <chakra.div marginBottom="14px">
          <ProblemState problem={problem} what={what} onRetry={onRetry} />
        </chakra.div>
      )}
      <chakra.div data-old={problem ? true : undefined} opacity={problem ? 0.6 : 1}>
        {children}
      </chakra.div>
    </>
  )
}
