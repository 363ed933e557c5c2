import type { Database } from '../database.js'
import { addRequiredDocumentCategories } from '../required-document-rows.js'
import { complianceYears, requiredDocumentCategories as table } from '../schema/index.js'
import { requiredDocumentCategories as content } from './content/required-document-categories.js'

/** The required document categories of every compliance year, and of every self-assessment in it. */
export async function seedRequiredDocuments(db: Database): Promise<void> {
  const years = await db.select({ id: complianceYears.id }).from(complianceYears).orderBy(complianceYears.id)
  await db.transaction(async (tx) => {
    for (const { id: year } of years) {
      await tx
        .insert(table)
        .values(content.map(({ ...category }, order) => Object.assign(category, { year, order })))
        .onConflictDoNothing()
      for (const part of ['Part B', 'Part C']) await addRequiredDocumentCategories(tx, { year, part })
    }
  })
}
