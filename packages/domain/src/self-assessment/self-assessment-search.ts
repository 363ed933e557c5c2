import type { Found, FoundKind } from '../search/found-kind.js'

/** The subsection that holds what was found, or its self-assessment. */
export const placeInSelfAssessment = ({ parentId, placeId }: Found) =>
  `/user/dashboard/self-assessment/${parentId}${placeId === null ? '' : `/subsection/${placeId}`}`

/** What the search finds of this feature. */
export const selfAssessmentSearch = {
  questions: {
    label: 'Questions',
    description: 'Subsections and items of a self-assessment.',
    // Questions without an agency are those of a version of the content.
    address: (found) =>
      found.placeId === null
        ? `/compliance/self-assessment/admin-editing/editor/${found.parentId}/preview`
        : placeInSelfAssessment(found),
  },
  answers: {
    label: 'Answers',
    description: 'What agencies wrote.',
    address: placeInSelfAssessment,
  },
} as const satisfies Record<string, FoundKind>
