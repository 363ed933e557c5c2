import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts.js'
import { instant } from './columns.js'

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** One sign-in; every refresh token descends from it and dies with it. */
export const refreshFamilies = pgTable(
  'refresh_families',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason'),
    /** When the person last gave the password, and the code where one is required; signing in gives them too. */
    passwordGivenAt: instant('password_given_at'),
    /** Wrong passwords and codes since then; counted before they are compared. */
    passwordTries: integer('password_tries').notNull().default(0),
    /** Address and browser of the sign-in. */
    startedFrom: text('started_from'),
    userAgent: text('user_agent'),
    /** When and from where it was refreshed last. */
    lastUsedAt: instant('last_used_at'),
    lastUsedFrom: text('last_used_from'),
    /** The trusted device that it began on; one that was forgotten stays named here. */
    deviceId: text('device_id'),
  },
  (table) => [index('refresh_families_user_id_idx').on(table.userId)],
)

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token. */
    hash: text('hash').primaryKey(),
    familyId: text('family_id')
      .notNull()
      .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Set once the successor was given out. */
    rotatedAt: instant('rotated_at'),
    /** Idempotency-Key of the request that rotated it. */
    rotationKey: text('rotation_key'),
  },
  (table) => [index('refresh_tokens_family_id_idx').on(table.familyId)],
)

/** A password was right; the security code is still to come. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    /** HMAC of attempt and code. */
    codeHash: text('code_hash').notNull(),
    /** HMAC of the password that was right, and of its stored hash, keyed with the token of the attempt. */
    passwordProof: text('password_proof').notNull().default(''),
    codeExpiresAt: instant('code_expires_at').notNull(),
    guesses: integer('guesses').notNull().default(0),
    resends: integer('resends').notNull().default(0),
    lastResendAt: instant('last_resend_at'),
    spentAt: instant('spent_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_attempts_user_id_idx').on(table.userId)],
)

/** The password was given again in a session; its security code is still to come. */
export const passwordConfirmations = pgTable('password_confirmations', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => refreshFamilies.id, { onDelete: 'cascade' }),
  /** HMAC of session and code. */
  codeHash: text('code_hash').notNull(),
  codeExpiresAt: instant('code_expires_at').notNull(),
  codeSentAt: instant('code_sent_at').notNull(),
})

export const trustedDevices = pgTable(
  'trusted_devices',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What its person knows it by; nobody signs in with it. */
    id: text('id')
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()::text`),
    userId: owner(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    trustedFrom: text('trusted_from'),
    userAgent: text('user_agent'),
    lastUsedAt: instant('last_used_at'),
    lastUsedFrom: text('last_used_from'),
    /** Its own failed sign-ins; those of strangers are counted at the account. */
    failedSignIns: integer('failed_sign_ins').notNull().default(0),
    failuresSince: instant('failures_since'),
  },
  (table) => [index('trusted_devices_user_id_idx').on(table.userId)],
)

/** Mailed single-use links that set a password. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    kind: text('kind', { enum: ['new-user', 'reset'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('password_links_user_id_idx').on(table.userId)],
)

/** Counters of limited acts, one row a key and window. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
})
