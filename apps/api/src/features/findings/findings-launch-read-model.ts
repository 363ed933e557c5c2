import { FindingStatus } from '@portal/domain'
import { and, between, count, eq, lt } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { findings, leas } from '../../db/schema/index.js'

/** What this feature adds to the launch of a compliance year: findings that stay open, the training agency's left out. */
export const findingsLaunch = {
  async carriedOver(db: Database, year: number): Promise<{ what: string; count: number }[]> {
    const [open] = await db
      .select({ count: count() })
      .from(findings)
      .innerJoin(leas, and(eq(leas.id, findings.leaId), eq(leas.isTest, false)))
      .where(
        and(
          lt(findings.year, year),
          between(findings.status, FindingStatus.issued, FindingStatus.prong2Failed),
        ),
      )
    return [{ what: 'Open findings', count: open?.count ?? 0 }]
  },
}
