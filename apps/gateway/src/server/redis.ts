import { Redis } from 'ioredis'
import type { Logger } from 'pino'

/**
 * The connection to the Redis that several gateways share. A command fails within a second when there is no connection,
 * and is never queued for later. Reconnects automatically, five times a second.
 */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 1000,
    connectTimeout: 1000,
    enableAutoPipelining: true,
    retryStrategy: () => 200,
  })
  let away = false
  redis.on('error', (error: Error) => {
    if (!away) log.error({ cause: error.message }, 'the session store does not answer')
    away = true
  })
  redis.on('ready', () => {
    if (away) log.info('the session store answers again')
    away = false
  })
  return redis
}

/** Waits for the first connection. Throws after `patienceMs` milliseconds, because then the address is likely wrong. */
export async function untilConnected(redis: Redis, patienceMs = 10_000): Promise<void> {
  if (redis.status === 'ready') return
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      redis.disconnect()
      reject(new Error('REDIS_URL: the store does not answer.'))
    }, patienceMs)
    redis.once('ready', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
