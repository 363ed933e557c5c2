import { pino, type DestinationStream, type Logger } from 'pino'

export type { Logger }

const secretNames = [
  'password',
  'currentPassword',
  'newPassword',
  'code',
  'mfaCode',
  'mfaToken',
  'attemptToken',
  'token',
  'accessToken',
  'refreshToken',
  'secret',
  'client_secret',
  'refresh_token',
  'cookie',
  'authorization',
  'text',
  'html',
  'narrative',
  'studentName',
  'firstName',
  'lastName',
]

/**
 * Lines go out together, ten times a second and when the process ends: each by itself would cost more than what it tells
 * of. Only a process that is killed takes its last tenth of a second along.
 */
const standardOutput = { fd: 1, sync: false, minLength: 8192, periodicFlush: 100 }

/** Structured log on stdout. Redaction is the last line of defence: callers pass ids, never contents. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { part: 'api' },
    redact: {
      paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[redacted]',
    },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { err: describeError },
  }
  return pino(options, destination ?? pino.destination(standardOutput))
}

/** Errors of the database carry statements with their parameters, people's data among them: only what places the fault is kept. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const isQuery = error.message.startsWith('Failed query')
  return {
    type: error.name,
    message: isQuery ? error.message.split('\nparams:')[0] : error.message,
    errorCode: 'code' in error ? error.code : undefined,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .join('\n'),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}
