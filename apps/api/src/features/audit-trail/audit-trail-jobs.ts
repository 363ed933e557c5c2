import type { ApiDeps, Job } from '../../server/deps.js'
import { auditHeadPath, readKeptAuditHead, writeAuditHead } from './audit-trail-head-file.js'
import { recordUnrecorded } from './audit-trail-summaries-store.js'
import { holdsAuditHead, readAuditHead, verifyAuditChain } from './audit-trail-read-model.js'

/** Keeps the head of the trail outside the database, every minute; the shutdown does it once more. */
export function auditTrailJobs(deps: ApiDeps): Job[] {
  return [
    {
      name: 'record what was counted',
      everySeconds: 60,
      run: () => recordUnrecorded(deps.db, deps.clock()),
    },
    // Each process keeps a head in its own DATA_DIR; where they share one, they keep the same file.
    { name: 'keep the audit head', everySeconds: 60, everywhere: true, run: () => keepAuditHead(deps) },
    { name: 'verify the audit trail', everySeconds: 86_400, run: () => reportAuditTrail(deps) },
  ]
}

/** A head that the trail no longer holds is evidence of a cut: it is reported and never written over. */
export async function keepAuditHead(deps: ApiDeps): Promise<void> {
  const { dataDir, sessionSecret } = deps.config
  const path = auditHeadPath(dataDir)
  const kept = await readKeptAuditHead(path, sessionSecret)
  if (kept && !(await holdsAuditHead(deps.db, kept))) {
    deps.log.error({ keptCount: kept.count, path }, 'the audit trail does not hold the head that was kept')
    return
  }
  await writeAuditHead(path, sessionSecret, await readAuditHead(deps.db), deps.clock())
}

async function reportAuditTrail(deps: ApiDeps): Promise<void> {
  const kept = await readKeptAuditHead(auditHeadPath(deps.config.dataDir), deps.config.sessionSecret)
  const verdict = await verifyAuditChain(deps.db, kept ?? undefined)
  if (verdict.ok) deps.log.info({ entries: verdict.head.count }, 'the audit trail is sound')
  else
    deps.log.error(
      { brokenAt: verdict.brokenAt, reason: verdict.reason },
      'the audit trail was tampered with',
    )
}
