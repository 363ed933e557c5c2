import { RateLimiterMemory } from 'rate-limiter-flexible'
import { expect, it, vi } from 'vitest'
import { BlockLimiter } from './limiters.js'

const points = 10

function limiterOf(memory: RateLimiterMemory, size: number) {
  const consume = vi.spyOn(memory, 'consume')
  return { limiter: new BlockLimiter(memory, size), consume }
}

it('takes a block for many requests, also for those that come at once, and refuses what is over the limit', async () => {
  const { limiter, consume } = limiterOf(new RateLimiterMemory({ points, duration: 60 }), 5)
  const first = await Promise.all(Array.from({ length: 7 }, () => limiter.spend('a')))
  expect(first).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect(consume).toHaveBeenCalledTimes(2)
  const rest = [await limiter.spend('a'), await limiter.spend('a'), await limiter.spend('a')]
  expect(rest).toEqual([0, 0, 0])
  expect(await limiter.spend('a')).toBeGreaterThan(50_000)
  expect(await limiter.spend('b')).toBe(0)
})

it('never lets more through than the limit, however many gateways count', async () => {
  const shared = new RateLimiterMemory({ points, duration: 60 })
  const gateways = [new BlockLimiter(shared, 3), new BlockLimiter(shared, 3)]
  const waits = await Promise.all(
    Array.from({ length: 40 }, (_, index) => gateways[index % 2]?.spend('a') ?? Promise.resolve(-1)),
  )
  const passed = waits.filter((wait) => wait === 0).length
  expect(passed).toBeLessThanOrEqual(points)
  // Each gateway loses at most one block.
  expect(passed).toBeGreaterThanOrEqual(points - 2 * 3)
})

it('begins anew when the time is over', async () => {
  const { limiter, consume } = limiterOf(new RateLimiterMemory({ points, duration: 1 }), 10)
  for (let index = 0; index < points; index += 1) expect(await limiter.spend('a')).toBe(0)
  expect(await limiter.spend('a')).toBeGreaterThan(0)
  await expect.poll(() => limiter.spend('a'), { timeout: 3000 }).toBe(0)
  expect(consume.mock.calls.every(([, taken]) => taken === 10)).toBe(true)
})
