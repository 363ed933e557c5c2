import { seededAuditTypes } from '@portal/domain'
import { firstPublished } from '../content-versions.js'
import type { Database } from '../database.js'
import { auditContents, auditTypes, codeLists, complianceYears } from '../schema/index.js'
import { auditContentFile, codeListFile } from './audits-data.js'
import { readSeedData } from './seed-data.js'

const files = ['desk-audit-part-b.json', 'desk-audit-part-c.json']

/** The kinds of audits, and their first content for every compliance year that has none. What is there stays as it is. */
export async function seedAudits(db: Database): Promise<void> {
  const years = await db.select({ id: complianceYears.id }).from(complianceYears)
  const contents = await Promise.all(files.map((file) => readSeedData(file, auditContentFile)))
  const codes = await readSeedData('code-lists.json', codeListFile)
  await db.transaction(async (tx) => {
    await tx
      .insert(codeLists)
      .values(Object.entries(codes).map(([name, entries]) => ({ name, entries })))
      .onConflictDoNothing()
    await tx
      .insert(auditTypes)
      .values(seededAuditTypes.map((definition) => ({ key: definition.key, definition })))
      .onConflictDoNothing()
    if (years.length === 0) return
    await tx
      .insert(auditContents)
      .values(
        years.flatMap(({ id: year }) =>
          contents.map(({ typeKey, part, ...content }) => ({
            typeKey,
            part,
            year,
            number: 1,
            content,
            publishedOn: firstPublished(year),
          })),
        ),
      )
      .onConflictDoNothing()
  })
}
