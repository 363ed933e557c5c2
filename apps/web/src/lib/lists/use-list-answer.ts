import type { DocumentNode, OperationVariables } from '@apollo/client'
import { useQuery } from '@apollo/client/react'

export interface ListQuestion<Variables> {
  variables: Variables
  fetchPolicy?: 'network-only' | 'cache-and-network'
  nextFetchPolicy?: 'cache-first'
  errorPolicy?: 'all'
}

/** The response to the request of a list. */
export function useListAnswer<Data, Variables extends OperationVariables>(
  query: DocumentNode,
  question: ListQuestion<Variables>,
) {
  return useQuery<Data, Variables>(query, question)
}
