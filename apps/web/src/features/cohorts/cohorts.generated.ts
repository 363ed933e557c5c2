/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/graphql-types.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type CohortFieldsFragment = { id: number | null, year: number, cohortNumber: number | null, leaIds: Array<number>, isActive: boolean, changedOn: string | null, version: number, user: { id: string, fullName: string }, changedBy: { id: string, fullName: string } | null, edit: { allowed: boolean, reason: string | null } };

export type CohortsQueryVariables = Exact<{
  year: number;
}>;


export type CohortsQuery = { cohorts: Array<{ id: number | null, year: number, cohortNumber: number | null, leaIds: Array<number>, isActive: boolean, changedOn: string | null, version: number, user: { id: string, fullName: string }, changedBy: { id: string, fullName: string } | null, edit: { allowed: boolean, reason: string | null } }>, leas: Array<{ id: number, code: string, name: string, shortName: string, cohort: number | null, isTest: boolean, active: boolean }>, complianceYears: Array<{ id: number, name: string }> };

export type CohortsOfYearQueryVariables = Exact<{
  year: number;
}>;


export type CohortsOfYearQuery = { cohorts: Array<{ cohortNumber: number | null, leaIds: Array<number>, user: { id: string } }> };

export type SaveCohortMutationVariables = Exact<{
  input: Types.SaveCohortInput;
}>;


export type SaveCohortMutation = { saveCohort: { errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }>, cohort: { id: number | null, year: number, cohortNumber: number | null, leaIds: Array<number>, isActive: boolean, changedOn: string | null, version: number, user: { id: string, fullName: string }, changedBy: { id: string, fullName: string } | null, edit: { allowed: boolean, reason: string | null } } | null } };

export const CohortFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CohortFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cohort"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cohortNumber"}},{"kind":"Field","name":{"kind":"Name","value":"leaIds"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedOn"}},{"kind":"Field","name":{"kind":"Name","value":"edit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export const CohortsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Cohorts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cohorts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CohortFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leas"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inactive"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"cohort"}},{"kind":"Field","name":{"kind":"Name","value":"isTest"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}},{"kind":"Field","name":{"kind":"Name","value":"complianceYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CohortFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cohort"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cohortNumber"}},{"kind":"Field","name":{"kind":"Name","value":"leaIds"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedOn"}},{"kind":"Field","name":{"kind":"Name","value":"edit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useCohortsQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CohortsQuery, CohortsQueryVariables> & ({ variables: CohortsQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CohortsQuery, CohortsQueryVariables>(CohortsDocument, options);
      }
export function useCohortsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CohortsQuery, CohortsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CohortsQuery, CohortsQueryVariables>(CohortsDocument, options);
        }
export type CohortsQueryHookResult = ReturnType<typeof useCohortsQuery>;
export type CohortsLazyQueryHookResult = ReturnType<typeof useCohortsLazyQuery>;
export const CohortsOfYearDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CohortsOfYear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cohorts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cohortNumber"}},{"kind":"Field","name":{"kind":"Name","value":"leaIds"}}]}}]}}]} as unknown as DocumentNode;
export function useCohortsOfYearQuery(baseOptions: ApolloReactHooks.QueryHookOptions<CohortsOfYearQuery, CohortsOfYearQueryVariables> & ({ variables: CohortsOfYearQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<CohortsOfYearQuery, CohortsOfYearQueryVariables>(CohortsOfYearDocument, options);
      }
export function useCohortsOfYearLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<CohortsOfYearQuery, CohortsOfYearQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<CohortsOfYearQuery, CohortsOfYearQueryVariables>(CohortsOfYearDocument, options);
        }
export type CohortsOfYearQueryHookResult = ReturnType<typeof useCohortsOfYearQuery>;
export type CohortsOfYearLazyQueryHookResult = ReturnType<typeof useCohortsOfYearLazyQuery>;
export const SaveCohortDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCohort"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveCohortInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveCohort"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cohort"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CohortFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CohortFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cohort"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"cohortNumber"}},{"kind":"Field","name":{"kind":"Name","value":"leaIds"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedOn"}},{"kind":"Field","name":{"kind":"Name","value":"edit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode;
export function useSaveCohortMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveCohortMutation, SaveCohortMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveCohortMutation, SaveCohortMutationVariables>(SaveCohortDocument, options);
      }
export type SaveCohortMutationHookResult = ReturnType<typeof useSaveCohortMutation>;