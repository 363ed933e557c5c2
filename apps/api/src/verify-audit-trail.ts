import { openDatabase } from './db/database.js'
import { verifyAuditChain } from './features/audit-trail/audit-trail-read-model.js'
import { auditHeadPath, readKeptAuditHead } from './features/audit-trail/audit-trail-head-file.js'
import { loadConfig } from './server/config.js'

/** Walks the audit trail from its first entry and holds it against the signed head that is kept beside the database. */
async function verifyAuditTrail(): Promise<boolean> {
  const config = loadConfig(process.env)
  const database = await openDatabase(config)
  try {
    const kept = await readKeptAuditHead(auditHeadPath(config.dataDir), config.sessionSecret)
    const verdict = await verifyAuditChain(database.db, kept ?? undefined)
    if (!verdict.ok) {
      process.stderr.write(`The audit trail is broken at entry ${verdict.brokenAt}. ${verdict.reason}\n`)
      return false
    }
    const against = kept
      ? `it holds the kept head at entry ${kept.count}`
      : 'no head was kept yet, so a cut at the end could not be seen'
    process.stdout.write(`The audit trail is sound: ${verdict.head.count} entries, ${against}.\n`)
    return true
  } finally {
    await database.close()
  }
}

verifyAuditTrail().then(
  (sound) => {
    process.exitCode = sound ? 0 : 1
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  },
)
