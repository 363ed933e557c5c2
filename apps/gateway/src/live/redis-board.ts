import type { Redis } from 'ioredis'
import { storeUnavailable } from '../session/store-unavailable.js'
import { parseJson } from '../upstream/upstream-errors.js'
import type { LiveSignals } from './live-signals.js'
import {
  presenceLastsMs,
  presentMember,
  type PresenceBoard,
  type Present,
  type PresentMember,
} from './presence-board.js'

const prefix = 'portal:presence:'

/** Uses the clock of Redis, because the clocks of gateways differ. An entry is 'until since member'. */
const now = `local t = redis.call('TIME') local now = t[1] * 1000 + math.floor(t[2] / 1000)`
const putScript = `${now}
local since, changed, old = string.format('%.0f', now), 1, redis.call('HGET', KEYS[1], ARGV[1])
if old then
  local ends, began, member = string.match(old, '^(%d+) (%d+) (.*)$')
  if member == ARGV[2] and tonumber(ends) > now then since, changed = began, 0 end
end
redis.call('HSET', KEYS[1], ARGV[1], string.format('%.0f', now + ARGV[3]) .. ' ' .. since .. ' ' .. ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return changed`
const listScript = `${now}
local found, all = {}, redis.call('HGETALL', KEYS[1])
for i = 1, #all, 2 do
  local ends, began, member = string.match(all[i + 1], '^(%d+) (%d+) (.*)$')
  if tonumber(ends) > now then
    found[#found + 1] = began
    found[#found + 1] = member
  else
    redis.call('HDEL', KEYS[1], all[i])
  end
end
return found`

/** Presence for all gateways that share a Redis. Refuses with 503 while Redis is unavailable. */
export class RedisBoard implements PresenceBoard {
  constructor(
    private readonly redis: Redis,
    private readonly signals: LiveSignals,
    private readonly lastsMs = presenceLastsMs,
  ) {}

  async put(topic: string, key: string, member: PresentMember): Promise<void> {
    const changed = await reached(
      this.redis.eval(putScript, 1, prefix + topic, key, JSON.stringify(member), this.lastsMs),
    )
    if (changed === 1) this.signals.send({ kind: 'changed', topic })
  }

  async remove(topic: string, key: string): Promise<void> {
    const removed = await reached(this.redis.hdel(prefix + topic, key))
    if (removed > 0) this.signals.send({ kind: 'changed', topic })
  }

  async list(topic: string): Promise<Present[]> {
    const found = await reached(this.redis.eval(listScript, 1, prefix + topic))
    const texts = Array.isArray(found) ? found.map(String) : []
    return texts.flatMap((text, index) => {
      const member = index % 2 === 1 ? presentMember.safeParse(parseJson(text)) : undefined
      return member?.success ? [{ ...member.data, since: Number(texts[index - 1]) }] : []
    })
  }

  /** The connection belongs to the session store. */
  close(): void {}
}

async function reached<T>(command: Promise<T>): Promise<T> {
  try {
    return await command
  } catch {
    throw storeUnavailable('presence')
  }
}
