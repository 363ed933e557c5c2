import { cell, paragraph, table, type ReportDocument } from '../../reports/report-document.js'
import { longDay } from '../../text-days.js'
import { complianceYearName } from '../../years/compliance-year.js'
import type { AuditPart, AuditType } from '../types/audit-type.js'

/** Kinds of letters about an audit (2.13); one fixed template for each. */
export const auditLetterKinds = [
  'Notification',
  'Report',
  'NewerData',
  'NewerDataResults',
  'Closure',
] as const
export type AuditLetterKind = (typeof auditLetterKinds)[number]

export const auditLetterNames: Record<AuditLetterKind, string> = {
  Notification: 'Notification of an audit',
  Report: 'Report of an audit',
  NewerData: 'Review of newer data',
  NewerDataResults: 'Results of the review of newer data',
  Closure: 'Closure of an audit',
}

/** Merge fields of the letters, under the names of 6.3; never a student. Days are YYYY-MM-DD. */
export interface AuditLetterFacts {
  type: Pick<AuditType, 'label' | 'subject' | 'rosters'>
  agency: string
  part: AuditPart
  year: number
  plannedStart: string
  documentsDueOn: string | null
  plannedEnd: string | null
  leadMonitor: string
  /** Whom the agency may ask. */
  contact: string
  letterDate: string
}

/** Subject and paragraphs of a letter; the wording is the same for every agency. */
export function auditLetter(
  kind: 'Notification',
  facts: AuditLetterFacts,
): { subject: string; paragraphs: string[] } {
  const { type, part, year } = facts
  return {
    subject: `${auditLetterNames[kind]}: ${type.label}, ${part}, ${complianceYearName(year)}`,
    paragraphs: notificationParagraphs(facts),
  }
}

/** The letter as a printable document: the same wording, with the days of the audit in a table. */
export function auditLetterDocument(kind: 'Notification', facts: AuditLetterFacts): ReportDocument {
  const { agency, type, part, year, letterDate } = facts
  const days = daysOf(facts)
  return {
    kind: 'letter',
    title: auditLetterNames[kind],
    facts: [agency, `${type.label}, ${part}, ${complianceYearName(year)}`, longDay(letterDate)],
    blocks: [
      ...auditLetter(kind, facts).paragraphs.map(paragraph),
      table(
        'Days of this audit',
        ['What', 'Day'],
        days.map(([what, day]) => [cell(what), cell(longDay(day))]),
      ),
    ],
  }
}

function notificationParagraphs({
  agency,
  type,
  part,
  year,
  leadMonitor,
  contact,
}: AuditLetterFacts): string[] {
  return [
    `The state will audit ${agency} in compliance year ${complianceYearName(year)}: ${type.label}, ${part}.`,
    ...(type.rosters[part]
      ? [
          `The state will ask for a list of your ${type.subject.many}. It is uploaded in the portal, where the columns are explained and a template is offered.`,
        ]
      : []),
    `The audit is led by ${leadMonitor}. Questions are answered by ${contact}.`,
  ]
}

function daysOf({ plannedStart, documentsDueOn, plannedEnd }: AuditLetterFacts): [string, string][] {
  return [
    ['Planned start', plannedStart],
    ...(documentsDueOn === null ? [] : [['Documents due', documentsDueOn] satisfies [string, string]]),
    ...(plannedEnd === null ? [] : [['Planned end', plannedEnd] satisfies [string, string]]),
  ]
}
