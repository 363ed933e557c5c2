import { reportDraftRules, type DraftedReport } from '@portal/domain'
import { draftedLetter } from '@portal/rest-contract'
import { letterOf } from '../../../parts/letters/letter-drafts.js'
import type { ReviewView } from '../review/self-assessment-review-read-model.js'
import { reviewedSelfAssessment } from '../self-assessment-command.js'
import { putReportDraft, stampReading } from './self-assessment-drafts-store.js'

const reportLetter = (kind: DraftedReport) =>
  letterOf(reviewedSelfAssessment, {
    fields: draftedLetter,
    empty: { subsectionResponseIds: [], dueOn: null, note: '', recommendations: '', nextSteps: '' },
    rules: reportDraftRules,
    draftOf: ({ answer }: ReviewView) => answer.drafts.find((one) => one.kind === kind) ?? null,
    target: ({ answer }) => ({ targetType: 'reportDraft', targetId: `${answer.id}/${kind}` }),
    actions: { save: 'saveReportDraft', read: 'readReportDraft' },
    put: (tx, { answer }, columns) => putReportDraft(tx, { selfAssessmentId: answer.id, kind }, columns),
    stampReading: (tx, { answer }, reading) =>
      stampReading(tx, { selfAssessmentId: answer.id, kind }, reading),
  })

/** Letters of a self-assessment before they are issued. */
export const reportLetters = { selective: reportLetter('selective'), final: reportLetter('final') }
