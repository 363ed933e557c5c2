/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graphql-types.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ReportActFieldsFragment = { id: number, legalHold: string, closedOn: string | null, studentDataUntil: string | null, studentDataErasedOn: string | null, withdrawReport: { allowed: boolean, reason: string | null }, audit: { id: number, version: number } };

export type AuditReportPreviewQueryVariables = Exact<{
  typeKey: string;
  prongId: number;
  correctedItemIds: Array<string> | string;
}>;


export type AuditReportPreviewQuery = { auditReportPreview: { correctBy: string | null, dueOn: string | null, findings: Array<{ citation: string, title: string, itemIds: Array<string>, itemNumbers: Array<string>, instances: number, cases: number, systemic: boolean, correctedBefore: boolean }>, outcomes: Array<{ number: string, outcome: string }>, letter: { kind: string, title: string, facts: Array<string>, blocks: Array<{ kind: string, level: number | null, text: string, items: Array<string>, columns: Array<{ label: string, numeric: boolean }>, rows: Array<{ cells: Array<{ text: string, basis: { title: string, lines: Array<string> } | null }> }> }> } } };

export type IssueAuditReportMutationVariables = Exact<{
  input: Types.IssueAuditReportInput;
}>;


export type IssueAuditReportMutation = { issueAuditReport: { errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type WithdrawAuditReportMutationVariables = Exact<{
  input: Types.WithdrawAuditReportInput;
}>;


export type WithdrawAuditReportMutation = { withdrawAuditReport: { errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export type SetAuditHoldMutationVariables = Exact<{
  input: Types.SetAuditHoldInput;
}>;


export type SetAuditHoldMutation = { setAuditHold: { errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }> } };

export const ReportActFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportActFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditProng"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"legalHold"}},{"kind":"Field","name":{"kind":"Name","value":"closedOn"}},{"kind":"Field","name":{"kind":"Name","value":"studentDataUntil"}},{"kind":"Field","name":{"kind":"Name","value":"studentDataErasedOn"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawReport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AllowedActFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AllowedActFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AllowedAct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode;
export const AuditReportPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditReportPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"typeKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prongId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"correctedItemIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditReportPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"typeKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"typeKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"prongId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prongId"}}},{"kind":"Argument","name":{"kind":"Name","value":"correctedItemIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"correctedItemIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"itemIds"}},{"kind":"Field","name":{"kind":"Name","value":"itemNumbers"}},{"kind":"Field","name":{"kind":"Name","value":"instances"}},{"kind":"Field","name":{"kind":"Name","value":"cases"}},{"kind":"Field","name":{"kind":"Name","value":"systemic"}},{"kind":"Field","name":{"kind":"Name","value":"correctedBefore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"correctBy"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"letter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportDocumentFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportDocumentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"facts"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"numeric"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"basis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode;
export function useAuditReportPreviewQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AuditReportPreviewQuery, AuditReportPreviewQueryVariables> & ({ variables: AuditReportPreviewQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AuditReportPreviewQuery, AuditReportPreviewQueryVariables>(AuditReportPreviewDocument, options);
      }
export function useAuditReportPreviewLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AuditReportPreviewQuery, AuditReportPreviewQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AuditReportPreviewQuery, AuditReportPreviewQueryVariables>(AuditReportPreviewDocument, options);
        }
export type AuditReportPreviewQueryHookResult = ReturnType<typeof useAuditReportPreviewQuery>;
export type AuditReportPreviewLazyQueryHookResult = ReturnType<typeof useAuditReportPreviewLazyQuery>;
export const IssueAuditReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueAuditReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueAuditReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueAuditReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useIssueAuditReportMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<IssueAuditReportMutation, IssueAuditReportMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<IssueAuditReportMutation, IssueAuditReportMutationVariables>(IssueAuditReportDocument, options);
      }
export type IssueAuditReportMutationHookResult = ReturnType<typeof useIssueAuditReportMutation>;
export const WithdrawAuditReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawAuditReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawAuditReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawAuditReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useWithdrawAuditReportMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<WithdrawAuditReportMutation, WithdrawAuditReportMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<WithdrawAuditReportMutation, WithdrawAuditReportMutationVariables>(WithdrawAuditReportDocument, options);
      }
export type WithdrawAuditReportMutationHookResult = ReturnType<typeof useWithdrawAuditReportMutation>;
export const SetAuditHoldDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAuditHold"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetAuditHoldInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAuditHold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useSetAuditHoldMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SetAuditHoldMutation, SetAuditHoldMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SetAuditHoldMutation, SetAuditHoldMutationVariables>(SetAuditHoldDocument, options);
      }
export type SetAuditHoldMutationHookResult = ReturnType<typeof useSetAuditHoldMutation>;