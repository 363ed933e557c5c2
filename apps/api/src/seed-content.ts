import { randomUUID } from 'node:crypto'
import { openDatabase } from './db/database.js'
import { seedFirstContent } from './db/seed/seed-first-content.js'
import { writeAudit } from './features/audit-trail/audit-trail-store.js'
import { loadConfig } from './server/config.js'

/** Gives a new installation its agencies, years and questionnaire, once, with an entry in the audit trail. */
async function seedContent(): Promise<void> {
  const database = await openDatabase(loadConfig(process.env))
  const now = new Date()
  try {
    await database.migrate()
    const made = await seedFirstContent(database.db, now, (tx, after) =>
      writeAudit(tx, {
        actor: null,
        action: 'seedContent',
        targetType: 'installation',
        targetId: 'content',
        after,
        ctx: { ip: 'command line', now, requestId: randomUUID() },
      }),
    )
    process.stdout.write(
      made
        ? `The portal has ${made.agencies} agencies, ${made.years} compliance years and ${made.selfAssessments} self-assessments now.\n`
        : 'The portal has agencies or years already; nothing was changed.\n',
    )
  } finally {
    await database.close()
  }
}

seedContent().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
