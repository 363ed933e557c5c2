import { canReadReports, type Actor } from '@portal/domain'
import type { finding } from '@portal/rest-contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import { findingLetters, publishedReports } from '../../../db/schema/index.js'
import { personSql } from '../../accounts/accounts-names-read-model.js'

/** Letters about a finding, the oldest first. */
export async function listFindingLetters(
  db: Database,
  actor: Actor,
  findingId: number,
): Promise<z.infer<typeof finding>['letters']> {
  const rows = await db
    .select({
      id: findingLetters.id,
      kind: findingLetters.kind,
      subject: findingLetters.subject,
      body: findingLetters.body,
      signatureName: findingLetters.signatureName,
      signatureTitle: findingLetters.signatureTitle,
      letterDate: findingLetters.letterDate,
      reportId: publishedReports.id,
      letterNumber: publishedReports.letterNumber,
      state: publishedReports.state,
      resentOn: publishedReports.resentOn,
      acknowledgedBy: personSql(sql`published_reports.acknowledged_by`),
      acknowledgedOn: publishedReports.acknowledgedOn,
      issuedBy: personSql(sql`finding_letters.issued_by`),
      issuedOn: findingLetters.issuedOn,
    })
    .from(findingLetters)
    .leftJoin(publishedReports, eq(publishedReports.findingLetterId, findingLetters.id))
    .where(eq(findingLetters.findingId, findingId))
    .orderBy(asc(findingLetters.id))
  const reads = canReadReports(actor).allowed
  return rows.map(({ issuedOn, resentOn, acknowledgedOn, ...row }) =>
    Object.assign(row, {
      reportId: reads ? row.reportId : null,
      issuedOn: issuedOn.toISOString(),
      resentOn: resentOn?.toISOString() ?? null,
      acknowledgedOn: acknowledgedOn?.toISOString() ?? null,
    }),
  )
}
