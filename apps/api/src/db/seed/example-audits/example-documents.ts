import { addDays, type AuditAction } from '@portal/domain'
import { eq } from 'drizzle-orm'
import { auditDocumentRequests, auditRecordFiles, auditRecords } from '../../schema/index.js'
import type { ExampleDocuments } from './example-audit-file.js'
import { storeExampleFile } from './example-files.js'
import { daysAgo, findUser, type Seeding } from './example-seeding.js'

interface DocumentsPlace {
  auditId: number
  leaId: number
  year: number
  records: readonly { id: number }[]
}

/** Documents that the agency uploaded, and requests for more, with their history; nothing without those who keep files. */
export async function insertDocuments(
  seeding: Seeding,
  { uploads, requests, sentBy }: ExampleDocuments,
  place: DocumentsPlace,
): Promise<void> {
  const author = await findUser(seeding.tx, sentBy)
  if (!seeding.office || !author) return
  for (const { records, ...upload } of uploads)
    for (const recordId of idsAt(place.records, records))
      await insertUpload(seeding, place, { ...upload, recordId, authorId: author.id })
  for (const { record, ...request } of requests)
    for (const recordId of idsAt(place.records, [record]))
      await insertRequest(seeding, place, { ...request, recordId, authorId: author.id })
}

type Of<Row> = Row & { recordId: number; authorId: string }

async function insertUpload(
  seeding: Seeding,
  place: DocumentsPlace,
  { title, daysAgo: days, recordId, authorId }: Of<Omit<ExampleDocuments['uploads'][number], 'records'>>,
): Promise<void> {
  const { tx } = seeding
  const file = { title, leaId: place.leaId, uploadedBy: authorId, uploadedDaysAgo: days }
  const { id: fileId, about } = await storeExampleFile(seeding, file)
  await tx.insert(auditRecordFiles).values({ fileId, recordId })
  // Documents stand in the place of the reason why there are none.
  await tx.update(auditRecords).set({ noDocumentReason: '' }).where(eq(auditRecords.id, recordId))
  const after = { ...about, recordId }
  const actor = { userId: authorId, roles: ['LocalUser'] }
  await recordExample(seeding, place, { actor, action: 'uploadRecordFiles', days, after })
}

async function insertRequest(
  seeding: Seeding,
  place: DocumentsPlace,
  {
    text,
    daysAgo: days,
    dueInDays,
    answer,
    recordId,
    authorId,
  }: Of<Omit<ExampleDocuments['requests'][number], 'record'>>,
): Promise<void> {
  const { tx, monitor, today } = seeding
  const on = daysAgo(seeding, days)
  const answeredOn = daysAgo(seeding, Math.max(0, days - 2))
  await tx.insert(auditDocumentRequests).values({
    recordId,
    text,
    dueOn: addDays(today, dueInDays),
    requestedBy: monitor.id,
    requestedOn: on,
    ...(answer === null
      ? { changedBy: monitor.id, changedOn: on }
      : {
          state: 'Answered' as const,
          answer,
          noDocument: true,
          answeredBy: authorId,
          answeredOn,
          changedBy: authorId,
          changedOn: answeredOn,
        }),
  })
  const actor = { userId: monitor.id, roles: ['StateMonitor'] }
  await recordExample(seeding, place, { actor, action: 'requestDocuments', days, after: { recordId } })
}

const idsAt = (records: DocumentsPlace['records'], places: readonly number[]): number[] =>
  places.flatMap((at) => records[at]?.id ?? [])

interface ExampleAct {
  actor: { userId: string; roles: readonly string[] }
  action: AuditAction
  days: number
  after: { recordId: number }
}

async function recordExample(
  { tx, office, now }: Seeding,
  { auditId, leaId, year }: DocumentsPlace,
  { days, ...act }: ExampleAct,
): Promise<void> {
  const requestId = `example-${act.action}-${act.after.recordId}-${days}`
  const ctx = { ip: '127.0.0.1', now: daysAgo({ now }, days), requestId }
  await office?.record(tx, [{ ...act, targetType: 'audit', targetId: auditId, leaId, year, ctx }])
}
