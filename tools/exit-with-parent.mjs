/**
 * Preloaded (`node --import`) into the parts that the commands start. The channel to the parent closes when the parent
 * has ended, even after kill -9; then the part stops gracefully, and after a timeout by force.
 */
const SECONDS_TO_FINISH = 10

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), SECONDS_TO_FINISH * 1000).unref()
})
// The channel must not keep the process alive.
process.channel?.unref()
