import type { Job } from './deps.js'
import type { Logger } from './log.js'

/** Runs jobs on their timers, each one never twice at a time. `stop` waits for those under way. */
export function startJobs(jobs: readonly Job[], log: Logger): { stop: () => Promise<void> } {
  const running = new Map<string, Promise<void>>()
  const timers = jobs.map((job) =>
    setInterval(() => {
      if (running.has(job.name)) return
      const run = job
        .run()
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
