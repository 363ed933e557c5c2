import { leasSeenBy, mostMatches, type Actor, type SearchGroup } from '@portal/domain'
import { inArray, notInArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { leas } from '../../db/schema/index.js'
import { wordsOf } from '../../db/words.js'

/** A word with the rows of small tables that have it: what belongs to one of them has the word as well. */
export interface SearchedWord {
  word: string
  citationIds: readonly number[]
  categoryIds: readonly number[]
}

/** Agencies that have the same words in their names: what their records must hold themselves. */
export interface SearchedAgencies {
  /** Null: all others, and what belongs to no agency. */
  leaIds: readonly number[] | null
  each: readonly SearchedWord[]
  /** One of the words will do: the agencies have them all, but the agency alone is no match. */
  any: boolean
}

/** What is asked for. */
export interface SearchedFor {
  /** See `wordQuery`. */
  words: string
  /** Each agency is in one of them, so that what is found in one is not found in another. */
  agencies: readonly SearchedAgencies[]
  /** As it was typed. */
  text: string
}

/** Words by which an agency is known, as its index spells them. */
export const agencyText = sql`(${leas.name} || ' ' || ${leas.shortName} || ' ' || ${leas.code})`

/**
 * The matches of one group as rows of the same columns: id, parent_id, place_id, title, detail, agency, year, body, exact (1 or
 * 0), recent. Null for a group that is not for the actor. What each may see is decided by the same conditions as in the lists.
 */
export type SearchSource = (actor: Actor, asked: SearchedFor) => SQL | null

/** The groups that a feature brings to the search. */
export type SearchSources = Partial<Record<SearchGroup, SearchSource>>

/** A column that a group has no value for. */
export const none = sql`null::text`
/** As many matches as are read of a group, of each kind of record in it: so nothing is joined that is not read. */
const most = mostMatches + 1
/** Whether a text holds the words that are searched for. */
export const hold = (text: SQLWrapper, { words }: Pick<SearchedFor, 'words'>): SQL =>
  sql`${wordsOf(text)} @@ to_tsquery('simple', ${words})`

/** Columns of a record by which it belongs to rows that may have a word for it. */
interface Belongs {
  lea: SQLWrapper
  citation?: SQLWrapper
  category?: SQLWrapper
}

/**
 * Whether a record of these agencies holds the words, those of its agency among them: "transition Allegany" finds what
 * Allegany calls transition. Words that stand nowhere else are asked of the text together, which its index serves.
 */
function holdOf(
  { leaIds, each, any }: SearchedAgencies,
  known: readonly number[],
  text: SQLWrapper,
  { lea, citation, category }: Belongs,
): SQL {
  const own = (words: readonly string[], sign = ' & ') => hold(text, { words: words.join(sign) })
  const among = (column: SQLWrapper | undefined, ids: readonly number[]) =>
    column && ids.length > 0 ? [inArray(column, [...ids])] : []
  const words = each.map(({ word, citationIds, categoryIds }) => ({
    word,
    elsewhere: [...among(citation, citationIds), ...among(category, categoryIds)],
  }))
  const strict = words.filter(({ elsewhere }) => elsewhere.length === 0).map(({ word }) => word)
  const loose = words.filter(({ elsewhere }) => elsewhere.length > 0)
  const all = any
    ? [
        oneOf([
          ...words.flatMap(({ elsewhere }) => elsewhere),
          own(
            words.map(({ word }) => word),
            ' | ',
          ),
        ]),
      ]
    : [
        ...(strict.length > 0 ? [own(strict)] : []),
        ...loose.map(({ word, elsewhere }) => oneOf([...elsewhere, own([word])])),
      ]
  const where =
    leaIds !== null
      ? among(lea, leaIds)
      : known.length > 0
        ? [sql`(${lea} is null or ${notInArray(lea, [...known])})`]
        : []
  return sql`(${sql.join([...where, ...all], sql` and `)})`
}

/** Matches agencies by agencies, because an index serves each of them best in its own way; at most so many of each. */
export function ofAgencies(
  { agencies }: SearchedFor,
  matches: (holds: (text: SQLWrapper, belongs: Belongs) => SQL) => SQL,
): SQL {
  const known = agencies.flatMap(({ leaIds }) => leaIds ?? [])
  const parts = agencies.map(
    (one) => sql`(${matches((text, belongs) => holdOf(one, known, text, belongs))} limit ${most})`,
  )
  return sql.join(parts, sql` union all `)
}

const oneOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`

/** Agencies whose records the actor reads, as a condition on a column. */
export function inLeas(actor: Actor, column: SQLWrapper): SQL {
  const seen = leasSeenBy(actor)
  if (seen === 'all') return sql`true`
  return seen.length === 0 ? sql`false` : inArray(column, [...seen])
}
