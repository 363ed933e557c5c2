import type { NoticeRule } from '../notifications/notice-rule.js'

/** The notices that case studies send: to one monitor each, never to an agency (domain definition 9.1). */
export const caseStudiesNotices = {
  caseStudyToReview: { group: 'assignments', to: ['person'], several: 'case studies to review' },
  caseStudyReviewed: { group: 'progress', to: ['person'], several: 'case studies reviewed' },
  caseStudyCommented: { group: 'progress', to: ['person'], several: 'comments on case studies' },
} as const satisfies Record<string, NoticeRule>
