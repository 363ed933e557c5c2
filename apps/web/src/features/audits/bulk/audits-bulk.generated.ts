/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graphql-types.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type PlannedRemindersQueryVariables = Exact<{
  input: Types.NamedAuditsInput;
}>;


export type PlannedRemindersQuery = { plannedReminders: Array<{ id: number, leaId: number, reason: string | null, subject: string, text: string, lea: { id: number, name: string }, recipients: Array<{ id: string, fullName: string }> }> };

export type RemindOfAuditsMutationVariables = Exact<{
  input: Types.NamedAuditsInput;
}>;


export type RemindOfAuditsMutation = { remindOfAudits: { errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }>, results: Array<{ id: number, done: boolean, reason: string | null }> } };

export type AssignAuditLeadMutationVariables = Exact<{
  input: Types.AssignAuditLeadInput;
}>;


export type AssignAuditLeadMutation = { assignAuditLead: { errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }>, results: Array<{ id: number, done: boolean, reason: string | null }> } };

export type MoveAuditDueDatesMutationVariables = Exact<{
  input: Types.MoveAuditDueDatesInput;
}>;


export type MoveAuditDueDatesMutation = { moveAuditDueDates: { errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }>, results: Array<{ id: number, done: boolean, reason: string | null }> } };


export const PlannedRemindersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlannedReminders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NamedAuditsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plannedReminders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"leaId"}},{"kind":"Field","name":{"kind":"Name","value":"lea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode;
export function usePlannedRemindersQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PlannedRemindersQuery, PlannedRemindersQueryVariables> & ({ variables: PlannedRemindersQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PlannedRemindersQuery, PlannedRemindersQueryVariables>(PlannedRemindersDocument, options);
      }
export function usePlannedRemindersLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PlannedRemindersQuery, PlannedRemindersQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PlannedRemindersQuery, PlannedRemindersQueryVariables>(PlannedRemindersDocument, options);
        }
export type PlannedRemindersQueryHookResult = ReturnType<typeof usePlannedRemindersQuery>;
export type PlannedRemindersLazyQueryHookResult = ReturnType<typeof usePlannedRemindersLazyQuery>;
export const RemindOfAuditsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindOfAudits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NamedAuditsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindOfAudits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useRemindOfAuditsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<RemindOfAuditsMutation, RemindOfAuditsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<RemindOfAuditsMutation, RemindOfAuditsMutationVariables>(RemindOfAuditsDocument, options);
      }
export type RemindOfAuditsMutationHookResult = ReturnType<typeof useRemindOfAuditsMutation>;
export const AssignAuditLeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignAuditLead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignAuditLeadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignAuditLead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useAssignAuditLeadMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AssignAuditLeadMutation, AssignAuditLeadMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AssignAuditLeadMutation, AssignAuditLeadMutationVariables>(AssignAuditLeadDocument, options);
      }
export type AssignAuditLeadMutationHookResult = ReturnType<typeof useAssignAuditLeadMutation>;
export const MoveAuditDueDatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveAuditDueDates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveAuditDueDatesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveAuditDueDates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useMoveAuditDueDatesMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<MoveAuditDueDatesMutation, MoveAuditDueDatesMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<MoveAuditDueDatesMutation, MoveAuditDueDatesMutationVariables>(MoveAuditDueDatesDocument, options);
      }
export type MoveAuditDueDatesMutationHookResult = ReturnType<typeof useMoveAuditDueDatesMutation>;