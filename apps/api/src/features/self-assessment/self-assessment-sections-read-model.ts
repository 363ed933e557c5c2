import type { Actor } from '@portal/domain'
import type { subsectionSummary } from '@portal/rest-contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { builtOnce } from '../../db/built-once.js'
import type { Database } from '../../db/database.js'
import { questionnaireResponses, sections, subsectionResponses, subsections } from '../../db/schema/index.js'
import { assigneesSql } from './assignments/self-assessment-assignees-read-model.js'

/** A subsection as the agency page lists it, with its section. */
export type SubsectionSummaryRow = z.infer<typeof subsectionSummary> & {
  section: { id: number; number: string; title: string; intro: string }
}

/** All subsections of one self-assessment in the order of the questionnaire. One query. */
export async function listSections(
  db: Database,
  actor: Actor,
  selfAssessmentId: number,
): Promise<SubsectionSummaryRow[]> {
  const rows = await sectionsOf(db).execute({ selfAssessmentId })
  return rows.map(({ items, complete, completeNotApplicable, ...row }) => {
    const applies = row.notApplicable !== 'Approved'
    return Object.assign(row, {
      isAssignedToCurrentUser: row.assignees.some((person) => person.id === actor.userId),
      answered: applies ? complete - completeNotApplicable : 0,
      answerable: applies ? items - completeNotApplicable : 0,
    })
  })
}

const sectionsOf = builtOnce((db) =>
  db
    .select({
      id: subsectionResponses.id,
      subsectionId: subsections.id,
      number: subsections.number,
      title: subsections.title,
      state: subsectionResponses.state,
      notApplicable: subsectionResponses.notApplicable,
      dueOn: sql<string | null>`least(${subsectionResponses.dueOn}, ${questionnaireResponses.dueOn})`,
      assignees: assigneesSql,
      section: { id: sections.id, number: sections.number, title: sections.title, intro: sections.intro },
      items: subsections.items,
      complete: subsectionResponses.complete,
      completeNotApplicable: subsectionResponses.completeNotApplicable,
      documents: subsectionResponses.documents,
    })
    .from(subsectionResponses)
    .innerJoin(subsections, eq(subsections.id, subsectionResponses.subsectionId))
    .innerJoin(sections, eq(sections.id, subsections.sectionId))
    .innerJoin(questionnaireResponses, eq(questionnaireResponses.id, subsectionResponses.responseId))
    .where(eq(subsectionResponses.responseId, sql.placeholder('selfAssessmentId')))
    .orderBy(asc(sections.order), asc(subsections.order), asc(subsectionResponses.id))
    .prepare('sections of a self-assessment'),
)
