import {
  badInput,
  businessCalendar,
  calendarDay,
  canDownload,
  canReplaceReport,
  canUploadReport,
  complianceYearName,
  longDay,
  paragraphs,
  stateSetDue,
  type DayCalendar,
  type ReportDocument,
} from '@portal/domain'
import type { AnswerOf, BodyOf, uploadReport as uploadCall } from '@portal/rest-contract'
import type { Readable } from 'node:stream'
import type { Request, Response } from 'express'
import type { Tx } from '../../db/database.js'
import { ApiError } from '../../server/api-error.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import type { ApiDeps } from '../../server/deps.js'
import { insist, insistOnInput } from '../../server/verdicts.js'
import { agencyIds, listAgencyNames } from '../agencies/agencies-read-model.js'
import { listYears } from '../years/years-read-model.js'
import { notifyOfReport } from './reports-mails.js'
import { findReport, type PublishedReport } from './reports-read-model.js'
import { reportFound, publishedReport } from './reports-service.js'
import { insertReport, insertReportFile, type ReportFile } from './reports-store.js'
import { type Caller, changeRecord, addedRecord, recordAct, type Command } from '../../server/command.js'

type Form = BodyOf<typeof uploadCall>
type Answer = AnswerOf<typeof uploadCall>

/** Fields of the form beside the title. */
export const uploadReportFields = [
  'leaId',
  'year',
  'part',
  'module',
  'audience',
  'note',
  'acknowledgeBy',
  'replacesId',
] as const

/** What the documents feature does for this one: bytes in and out. features.ts hands it over. */
export interface ReportFilePort {
  take(
    caller: Caller,
    req: Request,
    kind: {
      begin(form: Form): Promise<void>
      leaId(form: Form): Promise<number>
      add(tx: Tx, actor: ApiActor, form: Form, rows: ReportFile[]): Promise<Answer>
    },
  ): Promise<Answer>
  send(
    req: Request,
    res: Response,
    file: { fileId: string; fileName: string; mime: string; size: number; sha256: string },
    record: (part: { after?: { range: string } }) => Promise<void>,
  ): Promise<void>
  /** The bytes alone, for a package of several files; null when they are gone. */
  open(fileId: string): Promise<Readable | null>
}

export interface ReportFilesContext {
  deps: Pick<ApiDeps, 'db' | 'database' | 'config' | 'heavy'>
  files: ReportFilePort
}

/** Puts a report that was made elsewhere into the library of an agency, and notifies its readers. */
export function uploadReport(
  { deps, files }: ReportFilesContext,
  caller: Caller,
  req: Request,
): Promise<Answer> {
  return files.take(caller, req, {
    begin: (form) => insistOnForm(deps.db, caller, form),
    leaId: async (form) => form.leaId,
    async add(tx, actor, form, rows) {
      const command = { tx, actor, ctx: caller.ctx }
      await insistOnForm(tx, command, form)
      const calendar = businessCalendar(deps.config.closedDays)
      // One after the other: a report that the first replaces is no longer there to be replaced by the next.
      const added: Answer = []
      for (const row of rows) added.push(await addReport(command, form, row, calendar))
      return added
    },
  })
}

async function insistOnForm(db: ApiDeps['db'], { actor, ctx }: Caller, form: Form): Promise<void> {
  insist(canUploadReport(actor))
  const today = calendarDay(ctx.now)
  const { active } = await agencyIds(db)
  const years = await listYears(db, 'compliance')
  const field = (ok: boolean, message: string, name: string) => (ok ? [] : [badInput(message, name)])
  insistOnInput([
    ...field(active.has(form.leaId), 'Choose an agency.', 'leaId'),
    ...field(
      years.some(({ id }) => id === form.year),
      'Choose a year.',
      'year',
    ),
    ...field(
      form.acknowledgeBy === undefined || form.acknowledgeBy >= today,
      'The day to acknowledge by cannot be in the past.',
      'acknowledgeBy',
    ),
  ])
  if (form.replacesId === undefined) return
  const { facts, fileId, answer } = reportFound(await findReport(db, actor, form.replacesId))
  insist(canReplaceReport(actor, { ...facts, isUploaded: fileId !== null }, form.leaId), answer)
}

async function addReport(
  command: Command,
  form: Form,
  row: ReportFile,
  calendar: DayCalendar,
): Promise<Answer[number]> {
  const { tx, actor, ctx } = command
  const replaced = form.replacesId === undefined ? null : await replaceReport(command, form.replacesId, form)
  const title = form.titles[0] ?? row.name
  const agency = (await listAgencyNames(tx)).find(({ id }) => id === form.leaId)?.name ?? ''
  await insertReportFile(tx, row)
  const settled = form.acknowledgeBy
    ? stateSetDue(form.acknowledgeBy, { by: actor.userId, at: ctx.now }, calendar)
    : null
  const id = await insertReport(tx, {
    leaId: form.leaId,
    year: form.year,
    part: form.part,
    module: form.module,
    title,
    fileId: row.id,
    document: coverOf(form, { title, agency, fileName: row.name, on: calendarDay(ctx.now) }),
    requests: [],
    audience: form.audience,
    issuedBy: actor.userId,
    issuedOn: ctx.now,
    requiresAcknowledgement: form.acknowledgeBy !== undefined,
    acknowledgeBy: settled?.due ?? null,
    acknowledgeMoved: settled?.adjustment ?? null,
    ...(replaced && { replacesId: replaced.id, edition: replaced.edition + 1 }),
  })
  const { module, audience, replacesId } = form
  const answer = await addedRecord(publishedReport, command, id, 'uploadReport', () => ({
    title,
    module,
    audience,
    fileName: row.name,
    sha256: row.sha256,
    replacesId,
  }))
  await notifyOfReport(command, answer, 'new')
  return { id: row.id, reportId: id, title }
}

/** Judged anew: under its lock the report may no longer be in force. */
function replaceReport(command: Command, id: number, { leaId }: Form): Promise<PublishedReport> {
  return changeRecord(publishedReport, command, id, {
    action: 'replaceReport',
    may: ({ facts, fileId }) =>
      canReplaceReport(command.actor, { ...facts, isUploaded: fileId !== null }, leaId),
    columns: () => ({ state: 'Superseded' as const }),
  })
}

/** What the page of the report shows beside the file. */
function coverOf(
  form: Form,
  { title, agency, fileName, on }: { title: string; agency: string; fileName: string; on: string },
): ReportDocument {
  return {
    kind: 'other',
    title,
    facts: [
      agency,
      complianceYearName(form.year),
      ...(form.part === '' ? [] : [form.part]),
      longDay(on),
      `File: ${fileName}`,
    ],
    blocks: paragraphs(form.note),
  }
}

/** Judges that the caller may have the bytes, records that they take them, and sends them. */
export async function sendReportFile(
  { deps, files }: ReportFilesContext,
  { actor, ctx }: Caller,
  { req, res }: { req: Request; res: Response },
  id: number,
): Promise<void> {
  const view = reportFound(await findReport(deps.db, actor, id))
  const { file } = view.answer
  if (!file || view.fileId === null) throw new ApiError('NOT_FOUND', 'This report has no uploaded file.')
  insist(canDownload(file.scanState, deps.config.clamavUrl !== undefined))
  await files.send(req, res, { ...file, fileId: view.fileId }, (part) =>
    deps.db.transaction((tx) =>
      recordAct({ tx, actor, ctx }, 'downloadReportFile', {
        ...publishedReport.target(view),
        after: { fileName: file.fileName, ...part.after },
      }),
    ),
  )
}
