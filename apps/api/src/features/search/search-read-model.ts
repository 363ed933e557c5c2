import {
  excerptOf,
  mostMatches,
  searchGroups,
  searchKinds,
  searchWords,
  type Actor,
  type SearchGroup,
} from '@portal/domain'
import type { AnswerOf, QueryOf, search } from '@portal/rest-contract'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/database.js'
import { citations, leas, requiredDocumentCategories } from '../../db/schema/index.js'
import { wordQueries, wordQuery } from '../../db/search.js'
import { wordsOf } from '../../db/words.js'
import { agencyText, type SearchedFor, type SearchSource } from './search-kit-read-model.js'

type Query = QueryOf<typeof search>
type Answer = AnswerOf<typeof search>
type Group = Answer['groups'][number]

interface FoundRow {
  id: string
  parent_id: string | null
  place_id: string | null
  title: string
  detail: string | null
  agency: string | null
  year: number | null
  body: string | null
}

/**
 * What holds the words, group by group, in the sight of the actor. A group without a match is left out, so that nobody can
 * distinguish one that they may not see from an empty one; a group that was requested by name is always there.
 */
export async function findEverywhere(
  db: Database,
  sources: Readonly<Record<SearchGroup, SearchSource>>,
  actor: Actor,
  asked: Query,
): Promise<Answer> {
  const words = wordQuery(asked.q)
  const agencies = await byAgencies(db, wordQueries(asked.q))
  const groups: Group[] = []
  for (const group of asked.group === undefined ? searchGroups : [asked.group]) {
    const matches = words === null ? null : sources[group](actor, { words, agencies, text: asked.q })
    const found = matches ? await pageOf(db, group, matches, asked) : nothing(group)
    if (found.total > 0 || asked.group !== undefined) groups.push(found)
  }
  return { groups }
}

/** What the rows of small tables have of the words; a single word is looked for in records of an agency alone. */
async function byAgencies(db: Database, words: readonly string[]): Promise<SearchedFor['agencies']> {
  const having = async (table: PgTable, id: SQLWrapper, text: SQLWrapper): Promise<number[][]> => {
    const found = await db.execute(sql`select w.place::int as place, ${id} as id from ${table},
      unnest(${sql.param([...words])}::text[]) with ordinality w (word, place)
      where ${wordsOf(text)} @@ to_tsquery('simple', w.word)`)
    const { rows } = found as { rows: { place: number; id: number }[] }
    return words.map((_word, at) => rows.flatMap(({ place, id: own }) => (place === at + 1 ? [own] : [])))
  }
  const named = words.length < 2 ? [] : await having(leas, leas.id, agencyText)
  const cited = await having(
    citations,
    citations.id,
    sql`(${citations.reference} || ' ' || ${citations.title})`,
  )
  const categories = await having(
    requiredDocumentCategories,
    requiredDocumentCategories.id,
    requiredDocumentCategories.documentCategory,
  )
  const each = words.map((word, at) => ({
    word,
    citationIds: cited[at] ?? [],
    categoryIds: categories[at] ?? [],
  }))
  const alike = new Map<string, number[]>()
  for (const id of new Set(named.flat())) {
    const missing = named.flatMap((ids, at) => (ids.includes(id) ? [] : [at])).join()
    alike.set(missing, [...(alike.get(missing) ?? []), id])
  }
  const agencies = [...alike].map(([missing, leaIds]) => ({
    leaIds,
    each: missing === '' ? each : each.filter((_word, at) => missing.split(',').includes(String(at))),
    any: missing === '',
  }))
  return [...agencies, { leaIds: null, each, any: false }]
}

const nothing = (group: Group['group']): Group => ({ group, total: 0, isMore: false, hits: [] })

/**
 * One page of the matches. At most so many are read as are counted, so that a word that stands everywhere costs no more
 * than a rare one; the exact ones come first, then the newest.
 */
async function pageOf(
  db: Database,
  group: Group['group'],
  matches: SQL,
  { q, page, pageSize }: Query,
): Promise<Group> {
  const found =
    await db.execute(sql`with matches as materialized (select * from (${matches}) found limit ${mostMatches + 1}),
    shown as (select id, parent_id, place_id, title, detail, agency, year, body,
        row_number() over (order by exact desc, recent desc nulls last, title, id) as place
      from matches order by place limit ${pageSize} offset ${(page - 1) * pageSize})
    select (select count(*)::int from matches) as total,
      (select json_agg(shown order by shown.place) from shown) as rows`)
  const [row] = (found as { rows: { total: number; rows: FoundRow[] | null }[] }).rows
  const words = searchWords(q)
  const { shownTitle } = searchKinds[group]
  return {
    group,
    total: Math.min(row?.total ?? 0, mostMatches),
    isMore: (row?.total ?? 0) > mostMatches,
    hits: (row?.rows ?? []).map((hit) => ({
      id: hit.id,
      parentId: hit.parent_id,
      placeId: hit.place_id,
      title: shownTitle?.(hit.title) ?? hit.title,
      detail: hit.detail ?? '',
      agency: hit.agency,
      year: hit.year,
      excerpt: hit.body ? excerptOf(textOf(hit.body), words) : '',
    })),
  }
}

/** Signs that sanitised rich text holds as entities. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function textOf(body: string): string {
  return body.replace(/&(amp|lt|gt|quot|nbsp);/g, (_all, name: string) => entities[name] ?? '')
}
