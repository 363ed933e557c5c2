import { createHash } from 'node:crypto'
import {
  addDays,
  certificateOf,
  codeListNames,
  compareKeys,
  csvDocument,
  drawPopulation,
  drawSample,
  ListReader,
  namedValues,
  packedList,
  packedRow,
  sampleOfDraw,
  type CodeEntry,
  type CodeListName,
  type ListContext,
  type PopulationRow,
  type Roster,
} from '@portal/domain'
import {
  auditListParts,
  auditLists,
  auditRecordPeople,
  auditRecords,
  auditSamples,
  codeLists,
} from '../../schema/index.js'
import type { ExampleAudit } from './example-audit-file.js'
import type { ExampleRecord } from './example-review.js'
import { daysAgo, findUser, type Seeding } from './example-seeding.js'
import { exampleList } from './example-list.js'

interface SeededList {
  /** In the order of their keys. */
  rows: PopulationRow[]
  sha256: string
  /** When it was sent; ages are those of that day. */
  on: Date
  agesOn: string
}

/** The list of invented students, read as an uploaded one is. */
export async function insertList(
  seeding: Seeding,
  { part, listDaysAgo }: ExampleAudit,
  { prongId, roster, sentBy }: { prongId: number; roster: Roster; sentBy: string },
): Promise<SeededList> {
  const { tx, students, type } = seeding
  const today = addDays(seeding.today, -listDaysAgo)
  const table = exampleList(type, part, students, today)
  const stored = new Map((await tx.select().from(codeLists)).map(({ name, entries }) => [name, entries]))
  const codes = Object.fromEntries(codeListNames.map((name) => [name, stored.get(name) ?? []])) as Record<
    CodeListName,
    CodeEntry[]
  >
  const context: ListContext = {
    roster,
    part,
    subject: type.subject,
    codes,
    today,
  }
  const reader = new ListReader(context, (row) => row)
  for (const row of table) reader.take(row)
  const { fields, warnings, ...read } = reader.end()
  const [wrong] = read.errors
  if (wrong) throw new Error(`The list of examples is wrong: ${wrong.message}`)
  const rows = read.rows.toSorted((one, other) => compareKeys(one.key, other.key))
  const [headings = [], ...cells] = table
  const sha256 = createHash('sha256').update(csvDocument(headings, cells)).digest('hex')
  await tx.insert(auditLists).values({
    prongId,
    fileName: `${type.subject.many}.csv`,
    sha256,
    rowCount: rows.length,
    warnings,
    fields,
    agesOn: today,
    uploadedBy: sentBy,
    uploadedOn: daysAgo(seeding, listDaysAgo),
  })
  await tx
    .insert(auditListParts)
    .values(packedList(rows.map(packedRow)).map((packed, part) => ({ prongId, part, rows: packed })))
  const named = rows.map((row) => namedValues(row, fields))
  return { rows: named, sha256, on: daysAgo(seeding, listDaysAgo), agesOn: today }
}

/** Draws the sample as the product does, so that its certificate can be proven; some records are confirmed and assigned. */
export async function insertSample(
  seeding: Seeding,
  { seed, size, confirmed, userName, assigned, left }: NonNullable<ExampleAudit['sample']>,
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
): Promise<ExampleRecord[]> {
  const { tx, monitor, today } = seeding
  const { rows, sha256, agesOn } = list
  const drawn = drawSample(drawPopulation(rows, roster.sampling, null), { seed, size })
  const certificate = certificateOf(drawn, {
    about,
    population: { count: rows.length, sha256, agesOn },
    filter: null,
    rule: roster.sampling,
    drawnBy: monitor.fullName,
    drawnAt: list.on.toISOString(),
  })
  const { places, queues, nextOrder } = sampleOfDraw(drawn)
  await tx.insert(auditSamples).values({ prongId, certificate, queues, nextOrder })
  const sampled = places.map(({ row }) => rows[row] ?? missingRow(row))
  const ids = await tx
    .insert(auditRecords)
    .values(
      places.map(({ row: place, order, origin }, at) => {
        const { key, fields, flags, age } = sampled[at] ?? missingRow(place)
        return {
          prongId,
          place,
          key,
          fields,
          flags: [...flags],
          age,
          order,
          origin,
          confirmedEnrolled: left.includes(at) ? false : at < confirmed ? true : null,
          leftOn: left.includes(at) ? addDays(today, -10) : null,
          changedBy: monitor.id,
          changedOn: list.on,
        }
      }),
    )
    .returning({ id: auditRecords.id })
  await assignFirst(seeding, userName, ids.slice(0, assigned))
  return ids.map(({ id }, at) => Object.assign({ id }, sampled[at] ?? missingRow(at)))
}

/** Makes a local user work on records. */
async function assignFirst(
  { tx, monitor, now }: Seeding,
  userName: string,
  records: readonly { id: number }[],
): Promise<void> {
  const user = await findUser(tx, userName)
  if (!user || records.length === 0) return
  await tx.insert(auditRecordPeople).values(
    records.map(({ id: recordId }) => ({
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
