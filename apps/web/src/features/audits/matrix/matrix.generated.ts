/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graphql-types.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type AuditMatrixQueryVariables = Exact<{
  typeKey: string;
  year: number;
  part: string;
  areaId?: number | null | undefined;
  cohort?: number | null | undefined;
  page: number;
  pageSize: number;
}>;


export type AuditMatrixQuery = { auditMatrix: { total: number, waiting: number, agencies: Array<{ leaId: number, code: string, name: string, shortName: string, prongId: number, percent: string }>, items: Array<{ id: string, number: string, text: string, sectionNumber: string, sectionTitle: string, state: { met: number, reviewed: number, excluded: number, percent: string, heat: string }, cells: Array<{ prongId: number, itemId: string | null, met: number, reviewed: number, excluded: number, percent: string, heat: string }> }> }, complianceYears: Array<{ id: number, name: string }> };

export type MatrixCellQueryVariables = Exact<{
  typeKey: string;
  prongId: number;
}>;


export type MatrixCellQuery = { auditNoncompliance: Array<{ recordId: number, student: string, itemId: string, comment: string }>, auditComparison: { items: Array<{ id: string, prior: string | null }> } };


export const AuditMatrixDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditMatrix"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"typeKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"part"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"areaId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cohort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditMatrix"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"typeKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"typeKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}},{"kind":"Argument","name":{"kind":"Name","value":"part"},"value":{"kind":"Variable","name":{"kind":"Name","value":"part"}}},{"kind":"Argument","name":{"kind":"Name","value":"areaId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"areaId"}}},{"kind":"Argument","name":{"kind":"Name","value":"cohort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cohort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pageSize"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"agencies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"prongId"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"sectionNumber"}},{"kind":"Field","name":{"kind":"Name","value":"sectionTitle"}},{"kind":"Field","name":{"kind":"Name","value":"state"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"met"}},{"kind":"Field","name":{"kind":"Name","value":"reviewed"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"heat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cells"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prongId"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"met"}},{"kind":"Field","name":{"kind":"Name","value":"reviewed"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"heat"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"complianceYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode;
export function useAuditMatrixQuery(baseOptions: ApolloReactHooks.QueryHookOptions<AuditMatrixQuery, AuditMatrixQueryVariables> & ({ variables: AuditMatrixQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<AuditMatrixQuery, AuditMatrixQueryVariables>(AuditMatrixDocument, options);
      }
export function useAuditMatrixLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<AuditMatrixQuery, AuditMatrixQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<AuditMatrixQuery, AuditMatrixQueryVariables>(AuditMatrixDocument, options);
        }
export type AuditMatrixQueryHookResult = ReturnType<typeof useAuditMatrixQuery>;
export type AuditMatrixLazyQueryHookResult = ReturnType<typeof useAuditMatrixLazyQuery>;
export const MatrixCellDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatrixCell"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"typeKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prongId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditNoncompliance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"typeKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"typeKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"prongId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prongId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"student"}},{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}}]}},{"kind":"Field","name":{"kind":"Name","value":"auditComparison"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"typeKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"typeKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"prongId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prongId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"prior"}}]}}]}}]}}]} as unknown as DocumentNode;
export function useMatrixCellQuery(baseOptions: ApolloReactHooks.QueryHookOptions<MatrixCellQuery, MatrixCellQueryVariables> & ({ variables: MatrixCellQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MatrixCellQuery, MatrixCellQueryVariables>(MatrixCellDocument, options);
      }
export function useMatrixCellLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MatrixCellQuery, MatrixCellQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MatrixCellQuery, MatrixCellQueryVariables>(MatrixCellDocument, options);
        }
export type MatrixCellQueryHookResult = ReturnType<typeof useMatrixCellQuery>;
export type MatrixCellLazyQueryHookResult = ReturnType<typeof useMatrixCellLazyQuery>;
