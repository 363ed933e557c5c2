import {
  monthsOf,
  plannedByMonth,
  RecordStatus,
  serviceTotals,
  totalsNotEntered,
  type DayCalendar,
  type ServiceFrequency,
} from '@portal/domain'
import type { relatedService, serviceLine, serviceLineFields } from '@portal/rest-contract'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import { auditRecords, auditServiceLines, users } from '../../../db/schema/index.js'
import { schoolDaysOf } from '../../calendar/calendar-school-days-read-model.js'
import type { ProngView } from '../audits-read-model.js'

export type ServiceLine = z.infer<typeof serviceLine>
export type RelatedService = z.infer<typeof relatedService>
export type ServiceLineFields = z.infer<typeof serviceLineFields>

type Stored = typeof auditServiceLines.$inferSelect & { person: { id: string; fullName: string } }

/** The record that a line is about. */
interface LineSubject {
  id: number
  order: number
  student: string
  /** Its row of the list. */
  fields: Readonly<Record<string, string>>
  prong: ProngView
}

/** Rows of the list of the records in the sample of a prong, by record. */
export async function findLineRows(
  db: Database,
  prongId: number,
): Promise<ReadonlyMap<number, Readonly<Record<string, string>>>> {
  const rows = await db
    .select({ id: auditRecords.id, fields: auditRecords.fields })
    .from(auditRecords)
    .where(and(eq(auditRecords.prongId, prongId), lt(auditRecords.status, RecordStatus.replaced)))
  return new Map(rows.map(({ id, fields }) => [id, fields]))
}

/** Whether training days close schools. */
export interface SchoolRule {
  trainingCloses: boolean
}

/** The stored minutes of records, by record. */
export async function findStoredLines(
  db: Database,
  recordIds: readonly number[],
): Promise<ReadonlyMap<number, Stored>> {
  if (recordIds.length === 0) return new Map()
  const rows = await db
    .select({ line: auditServiceLines, person: { id: users.id, fullName: users.fullName } })
    .from(auditServiceLines)
    .innerJoin(users, eq(users.id, auditServiceLines.changedBy))
    .where(inArray(auditServiceLines.recordId, [...recordIds]))
  return new Map(rows.map(({ line, person }) => [line.recordId, { ...line, person }]))
}

const isFrequency = (text: string | undefined): text is ServiceFrequency =>
  text === 'WEEKLY' || text === 'MONTHLY'

/** A line as it is stored or, before anybody saved it, as the list has it: from its start, or from that of the school year. */
export function fieldsOf(
  { fields, prong }: Pick<LineSubject, 'fields' | 'prong'>,
  stored: Stored | undefined,
  today: string,
): ServiceLineFields {
  if (stored) return stored
  const { provider = '', providerType = '', setting = '', frequency, minutes, start = '', end = '' } = fields
  const { periodFrom, periodTo, audit } = prong.answer
  const from = periodFrom ?? later(start, `${audit.year}-07-01`)
  const last = earlier(end || today, periodTo ?? `${audit.year + 1}-06-30`)
  return {
    provider,
    providerType,
    setting,
    frequency: isFrequency(frequency) ? frequency : 'WEEKLY',
    minutes: Number(minutes) || 0,
    periodFrom: from,
    periodTo: later(from, last),
    months: [],
    notes: '',
  }
}

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)

/** The school days of an agency; null where its school year is not known. */
export async function schoolOf(
  db: Database,
  { leaId, year }: { leaId: number; year: number },
  rule: SchoolRule,
): Promise<DayCalendar | null> {
  const { calendar, span } = await schoolDaysOf(db, leaId, year, rule)
  return span ? calendar : null
}

/** A line as clients get it, without who may save it. */
export function lineAnswer(
  subject: LineSubject,
  { stored, calendar, today }: { stored: Stored | undefined; calendar: DayCalendar | null; today: string },
): RelatedService {
  const fields = fieldsOf(subject, stored, today)
  const planned = plannedByMonth(fields, calendar)
  const none = { delivered: 0, makeUp: 0, missed: { student: 0, provider: 0, closed: 0, other: 0 } }
  const { provider, providerType, setting, frequency, minutes, periodFrom, periodTo, notes } = fields
  return {
    id: subject.id,
    order: subject.order,
    student: subject.student,
    service: subject.fields['service'] ?? '',
    provider,
    providerType,
    setting,
    frequency,
    minutes,
    periodFrom,
    periodTo,
    notes,
    months: monthsOf(fields).map((month) => {
      const known = fields.months.find((one) => one.month === month) ?? none
      const { delivered, makeUp, missed } = known
      return { month, planned: planned.get(month) ?? 0, delivered, makeUp, missed }
    }),
    totals: stored ? serviceTotals(fields, calendar) : totalsNotEntered(fields, calendar),
    hasCalendar: calendar !== null,
    changedBy: stored?.person ?? null,
    changedOn: stored?.changedOn.toISOString() ?? null,
    version: stored?.version ?? 0,
  }
}
