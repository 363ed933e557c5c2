import type { OpenDatabase } from '../db/database.js'
import type { Job } from './deps.js'
import type { Logger } from './log.js'

/**
 * Runs jobs on their timers, each one never twice at a time, whatever the number of processes on the database, unless
 * it is to run everywhere. `stop` waits for those under way.
 */
export function startJobs(
  jobs: readonly Job[],
  database: Pick<OpenDatabase, 'alone'>,
  log: Logger,
): { stop: () => Promise<void> } {
  const running = new Map<string, Promise<unknown>>()
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (running.has(job.name)) return
      const run = (job.everywhere ? job.run() : database.alone(job.name, job.run))
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'))
        .finally(() => running.delete(job.name))
      running.set(job.name, run)
    }, job.everySeconds * 1000).unref(),
  )
  return {
    async stop() {
      timers.forEach((timer) => clearInterval(timer))
      await Promise.all(running.values())
    },
  }
}
