import type { OpenDatabase } from '../db/database.js'
import type { Job } from './deps.js'
import type { Logger } from './log.js'

/**
 * Runs jobs on their timers, each one never twice at a time, whatever the number of processes on the database, unless
 * it is to run everywhere. `stop` asks those under way to come to an end and waits for them.
 */
export function startJobs(
  jobs: readonly Job[],
  database: Pick<OpenDatabase, 'alone'>,
  log: Logger,
): { stop: () => Promise<void> } {
  const running = new Map<string, Promise<unknown>>()
  /** Jobs that were woken while they ran. */
  const again = new Set<Job>()
  const stopping = new AbortController()
  function start(job: Job): void {
    if (running.has(job.name)) return
    const work = () => job.run(stopping.signal)
    const run = (job.everywhere ? work() : database.alone(job.name, work))
      .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'))
      .finally(() => {
        running.delete(job.name)
        if (again.delete(job) && !stopping.signal.aborted) start(job)
      })
    running.set(job.name, run)
  }
  const stops = jobs.map((job) => {
    const timer = setInterval(() => start(job), job.everySeconds * 1000).unref()
    const wake = () => {
      if (running.has(job.name)) again.add(job)
      else start(job)
    }
    job.wokenBy?.on('wake', wake)
    return () => {
      clearInterval(timer)
      job.wokenBy?.off('wake', wake)
    }
  })
  return {
    async stop() {
      stops.forEach((stopOne) => stopOne())
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}
