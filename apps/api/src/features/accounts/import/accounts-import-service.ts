import { randomUUID } from 'node:crypto'
import { readUserImport, wrongState, type UserImport } from '@portal/domain'
import {
  maxImportBytes,
  mostImportErrorsListed,
  type AnswerOf,
  type applyUserImport as applyCall,
  type previewUserImport as previewCall,
} from '@portal/rest-contract'
import type { Request } from 'express'
import type { Database } from '../../../db/database.js'
import { ApiError } from '../../../server/api-error.js'
import type { ApiDeps } from '../../../server/deps.js'
import { readSmallUpload } from '../../../server/files/small-upload.js'
import { act, insist } from '../../../server/verdicts.js'
import { listAgencyNames } from '../../agencies/agencies-read-model.js'
import type { AccountCommand } from '../accounts-command.js'
import { readTable } from './accounts-import-file.js'
import { insertImport, lockImport, markImportApplied, type UserImportRow } from './accounts-import-store.js'
import { canCreateUsers } from '../users/accounts-pages-read-model.js'
import { listRoleFacts } from '../roles/accounts-roles-read-model.js'
import { newUserColumns } from '../users/accounts-service.js'
import { insertUsers, lockAdministration, takenUserNames } from '../accounts-store.js'
import { type Reader, type Caller, foundOr, recordActs } from '../../../server/command.js'

type Preview = AnswerOf<typeof previewCall>

const importFound = foundOr('This file is no longer there. Please choose it again.')

const lifeMs = 3_600_000
const sampleRows = 20

/** Reads a file of new users and keeps it for an hour; nothing is created. */
export async function previewUserImport(
  deps: Pick<ApiDeps, 'db' | 'heavy'>,
  { actor, ctx }: Caller,
  req: Request,
): Promise<Preview> {
  insist(canCreateUsers(actor))
  const { file } = await readSmallUpload(req, maxImportBytes)
  const cells = await readTable(file.bytes, { actor, heavy: deps.heavy })
  const row: UserImportRow = {
    id: randomUUID(),
    userId: actor.userId,
    fileName: file.name.slice(0, 200),
    cells,
    expiresAt: new Date(ctx.now.getTime() + lifeMs),
    appliedAt: null,
  }
  await insertImport(deps.db, row)
  return previewOf(deps.db, row, await judge(deps.db, { actor }, cells))
}

/** Creates every user of a previewed file, each with a mailed link; all or none, judged anew. */
export async function applyUserImport(
  command: AccountCommand,
  id: string,
): Promise<AnswerOf<typeof applyCall>> {
  const { tx, actor, ctx, signIns } = command
  insist(canCreateUsers(actor))
  await lockAdministration(tx)
  const stored = importFound(await lockImport(tx, { id, userId: actor.userId }, ctx.now))
  if (stored.appliedAt) insist(wrongState('This file has already been imported.'))
  const judged = await judge(tx, command, stored.cells)
  if (judged.errors.length > 0)
    throw new ApiError('CONFLICT', 'The file has errors. Nobody was created.', {
      current: await previewOf(tx, stored, judged),
    })
  const roles = await listRoleFacts(tx)
  const made = judged.good.map(({ input }) => ({
    input,
    user: { ...newUserColumns(input, command), id: randomUUID() },
    roleIds: roles.filter((role) => input.roles.includes(role.name)).map((role) => role.id),
  }))
  await insertUsers(tx, made)
  const people = made.map(({ user }) => ({ userId: user.id, email: user.email }))
  await signIns.mailPasswordLinks(tx, people, 'new-user', ctx.now)
  await markImportApplied(tx, id, ctx.now)
  await recordActs(
    command,
    'createUser',
    made.map(({ user, input }) => ({
      targetType: 'user',
      targetId: user.id,
      leaId: input.leaId,
      after: input,
      reason: `Import of ${stored.fileName}`,
    })),
  )
  return { created: made.length }
}

async function judge(db: Database, { actor }: Pick<Reader, 'actor'>, cells: string[][]): Promise<UserImport> {
  // Every cell may be an address as far as the records are concerned: only the email column is compared.
  const addresses = cells.flatMap((row) =>
    row.filter((cell) => cell.includes('@')).map((cell) => cell.trim()),
  )
  return readUserImport(cells, {
    actor,
    roles: await listRoleFacts(db),
    agencies: await listAgencyNames(db),
    takenUserNames: await takenUserNames(db, [...new Set(addresses)]),
  })
}

async function previewOf(db: Database, stored: UserImportRow, judged: UserImport): Promise<Preview> {
  const names = new Map((await listAgencyNames(db)).map(({ id, shortName }) => [id, shortName]))
  const byRole = new Map<string, number>()
  for (const { role } of judged.good) byRole.set(role, (byRole.get(role) ?? 0) + 1)
  const badRows = judged.total - judged.good.length
  return {
    id: stored.id,
    fileName: stored.fileName,
    rows: judged.total,
    goodRows: judged.good.length,
    badRows,
    errors: judged.errors.slice(0, mostImportErrorsListed),
    errorsTotal: judged.errors.length,
    byRole: [...byRole].map(([role, count]) => ({ role, count })),
    sample: judged.good.slice(0, sampleRows).map(({ row, role, input }) => ({
      row,
      role,
      email: input.email,
      fullName: input.fullName,
      title: input.title,
      phoneNumber: input.phoneNumber,
      jobTitle: input.jobTitle,
      leaId: input.leaId,
      leaName: input.leaId === null ? null : (names.get(input.leaId) ?? null),
    })),
    apply: act(
      judged.errors.length === 0
        ? { allowed: true, reason: null }
        : wrongState(
            `${badRows === 1 ? 'One row is' : `${badRows} rows are`} refused. Correct the file first.`,
          ),
    ),
  }
}
