import { chakra } from '@chakra-ui/react'
import { Alert } from '../../../ui/feedback/alert'

/** What became of one of several audits or records. */
export interface ActResult {
  id: number
  done: boolean
  reason: string | null
}

type Counted = (of: { n: number }) => string

export interface ActResultsProps {
  results: readonly ActResult[]
  /** How one of them is called. */
  nameOf: (id: number) => string
  /** How many were done, in words. */
  done: Counted
  /** How many were not. */
  leftOut: Counted
}

/** What became of each of several: those that were not done are named, each with the reason. */
export function ActResults({ results, nameOf, done, leftOut }: ActResultsProps) {
  const refused = results.filter((one) => !one.done)
  return (
    <div role="status">
      <Alert status={refused.length === results.length ? 'warning' : 'success'}>
        {done({ n: results.length - refused.length })}
      </Alert>
      <LeftOut refused={refused} nameOf={nameOf} title={leftOut} />
    </div>
  )
}

interface LeftOutProps {
  refused: readonly { id: number; reason: string | null }[]
  nameOf: (id: number) => string
  title: Counted
}

/** What is left out, with the reasons; nothing where that is none. */
export function LeftOut({ refused, nameOf, title }: LeftOutProps) {
  if (refused.length === 0) return null
  return (
    <>
      <chakra.h3 textStyle="label" marginBlock="10px 6px">
        {title({ n: refused.length })}
      </chakra.h3>
      <chakra.ul paddingInlineStart="20px">
        {refused.map(({ id, reason }) => (
          <li key={id}>{`${nameOf(id)}: ${reason ?? ''}`}</li>
        ))}
      </chakra.ul>
    </>
  )
}
