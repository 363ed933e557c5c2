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
    destination ?? pino.destination({ fd: 1, sync: false }),
  )
}

function describe(error: Error): object {
  return { type: error.name, message: error.message, stack: error.stack }
}
