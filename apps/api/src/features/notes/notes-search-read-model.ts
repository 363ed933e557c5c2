import { canUseNotes } from '@portal/domain'
import { sql } from 'drizzle-orm'
import { leas, notes } from '../../db/schema/index.js'
import { none, ofAgencies, type SearchSources } from '../search/search-kit-read-model.js'

/** What the search finds of this feature. */
export const notesSearch = {
  notes(actor, asked) {
    if (!canUseNotes(actor).allowed) return null
    return ofAgencies(
      asked,
      (
        holds,
      ) => sql`select ${notes.id}::text as id, ${none} as parent_id, ${none} as place_id, ${notes.title} as title,
        ${none} as detail, ${leas.shortName} as agency, ${notes.year} as year, ${notes.plainText} as body, 0 as exact,
        ${notes.changedOn} as recent
      from ${notes} join ${leas} on ${leas.id} = ${notes.leaId}
      where ${notes.deletedOn} is null and ${holds(notes.plainText, { lea: notes.leaId })}`,
    )
  },
} satisfies SearchSources
