import type { EventEmitter } from 'node:events'
import type { Tracing } from '@portal/tracing'
import type { Database, OpenDatabase } from '../db/database.js'
import type { AccessTokens } from '../features/session/tokens/session-access-token.js'
import type { ApiConfig } from './config.js'
import type { HeavyWork } from './heavy/heavy-work.js'
import type { KnownAccounts } from './known-accounts.js'
import type { Logger } from './log.js'

/** What the features are built with: their routes and jobs close over it. */
export interface ApiDeps {
  config: ApiConfig
  db: Database
  database: OpenDatabase
  log: Logger
  clock: () => Date
  accessTokens: AccessTokens
  accounts: KnownAccounts
  heavy: HeavyWork
  /** Tests check every answer against the contract; in service that would cost time. */
  validateAnswers: boolean
  tracing?: Tracing | undefined
}

/**
 * Work that repeats beside the requests. A run that fails is logged and tried again at its next time. One that takes many
 * steps begins no more of them once `stopping` says so.
 */
export interface Job {
  name: string
  everySeconds: number
  /** Runs in every process that serves the database; otherwise in one at a time. */
  everywhere?: boolean
  /** Has it run at once, beside its times; when it is at it already, once more after that. */
  wokenBy?: EventEmitter<{ wake: [] }>
  run: (stopping: AbortSignal) => Promise<void>
}
