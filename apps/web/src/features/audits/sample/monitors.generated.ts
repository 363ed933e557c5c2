/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graphql-types.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type AuditMonitorsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditMonitorsQuery = { findingOwners: Array<{ id: string, fullName: string }> };

export type AssignMonitorMutationVariables = Exact<{
  input: Types.AssignMonitorInput;
}>;


export type AssignMonitorMutation = { assignMonitor: { errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }>, records: Array<{ id: number, order: number, student: string, school: string, grade: string, disability: string, age: number | null, flags: Array<string>, origin: string, status: number, reason: string, leaConfirmedEnrolled: boolean | null, leftOn: string | null, documents: number, noDocumentReason: string, openRequests: number, documentsStatus: string, version: number, assignedMonitor: { id: string, fullName: string } | null, assignees: Array<{ id: string, fullName: string }>, upload: { allowed: boolean, reason: string | null }, takeOut: { allowed: boolean, reason: string | null }, confirmEnrolment: { allowed: boolean, reason: string | null }, assignSecondReader: { allowed: boolean, reason: string | null } }> } };


export const AuditMonitorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditMonitors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findingOwners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}}]} as unknown as DocumentNode;
export function useAuditMonitorsQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<AuditMonitorsQuery, AuditMonitorsQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AuditMonitorsQuery, AuditMonitorsQueryVariables>(AuditMonitorsDocument, options);
      }
export function useAuditMonitorsLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AuditMonitorsQuery, AuditMonitorsQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AuditMonitorsQuery, AuditMonitorsQueryVariables>(AuditMonitorsDocument, options);
        }
export type AuditMonitorsQueryHookResult = ReturnType<typeof useAuditMonitorsQuery>;
export type AuditMonitorsLazyQueryHookResult = ReturnType<typeof useAuditMonitorsLazyQuery>;
export const AssignMonitorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssignMonitor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssignMonitorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assignMonitor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"records"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SampleRowFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SampleRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SampleRecord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"order"}},{"kind":"Field","name":{"kind":"Name","value":"student"}},{"kind":"Field","name":{"kind":"Name","value":"school"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"disability"}},{"kind":"Field","name":{"kind":"Name","value":"age"}},{"kind":"Field","name":{"kind":"Name","value":"flags"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"assignedMonitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignees"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leaConfirmedEnrolled"}},{"kind":"Field","name":{"kind":"Name","value":"leftOn"}},{"kind":"Field","name":{"kind":"Name","value":"documents"}},{"kind":"Field","name":{"kind":"Name","value":"noDocumentReason"}},{"kind":"Field","name":{"kind":"Name","value":"openRequests"}},{"kind":"Field","name":{"kind":"Name","value":"documentsStatus"}},{"kind":"Field","name":{"kind":"Name","value":"upload"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllowedActFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"takeOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllowedActFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmEnrolment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllowedActFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assignSecondReader"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllowedActFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllowedActFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AllowedAct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode;
export function useAssignMonitorMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<AssignMonitorMutation, AssignMonitorMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<AssignMonitorMutation, AssignMonitorMutationVariables>(AssignMonitorDocument, options);
      }
export type AssignMonitorMutationHookResult = ReturnType<typeof useAssignMonitorMutation>;