import type { AuditPart, AuditType } from '../types/audit-type.js'
import { keyInWords, partsOfKey } from '../types/population-row.js'
import { maskedStudent } from './student-names.js'

/** The kind and part of an audit: they say which columns of its list tell who somebody is. */
export type RecordKindPlace = Pick<AuditType, 'rosters' | 'subject'> & { part: AuditPart }

/** A record with its row of the list. */
interface NamedRecord {
  key: string
  /** By field; empty once the data of students were erased. */
  fields: Readonly<Record<string, string>>
}

/** Values that identify a person, and those of the key that do not: the service and its start, the number of an incident. */
function valuesOf({ rosters, part }: RecordKindPlace, { key, fields }: NamedRecord) {
  const roster = rosters[part]
  const parts = partsOfKey(key)
  const columns = roster?.columns ?? []
  const number = columns.find(({ identifies, cell }) => identifies && cell.kind === 'id')?.field
  const keyed = (roster?.rowKey ?? []).map((field, at) => ({
    field,
    value: fields[field] ?? parts[at] ?? '',
  }))
  const identifying = new Set(columns.filter(({ identifies }) => identifies).map(({ field }) => field))
  return {
    number: number && (fields[number] ?? keyed.find(({ field }) => field === number)?.value),
    others: keyed.filter(({ field }) => !identifying.has(field)).map(({ value }) => value),
  }
}

/**
 * A record as lists and prints show it: a student masked, with what else names the record ("J. D. ****1234, SLP, 2025-09-01"),
 * and the subject of the kind where nothing is drawn from a list ("Document set").
 */
export function shownRecord(kind: RecordKindPlace, record: NamedRecord): string {
  if (!kind.rosters[kind.part]) return kind.subject.one.replace(/^./, (letter) => letter.toUpperCase())
  const { number, others } = valuesOf(kind, record)
  const { firstName = '', lastName = '' } = record.fields
  const student = number === undefined ? [] : [maskedStudent({ firstName, lastName, id: number })]
  return [...student, ...others].join(', ')
}

/** By what a finding names the case of a record: the number of the student, or the key of the record where it is about none. */
export function recordReference(kind: RecordKindPlace, record: NamedRecord): string {
  return kind.rosters[kind.part]
    ? (valuesOf(kind, record).number ?? keyInWords(record.key))
    : shownRecord(kind, record)
}
