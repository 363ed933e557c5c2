import {
  answersReport,
  answersWorkbook,
  comparisonReport,
  seesLea,
  seesReview,
  summaryReport,
  type Actor,
  type ReportDocument,
} from '@portal/domain'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { questionnaireResponses } from '../../../db/schema/index.js'
import { isRowId } from '../../../server/requests/row-id.js'
import { findSelfAssessment } from '../self-assessment-read-model.js'
import { findEarlier, findReportSubject } from './self-assessment-report-subject-read-model.js'

export type LiveReportKind = 'yearly' | 'detailed' | 'summary' | 'comparison'

/** A report that is made on request, with answers in tables where a workbook is made of it; null when it is not there or not for the actor's eyes. */
export async function makeDocument(
  db: Database,
  actor: Actor,
  id: number,
  kind: LiveReportKind,
  asWorkbook = false,
): Promise<ReportDocument | null> {
  const view = await findSelfAssessment(db, actor, id)
  const subject = view && (await findReportSubject(db, actor, id))
  if (!view || !subject) return null
  if (kind === 'summary') return seesReview(actor) ? summaryReport([subject]) : null
  if (kind !== 'comparison') return asWorkbook ? answersWorkbook(subject, kind) : answersReport(subject, kind)
  const earlier = await findEarlier(db, view.answer)
  return comparisonReport(subject, earlier === null ? null : await findReportSubject(db, actor, earlier))
}

/** Counts of all parts of one agency in a year, for the state; null for everybody else. */
export async function makeSummary(
  db: Database,
  actor: Actor,
  of: { leaId: number; year: number },
): Promise<ReportDocument | null> {
  if (!seesReview(actor) || !seesLea(actor, of.leaId) || !isRowId(of.leaId) || !isRowId(of.year)) return null
  const rows = await db
    .select({ id: questionnaireResponses.id })
    .from(questionnaireResponses)
    .where(and(eq(questionnaireResponses.leaId, of.leaId), eq(questionnaireResponses.year, of.year)))
    .orderBy(asc(questionnaireResponses.id))
  const subjects = []
  for (const { id } of rows) {
    const subject = await findReportSubject(db, actor, id)
    if (subject) subjects.push(subject)
  }
  return subjects.length > 0 ? summaryReport(subjects) : null
}
