/**
 * Preloaded (`node --import`) into the parts that the commands start. The channel to the parent closes when the
 * parent is gone, even after kill -9; then the part stops as if it had been asked to, and at last by force.
 */
const SECONDS_TO_FINISH = 10

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), SECONDS_TO_FINISH * 1000).unref()
})
// The channel alone is no reason to stay alive.
process.channel?.unref()
