import type { YearKind } from '@portal/domain'

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
