import path from 'node:path'
import type { Logger } from 'pino'
import { LevelSessionStore } from '../session/level-session-store.js'
import { RedisSessionStore } from '../session/redis-session-store.js'
import type { SessionStore } from '../session/session-store.js'
import type { Config } from './config.js'
import { localLimiters, redisLimiters } from './limiters.js'
import type { LimiterFactory } from './rate-limits.js'
import { connectRedis, untilConnected } from './redis.js'

/** What outlives the process: sessions, sign-ins under way, and counts of the rate limits. */
export interface Stores {
  sessions: SessionStore
  limiters: LimiterFactory
}

/** In Redis when REDIS_URL is set, for several gateways; else on the disk of this one. Rejects when it cannot be had. */
export async function openStores(
  config: Pick<Config, 'redisUrl' | 'dataDir'>,
  log: Logger,
  now?: () => number,
): Promise<Stores> {
  if (config.redisUrl === undefined) {
    const sessions = await LevelSessionStore.open(path.join(config.dataDir, 'sessions'), now)
    return { sessions, limiters: localLimiters(sessions) }
  }
  const redis = connectRedis(config.redisUrl, log)
  await untilConnected(redis)
  return { sessions: new RedisSessionStore(redis, now), limiters: redisLimiters(redis) }
}
