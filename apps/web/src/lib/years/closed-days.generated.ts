/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql-types.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ClosedDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type ClosedDaysQuery = { closedDays: Array<{ day: string, name: string }> };


export const ClosedDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosedDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closedDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;
export function useClosedDaysQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ClosedDaysQuery, ClosedDaysQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ClosedDaysQuery, ClosedDaysQueryVariables>(ClosedDaysDocument, options);
      }
export function useClosedDaysLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ClosedDaysQuery, ClosedDaysQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ClosedDaysQuery, ClosedDaysQueryVariables>(ClosedDaysDocument, options);
        }
export type ClosedDaysQueryHookResult = ReturnType<typeof useClosedDaysQuery>;
export type ClosedDaysLazyQueryHookResult = ReturnType<typeof useClosedDaysLazyQuery>;
