import path from 'node:path'
import type { Logger } from 'pino'
import { LevelSessionStore } from '../session/level-session-store.js'
import { RedisSessionStore } from '../session/redis-session-store.js'
import type { SessionStore } from '../session/session-store.js'
import { LocalSignals, type LiveSignals } from '../live/live-signals.js'
import { MemoryBoard } from '../live/memory-board.js'
import type { PresenceBoard } from '../live/presence-board.js'
import { RedisBoard } from '../live/redis-board.js'
import { RedisSignals } from '../live/redis-signals.js'
import { withEndedSessions } from '../live/ended-sessions.js'
import type { Config } from './config.js'
import { localLimiters, redisLimiters } from './limits/limiters.js'
import type { LimiterFactory } from './limits/rate-limits.js'
import { connectRedis, untilConnected } from './redis.js'

/** State that outlives the process: sessions, sign-in attempts, and counts of the rate limits. */
export interface Stores {
  sessions: SessionStore
  limiters: LimiterFactory
  /** Presence and signals between gateways; neither outlives the process alone. */
  live: { board: PresenceBoard; signals: LiveSignals }
}

/**
 * In Redis when REDIS_URL is set, for several gateways; else on the local disk. Rejects when the store cannot be
 * opened.
 */
export async function openStores(
  config: Pick<Config, 'redisUrl' | 'dataDir'>,
  log: Logger,
  now?: () => number,
  /** How long a presence entry lasts, for tests. */
  presenceMs?: number,
): Promise<Stores> {
  if (config.redisUrl === undefined) {
    const sessions = await LevelSessionStore.open(path.join(config.dataDir, 'sessions'), now)
    const signals = new LocalSignals()
    return {
      sessions: withEndedSessions(sessions, signals),
      limiters: localLimiters(sessions),
      live: { board: new MemoryBoard(signals, presenceMs), signals },
    }
  }
  const redis = connectRedis(config.redisUrl, log)
  await untilConnected(redis)
  const signals = new RedisSignals(redis)
  return {
    sessions: withEndedSessions(new RedisSessionStore(redis, now), signals),
    limiters: redisLimiters(redis),
    live: { board: new RedisBoard(redis, signals, presenceMs), signals },
  }
}
