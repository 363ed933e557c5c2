import type { FoundKind } from '../search/found-kind.js'
import { placeInSelfAssessment } from '../self-assessment/self-assessment-search.js'

/** What the search finds of this feature. */
export const documentsSearch = {
  documents: {
    label: 'Documents',
    description: 'Supporting and required documents by title.',
    address: placeInSelfAssessment,
  },
} as const satisfies Record<string, FoundKind>
