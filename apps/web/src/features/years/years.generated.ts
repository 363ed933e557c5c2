/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql-types.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ComplianceYearsQueryVariables = Exact<{ [key: string]: never; }>;


export type ComplianceYearsQuery = { complianceYears: Array<{ id: number, name: string }> };


export const ComplianceYearsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComplianceYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complianceYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;
export function useComplianceYearsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ComplianceYearsQuery, ComplianceYearsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ComplianceYearsQuery, ComplianceYearsQueryVariables>(ComplianceYearsDocument, options);
      }
export function useComplianceYearsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ComplianceYearsQuery, ComplianceYearsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ComplianceYearsQuery, ComplianceYearsQueryVariables>(ComplianceYearsDocument, options);
        }
export type ComplianceYearsQueryHookResult = ReturnType<typeof useComplianceYearsQuery>;
export type ComplianceYearsLazyQueryHookResult = ReturnType<typeof useComplianceYearsLazyQuery>;
