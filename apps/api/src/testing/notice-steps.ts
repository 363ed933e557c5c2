import type { NoticeKind } from '@portal/domain'
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { notices, users } from '../db/schema/index.js'
import type { TestApi } from './test-api.js'

/** Who was notified of what; `mark` forgets earlier notices. */
export function noticeSteps(api: TestApi) {
  let after = 0
  return {
    async mark(): Promise<void> {
      const [row] = await api.db.select({ id: sql<string | null>`max(${notices.id})` }).from(notices)
      after = Number(row?.id ?? 0)
    },
    /**
     * User names by the kind of notice, in the order of their characters: about one agency, or about none; only those
     * that lead to `path`, when it is set.
     */
    async told(leaId: number, path?: string): Promise<Partial<Record<NoticeKind, string[]>>> {
      const rows = await api.db
        .select({ kind: notices.kind, user: users.userName })
        .from(notices)
        .innerJoin(users, eq(users.id, notices.userId))
        .where(
          and(
            gt(notices.id, after),
            or(eq(notices.leaId, leaId), isNull(notices.leaId)),
            path === undefined ? undefined : eq(notices.path, path),
          ),
        )
        .orderBy(asc(notices.id))
      const told: Partial<Record<NoticeKind, string[]>> = {}
      for (const { kind, user } of rows) told[kind] = [...(told[kind] ?? []), user].toSorted()
      return told
    },
  }
}
