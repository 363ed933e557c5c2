import { FindingStatus, findingStatusWords, isOpenFinding, longDay } from '@portal/domain'
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { citations, complianceStrategyItems, findings } from '../../db/schema/index.js'

/** Issued findings of a self-assessment as its final report names them, with how they stand; drafts are the state's own. */
export async function listFindingLines(
  db: Database,
  selfAssessmentId: number,
): Promise<{ line: string; isOpen: boolean }[]> {
  const rows = await db
    .select({
      number: findings.number,
      description: findings.description,
      status: findings.status,
      dueOn: findings.dueOn,
      closedOn: findings.closedOn,
      reference: citations.reference,
      title: citations.title,
    })
    .from(findings)
    .leftJoin(citations, eq(citations.id, findings.citationId))
    .where(
      and(
        eq(findings.questionnaireResponseId, selfAssessmentId),
        isNotNull(findings.issuedOn),
        ne(findings.status, FindingStatus.withdrawn),
      ),
    )
    .orderBy(asc(findings.id))
  return rows.map(({ number, description, reference, title, status, dueOn, closedOn }) => {
    const isOpen = isOpenFinding(status)
    const named = [number, reference && `${reference} ${title}`, description].filter(Boolean).join(': ')
    const until = isOpen && dueOn ? `, to be corrected by ${longDay(dueOn)}` : ''
    const since = !isOpen && closedOn ? ` on ${longDay(closedOn)}` : ''
    return { line: `${named} (${findingStatusWords(status).name}${until}${since})`, isOpen }
  })
}

/** Findings that were drafted in the review of a subsection, for the state. */
export function listFindingsOfSubsection(db: Database, subsectionResponseId: number) {
  return db
    .select({
      id: findings.id,
      number: findings.number,
      status: findings.status,
      description: findings.description,
      itemNumber: complianceStrategyItems.number,
    })
    .from(findings)
    .leftJoin(complianceStrategyItems, eq(complianceStrategyItems.id, findings.itemId))
    .where(eq(findings.subsectionResponseId, subsectionResponseId))
    .orderBy(asc(findings.id))
}
