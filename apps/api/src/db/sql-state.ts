/** SQLSTATE of a database error, however deeply the driver and drizzle wrapped it; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/.test(current.code))
      return current.code
  }
  return undefined
}

/** unique_violation */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505'
}

/** Text with NUL, or JSON with NUL or half a character: what no column takes, and what only a request can bring. */
export function isUnstorableText(error: unknown): boolean {
  const state = sqlState(error)
  if (state === '22021' || state === '22P05') return true
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if (state === '22P02' && /invalid input syntax for type json/.test(current.message)) return true
  }
  return false
}

/** serialization_failure, deadlock_detected: running the transaction again is right. */
export function isWorthRepeating(error: unknown): boolean {
  const state = sqlState(error)
  return state === '40001' || state === '40P01'
}

/** in_failed_sql_transaction: another statement failed before this one. */
export function isTransactionBroken(error: unknown): boolean {
  return sqlState(error) === '25P02'
}

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

/** The database does not answer, or is shutting down or full. */
export function isDatabaseUnreachable(error: unknown): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && unreachableCodes.has(current.code))
      return true
    if (/timeout exceeded when trying to connect|Connection terminated/.test(current.message)) return true
  }
  return false
}
