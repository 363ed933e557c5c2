/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../graphql-types.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type ViewerFieldsFragment = { id: string, userName: string, fullName: string, email: string, phoneNumber: string | null, title: string | null, jobTitle: string | null, roles: Array<string>, permissions: Array<string>, leaId: number | null, leaName: string | null, isStateMonitor: boolean, isLocalAdmin: boolean, isLocalUser: boolean, isLiaison: boolean, specialReadOnly: boolean, missingRooms: Array<string>, listColumns: Array<{ list: string, hidden: Array<string> }> };

export type SaveListColumnsMutationVariables = Exact<{
  input: Types.SaveListColumnsInput;
}>;


export type SaveListColumnsMutation = { saveListColumns: { errors: Array<{ code: Types.ErrorCode, field: string | null, message: string }>, listColumns: Array<{ list: string, hidden: Array<string> }> | null } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { id: string, userName: string, fullName: string, email: string, phoneNumber: string | null, title: string | null, jobTitle: string | null, roles: Array<string>, permissions: Array<string>, leaId: number | null, leaName: string | null, isStateMonitor: boolean, isLocalAdmin: boolean, isLocalUser: boolean, isLiaison: boolean, specialReadOnly: boolean, missingRooms: Array<string>, listColumns: Array<{ list: string, hidden: Array<string> }> } | null };

export const ViewerFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"leaId"}},{"kind":"Field","name":{"kind":"Name","value":"leaName"}},{"kind":"Field","name":{"kind":"Name","value":"isStateMonitor"}},{"kind":"Field","name":{"kind":"Name","value":"isLocalAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isLocalUser"}},{"kind":"Field","name":{"kind":"Name","value":"isLiaison"}},{"kind":"Field","name":{"kind":"Name","value":"specialReadOnly"}},{"kind":"Field","name":{"kind":"Name","value":"missingRooms"}},{"kind":"Field","name":{"kind":"Name","value":"listColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode;
export const SaveListColumnsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveListColumns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveListColumnsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveListColumns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useSaveListColumnsMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<SaveListColumnsMutation, SaveListColumnsMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<SaveListColumnsMutation, SaveListColumnsMutationVariables>(SaveListColumnsDocument, options);
      }
export type SaveListColumnsMutationHookResult = ReturnType<typeof useSaveListColumnsMutation>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"jobTitle"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"leaId"}},{"kind":"Field","name":{"kind":"Name","value":"leaName"}},{"kind":"Field","name":{"kind":"Name","value":"isStateMonitor"}},{"kind":"Field","name":{"kind":"Name","value":"isLocalAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isLocalUser"}},{"kind":"Field","name":{"kind":"Name","value":"isLiaison"}},{"kind":"Field","name":{"kind":"Name","value":"specialReadOnly"}},{"kind":"Field","name":{"kind":"Name","value":"missingRooms"}},{"kind":"Field","name":{"kind":"Name","value":"listColumns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"list"}},{"kind":"Field","name":{"kind":"Name","value":"hidden"}}]}}]}}]} as unknown as DocumentNode;
export function useViewerQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<ViewerQuery, ViewerQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<ViewerQuery, ViewerQueryVariables>(ViewerDocument, options);
      }
export function useViewerLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<ViewerQuery, ViewerQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<ViewerQuery, ViewerQueryVariables>(ViewerDocument, options);
        }
export type ViewerQueryHookResult = ReturnType<typeof useViewerQuery>;
export type ViewerLazyQueryHookResult = ReturnType<typeof useViewerLazyQuery>;
