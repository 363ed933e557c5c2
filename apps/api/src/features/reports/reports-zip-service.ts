import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import {
  calendarDay,
  canDownload,
  canReadReports,
  complianceYearName,
  csvDocument,
  exportFileName,
  mostReportsInZip,
  plainName,
  type CsvCell,
} from '@portal/domain'
import type { downloadReports as zipCall, QueryOf } from '@portal/rest-contract'
import type { Response } from 'express'
import { ZipFile } from '../../server/files/zip-file.js'
import { ApiError } from '../../server/api-error.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import { insist } from '../../server/verdicts.js'
import type { ReportFilesContext } from './reports-files-service.js'
import { findReport, listReportIds, type ReportView } from './reports-read-model.js'
import { type Caller, recordAct } from '../../server/command.js'

/**
 * The filtered reports in one ZIP file, written while it is read, one report after the other. Whether the caller may have it is
 * judged for each of them, and a list says what is in it and what had to be left out.
 */
export async function sendReportsZip(
  { deps, files }: ReportFilesContext,
  { actor, ctx }: Caller,
  res: Response,
  filter: QueryOf<typeof zipCall>,
): Promise<void> {
  insist(canReadReports(actor))
  const { ids, total } = await listReportIds(deps.db, actor, filter, mostReportsInZip)
  if (total > mostReportsInZip)
    throw new ApiError(
      'BAD_USER_INPUT',
      `A ZIP file takes at most ${mostReportsInZip} reports, this list has ${total}. Narrow the filters.`,
    )
  await deps.db.transaction((tx) =>
    recordAct({ tx, actor, ctx }, 'downloadReports', {
      targetType: 'publishedReport',
      targetId: 'zip',
      leaId: actor.leaId,
      after: { ...filter, reports: ids.length },
    }),
  )
  res.attachment(exportFileName(['reports', 'library', filter.year ?? null], calendarDay(ctx.now), 'zip'))
  res.set({
    'Content-Type': 'application/zip',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  const zip = new ZipFile()
  zip.outputStream.pipe(res)
  // One listener for the whole package: one for each report would stay until its end.
  const gone = new AbortController()
  res.once('close', () => gone.abort())
  const lines: CsvCell[][] = []
  for (const id of ids) {
    if (res.destroyed) return
    const view = await findReport(deps.db, actor, id)
    if (view) lines.push(lineOf(view, await addReport({ deps, files, actor }, zip, res, view)))
    // Nothing is made ahead of a slow reader; nobody waits for one who has gone.
    if (res.writableNeedDrain) await once(res, 'drain', { signal: gone.signal }).catch(() => undefined)
  }
  zip.addBuffer(Buffer.from(csvDocument(headings, lines)), 'index.csv')
  zip.end()
  await finished(res).catch(() => undefined)
}

/** Where it stands in the package, or why it does not. */
async function addReport(
  { deps, files, actor }: ReportFilesContext & { actor: ApiActor },
  zip: ZipFile,
  res: Response,
  { answer, document, fileId }: ReportView,
): Promise<{ path: string } | { left: string }> {
  const mtime = new Date(answer.issuedOn)
  const place = `${plainName(answer.agency)}/${answer.year}/${answer.id}-${plainName(answer.title)}`
  if (fileId === null || !answer.file) {
    const pdf = await deps.heavy.turn(actor.userId, (run) =>
      run('reportPdf', { report: document, at: mtime }),
    )
    // A PDF is packed already.
    zip.addBuffer(Buffer.from(pdf), `${place}.pdf`, { mtime, compress: false })
    return { path: `${place}.pdf` }
  }
  const may = canDownload(answer.file.scanState, deps.config.clamavUrl !== undefined)
  if (!may.allowed) return { left: may.reason }
  const bytes = await files.open(fileId)
  if (!bytes) return { left: 'The file is not there.' }
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(answer.file.fileName)?.[0] ?? ''
  const stop = () => bytes.destroy()
  res.once('close', stop)
  zip.addReadStream(bytes, `${place}${ending}`, { mtime, compress: false })
  await finished(bytes).catch(() => undefined)
  res.off('close', stop)
  return { path: `${place}${ending}` }
}

const headings = ['File', 'Title', 'Module', 'Agency', 'Year', 'Part', 'Issued', 'State', 'Left out because']

function lineOf({ answer }: ReportView, place: { path: string } | { left: string }): CsvCell[] {
  return [
    'path' in place ? place.path : null,
    answer.title,
    answer.module,
    answer.agency,
    complianceYearName(answer.year),
    answer.part || 'Both',
    answer.issuedOn.slice(0, 10),
    answer.state,
    'left' in place ? place.left : null,
  ]
}
