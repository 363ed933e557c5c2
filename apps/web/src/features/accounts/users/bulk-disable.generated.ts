/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graphql-types.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type BulkDisableRowFieldsFragment = { id: string, fullName: string, userName: string, leaName: string | null, roles: Array<string>, disable: { allowed: boolean, reason: string | null } };

export type PreviewBulkDisableQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type PreviewBulkDisableQuery = { previewBulkDisable: Array<{ id: string, fullName: string, userName: string, leaName: string | null, roles: Array<string>, disable: { allowed: boolean, reason: string | null } }> };

export type BulkDisableUsersMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type BulkDisableUsersMutation = { bulkDisableUsers: { disabled: number, errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }>, rows: Array<{ id: string, fullName: string, userName: string, leaName: string | null, roles: Array<string>, disable: { allowed: boolean, reason: string | null } }> } };

export const BulkDisableRowFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkDisableRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkDisableRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"leaName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"disable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserActFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserActFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AllowedAct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode;
export const PreviewBulkDisableDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewBulkDisable"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"previewBulkDisable"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkDisableRowFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkDisableRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkDisableRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"leaName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"disable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserActFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserActFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AllowedAct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode;
export function usePreviewBulkDisableQuery(baseOptions: ApolloReactHooks.QueryHookOptions<PreviewBulkDisableQuery, PreviewBulkDisableQueryVariables> & ({ variables: PreviewBulkDisableQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<PreviewBulkDisableQuery, PreviewBulkDisableQueryVariables>(PreviewBulkDisableDocument, options);
      }
export function usePreviewBulkDisableLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<PreviewBulkDisableQuery, PreviewBulkDisableQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<PreviewBulkDisableQuery, PreviewBulkDisableQueryVariables>(PreviewBulkDisableDocument, options);
        }
export type PreviewBulkDisableQueryHookResult = ReturnType<typeof usePreviewBulkDisableQuery>;
export type PreviewBulkDisableLazyQueryHookResult = ReturnType<typeof usePreviewBulkDisableLazyQuery>;
export const BulkDisableUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BulkDisableUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkDisableUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disabled"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BulkDisableRowFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BulkDisableRowFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BulkDisableRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"leaName"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"disable"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserActFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserActFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AllowedAct"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allowed"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode;
export function useBulkDisableUsersMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<BulkDisableUsersMutation, BulkDisableUsersMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<BulkDisableUsersMutation, BulkDisableUsersMutationVariables>(BulkDisableUsersDocument, options);
      }
export type BulkDisableUsersMutationHookResult = ReturnType<typeof useBulkDisableUsersMutation>;