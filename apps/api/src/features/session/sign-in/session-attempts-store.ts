import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { builtOnce } from '../../../db/built-once.js'
import type { Database, Tx } from '../../../db/database.js'
import { signInAttempts } from '../../../db/schema/index.js'
import { attemptLifeSeconds, mostGuesses, secondsAfter } from './session-limits.js'

export type SignInAttempt = typeof signInAttempts.$inferSelect

/** Stores a sign-in whose password was right and whose security code is awaited; all secrets as hashes. */
export async function insertAttempt(
  tx: Tx,
  attempt: {
    tokenHash: string
    userId: string
    codeHash: string
    passwordProof: string
    codeLifeSeconds: number
    now: Date
  },
): Promise<void> {
  await newAttempt(tx).execute({
    tokenHash: attempt.tokenHash,
    userId: attempt.userId,
    codeHash: attempt.codeHash,
    passwordProof: attempt.passwordProof,
    codeExpiresAt: secondsAfter(attempt.now, attempt.codeLifeSeconds),
    expiresAt: secondsAfter(attempt.now, attemptLifeSeconds),
  })
}

const newAttempt = builtOnce((db) =>
  db
    .insert(signInAttempts)
    .values({
      tokenHash: sql.placeholder('tokenHash'),
      userId: sql.placeholder('userId'),
      codeHash: sql.placeholder('codeHash'),
      passwordProof: sql.placeholder('passwordProof'),
      codeExpiresAt: sql.placeholder('codeExpiresAt'),
      expiresAt: sql.placeholder('expiresAt'),
    })
    .prepare('attempt to sign in'),
)

/** An attempt that can still be carried on; its row stays locked until the transaction ends. */
export async function lockOpenAttempt(
  tx: Tx,
  hash: string,
  userId: string,
  now: Date,
): Promise<SignInAttempt | null> {
  const [row] = await tx
    .select()
    .from(signInAttempts)
    .where(
      and(
        eq(signInAttempts.tokenHash, hash),
        eq(signInAttempts.userId, userId),
        isNull(signInAttempts.spentAt),
        gt(signInAttempts.expiresAt, now),
      ),
    )
    .for('update')
  return row ?? null
}

/** A new code for the same attempt: the one before is dead, and guessing starts anew. */
export async function replaceCode(
  tx: Tx,
  hash: string,
  code: { codeHash: string; codeLifeSeconds: number; now: Date },
): Promise<void> {
  await tx
    .update(signInAttempts)
    .set({
      codeHash: code.codeHash,
      codeExpiresAt: secondsAfter(code.now, code.codeLifeSeconds),
      guesses: 0,
      resends: sql`${signInAttempts.resends} + 1`,
      lastResendAt: code.now,
    })
    .where(eq(signInAttempts.tokenHash, hash))
}

/**
 * Takes one of the guesses of an attempt, in one statement: however many requests come at once, only as many as there
 * are guesses get the row to compare with.
 */
export async function takeGuess(db: Database, hash: string, now: Date): Promise<SignInAttempt | null> {
  const [row] = await guess(db).execute({ hash, now })
  return row ?? null
}

const guess = builtOnce((db) =>
  db
    .update(signInAttempts)
    .set({ guesses: sql`${signInAttempts.guesses} + 1` })
    .where(
      and(
        eq(signInAttempts.tokenHash, sql.placeholder('hash')),
        lt(signInAttempts.guesses, mostGuesses),
        isNull(signInAttempts.spentAt),
        gt(signInAttempts.codeExpiresAt, sql.placeholder('now')),
      ),
    )
    .returning()
    .prepare('guess of a security code'),
)

/** Uses an attempt up; false when another request was quicker, or a new code was sent meanwhile. */
export async function spendAttempt(tx: Tx, attempt: SignInAttempt, now: Date): Promise<boolean> {
  const { tokenHash, codeHash } = attempt
  const spent = await end(tx).execute({ tokenHash, codeHash, now })
  return spent.length > 0
}

const end = builtOnce((db) =>
  db
    .update(signInAttempts)
    .set({ spentAt: sql`${sql.placeholder('now')}` })
    .where(
      and(
        eq(signInAttempts.tokenHash, sql.placeholder('tokenHash')),
        eq(signInAttempts.codeHash, sql.placeholder('codeHash')),
        isNull(signInAttempts.spentAt),
      ),
    )
    .returning({ hash: signInAttempts.tokenHash })
    .prepare('end of an attempt to sign in'),
)
