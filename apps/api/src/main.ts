import { startTracing } from '@portal/tracing'
import { ConfigError, loadConfig } from './server/config.js'
import { createLog } from './server/log.js'
import { startServer } from './server/start-server.js'

try {
  const config = loadConfig(process.env)
  const log = createLog(config.logLevel)
  const server = await startServer(config, log, await startTracing('portal-api', process.env))
  log.info({ port: server.port, host: config.host, mode: config.mode }, 'the API is ready')
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the API did not stop cleanly')
          process.exit(1)
        },
      )
    })
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : String(error instanceof Error ? (error.stack ?? error.message) : error)}\n`,
  )
  process.exit(1)
}
