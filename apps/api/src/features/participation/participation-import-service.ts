import {
  canImportRates,
  exceedingSubjects,
  isSameRates,
  noRates,
  readRateImport,
  type RateImport,
} from '@portal/domain'
import {
  importParticipationRates as importCall,
  maxRateFileBytes,
  mostRateErrors,
  mostRateRows,
  type AnswerOf,
} from '@portal/rest-contract'
import type { Request } from 'express'
import { ApiError } from '../../server/api-error.js'
import { changedFields } from '../../server/changed-fields.js'
import { recordActs, stampOf, type Caller, type Command } from '../../server/command.js'
import type { ApiDeps } from '../../server/deps.js'
import { readFile } from '../../server/files/read-file.js'
import { readSmallUpload } from '../../server/files/small-upload.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import { runCommand } from '../../server/requests/run-command.js'
import { stillActor } from '../../server/requests/still-actor.js'
import { insist } from '../../server/verdicts.js'
import { listAgencyNames } from '../agencies/agencies-read-model.js'
import { justificationDue, participationTarget, ratesKept, type RateOffice } from './participation-command.js'
import { notifyOfRequirement } from './participation-mails.js'
import { findParticipation, isParticipationYear, lockRates } from './participation-read-model.js'
import { replaceRates } from './participation-store.js'

type Answer = AnswerOf<typeof importCall>

/** Columns that a file may have; far more than it needs. */
const mostColumns = 100

/** Stores the rates of a file, of all rows or of none: the old numbers stay until a file is accepted. */
export async function importParticipationRates(
  deps: Pick<ApiDeps, 'db' | 'database' | 'config' | 'heavy'>,
  { actor, ctx }: Caller,
  year: number,
  req: Request,
  office: RateOffice,
): Promise<Answer> {
  insist(canImportRates(actor))
  if (!(await isParticipationYear(deps.db, year))) throw new ApiError('NOT_FOUND', 'There is no such year.')
  const { file } = await readSmallUpload(req, maxRateFileBytes)
  const who = { actor, heavy: deps.heavy }
  const [sheet] = await readFile(file.bytes, who, {
    rows: mostRateRows + 1,
    columns: mostColumns,
    csv: true,
    unreadable: 'This is not a CSV or XLSX file that can be read.',
    tooManyRows: `The file has more than ${mostRateRows} rows. Please divide it.`,
  })
  const read = readRateImport(sheet?.cells ?? [], await listAgencyNames(deps.db))
  const { rows, errors } = read
  const answer = { rows, errors: errors.slice(0, mostRateErrors), errorsTotal: errors.length }
  if (errors.length > 0) return { ...answer, stored: false, agencies: 0 }
  const fileName = file.name.slice(0, 200)
  const agencies = await runCommand(
    deps,
    { call: importCall.id, actorId: actor.userId, request: [year, read.agencies], ctx },
    (tx, now: ApiActor) => storeRates({ tx, actor: now, ctx }, year, { ...read, fileName }, office),
    (tx) => stillActor(tx, actor, ctx),
  )
  return { ...answer, stored: true, agencies }
}

/** Gives how many agencies have other numbers than before. */
async function storeRates(
  command: Command,
  year: number,
  { agencies, fileName }: RateImport & { fileName: string },
  office: RateOffice,
): Promise<number> {
  insist(canImportRates(command.actor))
  const before = await lockRates(command.tx, year)
  const changed = agencies.flatMap(({ leaId, rates: sent }) => {
    const { rates: stored, dueOn: dueBefore } = before.get(leaId) ?? { rates: noRates, dueOn: null }
    const rates = { ...stored, ...sent }
    if (isSameRates(rates, stored)) return []
    const exceeds = exceedingSubjects(rates, office.threshold).length > 0
    const dueOn = justificationDue(dueBefore, { exceeds, now: command.ctx.now }, office)
    return [{ leaId, stored, rates, dueBefore, dueOn }]
  })
  if (changed.length === 0) return 0
  await replaceRates(command.tx, year, changed, stampOf(command))
  await recordActs(
    command,
    'importParticipationRates',
    changed.map(({ leaId, stored, rates }) => ({
      ...participationTarget({ year, leaId }),
      ...changedFields(ratesKept(stored), ratesKept(rates), Object.keys(rates)),
      reason: `Import of ${fileName}`,
    })),
  )
  // A few agencies at most are newly above the threshold.
  for (const { leaId, dueBefore, dueOn } of changed)
    if (dueBefore === null && dueOn !== null) {
      const view = await findParticipation(command.tx, command.actor, { year, leaId }, office.threshold)
      if (view?.facts.status === 'Required') await notifyOfRequirement(command, { ...view.answer, dueOn })
    }
  return changed.length
}
