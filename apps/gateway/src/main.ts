import 'reflect-metadata'
import { startTracing } from '@portal/tracing'
import { readConfig } from './server/config.js'
import { createLogger } from './server/watch/logger.js'
import { serve } from './server/serve.js'

try {
  const config = readConfig(process.env)
  const gateway = await serve(
    config,
    createLogger(config.logLevel),
    await startTracing('portal-gateway', process.env),
  )
  const stop = (): void => {
    void gateway.stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  process.stderr.write(
    `The gateway cannot start. ${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exit(1)
}
