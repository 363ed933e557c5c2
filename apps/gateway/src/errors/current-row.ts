import type { z } from 'zod'
import type { Refused } from './user-error.js'

/**
 * The row as it stands now, for a payload with CONFLICT: as the API sent it, else read again if `readAgain` is passed.
 * Null for other refusals.
 */
export async function currentRow<T>(
  { errors, current }: Refused,
  shape: z.ZodType<T> | undefined,
  readAgain?: () => Promise<T>,
): Promise<T | null> {
  if (!errors.some(({ code }) => code === 'CONFLICT')) return null
  const sent = shape?.safeParse(current)
  if (sent?.success) return sent.data
  // The refusal is the result; a row that cannot be read must not hide it.
  return readAgain?.().catch(() => null) ?? null
}
