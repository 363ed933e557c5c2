import {
  excerptOf,
  maskedReference,
  mostMatches,
  searchGroups,
  searchWords,
  type Actor,
} from '@portal/domain'
import type { AnswerOf, QueryOf, search } from '@portal/rest-contract'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { wordQuery } from '../../db/search.js'
import { searchSources } from './search-sources-read-model.js'

type Asked = QueryOf<typeof search>
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
 * tell one that they may not see from one that holds nothing; a group that was asked for by name is always there.
 */
export async function findEverywhere(db: Database, actor: Actor, asked: Asked): Promise<Answer> {
  const words = wordQuery(asked.q)
  const groups: Group[] = []
  for (const group of asked.group === undefined ? searchGroups : [asked.group]) {
    const matches = words === null ? null : searchSources[group](actor, { words, text: asked.q })
    const found = matches ? await pageOf(db, group, matches, asked) : nothing(group)
    if (found.total > 0 || asked.group !== undefined) groups.push(found)
  }
  return { groups }
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
  { q, page, pageSize }: Asked,
): Promise<Group> {
  const found = await db.execute(sql`with matches as materialized (${matches} limit ${mostMatches + 1}),
    shown as (select id, parent_id, place_id, title, detail, agency, year, body,
        row_number() over (order by exact desc, recent desc nulls last, title, id) as place
      from matches order by place limit ${pageSize} offset ${(page - 1) * pageSize})
    select (select count(*)::int from matches) as total,
      (select json_agg(shown order by shown.place) from shown) as rows`)
  const [row] = (found as { rows: { total: number; rows: FoundRow[] | null }[] }).rows
  const words = searchWords(q)
  return {
    group,
    total: Math.min(row?.total ?? 0, mostMatches),
    isMore: (row?.total ?? 0) > mostMatches,
    hits: (row?.rows ?? []).map((hit) => ({
      id: hit.id,
      parentId: hit.parent_id,
      placeId: hit.place_id,
      title: group === 'students' ? maskedReference(hit.title) : hit.title,
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
