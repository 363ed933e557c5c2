import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * Signs that part words, as they are written in texts. The parser of PostgreSQL would read numbers with signs, addresses and
 * paths out of them, so that `F-2026-01` were no three words; a no-break space it would take for a letter. (No semicolon:
 * drizzle-kit parts the fields of an index by it, and the parser parts words there anyway.)
 */
const signs = '-_./:,+~@#|()[]{}\u2018\u2019\u201c\u201d\u2013\u2014\u2026\u00b7\u00a0'

/**
 * The words of a text as the indexes hold them; without stop words and word stems, so that everything is found as it is
 * written. An index serves a search only if both say exactly this.
 */
export function wordsOf(text: SQLWrapper): SQL {
  return sql`to_tsvector('simple', translate(${text}, ${sql.raw(`'${signs}'`)}, ${sql.raw(`'${' '.repeat(signs.length)}'`)}))`
}

/** Rich text without its tags; those that stand inside words go, all others part words. */
export function withoutTags(html: SQLWrapper): SQL {
  return sql`regexp_replace(regexp_replace(${html}, '</?(strong|em|b|i|u|s|span|a|sub|sup)( [^>]*)?>', '', 'g'), '<[^>]*>', ' ', 'g')`
}

/** The words of all texts of an object. An index serves a search only if both say exactly this. */
export function wordsOfFields(fields: SQLWrapper): SQL {
  return sql`jsonb_to_tsvector('simple', ${fields}, '["string"]')`
}
