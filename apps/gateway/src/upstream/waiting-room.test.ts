import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { WaitingRoom } from './waiting-room.js'

const errors = { full: () => new Error('full'), aborted: () => new Error('aborted') }
const never = new AbortController().signal

describe('a waiting room', () => {
  it('lets in as many as it has places, and the next ones in their order', async () => {
    const room = new WaitingRoom({ places: 2, waiting: 5, waitMs: 1000 })
    const first = await room.enter(never, errors)
    await room.enter(never, errors)
    const order: string[] = []
    const enter = async (name: string): Promise<() => void> => {
      const leave = await room.enter(never, errors)
      order.push(name)
      return leave
    }
    const third = enter('third')
    const fourth = enter('fourth')
    expect([room.inside, room.waiting]).toEqual([2, 2])
    first()
    ;(await third)()
    await fourth
    expect(order).toEqual(['third', 'fourth'])
    expect([room.inside, room.waiting]).toEqual([2, 0])
  })

  it('keeps some places from those who may hold theirs for long, and lets the others pass them', async () => {
    const room = new WaitingRoom({ places: 3, forWrites: 2, waiting: 5, waitMs: 1000 })
    const [first] = [await room.enter(never, errors, true), await room.enter(never, errors, true)]
    const order: string[] = []
    const third = Promise.resolve(room.enter(never, errors, true)).then(() => order.push('write'))
    const read = await room.enter(never, errors)
    const next = Promise.resolve(room.enter(never, errors)).then(() => order.push('read'))
    expect([room.inside, room.waiting]).toEqual([3, 2])
    read()
    await next
    expect(order).toEqual(['read'])
    first()
    await third
    expect([room.inside, room.waiting]).toEqual([3, 0])
  })

  it('frees one place however often a place is given back', async () => {
    const room = new WaitingRoom({ places: 1, waiting: 5, waitMs: 1000 })
    const leave = await room.enter(never, errors)
    leave()
    leave()
    expect(room.inside).toBe(0)
    await room.enter(never, errors)
    leave()
    expect(room.inside).toBe(1)
  })

  it('refuses who waited too long, whose deadline passed, and who comes to a full queue', async () => {
    const room = new WaitingRoom({ places: 1, waiting: 2, waitMs: 30 })
    await room.enter(never, errors)
    const late = room.enter(never, errors)
    const deadline = room.enter(AbortSignal.timeout(5), errors)
    expect(() => room.enter(never, errors)).toThrow('full')
    await expect(deadline).rejects.toThrow('aborted')
    await expect(late).rejects.toThrow('full')
    expect(room.waiting).toBe(0)
    expect(() => room.enter(AbortSignal.abort(), errors)).toThrow('aborted')
  })

  it('counts nobody who was inside when it was told to forget', async () => {
    const room = new WaitingRoom({ places: 1, waiting: 2, waitMs: 1000 })
    const hanging = await room.enter(never, errors)
    const waiting = room.enter(never, errors)
    room.forget()
    const leave = await waiting
    hanging()
    expect(room.inside).toBe(1)
    leave()
    expect(room.inside).toBe(0)
  })

  it('sends everybody away who waits, and serves the next', async () => {
    const room = new WaitingRoom({ places: 1, waiting: 2, waitMs: 1000 })
    const leave = await room.enter(never, errors)
    const enter = async (): Promise<unknown> => room.enter(never, errors)
    const waiting = [enter(), enter()]
    const outcomes = Promise.allSettled(waiting)
    room.refuseWaiting(() => new Error('down'))
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    leave()
    await sleep(1)
    await room.enter(never, errors)
    expect(room.inside).toBe(1)
  })
})
