/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/graphql-types.generated';

import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export type AgencyMonitoringFieldsFragment = { leaId: number, code: string, name: string, shortName: string, cohort: number | null, lastMonitored: number | null, activities: Array<{ year: number, activity: string, part: string, status: string, monitored: boolean, recordId: number, recordKind: string | null }> };

export type MonitoringHistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type MonitoringHistoryQuery = { monitoringHistory: { years: Array<number>, agencies: Array<{ leaId: number, code: string, name: string, shortName: string, cohort: number | null, lastMonitored: number | null, activities: Array<{ year: number, activity: string, part: string, status: string, monitored: boolean, recordId: number, recordKind: string | null }> }> } };

export const AgencyMonitoringFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyMonitoringFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyMonitoring"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"cohort"}},{"kind":"Field","name":{"kind":"Name","value":"lastMonitored"}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"activity"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"monitored"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"recordKind"}}]}}]}}]} as unknown as DocumentNode;
export const MonitoringHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MonitoringHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monitoringHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"agencies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyMonitoringFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyMonitoringFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyMonitoring"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaId"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"cohort"}},{"kind":"Field","name":{"kind":"Name","value":"lastMonitored"}},{"kind":"Field","name":{"kind":"Name","value":"activities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"activity"}},{"kind":"Field","name":{"kind":"Name","value":"part"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"monitored"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"recordKind"}}]}}]}}]} as unknown as DocumentNode;
export function useMonitoringHistoryQuery(baseOptions?: ApolloReactHooks.QueryHookOptions<MonitoringHistoryQuery, MonitoringHistoryQueryVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<MonitoringHistoryQuery, MonitoringHistoryQueryVariables>(MonitoringHistoryDocument, options);
      }
export function useMonitoringHistoryLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<MonitoringHistoryQuery, MonitoringHistoryQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<MonitoringHistoryQuery, MonitoringHistoryQueryVariables>(MonitoringHistoryDocument, options);
        }
export type MonitoringHistoryQueryHookResult = ReturnType<typeof useMonitoringHistoryQuery>;
export type MonitoringHistoryLazyQueryHookResult = ReturnType<typeof useMonitoringHistoryLazyQuery>;
