import {
  auditContentOf,
  auditTypeOf,
  placesOfAuditContent,
  seededAuditTypes,
  type AuditContent,
  type AuditPart,
  type ContentNode,
} from '@portal/domain'
import { firstPublished } from '../content-versions.js'
import type { Database } from '../database.js'
import { inChunks } from '../in-chunks.js'
import {
  auditContentPlaces,
  auditContents,
  auditTypes,
  citations,
  codeLists,
  complianceYears,
} from '../schema/index.js'
import { auditContentFile, codeListFile } from './audits-data.js'
import { readCitations } from './content-data.js'
import { readSeedData } from './seed-data.js'

const fileNames = [
  'desk-audit-part-b.json',
  'desk-audit-part-c.json',
  'services-part-b.json',
  'services-part-c.json',
  'policies-part-b.json',
  'policies-part-c.json',
  'alternate-framework-part-b.json',
  'restraint-seclusion-part-b.json',
]

/** The kinds of audits, and their first content for every compliance year that has none. What is there stays as it is. */
export async function seedAudits(db: Database): Promise<void> {
  const years = await db.select({ id: complianceYears.id }).from(complianceYears)
  const contents = await Promise.all(fileNames.map((file) => readSeedData(file, auditContentFile)))
  const codes = await readSeedData('code-lists.json', codeListFile)
  await db.transaction(async (tx) => {
    await tx
      .insert(codeLists)
      .values(Object.entries(codes).map(([name, entries]) => ({ name, entries })))
      .onConflictDoNothing()
    await tx
      .insert(citations)
      .values(await readCitations())
      .onConflictDoNothing()
    await tx
      .insert(auditTypes)
      .values(seededAuditTypes.map((definition) => ({ key: definition.key, definition })))
      .onConflictDoNothing()
    if (years.length === 0) return
    const files = contents.map(({ typeKey, part, ...content }) => {
      const places = placesOf(typeKey, part, content)
      return { typeKey, part, places, content: auditContentOf(places) }
    })
    const made = await tx
      .insert(auditContents)
      .values(
        years.flatMap(({ id: year }) =>
          files.map(({ typeKey, part, content }) => ({
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
      .returning({ id: auditContents.id, typeKey: auditContents.typeKey, part: auditContents.part })
    const rows = made.flatMap(({ id: versionId, ...of }) =>
      (files.find((file) => file.typeKey === of.typeKey && file.part === of.part)?.places ?? []).map(
        (place) => Object.assign({ versionId }, place),
      ),
    )
    for (const chunk of inChunks(rows)) await tx.insert(auditContentPlaces).values(chunk)
  })
}

/** Places of a content as its editor keeps them. Throws for a kind of audit that is not seeded. */
function placesOf(typeKey: string, part: AuditPart, content: AuditContent): ContentNode[] {
  const type = auditTypeOf(typeKey)
  if (!type) throw new Error(`There is no kind of audit ${typeKey}.`)
  return placesOfAuditContent(
    { extraFields: type.extraFields, ...content },
    {
      title: `${type.label} - ${part}`,
      part,
      responseSet: type.responseSet,
    },
  )
}
