import type { FoundKind } from '../search/found-kind.js'

const address = '/user/dashboard/case-studies'

/** What the search finds of this feature. */
export const caseStudiesSearch = {
  caseStudies: {
    label: 'Case studies',
    description: 'Case studies by theme, question and agency, for the state.',
    address: ({ id }) => `${address}/${id}`,
  },
  caseStudyStudents: {
    label: 'Students of case studies',
    description: 'Case studies by the whole name or identifier of a student, for state monitors.',
    address: ({ id }) => `${address}/${id}`,
  },
} as const satisfies Record<string, FoundKind>
