import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startJobs } from './jobs.js'
import { createLog } from './log.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('leaves a job to the process that is doing it, except for those that run everywhere', async () => {
  const held = new Set<string>()
  const alone = async (name: string, work: () => Promise<void>) => {
    if (held.has(name)) return false
    held.add(name)
    await work().finally(() => held.delete(name))
    return true
  }
  let finish = (): void => undefined
  const scan = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (finish = resolve)))
  const mail = vi.fn<() => Promise<void>>(async () => undefined)
  const jobs = [
    { name: 'scan', everySeconds: 1, run: scan },
    { name: 'mail', everySeconds: 1, everywhere: true, run: mail },
  ]
  const processes = [1, 2].map(() => startJobs(jobs, { alone }, createLog('silent')))
  await vi.advanceTimersByTimeAsync(3000)
  expect(scan).toHaveBeenCalledTimes(1)
  expect(mail).toHaveBeenCalledTimes(6)
  finish()
  await vi.advanceTimersByTimeAsync(1000)
  expect(scan).toHaveBeenCalledTimes(2)
  finish()
  await Promise.all(processes.map((each) => each.stop()))
})

it('tells work of many steps that the end has come, and waits for the step under way', async () => {
  let steps = 0
  const long = async (stopping: AbortSignal) => {
    while (!stopping.aborted) {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      steps += 1
    }
  }
  const alone = async (_name: string, work: () => Promise<void>) => work().then(() => true)
  const jobs = startJobs([{ name: 'long', everySeconds: 1, run: long }], { alone }, createLog('silent'))
  await vi.advanceTimersByTimeAsync(3500)
  expect(steps).toBe(2)
  const stopped = jobs.stop()
  await vi.advanceTimersByTimeAsync(1000)
  await stopped
  expect(steps).toBe(3)
})

it('starts a job that is woken at once, and once more when it was at it already', async () => {
  const bell = new EventEmitter<{ wake: [] }>()
  let finish = (): void => undefined
  const run = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (finish = resolve)))
  const alone = async (_name: string, work: () => Promise<void>) => work().then(() => true)
  const job = { name: 'mail', everySeconds: 60, everywhere: true, wokenBy: bell, run }
  const jobs = startJobs([job], { alone }, createLog('silent'))
  bell.emit('wake')
  expect(run).toHaveBeenCalledTimes(1)
  bell.emit('wake')
  bell.emit('wake')
  expect(run).toHaveBeenCalledTimes(1)
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledTimes(2)
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledTimes(2)

  bell.emit('wake')
  bell.emit('wake')
  const stopped = jobs.stop()
  finish()
  await stopped
  bell.emit('wake')
  expect(run).toHaveBeenCalledTimes(3)
})
