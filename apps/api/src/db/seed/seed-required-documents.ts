import { and, eq } from 'drizzle-orm'
import { firstPublished } from '../content-versions.js'
import type { Database } from '../database.js'
import { addRequiredDocumentCategories } from '../required-document-rows.js'
import {
  complianceYears,
  requiredDocumentCategories as table,
  requiredDocumentVersions as versions,
} from '../schema/index.js'
import { readCategories } from './content-data.js'

/** The required document categories of every compliance year, and of every self-assessment in it. */
export async function seedRequiredDocuments(db: Database): Promise<void> {
  const years = await db.select({ id: complianceYears.id }).from(complianceYears).orderBy(complianceYears.id)
  await db.transaction(async (tx) => {
    for (const { id: year } of years)
      for (const part of ['Part B', 'Part C'] as const) {
        const known = await tx.$count(versions, and(eq(versions.year, year), eq(versions.part, part)))
        if (known === 0) await seedVersion(tx, year, part)
        await addRequiredDocumentCategories(tx, { year, part })
      }
  })
}

async function seedVersion(db: Database, year: number, part: 'Part B' | 'Part C'): Promise<void> {
  const content = await readCategories()
  const [version] = await db
    .insert(versions)
    .values({ year, part, state: 'Published', number: 1, publishedOn: firstPublished(year) })
    .returning({ id: versions.id })
  if (!version) throw new Error(`No version of the required documents of ${part} in ${year} was made.`)
  await db
    .insert(table)
    .values(
      content
        .filter((category) => category.part === part)
        .map(({ ...category }, order) => Object.assign(category, { year, order, versionId: version.id })),
    )
}
