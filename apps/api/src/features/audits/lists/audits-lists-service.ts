import { AuditStatus, calendarDay, canUploadList, listTemplate, type ListProblem } from '@portal/domain'
import {
  mostListBytes,
  mostListProblems,
  uploadStudentList as uploadCall,
  type AnswerOf,
} from '@portal/rest-contract'
import type { Request, Response } from 'express'
import { z } from 'zod'
import {
  changeRecord,
  openRecord,
  recordAct,
  stampOf,
  type Caller,
  type Command,
} from '../../../server/command.js'
import { ApiError } from '../../../server/api-error.js'
import type { ApiDeps } from '../../../server/deps.js'
import { refusingSlow } from '../../../server/files/read-file.js'
import { aboutExport, portionsOf, sendTable } from '../../../server/files/send-table.js'
import { readSmallUpload } from '../../../server/files/small-upload.js'
import type { ApiActor } from '../../../server/requests/authenticate.js'
import { runCommand } from '../../../server/requests/run-command.js'
import { stillActor } from '../../../server/requests/still-actor.js'
import { insist } from '../../../server/verdicts.js'
import { prong, prongFound, type Place } from '../audits-command.js'
import { notifyOfAnswer } from '../audits-notices.js'
import { findProng } from '../audits-read-model.js'
import type { ReadListFile } from './audits-list-file.js'
import { findCodeLists, findRefusedCells, findRefusedList, rosterOfProng } from './audits-lists-read-model.js'
import { keepRefusedList, replaceList } from './audits-lists-store.js'

type Deps = Pick<ApiDeps, 'db' | 'database' | 'config' | 'heavy'>
type Checked = AnswerOf<typeof uploadCall>

/**
 * Takes the list of a prong. It is read and checked beside the answering thread; one with errors is kept only to be given
 * back with its problems, and the list before stays.
 */
export async function uploadList(deps: Deps, caller: Caller, place: Place, req: Request): Promise<Checked> {
  const { actor, ctx } = caller
  const view = prongFound(await findProng(deps.db, actor, place.typeKey, place.id))
  insist(canUploadList(actor, view.facts))
  const { type, answer } = view.audit
  const context = {
    roster: rosterOfProng(view),
    part: answer.part,
    subject: type.subject,
    codes: await findCodeLists(deps.db),
    today: calendarDay(ctx.now),
  }
  const { file } = await readSmallUpload(req, mostListBytes)
  const { bytes } = file
  const read = await refusingSlow(
    deps.heavy.turn(actor.userId, (run) => run('readStudentList', { bytes, context })),
  )
  const named = { ...read, fileName: file.name.slice(0, 200), agesOn: context.today }
  const keyed = { call: uploadCall.id, actorId: actor.userId, request: [place, read.sha256], ctx }
  await runCommand(
    deps,
    keyed,
    (tx, now: ApiActor) => keepList({ tx, actor: now, ctx }, place, named),
    (tx) => stillActor(tx, actor, ctx),
  )
  const checked = { rowCount: read.rowCount, errors: first(read.errors), warnings: first(read.warnings) }
  if (read.errors.length === 0) return checked
  const message =
    read.errors.length === 1 ? 'The list has 1 error.' : `The list has ${read.errors.length} errors.`
  throw new ApiError('BAD_USER_INPUT', message, { fields: { file: [message] }, current: checked })
}

const first = (problems: readonly ListProblem[]) => problems.slice(0, mostListProblems)

async function keepList(
  command: Command,
  place: Place,
  {
    fileName,
    agesOn,
    sha256,
    rowCount,
    errors,
    warnings,
    fields,
    parts,
    withProblems,
  }: ReadListFile & {
    fileName: string
    agesOn: string
  },
): Promise<void> {
  const { tx, actor } = command
  const { by, on } = stampOf(command)
  const prongId = place.id
  const after = { fileName, rowCount, sha256, errors: errors.length }
  if (withProblems !== null) {
    const view = await openRecord(prong, command, place, { may: ({ facts }) => canUploadList(actor, facts) })
    await keepRefusedList(tx, { prongId, fileName, rowCount, errors, cells: withProblems })
    return recordAct(command, 'uploadStudentList', { ...prong.target(view), after })
  }
  const file = { fileName, sha256, rowCount, warnings, fields, agesOn }
  const list = { prongId, ...file, uploadedBy: by, uploadedOn: on }
  await changeRecord(prong, command, place, {
    action: 'uploadStudentList',
    may: ({ facts }) => canUploadList(actor, facts),
    columns: () => ({ status: AuditStatus.listReceived }),
    change: () => replaceList(tx, list, parts),
    audit: () => ({ after }),
    notify: (_before, now) => notifyOfAnswer(command, now, 'list'),
  })
}

/** Sends the refused list as it came, with a column that says what is wrong in each row. */
export async function sendListProblems(
  deps: Deps,
  caller: Caller,
  { typeKey, id }: Place,
  res: Response,
): Promise<void> {
  const { actor, ctx } = caller
  await sendTable(res, { actor, heavy: deps.heavy }, async () => {
    const { fileName, cells } = await deps.db.transaction(async (tx) => {
      const view = prongFound(await findProng(tx, actor, typeKey, id))
      insist(canUploadList(actor, view.facts))
      const refused = await findRefusedList(tx, id)
      const stored = await findRefusedCells(tx, id)
      if (!refused || stored === null) throw new ApiError('NOT_FOUND', 'No list was refused.')
      await recordAct({ tx, actor, ctx }, 'downloadListProblems', {
        ...prong.target(view),
        after: { fileName: refused.fileName },
      })
      return { fileName: refused.fileName, cells: table.parse(JSON.parse(stored)) }
    })
    const [headings = [], ...rows] = cells
    return {
      format: fileName.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv',
      name: ['audits', 'list', 'problems', id],
      now: ctx.now,
      title: fileName,
      headings,
      about: aboutExport({ actor, now: ctx.now }, []),
      portions: portionsOf(rows, (row) => row),
    }
  })
}

/** Rows of texts, as the reading wrote them. */
const table = z.array(z.array(z.string()))

/** Sends an empty list with the headings that the upload expects. */
export async function sendListTemplate(
  deps: Deps,
  { actor, ctx }: Caller,
  { typeKey, id }: Place,
  format: 'csv' | 'xlsx',
  res: Response,
): Promise<void> {
  await sendTable(res, { actor, heavy: deps.heavy }, async () => {
    const view = prongFound(await findProng(deps.db, actor, typeKey, id))
    return {
      format,
      name: ['audits', 'list', view.audit.answer.part],
      now: ctx.now,
      title: 'List',
      headings: listTemplate(rosterOfProng(view).columns),
      about: aboutExport({ actor, now: ctx.now }, []),
      portions: portionsOf([], () => []),
    }
  })
}
