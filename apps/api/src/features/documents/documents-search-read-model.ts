import { sql } from 'drizzle-orm'
import { fileObjects, leas, questionnaireResponses, requiredDocuments } from '../../db/schema/index.js'
import { none, ofAgencies, type SearchSources } from '../search/search-kit-read-model.js'
import { ofSelfAssessment } from '../self-assessment/self-assessment-search-read-model.js'

/** What the search finds of this feature. */
export const documentsSearch = {
  documents(actor, search) {
    const ofAgency = sql`join ${leas} on ${leas.id} = ${questionnaireResponses.leaId}`
    const supporting = ofAgencies(
      search,
      (holds) => sql`select ${fileObjects.id}::text as id, ${questionnaireResponses.id}::text as parent_id,
          sr.id::text as place_id, ${fileObjects.title} as title, ${fileObjects.name} as detail, ${leas.shortName} as agency,
          ${questionnaireResponses.year} as year, ${none} as body, (lower(${fileObjects.title}) = lower(${search.text}))::int as exact,
          ${fileObjects.uploadedAt} as recent
        from ${fileObjects} join supporting_documents sd on sd.file_id = ${fileObjects.id}
          join subsection_responses sr on sr.id = sd.subsection_response_id
          join ${questionnaireResponses} on ${questionnaireResponses.id} = sr.response_id ${ofAgency}
        where ${fileObjects.deletedAt} is null and ${holds(fileObjects.title, { lea: questionnaireResponses.leaId })} ${ofSelfAssessment(actor)}`,
    )
    const required = ofAgencies(
      search,
      (
        holds,
      ) => sql`select ${requiredDocuments.id}::text, ${questionnaireResponses.id}::text, ${none}, ${requiredDocuments.title},
          rc.document_category, ${leas.shortName}, ${questionnaireResponses.year}, ${none},
          (lower(${requiredDocuments.title}) = lower(${search.text}))::int, ${requiredDocuments.createdOn}
        from ${requiredDocuments}
          join required_document_category_responses rr on rr.id = ${requiredDocuments.categoryResponseId}
          join required_document_categories rc on rc.id = rr.category_id
          join ${questionnaireResponses} on ${questionnaireResponses.id} = rr.response_id ${ofAgency}
        where ${requiredDocuments.deletedAt} is null and ${holds(requiredDocuments.title, {
          lea: questionnaireResponses.leaId,
          category: sql`rr.category_id`,
        })} ${ofSelfAssessment(actor)}`,
    )
    return sql`select * from (${supporting} union all ${required}) documents`
  },
} satisfies SearchSources
