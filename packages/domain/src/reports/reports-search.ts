import type { FoundKind } from '../search/found-kind.js'

/** What the search finds of this feature. */
export const reportsSearch = {
  reports: {
    label: 'Reports and letters',
    description: 'Reports and letters by title and number.',
    address: ({ id }) => `/compliance/reports/${id}`,
  },
} as const satisfies Record<string, FoundKind>
