import {
  canCommentOnCaseStudy,
  canDecideCaseStudyWords,
  canEditCaseStudy,
  canExportCaseStudy,
  canMoveCaseStudy,
  canRefer,
  canRevealCaseStudyStudents,
  caseStudyCommentRules,
  caseStudyGaps,
  caseStudyMoveNames,
  caseStudyMoves,
  maskedCaseStudent,
  seesCaseStudy,
  undecidedIn,
  type Actor,
  type CaseStudyFacts,
  type WrittenCaseStudy,
} from '@portal/domain'
import type { caseStudy } from '@portal/rest-contract'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { caseStudies, leas } from '../../db/schema/index.js'
import { listComments } from '../../parts/comments/comments-read-model.js'
import { isRowId } from '../../server/requests/row-id.js'
import { act } from '../../server/verdicts.js'
import { authorSql, personSql } from '../accounts/accounts-names-read-model.js'

export type CaseStudy = z.infer<typeof caseStudy>
type Stored = typeof caseStudies.$inferSelect

/** A case study with what rules, files and the history need of it beside the answer. */
export interface CaseStudyView {
  answer: CaseStudy
  facts: CaseStudyFacts
  /** With the names of its students, which answers do not hold. */
  written: WrittenCaseStudy
  version: number
  changed: { by: string; on: Date }
}

/** One case study; null when there is none, and of agencies that the actor does not see. `sharing`: see the configuration. */
export async function findCaseStudy(
  db: Database,
  actor: Actor,
  id: number,
  sharing: boolean,
): Promise<CaseStudyView | null> {
  if (!isRowId(id)) return null
  const [row] = await selectOne(db, id)
  if (!row || !seesCaseStudy(actor, row.stored)) return null
  const { stored, author, reviewer, changedBy, agency, audit } = row
  const target = { targetType: 'caseStudy', targetId: id }
  const staff = [author, reviewer, changedBy].flatMap((person) => (person ? [person.fullName] : []))
  const written: WrittenCaseStudy = { ...stored, agency, staff: [...new Set(staff)] }
  const facts: CaseStudyFacts = {
    leaId: stored.leaId,
    status: stored.status,
    authorId: stored.createdBy,
    reviewerId: stored.reviewerId,
    gaps: caseStudyGaps(stored, stored.students.length),
    undecided: undecidedIn(written),
    auditId: stored.auditId,
    sharing,
  }
  const comments = await listComments(db, actor, target, caseStudyCommentRules, facts)
  return {
    facts,
    written,
    version: stored.version,
    changed: { by: changedBy.fullName, on: stored.changedOn },
    answer: {
      ...answerOf(stored),
      author,
      reviewer,
      changedBy,
      audit,
      gaps: [...facts.gaps],
      undecided: facts.undecided,
      comments,
      ...actsOf(actor, facts),
    },
  }
}

/** What of the row is answered as it is stored, students masked. */
function answerOf({
  students,
  createdOn,
  changedOn,
  createdBy: _author,
  changedBy: _changer,
  reviewerId: _reviewer,
  auditId: _audit,
  decisions: _decisions,
  sentOn: _sentOn,
  ...stored
}: Stored) {
  return {
    ...stored,
    createdOn: createdOn.toISOString(),
    changedOn: changedOn.toISOString(),
    students: students.map((student) => ({ id: student.id, label: maskedCaseStudent(student) })),
  }
}

function actsOf(actor: Actor, facts: CaseStudyFacts) {
  return {
    edit: act(canEditCaseStudy(actor, facts)),
    reveal: act(canRevealCaseStudyStudents(actor)),
    exportFile: act(canExportCaseStudy(actor, facts, { names: false, reason: '' })),
    // The reason is asked for when the file is.
    exportNames: act(canExportCaseStudy(actor, facts, { names: true, reason: '-' })),
    decideWords: act(canDecideCaseStudyWords(actor)),
    refer: act(canRefer(actor, facts)),
    commentInternally: act(canCommentOnCaseStudy(actor)),
    steps: caseStudyMoveNames
      .filter((move) => caseStudyMoves[move].from === facts.status)
      .map((move) =>
        Object.assign(
          { move, needsReason: caseStudyMoves[move].back },
          act(canMoveCaseStudy(actor, facts, move)),
        ),
      ),
  }
}

function selectOne(db: Database, id: number) {
  return db
    .select({
      stored: caseStudies,
      agency: leas.name,
      author: authorSql(sql`case_studies.created_by`),
      reviewer: personSql(sql`case_studies.reviewer_id`),
      changedBy: authorSql(sql`case_studies.changed_by`),
      audit: sql<CaseStudy['audit']>`(select json_build_object('id', a.id, 'typeKey', a.type_key, 'prongId',
        (select p.id from audit_prongs p where p.audit_id = a.id order by p.number desc, p.round desc limit 1))
        from audits a where a.id = case_studies.audit_id)`,
    })
    .from(caseStudies)
    .innerJoin(leas, eq(leas.id, caseStudies.leaId))
    .where(eq(caseStudies.id, id))
}
