import { pino, type DestinationStream, type Logger } from 'pino'

/** Names of properties whose values are never logged, in whatever object. */
const secrets = [
  'password',
  'accessToken',
  'refreshToken',
  'token',
  'mfaToken',
  'mfaCode',
  'secret',
  'client_secret',
  'cookie',
  'authorization',
]

/**
 * Lines are flushed together, ten times a second and when the process ends: flushing each would cost more than the work
 * it describes. Only a process that is killed loses its last tenth of a second.
 */
const standardOutput = { fd: 1, sync: false, minLength: 8192, periodicFlush: 100 }

/** The log of the process: one JSON object per line, secrets redacted, errors without the request that caused them. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { part: 'gateway' },
      redact: {
        paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]).concat('headers', '*.headers'),
        censor: '[left out]',
      },
      // Only what identifies a fault: properties of errors may hold requests with their tokens.
      serializers: {
        err: (error: unknown) => (error instanceof Error ? describe(error) : { type: typeof error }),
      },
    },
    destination ?? pino.destination(standardOutput),
  )
}

function describe(error: Error): object {
  return { type: error.name, message: error.message, stack: error.stack }
}
