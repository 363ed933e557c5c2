import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { Tracing } from '@portal/tracing'
import { openDatabase } from '../db/database.js'
import { seedRoles } from '../db/seed/seed-accounts.js'
import { seedDemonstration } from '../db/seed/seed-demonstration.js'
import { openFileStore } from '../features/documents/storage/documents-file-store.js'
import { writeAudits } from '../features/audit-trail/audit-trail-store.js'
import { keepAuditHead } from '../features/audit-trail/audit-trail-jobs.js'
import { hasDemonstrationAccounts } from '../features/accounts/accounts-store.js'
import { hashPassword } from '../features/session/passwords/session-password-hash.js'
import { assemble } from './assemble.js'
import { ConfigError, type ApiConfig } from './config.js'
import { startJobs } from './jobs.js'
import type { Logger } from './log.js'
import { allJobs } from '../features.js'

export interface RunningServer {
  port: number
  /** Answers what is under way, then closes everything. */
  stop: () => Promise<void>
}

/** Requests still under way after this are cut. */
const longestDrainMs = 20_000

/** Opens, migrates and seeds the database, and serves the API. */
export async function startServer(config: ApiConfig, log: Logger, tracing?: Tracing): Promise<RunningServer> {
  const database = await openDatabase(config)
  try {
    await database.migrate()
    if (config.mode === 'demo') {
      const files = openFileStore(config.filesUrl)
      await seedDemonstration(database.db, {
        password: config.demoPassword,
        hashPassword,
        now: new Date(),
        office: { record: writeAudits, keepFile: (id, bytes) => files.put(id, Readable.from([bytes])) },
      })
    } else {
      if (await hasDemonstrationAccounts(database.db))
        throw new ConfigError([
          'The database holds demonstration accounts, whose password is known to everyone.',
        ])
      await seedRoles(database.db)
    }
    const { app, deps, health } = assemble(config, database, { log, tracing })
    const server = createServer(
      // Slow clients: Node looks at headersTimeout only every connectionsCheckingInterval.
      {
        headersTimeout: 10_000,
        requestTimeout: 0,
        keepAliveTimeout: 30_000,
        connectionsCheckingInterval: 2_000,
      },
      app,
    )
    // Files may take as long as they need, but not half a minute without a byte.
    server.setTimeout(30_000)
    await listen(server, config)
    const jobs = startJobs(allJobs(deps), database, log)
    return {
      port: (server.address() as AddressInfo).port,
      async stop() {
        health.shuttingDown = true
        // While requests are still answered, the work beside them comes to its end.
        const jobsEnded = jobs.stop()
        await new Promise((resolve) => setTimeout(resolve, config.shutdownDelayMs))
        await close(server)
        await jobsEnded
        await deps.heavy.close()
        await tracing?.stop()
        try {
          await keepAuditHead(deps)
        } finally {
          await database.close()
        }
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

function listen(server: Server, config: ApiConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

async function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), longestDrainMs)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
  clearTimeout(cut)
}
