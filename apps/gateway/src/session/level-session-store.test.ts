import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LevelSessionStore } from './level-session-store.js'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'store-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('the session store on disk', () => {
  it('answers what was put until its time is over, and sweeps it then', async () => {
    let now = 1000
    const store = await LevelSessionStore.open(folder, () => now)
    await store.put('a', bytes('one'), 2000)
    await store.put('b', bytes('two'), 9000)
    expect(Buffer.from((await store.get('a')) ?? []).toString()).toBe('one')
    now = 2000
    expect(await store.get('a')).toBeUndefined()
    expect(await store.sweep()).toBe(1)
    expect(await store.sweep()).toBe(0)
    await store.delete('b')
    expect(await store.get('b')).toBeUndefined()
    await store.close()
  })

  it('runs one piece of work at a time for a key, in order, and goes on after a failure', async () => {
    const store = await LevelSessionStore.open(folder)
    const seen: number[] = []
    let running = 0
    const work = (index: number) => async (): Promise<void> => {
      running += 1
      expect(running).toBe(1)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      seen.push(index)
      if (index === 3) throw new Error('third')
    }
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => store.exclusively('k', work(i))),
    )
    expect(seen).toEqual(Array.from({ length: 20 }, (_, i) => i))
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    await store.close()
  })

  it('waits for a predecessor, and says so when it never ends', async () => {
    const first = await LevelSessionStore.open(folder)
    await expect(LevelSessionStore.open(folder, Date.now, 300)).rejects.toThrow('another gateway')
    const waiting = LevelSessionStore.open(folder)
    await first.close()
    await (await waiting).close()
  })

  it('holds every acknowledged record after kill -9', async () => {
    const script = path.join(folder, 'writer.mjs')
    const module = fileURLToPath(import.meta.resolve('classic-level'))
    // The same write as the store makes, in a process that can be killed at any time.
    await writeFile(
      script,
      `import { ClassicLevel } from ${JSON.stringify(module)}
       const db = new ClassicLevel(process.argv[2], { valueEncoding: 'buffer' })
       const value = Buffer.alloc(9, 0x7f)
       for (let i = 0; ; i += 1) { await db.put('k' + i, value, { sync: true }); process.send(i) }`,
    )
    const data = path.join(folder, 'data')
    const writer = fork(script, [data])
    let last = -1
    writer.on('message', (index) => {
      last = Number(index)
      if (last === 40) writer.kill('SIGKILL')
    })
    await once(writer, 'exit')
    const store = await LevelSessionStore.open(data, () => 0)
    for (let index = 0; index <= last; index += 1)
      expect(await store.get(`k${index}`), `k${index}`).toBeDefined()
    expect(last).toBeGreaterThanOrEqual(40)
    await store.close()
  })
})
