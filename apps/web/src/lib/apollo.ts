import { ApolloClient, ApolloLink } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { BaseHttpLink } from '@apollo/client/link/http'
import { OperationTypeNode } from 'graphql'
import { tap } from 'rxjs'
import { forgetAnswers, noteAnswer, noteFailure } from './answered-at'
import { makeCache } from './cache'
import { setReachable } from './connection'
import { recentPasswordLink } from './session/recent-password-link'
import { fetchOrTakeStarted } from './started-question'
import { onForget, requireSignIn, sessionExpiredText } from './session/session'

declare module '@apollo/client' {
  interface DefaultContext {
    /** Key of one action of the person; an automatic retry passes the key of its first attempt. */
    idempotencyKey?: string
  }
}

const headers = new SetContextLink((previous, operation) => ({
  headers: {
    ...previous.headers,
    // With this header a foreign page cannot send a request without a CORS preflight.
    'apollo-require-preflight': '1',
    // It is in the logs of both servers, also with the SQL statements, and in the response.
    'x-request-id': crypto.randomUUID(),
    ...(operation.operationType === OperationTypeNode.MUTATION
      ? { 'idempotency-key': previous.idempotencyKey ?? crypto.randomUUID() }
      : {}),
  },
}))

const problems = new ErrorLink(({ error }) => {
  if (CombinedGraphQLErrors.is(error)) {
    const lost = error.errors.find((e) => e.extensions?.['code'] === 'UNAUTHENTICATED')
    if (!lost) return
    const description = lost.extensions?.['description']
    requireSignIn(sessionExpiredText(lost.message, typeof description === 'string' ? description : undefined))
  } else if (!ServerError.is(error) && !ServerParseError.is(error) && error instanceof TypeError)
    setReachable(false)
})

const reached = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap({
      next: ({ errors }) => {
        setReachable(true)
        // Apollo makes one error of them, which holds these same objects.
        if (errors?.[0]) noteFailure(errors[0], operation)
        else noteAnswer(operation)
      },
      error: (error: unknown) => noteFailure(error, operation),
    }),
  ),
)

/** Makes the one GraphQL client of the portal. It handles no tokens: the session is a cookie. */
export function makeClient(fetcher: typeof fetch = fetchOrTakeStarted): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      problems,
      recentPasswordLink,
      reached,
      headers,
      new BaseHttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: fetcher }),
    ]),
    cache: makeCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  })
}

/** The client of this page. */
export const client = makeClient()

// The next person does not see the records of the previous one, not even by going back.
onForget(() => {
  forgetAnswers()
  void client.clearStore()
})
