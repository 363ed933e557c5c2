import { deskAudit } from '@portal/domain'
import { firstPublished } from '../content-versions.js'
import type { Database } from '../database.js'
import { auditContents, auditTypes, complianceYears } from '../schema/index.js'
import { readAuditContent } from './content/audit-content.js'
import deskAuditPartB from './content/desk-audit-part-b.json' with { type: 'json' }
import deskAuditPartC from './content/desk-audit-part-c.json' with { type: 'json' }

const contents = [deskAuditPartB, deskAuditPartC].map(readAuditContent)

/** The kinds of audits, and their first content for every compliance year that has none. What is there stays as it is. */
export async function seedAudits(db: Database): Promise<void> {
  const years = await db.select({ id: complianceYears.id }).from(complianceYears)
  await db.transaction(async (tx) => {
    await tx.insert(auditTypes).values({ key: deskAudit.key, definition: deskAudit }).onConflictDoNothing()
    if (years.length === 0) return
    await tx
      .insert(auditContents)
      .values(
        years.flatMap(({ id: year }) =>
          contents.map((one) => Object.assign({ year, number: 1, publishedOn: firstPublished(year) }, one)),
        ),
      )
      .onConflictDoNothing()
  })
}
