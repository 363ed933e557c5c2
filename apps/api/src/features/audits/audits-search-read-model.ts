import { flagsOf, type Actor } from '@portal/domain'
import { sql, type SQL } from 'drizzle-orm'
import { audits, auditTypes, leas } from '../../db/schema/index.js'
import { auditInSight } from './standing/audits-sight-read-model.js'
import { wordsOfFields } from '../../db/words.js'
import { inLeas, none, ofAgencies, type SearchSources } from '../search/search-kit-read-model.js'

const inSight = (actor: Actor): SQL => sql`${inLeas(actor, audits.leaId)} and ${auditInSight(actor)}`

const kind = sql`(${auditTypes.definition} ->> 'label')`
const named = sql`${kind} || ', ' || ${audits.part}`

/** Words of a name or a number, as they are compared. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '')

/** Texts that say who a record is about, which the columns of its kind of audit name. */
const identifying = sql`(select y.key, array_agg(distinct c ->> 'field') as fields from audit_types y,
  jsonb_path_query(y.definition, '$.**.columns[*] ? (@.identifies == true && @.cell.kind != "date")') c group by y.key)`

/** What the search finds of this feature. */
export const auditsSearch = {
  audits(actor, asked) {
    return ofAgencies(
      asked,
      (
        holds,
      ) => sql`select g.id::text as id, ${audits.typeKey} as parent_id, ${none} as place_id, ${named} as title,
        case when g.number = 1 then null else 'Review of newer data ' || g.round end as detail,
        ${leas.shortName} as agency, ${audits.year} as year, ${none} as body, 0 as exact, ${audits.createdOn} as recent
      from ${audits} join ${leas} on ${leas.id} = ${audits.leaId} join ${auditTypes} on ${auditTypes.key} = ${audits.typeKey}
        join lateral (select p.id, p.number, p.round from audit_prongs p where p.audit_id = ${audits.id}
          order by p.number desc, p.round desc limit 1) g on true
      where ${inSight(actor)} and ${holds(
        sql`(${kind} || ' ' || ${audits.part} || ' ' || ${audits.year}::text || ' ' || ${leas.name} || ' ' || ${leas.shortName})`,
        { lea: audits.leaId },
      )}`,
    )
  },

  /**
   * The first condition on the words is that of the indexes; the second holds them against the columns that identify. By whole
   * words alone, for those who may reveal the record: beginnings would let people guess who is
   * there.
   */
  auditRecords(actor, { text }) {
    const { isStateMonitor, isLocalAdmin, isLocalUser } = flagsOf(actor)
    if (actor.client || (!isStateMonitor && !isLocalAdmin && !isLocalUser)) return null
    const working =
      isStateMonitor || isLocalAdmin
        ? sql`true`
        : sql`exists (select 1 from audit_record_people a where a.record_id = r.id and a.user_id = ${actor.userId})`
    return sql`select r.id::text as id, ${audits.typeKey} as parent_id, r.prong_id::text as place_id,
        'Record ' || r."order" as title, ${named} as detail, ${leas.shortName} as agency, ${audits.year} as year,
        ${none} as body, 1 as exact, ${audits.createdOn} as recent
      from audit_records r join audit_prongs g on g.id = r.prong_id join ${audits} on ${audits.id} = g.audit_id
        join ${leas} on ${leas.id} = ${audits.leaId} join ${auditTypes} on ${auditTypes.key} = ${audits.typeKey}
        join ${identifying} i on i.key = ${audits.typeKey}
      where r.status < 7 and ${inSight(actor)} and ${working}
        and (lower(r.key) = lower(${text}) or ${wordsOfFields(sql`r.fields`)} @@ plainto_tsquery('simple', ${text}))
        and (lower(r.key) = lower(${text}) or regexp_split_to_array(lower(
          (select string_agg(r.fields ->> f, ' ') from unnest(i.fields) f)), '[\\s,;]+') @> ${sql.param(wordsOf(text))}::text[])`
  },
} satisfies SearchSources
