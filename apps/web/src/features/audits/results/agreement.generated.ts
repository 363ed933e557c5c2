/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graphql-types.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type AuditAgreementQueryVariables = Exact<{
  typeKey: string;
  prongId: number;
}>;


export type AuditAgreementQuery = { auditAgreement: { prongId: number, read: number, waiting: number, pairs: number, equal: number, percent: string, kappa: number | null } };


export const AuditAgreementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditAgreement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"typeKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prongId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditAgreement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"typeKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"typeKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"prongId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prongId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prongId"}},{"kind":"Field","name":{"kind":"Name","value":"read"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"pairs"}},{"kind":"Field","name":{"kind":"Name","value":"equal"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"kappa"}}]}}]}}]} as unknown as DocumentNode;
export function useAuditAgreementQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AuditAgreementQuery, AuditAgreementQueryVariables> & ({ variables: AuditAgreementQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AuditAgreementQuery, AuditAgreementQueryVariables>(AuditAgreementDocument, options);
      }
export function useAuditAgreementLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AuditAgreementQuery, AuditAgreementQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AuditAgreementQuery, AuditAgreementQueryVariables>(AuditAgreementDocument, options);
        }
export type AuditAgreementQueryHookResult = ReturnType<typeof useAuditAgreementQuery>;
export type AuditAgreementLazyQueryHookResult = ReturnType<typeof useAuditAgreementLazyQuery>;
