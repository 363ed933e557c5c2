import type { GraphiQLProps } from 'graphiql'

/**
 * Sends an operation with the session cookie of the portal, or with the token that the headers tab names:
 * `{ "authorization": "Bearer …" }`.
 */
export const sendToPortal = (async (parameters, options) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      'apollo-require-preflight': 'playground',
      ...options?.headers,
    },
    body: JSON.stringify(parameters),
  })
  return response.json()
}) satisfies GraphiQLProps['fetcher']
