import { sql, type SQL } from 'drizzle-orm'

/** Rows in which people are assigned to a document category. */
export function categoryAssignments(id: number): SQL {
  return sql`required_document_assignments a where a.category_response_id = ${id}`
}

/** Document categories of an agency that are open for a person, in every year. */
export function openCategories({ leaId, userId }: { leaId: number; userId: string }): SQL {
  return sql`select c.id from required_document_assignments a
    join required_document_category_responses c on c.id = a.category_response_id
    join questionnaire_responses q on q.id = c.response_id
    where a.user_id = ${userId} and q.lea_id = ${leaId} and q.submit_state between 1 and 3 and c.documents = 0`
}
