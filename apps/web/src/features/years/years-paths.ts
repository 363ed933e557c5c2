import type { YearKind } from '@portal/domain'

export const yearKinds = ['compliance', 'determinations', 'disputes'] as const satisfies readonly YearKind[]

const managers = {
  compliance: '/admin/launch-compliance-year',
  determinations: '/admin/launch-local-determinations-year',
  disputes: '/admin/launch-dispute-resolution-year',
} as const satisfies Record<YearKind, string>

/** Addresses of the year managers. */
export const yearsPaths = {
  managers,
  history: (kind: YearKind, id: number) => `${managers[kind]}/${id}/history`,
}
