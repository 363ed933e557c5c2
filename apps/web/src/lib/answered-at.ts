import type { ApolloLink } from '@apollo/client'

/** Most requests whose last response is remembered. */
const most = 300
const answered = new Map<string, Date>()
const answeredBefore = new WeakMap<object, Date>()

const keyOf = ({
  operationName = '',
  variables,
}: Pick<ApolloLink.Operation, 'operationName' | 'variables'>) =>
  `${operationName} ${JSON.stringify(variables)}`

type Operation = Pick<ApolloLink.Operation, 'operationName' | 'variables'>

/** Remembers that this request had a response just now. */
export function noteAnswer(operation: Operation): void {
  const key = keyOf(operation)
  // What is set again goes to the end, so the first one is the oldest.
  answered.delete(key)
  answered.set(key, new Date())
  const [oldest] = answered.keys()
  if (answered.size > most && oldest !== undefined) answered.delete(oldest)
}

/** When this request had its last response. */
export function lastAnswer(operation: Operation): Date | undefined {
  return answered.get(keyOf(operation))
}

/** Remembers with the error of a request when it had its last response. */
export function noteFailure(error: unknown, operation: Operation): void {
  const at = lastAnswer(operation)
  if (at && typeof error === 'object' && error !== null) answeredBefore.set(error, at)
}

/** From when the data are that were shown before this error. */
export function shownSince(error: unknown): Date | undefined {
  return typeof error === 'object' && error !== null ? answeredBefore.get(error) : undefined
}

/** Forgets the requests of the previous person. */
export function forgetAnswers(): void {
  answered.clear()
}
