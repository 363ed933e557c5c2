import {
  type DocumentText,
  type ReadIncidentList,
  type ReportDocument,
  type TextComparison,
} from '@portal/domain'
import type { ListFile, ReadListFile } from '../../features/audits/lists/audits-list-file.js'
import type { IncidentFile } from '../../features/incidents/incidents-list-file.js'
import type { CalendarEvent } from '../../features/calendar/calendar-read-model.js'
import type { ReadLimits, ReadSheet } from '../files/read-workbook.js'
import type { TablePiece, WrittenPiece } from '../files/table-pieces.js'

/** What workers do: plain data in and out, that can be copied between threads, and never a connection. */
export interface HeavyTasks {
  /** A report as a PDF. */
  reportPdf: { input: { report: ReportDocument; at: Date }; answer: Uint8Array }
  /** A report as a workbook. */
  reportXlsx: { input: { report: ReportDocument; by: string; at: Date }; answer: Uint8Array }
  /** Some rows of an exported list, in the format of its file. */
  tablePiece: { input: TablePiece; answer: WrittenPiece }
  /** Events as iCalendar text. */
  calendarText: {
    input: { agency: { id: number; name: string }; events: readonly CalendarEvent[]; now: Date }
    answer: string
  }
  /** The sheets of an XLSX file, or the one table of a CSV file. */
  readTables: { input: { bytes: Uint8Array; limits: ReadLimits }; answer: ReadSheet[] }
  /** The list of an audit, read and checked. */
  readStudentList: { input: ListFile; answer: ReadListFile }
  /** A list of incidents, read and checked. */
  readIncidents: { input: IncidentFile; answer: ReadIncidentList }
  /** Rich texts as they may be stored; null for one that is nested too deeply. */
  cleanRichTexts: { input: readonly string[]; answer: (string | null)[] }
  /** The text of a PDF or Word document. */
  readDocumentText: { input: { bytes: Uint8Array; mime: string }; answer: DocumentText }
  /** The passages of two texts side by side. */
  compareTexts: { input: { older: readonly string[]; newer: readonly string[] }; answer: TextComparison }
}

type Tasks = {
  [Name in keyof HeavyTasks]: (
    input: HeavyTasks[Name]['input'],
  ) => Promise<HeavyTasks[Name]['answer']> | HeavyTasks[Name]['answer']
}

/** How it is done. What a task is made of is loaded by the worker that does it first. */
export const heavyTasks: Tasks = {
  reportPdf: async ({ report, at }) =>
    (await import('../../features/reports/reports-pdf.js')).reportPdf(report, at),
  reportXlsx: async ({ report, ...made }) =>
    (await import('../../features/reports/reports-xlsx.js')).reportXlsx(report, made),
  tablePiece: async (piece) => (await import('../files/table-pieces.js')).tablePiece(piece),
  calendarText: async ({ agency, events, now }) =>
    (await import('../../features/calendar/calendar-ical.js')).icalText(agency, events, now),
  readTables: async ({ bytes, limits }) =>
    (await import('../files/read-workbook.js')).readTables(bytes, limits),
  readStudentList: async (file) =>
    (await import('../../features/audits/lists/audits-list-file.js')).readListFile(file),
  readIncidents: async (file) =>
    (await import('../../features/incidents/incidents-list-file.js')).readIncidentFile(file),
  cleanRichTexts: async (texts) => {
    const { cleanRichText } = await import('../rich-text.js')
    return texts.map(cleanRichText)
  },
  readDocumentText: async (file) =>
    (await import('../files/text/read-document-text.js')).readDocumentText(file),
  compareTexts: async ({ older, newer }) =>
    (await import('../files/text/compare-texts.js')).compareTexts(older, newer),
}

/** Has a worker do one task. */
export type RunTask = <Name extends keyof HeavyTasks>(
  name: Name,
  input: HeavyTasks[Name]['input'],
) => Promise<HeavyTasks[Name]['answer']>
