import type { YearKind } from '@portal/domain'

/** Addresses of the year managers. */
export const yearsPaths = {
  compliance: '/admin/launch-compliance-year',
  determinations: '/admin/launch-local-determinations-year',
  disputes: '/admin/launch-dispute-resolution-year',
} as const satisfies Record<YearKind, string>
