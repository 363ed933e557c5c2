import { named, type HistoryWords } from '../history-words.js'
import { caseStudyAreas, caseStudyRatings } from './case-study-fields.js'

/** Wording of the entries of this feature in the audit trail. */
export const caseStudiesHistory = {
  acts: {
    moveCaseStudy: 'Move case study',
    addCaseStudy: 'Add case study',
    updateCaseStudy: 'Change case study',
    addCaseStudyStudent: 'Name a student of a case study',
    removeCaseStudyStudent: 'Take a student out of a case study',
    revealCaseStudyStudents: 'Show the students of a case study',
    submitCaseStudy: 'Send case study for review',
    takeBackCaseStudy: 'Take case study back from review',
    approveCaseStudy: 'Make case study final',
    reopenCaseStudy: 'Reopen case study',
    shareCaseStudy: 'Share summary of case study',
    unshareCaseStudy: 'Take back summary of case study',
    referCaseStudy: 'Create audit from case study',
    decideCaseStudyWords: 'Decide about words of case study',
    exportCaseStudy: 'Export case study',
    exportCaseStudies: 'Export case studies',
    addCaseStudyComment: 'Comment on case study',
    editCaseStudyComment: 'Change comment on case study',
    resolveCaseStudyComment: 'Resolve comment on case study',
    reopenCaseStudyComment: 'Open comment on case study again',
  },
  records: { caseStudyInternalComment: 'Internal comment on case study' },
  fields: {
    methodNotes: 'Method notes',
    referToAudit: 'Refer to a desk audit',
    caseStudyId: 'Case study',
  },
  codes: {
    caseStudy: { area: named(caseStudyAreas), rating: named(caseStudyRatings) },
  },
  links: {
    '': { caseStudyId: 'caseStudy' },
    caseStudy: { auditId: 'audit', reviewerId: 'user', reportId: 'publishedReport' },
  },
} as const satisfies HistoryWords
