import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { builtOnce } from '../../../db/built-once.js'
import type { Database, Tx } from '../../../db/database.js'
import { passwordConfirmations, refreshFamilies } from '../../../db/schema/index.js'
import { mostConfirmationTries, secondsAfter } from '../sign-in/session-limits.js'

export type PasswordConfirmation = typeof passwordConfirmations.$inferSelect

/** When the password was last given in a session; undefined for a session that is over. */
export async function findPasswordGivenAt(db: Database, sessionId: string): Promise<Date | null | undefined> {
  const [row] = await passwordGiven(db).execute({ sessionId })
  return row?.givenAt
}

const passwordGiven = builtOnce((db) =>
  db
    .select({ givenAt: refreshFamilies.passwordGivenAt })
    .from(refreshFamilies)
    .where(and(eq(refreshFamilies.id, sql.placeholder('sessionId')), isNull(refreshFamilies.revokedAt)))
    .prepare('when the password was given'),
)

/**
 * Counts a try before it is compared, in one statement: however many come at once, only five are compared. Answers which
 * one it is; null when none is left, or the session is over.
 */
export async function takeTry(db: Database, sessionId: string): Promise<number | null> {
  const [row] = await db
    .update(refreshFamilies)
    .set({ passwordTries: sql`${refreshFamilies.passwordTries} + 1` })
    .where(
      and(
        eq(refreshFamilies.id, sessionId),
        isNull(refreshFamilies.revokedAt),
        lt(refreshFamilies.passwordTries, mostConfirmationTries),
      ),
    )
    .returning({ tries: refreshFamilies.passwordTries })
  return row?.tries ?? null
}

/** The try was no wrong one. */
export async function giveTryBack(db: Database, sessionId: string): Promise<void> {
  await db
    .update(refreshFamilies)
    .set({ passwordTries: sql`greatest(${refreshFamilies.passwordTries} - 1, 0)` })
    .where(eq(refreshFamilies.id, sessionId))
}

/** Nothing more is asked: the password counts as given now. False for a session that ended meanwhile. */
export async function notePasswordGiven(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const noted = await tx
    .update(refreshFamilies)
    .set({ passwordGivenAt: now, passwordTries: 0 })
    .where(and(eq(refreshFamilies.id, sessionId), isNull(refreshFamilies.revokedAt)))
    .returning({ id: refreshFamilies.id })
  await tx.delete(passwordConfirmations).where(eq(passwordConfirmations.sessionId, sessionId))
  return noted.length > 0
}

/** Holds a session until the commit: of confirmations that come at once, the next one sees what the one before it stored. */
export async function lockSession(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .select({ id: refreshFamilies.id })
    .from(refreshFamilies)
    .where(eq(refreshFamilies.id, sessionId))
    .for('update')
}

/** A code for a session; the one before is dead. */
export async function storeConfirmationCode(
  tx: Tx,
  sessionId: string,
  code: { codeHash: string; codeLifeSeconds: number; now: Date },
): Promise<void> {
  const row = {
    codeHash: code.codeHash,
    codeExpiresAt: secondsAfter(code.now, code.codeLifeSeconds),
    codeSentAt: code.now,
  }
  await tx
    .insert(passwordConfirmations)
    .values({ sessionId, ...row })
    .onConflictDoUpdate({ target: passwordConfirmations.sessionId, set: row })
}

/** The code that a session waits for; null when it is spent, has expired, or none was sent. */
export async function findConfirmation(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<PasswordConfirmation | null> {
  const [row] = await db
    .select()
    .from(passwordConfirmations)
    .where(and(eq(passwordConfirmations.sessionId, sessionId), gt(passwordConfirmations.codeExpiresAt, now)))
  return row ?? null
}

/** Uses a code up; false when another request was quicker, or a new code was sent meanwhile. */
export async function spendConfirmation(
  tx: Tx,
  { sessionId, codeHash }: PasswordConfirmation,
): Promise<boolean> {
  const spent = await tx
    .delete(passwordConfirmations)
    .where(and(eq(passwordConfirmations.sessionId, sessionId), eq(passwordConfirmations.codeHash, codeHash)))
    .returning({ sessionId: passwordConfirmations.sessionId })
  return spent.length > 0
}
