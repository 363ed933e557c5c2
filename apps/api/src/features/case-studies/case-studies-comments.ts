import { caseStudyCommentRules } from '@portal/domain'
import { commentsOf } from '../../parts/comments/comments.js'
import { caseStudyKind, type CaseStudyOffice } from './case-studies-command.js'
import { notifyOfComment } from './case-studies-mails.js'

/** What the state says about a case study among its own. */
export const caseStudyComments = (office: Pick<CaseStudyOffice, 'sharing'>) =>
  commentsOf(caseStudyKind(office), {
    rules: caseStudyCommentRules,
    actions: {
      add: 'addCaseStudyComment',
      edit: 'editCaseStudyComment',
      resolve: 'resolveCaseStudyComment',
      reopen: 'reopenCaseStudyComment',
    },
    notify: notifyOfComment,
  })
