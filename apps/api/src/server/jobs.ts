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
  const stopping = new AbortController()
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (running.has(job.name)) return
      const work = () => job.run(stopping.signal)
      const run = (job.everywhere ? work() : database.alone(job.name, work))
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'))
        .finally(() => running.delete(job.name))
      running.set(job.name, run)
    }, job.everySeconds * 1000).unref(),
  )
  return {
    async stop() {
      timers.forEach((timer) => clearInterval(timer))
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}
