import { describe, expect, it } from 'vitest'
import { FairQueue } from './fair-queue.js'

/** Work that a test ends. */
function aJob() {
  let end = () => undefined as void
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { end, work: () => ended }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('the queue of costly work', () => {
  it('runs so many at once and lets the others wait', async () => {
    const queue = new FairQueue({ running: 2, waiting: 10, seconds: 60 })
    let now = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++now)
      await turn()
      now--
    }
    await Promise.all(Array.from({ length: 12 }, () => queue.run('one', work)))
    expect(most).toBe(2)
  })

  it('refuses what finds no place, with a time to come back', async () => {
    const queue = new FairQueue({ running: 1, waiting: 2, seconds: 60 })
    const job = aJob()
    const taken = [0, 1, 2].map(() => queue.run('one', job.work))
    await expect(queue.run('one', job.work)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryAfterSeconds: expect.any(Number) as number,
    })
    job.end()
    await Promise.all(taken)
    await queue.run('one', async () => undefined)
  })

  it('takes turns between origins: one who comes late does not wait for all of a crowd', async () => {
    const queue = new FairQueue({ running: 1, waiting: 100, seconds: 60 })
    const order: string[] = []
    const work = (name: string) => async () => {
      await turn()
      order.push(name)
    }
    const crowd = Array.from({ length: 50 }, () => queue.run('crowd', work('crowd')))
    const single = queue.run('single', work('single'))
    await Promise.all([...crowd, single])
    expect(order.indexOf('single')).toBeLessThanOrEqual(2)
  })

  it('gives the last place of the largest crowd to somebody else', async () => {
    const queue = new FairQueue({ running: 1, waiting: 3, seconds: 60 })
    const job = aJob()
    const crowd = [0, 1, 2, 3].map(() => queue.run('crowd', job.work))
    const single = queue.run('single', job.work)
    const outcomes = Promise.allSettled([...crowd, single])
    job.end()
    expect((await outcomes).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
  })

  it('refuses what waited longer than anybody waits for it, and goes on', async () => {
    const queue = new FairQueue({ running: 1, waiting: 5, seconds: -1 })
    const job = aJob()
    const running = queue.run('one', job.work)
    const outcomes = Promise.allSettled([running, ...[0, 1, 2].map(() => queue.run('two', job.work))])
    job.end()
    expect((await outcomes).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ])
    expect(await queue.run('three', async () => 'fine')).toBe('fine')
  })

  it('goes on after work that failed', async () => {
    const queue = new FairQueue({ running: 1, waiting: 1, seconds: 60 })
    const broken = queue.run('one', async () => {
      throw new Error('broken')
    })
    await expect(broken).rejects.toThrow('broken')
    expect(await queue.run('one', async () => 'fine')).toBe('fine')
  })
})
