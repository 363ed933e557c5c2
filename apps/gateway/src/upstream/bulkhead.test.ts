import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Bulkhead } from './bulkhead.js'

const errors = { full: () => new Error('full'), aborted: () => new Error('aborted') }
const never = new AbortController().signal

describe('a bulkhead', () => {
  it('lets in as many as it has places, and the next ones in their order', async () => {
    const bulkhead = new Bulkhead({ places: 2, waiting: 5, waitMs: 1000 })
    const first = await bulkhead.enter(never, errors)
    await bulkhead.enter(never, errors)
    const order: string[] = []
    const enter = async (name: string): Promise<() => void> => {
      const leave = await bulkhead.enter(never, errors)
      order.push(name)
      return leave
    }
    const third = enter('third')
    const fourth = enter('fourth')
    expect([bulkhead.inside, bulkhead.waiting]).toEqual([2, 2])
    first()
    ;(await third)()
    await fourth
    expect(order).toEqual(['third', 'fourth'])
    expect([bulkhead.inside, bulkhead.waiting]).toEqual([2, 0])
  })

  it('keeps some places from those who may hold theirs for long, and lets the others pass them', async () => {
    const bulkhead = new Bulkhead({ places: 3, forWrites: 2, waiting: 5, waitMs: 1000 })
    const [first] = [await bulkhead.enter(never, errors, true), await bulkhead.enter(never, errors, true)]
    const order: string[] = []
    const third = Promise.resolve(bulkhead.enter(never, errors, true)).then(() => order.push('write'))
    const read = await bulkhead.enter(never, errors)
    const next = Promise.resolve(bulkhead.enter(never, errors)).then(() => order.push('read'))
    expect([bulkhead.inside, bulkhead.waiting]).toEqual([3, 2])
    read()
    await next
    expect(order).toEqual(['read'])
    first()
    await third
    expect([bulkhead.inside, bulkhead.waiting]).toEqual([3, 0])
  })

  it('frees one place however often a place is given back', async () => {
    const bulkhead = new Bulkhead({ places: 1, waiting: 5, waitMs: 1000 })
    const leave = await bulkhead.enter(never, errors)
    leave()
    leave()
    expect(bulkhead.inside).toBe(0)
    await bulkhead.enter(never, errors)
    leave()
    expect(bulkhead.inside).toBe(1)
  })

  it('refuses who waited too long, whose deadline passed, and who comes to a full queue', async () => {
    const bulkhead = new Bulkhead({ places: 1, waiting: 2, waitMs: 30 })
    await bulkhead.enter(never, errors)
    const late = bulkhead.enter(never, errors)
    const deadline = bulkhead.enter(AbortSignal.timeout(5), errors)
    expect(() => bulkhead.enter(never, errors)).toThrow('full')
    await expect(deadline).rejects.toThrow('aborted')
    await expect(late).rejects.toThrow('full')
    expect(bulkhead.waiting).toBe(0)
    expect(() => bulkhead.enter(AbortSignal.abort(), errors)).toThrow('aborted')
  })

  it('counts nobody who was inside when it was told to forget', async () => {
    const bulkhead = new Bulkhead({ places: 1, waiting: 2, waitMs: 1000 })
    const hanging = await bulkhead.enter(never, errors)
    const waiting = bulkhead.enter(never, errors)
    bulkhead.forget()
    const leave = await waiting
    hanging()
    expect(bulkhead.inside).toBe(1)
    leave()
    expect(bulkhead.inside).toBe(0)
  })

  it('sends everybody away who waits, and serves the next', async () => {
    const bulkhead = new Bulkhead({ places: 1, waiting: 2, waitMs: 1000 })
    const leave = await bulkhead.enter(never, errors)
    const enter = async (): Promise<unknown> => bulkhead.enter(never, errors)
    const waiting = [enter(), enter()]
    const outcomes = Promise.allSettled(waiting)
    bulkhead.refuseWaiting(() => new Error('down'))
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    leave()
    await sleep(1)
    await bulkhead.enter(never, errors)
    expect(bulkhead.inside).toBe(1)
  })
})
