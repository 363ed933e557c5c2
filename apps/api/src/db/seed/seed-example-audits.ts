import { createHash } from 'node:crypto'
import {
  addDays,
  auditLetter,
  auditLetterDocument,
  AuditStatus,
  calendarDay,
  certificateOf,
  compareKeys,
  csvDocument,
  deskAudit,
  drawPopulation,
  drawSample,
  readStudentList,
  rosterOf,
  sampleOfDraw,
  type AuditLetterFacts,
  type ListContext,
  type PopulationRow,
  type Roster,
} from '@portal/domain'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database, Tx } from '../database.js'
import {
  auditContents,
  auditLetters,
  auditListRows,
  auditLists,
  auditProngs,
  auditRecordPeople,
  auditRecords,
  auditSamples,
  audits,
  codeLists,
  leas,
  publishedReports,
  users,
} from '../schema/index.js'
import { exampleAuditFile, type ExampleAudit, type ExampleStudents } from './audits-data.js'
import { exampleStudents } from './example-students.js'
import { readSeedData } from './seed-data.js'

/** What every example is made with. */
interface Seeding {
  tx: Tx
  monitor: { id: string; fullName: string }
  now: Date
  today: string
  students: ExampleStudents
}

/** Audits of the demonstration, once: from then on they are what people make of them. */
export async function seedExampleAudits(db: Database, now: Date): Promise<void> {
  if ((await db.$count(audits)) > 0) return
  const monitor = await findUser(db, 'monitor@state.example')
  if (!monitor) return
  const { students, audits: examples } = await readSeedData('audits.json', exampleAuditFile)
  await db.transaction(async (tx) => {
    const seeding = { tx, monitor, now, today: calendarDay(now), students }
    for (const example of examples) await seedExample(seeding, example)
  })
}

async function findUser(db: Database, userName: string) {
  const [user] = await db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(and(eq(users.userName, userName), isNull(users.deletedAt)))
  return user
}

async function seedExample(seeding: Seeding, example: ExampleAudit): Promise<void> {
  const { tx, monitor, now } = seeding
  const { leaId, part, sample } = example
  const [agency] = await tx.select({ name: leas.name }).from(leas).where(eq(leas.id, leaId))
  const [content] = await tx
    .select({ id: auditContents.id, year: auditContents.year })
    .from(auditContents)
    .where(and(eq(auditContents.typeKey, deskAudit.key), eq(auditContents.part, part)))
    .orderBy(desc(auditContents.year), desc(auditContents.number))
    .limit(1)
  const roster = rosterOf(deskAudit, part)
  if (!agency || !content || !roster) return
  const prongId = await insertAudit(seeding, example, { agency: agency.name, content })
  const sender = (await findUser(tx, example.listFrom)) ?? monitor
  const list = await insertList(seeding, { prongId, part, roster, sentBy: sender.id })
  if (sample) {
    const about = {
      agency: agency.name,
      auditType: deskAudit.key,
      part,
      year: content.year,
      prong: 1,
      round: 1,
    }
    await insertSample(seeding, sample, { prongId, roster, about, list })
  }
  const status = sample ? AuditStatus.sampleDrawn : AuditStatus.listReceived
  await tx
    .update(auditProngs)
    .set({ status, changedBy: monitor.id, changedOn: now })
    .where(eq(auditProngs.id, prongId))
}

/** The audit with its letter of notification; answers the id of its first prong. */
async function insertAudit(
  seeding: Seeding,
  { leaId, part, reason, startedDaysAgo, documentsDueInDays, endsInDays }: ExampleAudit,
  { agency, content }: { agency: string; content: { id: number; year: number } },
): Promise<number> {
  const { tx, monitor, now, today } = seeding
  const stamp = { changedBy: monitor.id, changedOn: now }
  const days = {
    plannedStart: addDays(today, -startedDaysAgo),
    documentsDueOn: addDays(today, documentsDueInDays),
    plannedEnd: addDays(today, endsInDays),
  }
  const { year } = content
  const [audit] = await tx
    .insert(audits)
    .values({
      typeKey: deskAudit.key,
      leaId,
      year,
      part,
      sequence: 1,
      contentId: content.id,
      leadMonitorId: monitor.id,
      reason,
      reasonText: '',
      ...days,
      notifiedOn: now,
      createdBy: monitor.id,
      createdOn: now,
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
  return prong.id
}

/** The letter with which an audit begins, in the library of its agency. */
async function insertLetter(
  { tx, monitor, now, today }: Seeding,
  auditId: number,
  {
    leaId,
    ...of
  }: Omit<AuditLetterFacts, 'type' | 'leadMonitor' | 'contact' | 'letterDate'> & { leaId: number },
): Promise<void> {
  const lead = monitor.fullName
  const facts = { ...of, type: deskAudit, leadMonitor: lead, contact: lead, letterDate: today }
  const { subject } = auditLetter('Notification', facts)
  const issued = { issuedBy: monitor.id, issuedOn: now }
  const [report] = await tx
    .insert(publishedReports)
    .values({
      leaId,
      year: of.year,
      part: of.part,
      module: deskAudit.reportModule,
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
    .values({ auditId, kind: 'Notification', reportId: report.id, subject, letterDate: today, ...issued })
}

interface SeededList {
  /** In the order of their keys. */
  rows: PopulationRow[]
  sha256: string
}

/** The list of invented students, read as an uploaded one is. */
async function insertList(
  { tx, now, today, students }: Seeding,
  {
    prongId,
    part,
    roster,
    sentBy,
  }: { prongId: number; part: ExampleAudit['part']; roster: Roster; sentBy: string },
): Promise<SeededList> {
  const table = exampleStudents(part, students, today)
  const codes = Object.fromEntries(
    (await tx.select().from(codeLists)).map(({ name, entries }) => [name, entries]),
  )
  const noCodes = { grade: [], disability: [], raceEthnicity: [], gender: [], placement: [] }
  const context: ListContext = {
    roster,
    part,
    subject: deskAudit.subject,
    codes: { ...noCodes, ...codes },
    today,
  }
  const read = readStudentList(table, context)
  const [wrong] = read.errors
  if (wrong) throw new Error(`The list of examples is wrong: ${wrong.message}`)
  const rows = read.rows.toSorted((one, other) => compareKeys(one.key, other.key))
  const [headings = [], ...cells] = table
  const sha256 = createHash('sha256').update(csvDocument(headings, cells)).digest('hex')
  await tx.insert(auditLists).values({
    prongId,
    fileName: 'students.csv',
    sha256,
    rowCount: rows.length,
    warnings: read.warnings,
    agesOn: today,
    uploadedBy: sentBy,
    uploadedOn: now,
  })
  await tx.insert(auditListRows).values(
    rows.map(({ key, fields, flags, age }, place) => ({
      prongId,
      place,
      key,
      fields,
      flags: [...flags],
      age,
    })),
  )
  return { rows, sha256 }
}

/** Draws the sample as the product does, so that its certificate can be proven; some records are confirmed and assigned. */
async function insertSample(
  { tx, monitor, now, today }: Seeding,
  { seed, size, confirmed, userName, assigned }: NonNullable<ExampleAudit['sample']>,
  {
    prongId,
    roster,
    about,
    list,
  }: {
    prongId: number
    roster: Roster
    about: Parameters<typeof certificateOf>[1]['about']
    list: SeededList
  },
): Promise<void> {
  const { rows, sha256 } = list
  const drawn = drawSample(drawPopulation(rows, roster.sampling, null), { seed, size })
  const certificate = certificateOf(drawn, {
    about,
    population: { count: rows.length, sha256, agesOn: today },
    filter: null,
    rule: roster.sampling,
    drawnBy: monitor.fullName,
    drawnAt: now.toISOString(),
  })
  const { places, queues, nextOrder } = sampleOfDraw(drawn)
  await tx.insert(auditSamples).values({ prongId, certificate, queues, nextOrder })
  const ids = await tx
    .insert(auditRecords)
    .values(
      places.map(({ row: place, order, origin }, at) => {
        const { key, fields, flags, age } = rows[place] ?? missingRow(place)
        return {
          prongId,
          place,
          key,
          fields,
          flags: [...flags],
          age,
          order,
          origin,
          confirmedEnrolled: at < confirmed ? true : null,
          changedBy: monitor.id,
          changedOn: now,
        }
      }),
    )
    .returning({ id: auditRecords.id })
  const user = await findUser(tx, userName)
  if (user)
    await tx.insert(auditRecordPeople).values(
      ids.slice(0, assigned).map(({ id: recordId }) => ({
        recordId,
        userId: user.id,
        assignedBy: monitor.id,
        assignedOn: now,
      })),
    )
}

function missingRow(place: number): never {
  throw new Error(`The list has no row ${place}.`)
}
