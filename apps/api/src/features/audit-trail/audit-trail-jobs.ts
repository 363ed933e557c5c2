import type { ApiDeps, Job } from '../../server/deps.js'
import { readAuditHead } from './audit-trail-read-model.js'
import { auditHeadPath, writeAuditHead } from './audit-trail-head-file.js'

/** Keeps the head of the trail outside the database, every minute; the shutdown does it once more. */
export function auditTrailJobs(deps: ApiDeps): Job[] {
  return [{ name: 'keep the audit head', everySeconds: 60, run: () => keepAuditHead(deps) }]
}

export async function keepAuditHead(deps: ApiDeps): Promise<void> {
  const head = await readAuditHead(deps.db)
  await writeAuditHead(auditHeadPath(deps.config.dataDir), deps.config.sessionSecret, head, deps.clock())
}
