import type { ProngFacts } from '../lifecycle/audit-acts.js'
import type { RecordFacts } from '../lifecycle/record-acts.js'
import type { RecordAnswers } from '../review/skip-logic.js'
import type { CodeEntry, CodeLists } from '../student-list/list-columns.js'
import type { AuditContent, AuditItem, AuditSection } from '../types/audit-content.js'
import type { PopulationRow } from '../types/population-row.js'

/** A row of a list, ten years old and in grade 04 unless told. */
export function aRow(key: string, given: Partial<Omit<PopulationRow, 'key'>> = {}): PopulationRow {
  const { age = 10, fields = { studentId: key, grade: '04', disability: 'SLD' }, flags = [] } = given
  return { key, age, fields, flags }
}

/** An item of section 1 with the answers Y, N and NA. */
export function anItem(id: string, given: Partial<AuditItem> = {}): AuditItem {
  return {
    id,
    lineageId: id,
    number: id,
    text: `Question ${id}?`,
    guidance: '',
    acceptableEvidence: [],
    documentHints: [],
    citations: ['34 CFR 300.320(a)(2)'],
    indicatorCode: null,
    responseSet: ['Y', 'N', 'NA'],
    weight: 1,
    correctable: 'Individual',
    correctionInstruction: `Correct ${id}.`,
    skipRule: null,
    active: true,
    ...given,
  }
}

export function aSection(
  id: string,
  items: readonly AuditItem[],
  given: Partial<AuditSection> = {},
): AuditSection {
  return { id, number: id, title: `Section ${id}`, areaId: 1, skipRule: null, active: true, ...given, items }
}

export function aContent(...sections: readonly AuditSection[]): AuditContent {
  return { setupQuestions: [], sections }
}

/** A record with nothing answered. */
export function aRecord(given: Partial<RecordAnswers> = {}): RecordAnswers {
  return { setup: {}, flags: [], items: {}, skippedByHand: {}, ...given }
}

/** A prong of agency 1 in some status, in which nothing is missing. */
export function aProng(status: number, given: Partial<ProngFacts> = {}): ProngFacts {
  return {
    leaId: 1,
    status,
    hasList: true,
    subject: { one: 'student', many: 'students' },
    notified: true,
    listAccepted: true,
    records: 2,
    recordsComplete: 2,
    recordsWithoutDocument: 0,
    openCorrections: 0,
    ...given,
  }
}

/** A record in review, assigned to the local user of agency 1. */
export function aRecordOf(given: Partial<RecordFacts> = {}): RecordFacts {
  return {
    leaId: 1,
    assigneeIds: ['id of LocalUser'],
    auditStatus: 6,
    status: 3,
    isConfirmed: true,
    reviewedBy: null,
    needsSecondReader: false,
    secondReaderId: null,
    ...given,
  }
}

const entries = (...codes: readonly [string, string][]): CodeEntry[] =>
  codes.map(([code, label]) => ({ code, label }))

/** An excerpt of the code lists that the state keeps. */
export const someCodes: CodeLists = {
  grade: entries(
    ['PK', 'Prekindergarten'],
    ['KG', 'Kindergarten'],
    ...Array.from({ length: 12 }, (_, at): [string, string] => [
      String(at + 1).padStart(2, '0'),
      `Grade ${at + 1}`,
    ]),
    ['UG', 'Ungraded'],
  ),
  disability: entries(
    ['AUT', 'Autism'],
    ['SLD', 'Specific learning disability'],
    ['OHI', 'Other health impairment'],
    ['DD', 'Developmental delay'],
  ),
  raceEthnicity: entries(
    ['HI7', 'Hispanic/Latino of any race'],
    ['WH7', 'White'],
    ['MU7', 'Two or more races'],
  ),
  gender: entries(['F', 'Female'], ['M', 'Male'], ['X', 'Nonbinary']),
  placement: entries(['RC80', 'Inside regular class 80 percent or more of the day'], ['HOME', 'Home']),
  service: entries(['SLP', 'Speech-language pathology'], ['OT', 'Occupational therapy']),
  frequency: entries(['WEEKLY', 'Weekly'], ['MONTHLY', 'Monthly']),
  incidentKind: entries(['RESTRAINT', 'Physical restraint'], ['SECLUSION', 'Seclusion']),
  injury: entries(['NONE', 'None'], ['STUDENT', 'Student'], ['STAFF', 'Staff'], ['BOTH', 'Both']),
}
