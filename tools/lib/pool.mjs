/**
 * Runs jobs, at most `width` at a time, in their order. Unlike Promise.all it completes every job, so that a report is
 * complete even when one fails.
 *
 * @template T
 * @param {ReadonlyArray<() => Promise<T>>} jobs
 * @param {number} width
 * @returns {Promise<T[]>} results in the order of the jobs
 */
export async function inPool(jobs, width) {
  /** @type {T[]} */
  const results = []
  let next = 0
  async function work() {
    while (next < jobs.length) {
      const place = next++
      const job = jobs[place]
      if (job) results[place] = await job()
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, jobs.length) }, work))
  return results
}
