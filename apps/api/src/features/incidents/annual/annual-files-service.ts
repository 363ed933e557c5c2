import {
  annualImportColumns,
  annualTemplate,
  calendarDay,
  canEnterFigures,
  canImportFigures,
  canReadAnnualReports,
  complianceYearName,
  fileFigureErrors,
  noFigures,
  readAnnualImport,
  seesSmallNumbers,
  statusAfterEntry,
  withFileFigures,
  type AnnualImport,
  type AnnualImportError,
  type StoredAnnualStatus,
} from '@portal/domain'
import {
  importAnnualReports as importCall,
  maxFigureFileBytes,
  mostFigureErrors,
  mostFigureRows,
  type AnswerOf,
} from '@portal/rest-contract'
import type { Request, Response } from 'express'
import { ApiError } from '../../../server/api-error.js'
import { recordAct, recordActs, stampOf, type Caller, type Command } from '../../../server/command.js'
import type { ApiDeps } from '../../../server/deps.js'
import { readFile } from '../../../server/files/read-file.js'
import { sendReport } from '../../../server/files/send-report.js'
import { aboutExport, portionsOf, sendTable } from '../../../server/files/send-table.js'
import { readSmallUpload } from '../../../server/files/small-upload.js'
import type { ApiActor } from '../../../server/requests/authenticate.js'
import { runCommand } from '../../../server/requests/run-command.js'
import { stillActor } from '../../../server/requests/still-actor.js'
import { insist } from '../../../server/verdicts.js'
import { listAgencyNames } from '../../agencies/agencies-read-model.js'
import { findCodeLists } from '../../audits/lists/audits-lists-read-model.js'
import { annualTarget, figureChanges, figuresKept } from './annual-command.js'
import { publishedDocument } from './annual-document.js'
import { isAnnualYear, publishedOf } from './annual-rows-read-model.js'
import { lockAnnualReports, replaceFigures } from './annual-store.js'

type Deps = Pick<ApiDeps, 'db' | 'database' | 'config' | 'heavy'>
type Answer = AnswerOf<typeof importCall>

/** Columns that a file may have; far more than it needs. */
const mostColumns = 100

const insistOnYear = async (db: Deps['db'], year: number) => {
  if (!(await isAnnualYear(db, year))) throw new ApiError('NOT_FOUND', 'There is no such year.')
}

/** Stores the figures of a file, of all rows or of none: the old ones stay until a file is accepted. */
export async function importAnnualReports(
  deps: Deps,
  { actor, ctx }: Caller,
  year: number,
  req: Request,
): Promise<Answer> {
  insist(canImportFigures(actor))
  await insistOnYear(deps.db, year)
  const { file } = await readSmallUpload(req, maxFigureFileBytes)
  const [sheet] = await readFile(
    file.bytes,
    { actor, heavy: deps.heavy },
    {
      rows: mostFigureRows + 1,
      columns: mostColumns,
      csv: true,
      unreadable: 'This is not a CSV or XLSX file that can be read.',
      tooManyRows: `The file has more than ${mostFigureRows} rows. Please divide it.`,
    },
  )
  const read = readAnnualImport(sheet?.cells ?? [], {
    agencies: await listAgencyNames(deps.db),
    codes: await findCodeLists(deps.db),
    own: seesSmallNumbers(actor, null) ? null : actor.leaId,
  })
  const answerOf = (errors: readonly AnnualImportError[], agencies: number): Answer => ({
    stored: errors.length === 0,
    rows: read.rows,
    agencies,
    errors: errors.slice(0, mostFigureErrors),
    errorsTotal: errors.length,
  })
  if (read.errors.length > 0) return answerOf(read.errors, 0)
  const fileName = file.name.slice(0, 200)
  const { errors, agencies } = await runCommand(
    deps,
    { call: importCall.id, actorId: actor.userId, request: [year, read.agencies], ctx },
    (tx, now: ApiActor) => storeFigures({ tx, actor: now, ctx }, year, { ...read, fileName }),
    (tx) => stillActor(tx, actor, ctx),
  )
  return answerOf(errors, agencies)
}

/** Gives how many agencies have other figures than before, or what is refused of them. */
async function storeFigures(
  command: Command,
  year: number,
  { agencies, fileName }: AnnualImport & { fileName: string },
): Promise<{ errors: AnnualImportError[]; agencies: number }> {
  const { tx, actor } = command
  insist(canImportFigures(actor))
  const before = await lockAnnualReports(tx, year)
  const errors: AnnualImportError[] = []
  const changed = agencies.flatMap(({ leaId, figures: sent, rowOf }) => {
    const own = before.get(leaId)
    const stored = own?.figures ?? noFigures
    const standing = own?.status ?? 'Not started'
    const may = canEnterFigures(actor, { leaId, status: standing })
    const row = Math.min(...Object.values(rowOf))
    if (!may.allowed) {
      errors.push({ row, column: annualImportColumns.agency, value: '', message: may.reason })
      return []
    }
    const figures = withFileFigures(stored, sent)
    errors.push(...fileFigureErrors(figures, rowOf))
    const isSame =
      JSON.stringify([figuresKept(figures), figures.groups]) ===
      JSON.stringify([figuresKept(stored), stored.groups])
    const status: StoredAnnualStatus = statusAfterEntry(actor, standing)
    return isSame ? [] : [{ leaId, stored, figures, status }]
  })
  if (errors.length > 0) return { errors: errors.toSorted((one, other) => one.row - other.row), agencies: 0 }
  if (changed.length === 0) return { errors, agencies: 0 }
  await replaceFigures(tx, year, changed, stampOf(command))
  await recordActs(
    command,
    'importAnnualReports',
    changed.map(({ leaId, stored, figures }) => ({
      ...annualTarget({ year, leaId }),
      ...figureChanges(stored, figures),
      reason: `Import of ${fileName}`,
    })),
  )
  return { errors, agencies: changed.length }
}

/** Sends a file to fill in: every kind of every agency for the state, every group for an agency. */
export async function sendAnnualTemplate(
  { db, heavy }: Pick<ApiDeps, 'db' | 'heavy'>,
  { actor, ctx }: Caller,
  { year, format }: { year: number; format: 'csv' | 'xlsx' },
  res: Response,
): Promise<void> {
  insist(canImportFigures(actor))
  await insistOnYear(db, year)
  const isState = seesSmallNumbers(actor, null)
  const agencies = await listAgencyNames(db)
  const named = isState ? agencies : agencies.filter(({ id }) => id === actor.leaId)
  const lines = annualTemplate(isState ? null : await findCodeLists(db))
  const rows = named
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .flatMap(({ shortName }) => lines.map(([table, group]) => [shortName, table, group]))
  await sendTable(res, { actor, heavy }, () =>
    Promise.resolve({
      format,
      name: ['incidents', 'annual', 'template', year],
      now: ctx.now,
      title: `Annual report of incidents ${complianceYearName(year)}`,
      headings: Object.values(annualImportColumns),
      about: aboutExport({ actor, now: ctx.now }, [
        ['Rows without numbers', 'Change nothing'],
        ['Total', 'The number stands in the column Students'],
      ]),
      portions: portionsOf(rows, (row) => [...row, '', '']),
    }),
  )
}

/** Sends the published totals as a file, small numbers hidden for everybody; the history keeps who took it away. */
export async function sendPublished(
  { db, heavy }: Pick<ApiDeps, 'db' | 'heavy'>,
  caller: Caller,
  { year, format }: { year: number; format: 'pdf' | 'xlsx' },
  res: Response,
): Promise<undefined> {
  const { actor, ctx } = caller
  insist(canReadAnnualReports(actor))
  await insistOnYear(db, year)
  await sendReport(res, { ...caller, heavy }, format, () =>
    db.transaction(async (tx) => {
      const table = await publishedOf(tx, actor, year, false)
      await recordAct({ tx, ...caller }, 'exportPublishedIncidents', {
        targetType: 'annualReport',
        targetId: 'published',
        leaId: actor.leaId,
        year,
        after: { agencies: table.rows.length },
      })
      return {
        document: publishedDocument(table, calendarDay(ctx.now)),
        at: ctx.now,
        name: ['incidents', 'published', year],
      }
    }),
  )
  return undefined
}
