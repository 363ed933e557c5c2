import {
  complianceYearName,
  issuedReviewComments,
  reviewComments,
  reviewCommentsSeen,
  type ReviewCommentsSeen,
} from '@portal/domain'
import type { Tx } from '../../../db/database.js'
import { aboutExport, portionsOf, type ExportedTable } from '../../../server/files/send-table.js'
import { findStateRequests } from '../../reports/reports-read-model.js'
import { foundOr404 } from '../self-assessment-command.js'
import { listStateNotes } from './self-assessment-comments-read-model.js'
import { findSelfAssessment } from '../self-assessment-read-model.js'
import { findReportSubject } from './self-assessment-report-subject-read-model.js'
import { type Command, recordAct } from '../../../server/command.js'

const whose: Record<ReviewCommentsSeen, string> = {
  internal: 'All comments of the state, internal ones too. Internal comments never go to the agency.',
  review: 'Comments of the state as they stand; the agency reads them once a report is issued.',
  final: 'Comments of the state as its final report was issued.',
  issued: 'What the latest selective reports asked.',
}

/** The state's comments on a self-assessment, as much of them as the person may take away. That they were taken is recorded. */
export async function exportedReviewComments(command: Command, id: number): Promise<ExportedTable> {
  const { tx, actor, ctx } = command
  const { answer, year, agency } = foundOr404(await findSelfAssessment(tx, actor, id))
  const seen = foundOr404(reviewCommentsSeen(actor, answer))
  const subject = foundOr404(await findReportSubject(tx, actor, id))
  const { headings, rows } =
    seen === 'issued'
      ? issuedReviewComments(subject, await issued(tx, id, answer.submitState))
      : reviewComments(
          subject,
          seen,
          seen === 'final' ? new Map() : await listStateNotes(tx, id, { internal: seen === 'internal' }),
        )
  await recordAct(command, 'exportReviewComments', {
    targetType: 'selfAssessment',
    targetId: id,
    leaId: answer.leaId,
    year,
    after: { comments: seen, rows: rows.length },
  })
  return {
    format: 'xlsx',
    name: ['self-assessment', 'review-comments', agency, answer.part, String(year)],
    now: ctx.now,
    title: 'Review comments',
    headings,
    about: [
      ['Agency', agency],
      ['Year', complianceYearName(year)],
      ['Part', answer.part],
      ...aboutExport({ actor, now: ctx.now }, []),
      ['Rows', rows.length.toLocaleString('en-US')],
      ['Comments', rows.length === 0 ? 'There are none so far.' : whose[seen]],
    ],
    portions: portionsOf(rows, (row) => row),
  }
}

async function issued(tx: Tx, id: number, submitState: number) {
  const requests = await findStateRequests(tx, id, submitState)
  return new Map([...requests].map(([key, one]) => [key, { ...one, issuedOn: new Date(one.issuedOn) }]))
}
