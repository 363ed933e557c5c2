import { pino, type DestinationStream, type Logger } from 'pino'

/** Names that never stand in a log with their value, wherever an object is logged. */
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
 * Lines go out together, ten times a second and when the process ends: each by itself would cost more than what it tells
 * of. Only a process that is killed takes its last tenth of a second along.
 */
const standardOutput = { fd: 1, sync: false, minLength: 8192, periodicFlush: 100 }

/** The log of the process: one JSON object a line, secrets left out, errors without what was sent. */
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
