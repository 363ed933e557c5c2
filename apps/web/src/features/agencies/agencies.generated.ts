/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql-types.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type LeasQueryVariables = Exact<{ [key: string]: never; }>;


export type LeasQuery = { leas: Array<{ id: number, code: string, name: string, shortName: string, hasPartB: boolean, hasPartC: boolean, isTest: boolean, active: boolean }> };


export const LeasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Leas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"hasPartB"}},{"kind":"Field","name":{"kind":"Name","value":"hasPartC"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}}]} as unknown as DocumentNode;
export function useLeasQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<LeasQuery, LeasQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<LeasQuery, LeasQueryVariables>(LeasDocument, options);
      }
export function useLeasLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<LeasQuery, LeasQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<LeasQuery, LeasQueryVariables>(LeasDocument, options);
        }
export type LeasQueryHookResult = ReturnType<typeof useLeasQuery>;
export type LeasLazyQueryHookResult = ReturnType<typeof useLeasLazyQuery>;
