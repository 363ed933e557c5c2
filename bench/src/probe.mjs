/**
 * Preloaded (`node --import`) into every server that is measured: reports its processor time and memory when the
 * benchmark requests it, and exits when the benchmark has ended.
 */
const SECONDS_TO_FINISH = 5

/** Largest resident size since the last `mark`. */
let peak = 0
/** @type {NodeJS.Timeout | undefined} */
let sampling

process.on('message', (message) => {
  if (message === 'mark') {
    peak = process.memoryUsage.rss()
    clearInterval(sampling)
    sampling = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss())
    }, 10).unref()
  }
  if (message === 'mark' || message === 'usage') {
    const { user, system } = process.cpuUsage()
    const resident = process.memoryUsage.rss()
    peak = Math.max(peak, resident)
    process.send?.({ usage: { cpuMs: (user + system) / 1000, residentBytes: resident, peakBytes: peak } })
  }
})

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), SECONDS_TO_FINISH * 1000).unref()
})
// The channel must not keep the process alive.
process.channel?.unref()
