/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql-types.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type CalendarNameQueryVariables = Exact<{
  leaId: number;
  year: number;
}>;


export type CalendarNameQuery = { calendar: { leaId: number, name: string, year: number } | null };


export const CalendarNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CalendarName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"leaId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"leaId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"leaId"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"year"}}]}}]}}]} as unknown as DocumentNode;
export function useCalendarNameQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CalendarNameQuery, CalendarNameQueryVariables> & ({ variables: CalendarNameQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CalendarNameQuery, CalendarNameQueryVariables>(CalendarNameDocument, options);
      }
export function useCalendarNameLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CalendarNameQuery, CalendarNameQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CalendarNameQuery, CalendarNameQueryVariables>(CalendarNameDocument, options);
        }
export type CalendarNameQueryHookResult = ReturnType<typeof useCalendarNameQuery>;
export type CalendarNameLazyQueryHookResult = ReturnType<typeof useCalendarNameLazyQuery>;
