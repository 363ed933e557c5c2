import { deletedMessage, staleVersionMessage, type Verdict } from '@portal/domain'
import { ApiError } from './api-error.js'

/** The version that a record is stored with, and who made it, and when. */
export interface StoredVersion {
  version: number
  changed: { by: string; on: Date } | null
}

/** Throws what a rule refuses; `current` is the row that a CONFLICT carries. */
export function insist(verdict: Verdict, current?: unknown): void {
  if (!verdict.allowed) throw refusal(verdict, current)
}

/** Throws all refused inputs at once, each beside its field. */
export function insistOnInput(verdicts: readonly Verdict[]): void {
  const fields: Record<string, string[]> = {}
  const reasons: string[] = []
  for (const verdict of verdicts) {
    if (verdict.allowed) continue
    reasons.push(verdict.reason)
    if (verdict.field) (fields[verdict.field] ??= []).push(verdict.reason)
  }
  if (reasons.length > 0) throw new ApiError('BAD_USER_INPUT', reasons.join(' '), { fields })
}

/** Refuses a write that was made from a version that is no longer stored. */
export function insistOnVersion(given: number, stored: StoredVersion, now: Date, current: unknown): void {
  if (given !== stored.version) {
    throw new ApiError('CONFLICT', staleVersionMessage(stored.changed, now), { current })
  }
}

/**
 * Refuses a change of what somebody deleted meanwhile, by name. For those who could read the record: ask first whether they may
 * change it at all.
 */
export function insistOnKept(
  stored: { isDeleted: boolean; changed: { by: string; on: Date } | null },
  now: Date,
  current: unknown,
): void {
  if (stored.isDeleted)
    throw new ApiError('CONFLICT', deletedMessage(stored.changed, now), { current, isDeleted: true })
}

/** The same for a record of which only its history is left. */
export function deletedRefusal(deletion: { by: string; on: Date }, now: Date): ApiError {
  return new ApiError('NOT_FOUND', deletedMessage(deletion, now), { isDeleted: true })
}

function refusal(verdict: Verdict & { allowed: false }, current: unknown): ApiError {
  const { code, reason, field } = verdict
  return new ApiError(code, reason, {
    ...(field && { fields: { [field]: [reason] } }),
    ...(code === 'CONFLICT' && current !== undefined && { current }),
  })
}

/** A verdict as clients get it: an act that they may or may not do now. */
export function act(verdict: Verdict): { allowed: boolean; reason: string | null } {
  return { allowed: verdict.allowed, reason: verdict.reason }
}
