import type { Attempts } from '../../../testing/access/access-kit.js'
import type { AccessWorld } from '../../../testing/access/access-world.js'

/**
 * Written by hand from the specification; testing/access/access-legend.ts explains the columns and words. No newer content is
 * published and nothing is to be confirmed, so that what monitors may do is refused over its state.
 */
export const verdicts = `
call                record  | anon half dis  | SA   SM   LI   DRS  LA   LU   | CL
checkSetupChanges   own     | 401  401  401  | ok   ok   ok   ok   403  404  | 403
checkSetupChanges   foreign | 401  401  401  | ok   ok   404  ok   404  404  | 403
checkSetupChanges   missing | 401  401  401  | 404  404  404  404  404  404  | 403
chooseRecordContent own     | 401  401  401  | may  may  403  403  403  404  | 403
chooseRecordContent foreign | 401  401  401  | may  may  404  403  404  404  | 403
chooseRecordContent missing | 401  401  401  | 404  404  404  404  404  404  | 403
confirmItemRecheck  own     | 401  401  401  | may  may  403  403  403  404  | 403
confirmItemRecheck  foreign | 401  401  401  | may  may  404  403  404  404  | 403
confirmItemRecheck  missing | 401  401  401  | 404  404  404  404  404  404  | 403
`

const typeKey = 'desk-audit'

/** A record whose documents are there, of each agency; nothing here changes it. */
const kept = new WeakMap<AccessWorld, Map<string, Promise<{ id: number }>>>()

async function studentOf(world: AccessWorld, record: string): Promise<number> {
  if (record === 'missing') return 999_999
  const known = kept.get(world) ?? new Map<string, Promise<{ id: number }>>()
  kept.set(world, known)
  const found = known.get(record) ?? world.audits.withDocument(world.leas[record] ?? 0)
  known.set(record, found)
  return (await found).id
}

export const attempts: Attempts = {
  checkSetupChanges: async (world, record) => ({
    params: { typeKey, studentId: await studentOf(world, record) },
  }),
  chooseRecordContent: async (world, record) => ({
    params: { typeKey, studentId: await studentOf(world, record) },
    body: { choice: 'Keep', contentId: 1, version: 0 },
  }),
  confirmItemRecheck: async (world, record) => ({
    params: { typeKey },
    body: { studentId: await studentOf(world, record), itemId: 'dab-4-01', version: 0 },
  }),
}
