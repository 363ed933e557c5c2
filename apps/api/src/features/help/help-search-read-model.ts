import { canEditTraining, trainingAudience } from '@portal/domain'
import { sql } from 'drizzle-orm'
import { trainingItems } from '../../db/schema/index.js'
import { hold, none, type SearchSources } from '../search/search-kit-read-model.js'

/** What the search finds of this feature. */
export const helpSearch = {
  training(actor, asked) {
    const audience = trainingAudience(actor)
    if (audience.length === 0) return null
    const text = sql`(${trainingItems.title} || ' ' || ${trainingItems.summary} || ' ' || ${trainingItems.plainText})`
    const forActor = canEditTraining(actor).allowed
      ? sql`true`
      : sql`(${trainingItems.published} and (cardinality(${trainingItems.roles}) = 0 or ${trainingItems.roles} && array[${sql.join(
          audience.map((role) => sql`${role}`),
          sql`, `,
        )}]::text[]))`
    return sql`select ${trainingItems.id}::text as id, ${none} as parent_id, ${none} as place_id, ${trainingItems.title} as title,
        ${trainingItems.kind} as detail, ${none} as agency, null::int as year,
        ${trainingItems.summary} || ' ' || ${trainingItems.plainText} as body, 0 as exact, ${trainingItems.changedOn} as recent
      from ${trainingItems} where ${trainingItems.deletedOn} is null and ${forActor} and ${hold(text, asked)}`
  },
} satisfies SearchSources
