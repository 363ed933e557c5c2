import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { wordsOf } from '../words.js'
import { leas } from './agencies.js'

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    userName: text('user_name').notNull(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number'),
    title: text('title'),
    jobTitle: text('job_title'),
    sortOrder: integer('sort_order').notNull().default(0),
    contactInfoDisplayed: boolean('contact_info_displayed').notNull().default(false),
    leaId: integer('lea_id').references(() => leas.id),
    /** 'Preferred LEA Dashboard' of state staff. */
    preferredLeaId: integer('preferred_lea_id').references(() => leas.id),
    /** Agencies that a state user wants to hear about; a liaison is limited to them. */
    selectedLeas: integer('selected_leas').array().notNull().default([]),
    configuration: jsonb('configuration').$type<Record<string, unknown>>().notNull().default({}),
    isEnabled: boolean('is_enabled').notNull().default(true),
    deletedAt: timestamp('deleted_at', { withTimezone: true, precision: 3 }),
    /** Seeded for demonstration; production refuses to start while one is there. */
    isDemonstration: boolean('is_demonstration').notNull().default(false),
    /** argon2id; null until the first password is set. */
    passwordHash: text('password_hash'),
    /** Access tokens issued before this instant are refused. */
    tokensValidAfter: timestamp('tokens_valid_after', { withTimezone: true, precision: 3 }).notNull(),
    lastLoginAt: timestamp('last_login_at', { withTimezone: true, precision: 3 }),
    /** Since when the mail server says that there is no such address; null again once it takes a mail. */
    mailBouncedAt: timestamp('mail_bounced_at', { withTimezone: true, precision: 3 }),
    failedSignIns: integer('failed_sign_ins').notNull().default(0),
    failuresSince: timestamp('failures_since', { withTimezone: true, precision: 3 }),
    lockedUntil: timestamp('locked_until', { withTimezone: true, precision: 3 }),
    version: integer('version').notNull().default(1),
    /** Who changed the account last, for the message to whoever comes second; an id of this table. */
    changedBy: text('changed_by'),
    changedOn: timestamp('changed_on', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex('users_user_name_key')
      .on(sql`lower(${table.userName})`)
      .where(sql`${table.deletedAt} is null`),
    index('users_lea_id_idx').on(table.leaId),
    index('users_full_name_idx').on(sql`lower(${table.fullName})`, table.id),
    index('users_last_login_at_idx').on(table.lastLoginAt),
    index('users_words_idx').using('gin', wordsOf(sql`(${table.fullName} || ' ' || ${table.email})`)),
    // Every mail that is sent asks whether it takes a flag back.
    index('users_mail_bounced_at_idx')
      .on(table.id)
      .where(sql`${table.mailBouncedAt} is not null`),
  ],
)

export const roles = pgTable('roles', {
  id: text('id').primaryKey(),
  name: text('name').notNull().unique(),
  description: text('description').notNull(),
  version: integer('version').notNull().default(1),
  changedBy: text('changed_by'),
  changedOn: timestamp('changed_on', { withTimezone: true, precision: 3 }),
})

export const rolePermissions = pgTable(
  'role_permissions',
  {
    roleId: text('role_id')
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    permission: text('permission').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.permission] })],
)

export const userRoles = pgTable(
  'user_roles',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: text('role_id')
      .notNull()
      .references(() => roles.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.roleId] }),
    index('user_roles_role_id_idx').on(table.roleId),
  ],
)

/** New own addresses that wait for their confirmation: one a person, a newer one replaces it. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** SHA-256 of the token of the mailed link. */
    tokenHash: text('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [uniqueIndex('email_changes_token_hash_key').on(table.tokenHash)],
)

/** What a person has chosen; there is no row before the first save. */
export const userPreferences = pgTable('user_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Channel by the key of a group of notifications. */
  notifications: jsonb('notifications').$type<Record<string, string>>().notNull(),
  /** Whether state staff want mail about their selected agencies only. */
  onlyPreferredLeas: boolean('only_preferred_leas').notNull().default(false),
  theme: text('theme', { enum: ['system', 'light', 'dark'] }).notNull(),
  language: text('language').notNull(),
  homePage: text('home_page'),
  /** Columns that are put away, by the name of a list. */
  hiddenColumns: jsonb('hidden_columns').$type<Record<string, string[]>>().notNull().default({}),
  version: integer('version').notNull().default(1),
  changedOn: timestamp('changed_on', { withTimezone: true, precision: 3 }).notNull(),
})

/** Files of new users between preview and apply, kept for an hour. */
export const userImports = pgTable(
  'user_imports',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    /** Cells as texts, the heading first. */
    cells: jsonb('cells').$type<string[][]>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
    appliedAt: timestamp('applied_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('user_imports_expires_at_idx').on(table.expiresAt)],
)

/** Clients of other systems, which sign in with grant_type client_credentials. They are revoked, never deleted. */
export const clients = pgTable(
  'clients',
  {
    /** Public client_id; stands as actor in the audit trail, so its prefix differs from ids of users. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    contact: text('contact').notNull(),
    scopes: text('scopes').array().notNull(),
    /** Every agency; then lea_ids is empty. */
    allLeas: boolean('all_leas').notNull(),
    leaIds: integer('lea_ids').array().notNull(),
    /** Last good day in the state's time zone. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    requestsPerMinute: integer('requests_per_minute').notNull(),
    /** HMAC of client id and secret. */
    secretHash: text('secret_hash').notNull(),
    secretCreatedAt: timestamp('secret_created_at', { withTimezone: true, precision: 3 }).notNull(),
    /** The secret before, good until the second instant. */
    previousSecretHash: text('previous_secret_hash'),
    previousSecretUntil: timestamp('previous_secret_until', { withTimezone: true, precision: 3 }),
    /** Access tokens issued before this instant are refused. */
    tokensValidAfter: timestamp('tokens_valid_after', { withTimezone: true, precision: 3 }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true, precision: 3 }),
    /** Kept to the minute. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true, precision: 3 }),
    lastUsedIp: text('last_used_ip'),
    version: integer('version').notNull().default(1),
    changedBy: text('changed_by'),
    changedOn: timestamp('changed_on', { withTimezone: true, precision: 3 }),
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex('clients_name_key')
      .on(sql`lower(${table.name})`)
      .where(sql`${table.revokedAt} is null`),
  ],
)
