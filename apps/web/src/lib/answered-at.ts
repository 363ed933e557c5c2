import type { ApolloLink } from '@apollo/client'

/** Questions whose last answer is remembered. */
const most = 300
const answered = new Map<string, Date>()
const asked = new WeakMap<object, Date>()

const keyOf = ({
  operationName = '',
  variables,
}: Pick<ApolloLink.Operation, 'operationName' | 'variables'>) =>
  `${operationName} ${JSON.stringify(variables)}`

type Operation = Pick<ApolloLink.Operation, 'operationName' | 'variables'>

/** A question was answered just now. */
export function noteAnswer(operation: Operation): void {
  const key = keyOf(operation)
  // What is set again goes to the end, so the first one is the oldest.
  answered.delete(key)
  answered.set(key, new Date())
  const [oldest] = answered.keys()
  if (answered.size > most && oldest !== undefined) answered.delete(oldest)
}

/** When this question was answered last. */
export function lastAnswer(operation: Operation): Date | undefined {
  return answered.get(keyOf(operation))
}

/** It was not answered this time: what went wrong remembers when it was. */
export function noteFailure(error: unknown, operation: Operation): void {
  const at = lastAnswer(operation)
  if (at && typeof error === 'object' && error !== null) asked.set(error, at)
}

/** From when is what was shown before this went wrong. */
export function shownSince(error: unknown): Date | undefined {
  return typeof error === 'object' && error !== null ? asked.get(error) : undefined
}

/** Forgets what the person before asked. */
export function forgetAnswers(): void {
  answered.clear()
}
