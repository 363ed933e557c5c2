import type { FoundKind } from '../search/found-kind.js'
import { maskedReference } from '../students/student-mask.js'

/** What the search finds of this feature. */
export const findingsSearch = {
  findings: {
    label: 'Findings',
    description: 'Findings by number, text and citation.',
    address: ({ id }) => `/compliance/findings/${id}`,
  },
  students: {
    label: 'Students',
    description: 'Individual cases by the whole reference of the student.',
    address: ({ parentId }) => `/compliance/findings/${parentId}`,
    shownTitle: maskedReference,
  },
} as const satisfies Record<string, FoundKind>
