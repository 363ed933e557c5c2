import type { Tracing } from '@portal/tracing'
import type { Express } from 'express'
import type { OpenDatabase } from '../db/database.js'
import { createAccessTokens } from '../features/session/tokens/session-access-token.js'
import { createApp } from './app.js'
import type { ApiConfig } from './config.js'
import type { ApiDeps } from './deps.js'
import type { Health } from './health.js'
import { createHeavyWork } from './heavy/heavy-work.js'
import { KnownAccounts } from './known-accounts.js'
import type { Logger } from './log.js'

export interface Assembly {
  app: Express
  deps: ApiDeps
  health: Health
}

/** Puts the API together over an open, migrated database; it neither listens nor starts jobs. */
export function assemble(
  config: ApiConfig,
  database: OpenDatabase,
  options: { log: Logger; clock?: () => Date; validateAnswers?: boolean; tracing?: Tracing | undefined },
): Assembly {
  const deps: ApiDeps = {
    config,
    database,
    db: database.db,
    log: options.log,
    clock: options.clock ?? (() => new Date()),
    accessTokens: createAccessTokens(config.jwtKeys, config.accessTokenSeconds),
    accounts: new KnownAccounts(),
    heavy: createHeavyWork(),
    validateAnswers: options.validateAnswers ?? false,
    tracing: options.tracing,
  }
  const health: Health = { shuttingDown: false }
  return { app: createApp(deps, health), deps, health }
}
