import {
  addDays,
  auditLetter,
  auditLetterDocument,
  AuditStatus,
  auditTypeOf,
  calendarDay,
  calendarDaysBetween,
  rosterOf,
  type AuditLetterFacts,
  type Roster,
} from '@portal/domain'
import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database.js'
import {
  auditContents,
  auditLetters,
  auditProngs,
  auditRecords,
  audits,
  leas,
  publishedReports,
} from '../../schema/index.js'
import { exampleAuditFile, type ExampleAudit } from './example-audit-file.js'
import { insertDelivery } from './example-delivery.js'
import { insertDocuments } from './example-documents.js'
import { insertReport } from './example-report.js'
import { insertReview, type ExampleRecord } from './example-review.js'
import { insertList, insertSample } from './example-sample.js'
import { insertSet } from './example-set.js'
import { daysAgo, findUser, type Seeding } from './example-seeding.js'
import type { DemonstrationOffice } from '../seed-accounts.js'
import { readSeedData } from '../seed-data.js'

/** Audits of the demonstration, once: from then on they are what people make of them. */
export async function seedExampleAudits(
  db: Database,
  now: Date,
  office?: DemonstrationOffice,
): Promise<void> {
  if ((await db.$count(audits)) > 0) return
  const monitor = await findUser(db, 'monitor@state.example')
  if (!monitor) return
  const { students, audits: examples } = await readSeedData('audits.json', exampleAuditFile)
  await db.transaction(async (tx) => {
    const seeding = { tx, monitor, now, today: calendarDay(now), students, office }
    for (const example of examples) {
      const type = auditTypeOf(example.typeKey)
      if (!type) throw new Error(`There is no kind of audit ${example.typeKey}.`)
      await seedExample({ ...seeding, type }, example)
    }
  })
}

async function seedExample(seeding: Seeding, example: ExampleAudit): Promise<void> {
  const { tx, type, monitor } = seeding
  const { leaId, part } = example
  const [agency] = await tx.select({ name: leas.name, code: leas.code }).from(leas).where(eq(leas.id, leaId))
  const [content] = await tx
    .select({ id: auditContents.id, year: auditContents.year, content: auditContents.content })
    .from(auditContents)
    .where(and(eq(auditContents.typeKey, type.key), eq(auditContents.part, part)))
    .orderBy(desc(auditContents.year), desc(auditContents.number))
    .limit(1)
  const roster = rosterOf(type, part)
  if (!agency || !content?.content) return
  const questions = content.content
  const { auditId, prongId } = await insertAudit(seeding, example, { agency: agency.name, content })
  const place = { prongId, agency: agency.name, year: content.year }
  const records = roster
    ? await insertDrawn(seeding, example, { ...place, roster })
    : [await insertWholeAgency(seeding, example, place)]
  const answers = example.review
    ? await insertReview(seeding, example.review, { records, contentId: content.id, content: questions })
    : []
  if (example.documents)
    await insertDocuments(seeding, example.documents, { auditId, leaId, year: content.year, records })
  if (example.set)
    for (const { id: recordId } of records)
      await insertSet(seeding, example.set, { recordId, leaId, content: questions })
  if (example.review && type.recordForm === 'minutes')
    await insertDelivery(seeding, records.slice(0, example.review.stages.length), example.review.daysAgo)
  if (example.report)
    await insertReport(seeding, example.report, {
      auditId,
      prongId,
      leaId,
      leaCode: agency.code,
      agency: agency.name,
      year: content.year,
      part,
      records,
      content: questions,
      answers,
    })
  await tx
    .update(auditProngs)
    .set({ ...stageOf(seeding, example), changedBy: monitor.id })
    .where(eq(auditProngs.id, prongId))
}

interface ProngPlace {
  prongId: number
  agency: string
  year: number
}

/** The list of the agency, and the sample that was drawn from it. */
async function insertDrawn(
  seeding: Seeding,
  example: ExampleAudit,
  { prongId, agency, year, roster }: ProngPlace & { roster: Roster },
): Promise<ExampleRecord[]> {
  const { tx, type, monitor } = seeding
  const sentBy = ((await findUser(tx, example.listFrom)) ?? monitor).id
  const list = await insertList(seeding, example, { prongId, roster, sentBy })
  const about = { agency, auditType: type.key, part: example.part, year, prong: 1, round: 1 }
  return example.sample ? insertSample(seeding, example.sample, { prongId, roster, about, list }) : []
}

/** The only record of an audit that draws nothing. */
async function insertWholeAgency(
  seeding: Seeding,
  { leaId, listDaysAgo }: ExampleAudit,
  { prongId }: ProngPlace,
): Promise<ExampleRecord> {
  const row = { key: `agency-${leaId}`, fields: {}, flags: [], age: null }
  const [record] = await seeding.tx
    .insert(auditRecords)
    .values({
      prongId,
      ...row,
      place: 0,
      order: 1,
      origin: 'Whole agency',
      changedBy: seeding.monitor.id,
      changedOn: daysAgo(seeding, listDaysAgo),
    })
    .returning({ id: auditRecords.id })
  if (!record) throw new Error('The record was not stored.')
  return { id: record.id, ...row }
}

/** How far the audit is, and since when. */
function stageOf(seeding: Seeding, { sample, review, report, listDaysAgo }: ExampleAudit) {
  if (report) return { status: AuditStatus.reportIssued, changedOn: daysAgo(seeding, report.daysAgo) }
  if (review) return { status: AuditStatus.reviewInProgress, changedOn: daysAgo(seeding, review.daysAgo) }
  const status = sample ? AuditStatus.sampleDrawn : AuditStatus.listReceived
  return { status, changedOn: daysAgo(seeding, listDaysAgo) }
}

/** The audit with its letter of notification; answers its id and that of its first prong. */
async function insertAudit(
  seeding: Seeding,
  { leaId, part, reason, startedDaysAgo, documentsDueInDays, endsInDays }: ExampleAudit,
  { agency, content }: { agency: string; content: { id: number; year: number } },
): Promise<{ auditId: number; prongId: number }> {
  const { tx, type, monitor, today } = seeding
  const began = daysAgo(seeding, startedDaysAgo)
  const stamp = { changedBy: monitor.id, changedOn: began }
  const days = {
    plannedStart: addDays(today, -startedDaysAgo),
    documentsDueOn: addDays(today, documentsDueInDays),
    plannedEnd: addDays(today, endsInDays),
  }
  const { year } = content
  const [audit] = await tx
    .insert(audits)
    .values({
      typeKey: type.key,
      leaId,
      year,
      part,
      sequence: 1,
      contentId: content.id,
      leadMonitorId: monitor.id,
      reason,
      reasonText: '',
      ...days,
      notifiedOn: began,
      createdBy: monitor.id,
      createdOn: began,
      ...stamp,
    })
    .returning({ id: audits.id })
  if (!audit) throw new Error('The audit was not stored.')
  await insertLetter(seeding, audit.id, { leaId, agency, part, year, ...days })
  const [prong] = await tx
    .insert(auditProngs)
    .values({ auditId: audit.id, number: 1, round: 1, ...stamp })
    .returning({ id: auditProngs.id })
  if (!prong) throw new Error('The prong was not stored.')
  return { auditId: audit.id, prongId: prong.id }
}

/** The letter with which an audit begins, in the library of its agency. */
async function insertLetter(
  seeding: Seeding,
  auditId: number,
  {
    leaId,
    ...of
  }: Omit<AuditLetterFacts, 'type' | 'leadMonitor' | 'contact' | 'letterDate'> & { leaId: number },
): Promise<void> {
  const { tx, type, monitor, now } = seeding
  const lead = monitor.fullName
  const letterDate = of.plannedStart
  const facts = { ...of, type, leadMonitor: lead, contact: lead, letterDate }
  const { subject } = auditLetter('Notification', facts)
  const issuedOn = daysAgo({ now }, calendarDaysBetween(letterDate, seeding.today))
  const issued = { issuedBy: monitor.id, issuedOn }
  const [report] = await tx
    .insert(publishedReports)
    .values({
      leaId,
      year: of.year,
      part: of.part,
      module: type.reportModule,
      title: subject,
      document: auditLetterDocument('Notification', facts),
      requests: [],
      audience: 'All agency users',
      state: 'Issued',
      requiresAcknowledgement: false,
      ...issued,
    })
    .returning({ id: publishedReports.id })
  if (!report) throw new Error('The letter was not stored.')
  await tx
    .insert(auditLetters)
    .values({ auditId, kind: 'Notification', reportId: report.id, subject, letterDate, ...issued })
}
