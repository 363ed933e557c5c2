import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { TrainingKind, TrainingModule } from '@portal/domain'
import { wordsOf } from '../words.js'
import { users } from './accounts.js'
import { fileObjects } from './documents.js'
import { instant, person } from './columns.js'

/** Something to learn from (domain definition 7.4). */
export const trainingItems = pgTable(
  'training_items',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    kind: text('kind').$type<TrainingKind>().notNull(),
    module: text('module').$type<TrainingModule>().notNull(),
    /** Names of the roles it is for; none for everybody. */
    roles: text('roles').array().notNull(),
    /** Beginnings of addresses that it explains. */
    routes: text('routes').array().notNull(),
    /** Sanitised HTML: the answer of a question, the text of a guide. */
    body: text('body').notNull(),
    /** The same without markup. */
    plainText: text('plain_text').notNull(),
    url: text('url').notNull(),
    fileId: uuid('file_id').references(() => fileObjects.id),
    captionsFileId: uuid('captions_file_id').references(() => fileObjects.id),
    transcript: text('transcript').notNull(),
    durationMin: integer('duration_min'),
    order: integer('order').notNull(),
    published: boolean('published').notNull().default(false),
    publishedOn: instant('published_on'),
    createdBy: person('created_by').notNull(),
    createdOn: instant('created_on').notNull(),
    changedBy: person('changed_by').notNull(),
    /** When its contents changed last; its place in the list is none of them. */
    changedOn: instant('changed_on').notNull(),
    deletedOn: instant('deleted_on'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('training_items_order_idx')
      .on(table.order, table.id)
      .where(sql`${table.deletedOn} is null`),
    index('training_items_words_idx').using(
      'gin',
      wordsOf(sql`(${table.title} || ' ' || ${table.summary} || ' ' || ${table.plainText})`),
    ),
  ],
)

/** Who opened an item, how often, and since when it counts as watched; and what they voted on a question. */
export const trainingUses = pgTable(
  'training_uses',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => trainingItems.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    opened: integer('opened').notNull().default(0),
    openedOn: instant('opened_on'),
    watchedOn: instant('watched_on'),
    /** 'Did this help?' */
    helped: boolean('helped'),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.userId] })],
)
