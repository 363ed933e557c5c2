import { activeItems, addDays, type AuditContent } from '@portal/domain'
import { auditHandIns, auditRecordFiles, auditSetEntries } from '../../schema/index.js'
import type { ExampleSet } from './example-audit-file.js'
import { storeExampleFile } from './example-files.js'
import { daysAgo, findUser, type Seeding } from './example-seeding.js'

interface SetPlace {
  recordId: number
  leaId: number
  content: AuditContent
}

/** The document set of an agency: a document for each item that is about it, handed in as a whole; nothing without those who keep files. */
export async function insertSet(
  seeding: Seeding,
  { sentBy, daysAgo: days, pages, notApplicable }: ExampleSet,
  { recordId, leaId, content }: SetPlace,
): Promise<void> {
  const { tx, today, office } = seeding
  const author = await findUser(tx, sentBy)
  if (!office || !author) return
  const changedOn = daysAgo(seeding, days)
  for (const { id: itemId, lineageId, number } of activeItems(content)) {
    const reason = notApplicable[itemId]
    const entry = { recordId, itemId, lineageId, changedBy: author.id, changedOn }
    if (reason !== undefined) {
      await tx.insert(auditSetEntries).values({ ...entry, standing: 'notApplicable', pages: '', reason })
      continue
    }
    const file = { title: `Written rules ${number}`, leaId, uploadedBy: author.id, uploadedDaysAgo: days }
    const { id: fileId } = await storeExampleFile(seeding, file)
    await tx.insert(auditRecordFiles).values({ fileId, recordId, itemId })
    const effectiveOn = addDays(today, -400)
    const dates = { effectiveOn, revisedOn: addDays(today, -430), boardApprovedOn: addDays(today, -410) }
    await tx.insert(auditSetEntries).values({ ...entry, standing: 'documents', pages, ...dates, reason: '' })
  }
  await tx.insert(auditHandIns).values({ recordId, handedInOn: changedOn, handedInBy: author.id })
}
