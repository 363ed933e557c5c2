import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { from, mergeMap, of } from 'rxjs'
import { passwordConfirmed, needPassword } from './recent-password'

/**
 * A mutation that is refused because the last confirmation of the password is too old waits until the person has
 * confirmed it, and is sent again as it was, with the same key: the form that sent it does not notice, and keeps what
 * was typed.
 */
export const recentPasswordLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation)
  const { idempotencyKey = crypto.randomUUID() } = operation.getContext()
  operation.setContext({ idempotencyKey })
  return forward(operation).pipe(
    mergeMap((result) =>
      isRefused(result.data)
        ? from(passwordConfirmed()).pipe(
            mergeMap((confirmed) => (confirmed ? forward(operation) : of(result))),
          )
        : of(result),
    ),
  )
})

function isRefused(data: unknown): boolean {
  return Object.values(data ?? {}).some(
    (payload: unknown) =>
      typeof payload === 'object' && payload !== null && 'errors' in payload && needPassword(payload.errors),
  )
}
