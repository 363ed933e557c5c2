import { createHash } from 'node:crypto'
import {
  badInput,
  canEditAgency,
  checkAgencyInput,
  forbidden,
  oneLine,
  wrongState,
  type AuditAction,
} from '@portal/domain'
import {
  maxLogoBytes,
  type BodyOf,
  type createLea as createCall,
  type updateLea as updateCall,
} from '@portal/rest-contract'
import type { Request } from 'express'
import { fileTypeFromBuffer } from 'file-type'
import type { Tx } from '../../db/database.js'
import { ApiError } from '../../server/api-error.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import type { ApiDeps } from '../../server/deps.js'
import type { RequestContext } from '../../server/requests/route.js'
import { runCommand } from '../../server/requests/run-command.js'
import { readSmallUpload } from '../../server/files/small-upload.js'
import { insist, insistOnInput, insistOnVersion } from '../../server/verdicts.js'
import { countActiveUsersOf } from '../accounts/accounts-read-model.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import {
  findAgencyContent,
  isCodeTaken,
  type AgencyView,
  type LeaContent,
} from './agencies-content-read-model.js'
import {
  changeAgency,
  freeAgencyId,
  insertAgency,
  lockAgency,
  lockNewAgencies,
  removeLogo,
  storeLogo,
} from './agencies-store.js'

interface Command {
  tx: Tx
  actor: ApiActor
  ctx: RequestContext
}

type Input = Omit<BodyOf<typeof updateCall>, 'version'>

/** A missing agency and one out of sight are refused alike. */
export function agencyOr404<T>(value: T | null): T {
  if (value === null) throw new ApiError('NOT_FOUND', 'This agency does not exist.')
  return value
}

/** Adds an agency without texts, contacts and links, which its content page adds. */
export async function createLea(
  { tx, actor, ctx }: Command,
  given: BodyOf<typeof createCall>,
): Promise<LeaContent> {
  insist(canEditAgency(actor))
  if (actor.client) insist(forbidden('Only the state can begin or end the monitoring of an agency.'))
  const input = tidy({ ...emptyContent, ...given })
  await lockNewAgencies(tx)
  insistOnInput(checkAgencyInput(input))
  if (await isCodeTaken(tx, input.code, null))
    insistOnInput([badInput('Another agency has this code.', 'code')])
  const id = await freeAgencyId(tx, Number(input.code))
  await insertAgency(tx, { ...input, id, changedBy: actor.userId, changedOn: ctx.now })
  await writeAudit(tx, {
    actor,
    ctx,
    action: 'createLea',
    targetType: 'lea',
    targetId: id,
    leaId: id,
    after: given,
  })
  return agencyOr404(await findAgencyContent(tx, actor, id)).answer
}

/** What a new agency begins with. */
const emptyContent = {
  region: null,
  cohort: null,
  enrollmentBand: null,
  active: true,
  intro: '',
  contacts: [],
  links: [],
  schoolYears: [],
  version: 1,
}

export async function updateLea(
  command: Command,
  id: number,
  given: BodyOf<typeof updateCall>,
): Promise<LeaContent> {
  const { tx } = command
  const view = await locked(command, id, given.version)
  const input = tidy(given)
  insistOnInput(checkAgencyInput(input))
  if (await isCodeTaken(tx, input.code, id))
    insistOnInput([badInput('Another agency has this code.', 'code')])
  if (command.actor.client && view.answer.active !== input.active)
    insist(forbidden('Only the state can begin or end the monitoring of an agency.'))
  if (view.answer.active && !input.active) {
    const users = await countActiveUsersOf(tx, id)
    if (users > 0) insist(wrongState(`This agency still has active users: ${users}.`), view.answer)
  }
  return step(command, view, 'updateLea', input)
}

const logoTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])

/** Sets the logo: an image by its first bytes, whatever its name says. */
export async function uploadLeaLogo(
  deps: Pick<ApiDeps, 'db' | 'database' | 'config'>,
  asked: Omit<Command, 'tx'>,
  id: number,
  req: Request,
): Promise<LeaContent> {
  const { actor, ctx } = asked
  const { fields, file } = await readSmallUpload(req, maxLogoBytes)
  const version = Number(fields['version'])
  if (!Number.isInteger(version)) insistOnInput([badInput('The version is missing.', 'version')])
  const mime = (await fileTypeFromBuffer(file.bytes))?.mime
  if (mime === undefined || !logoTypes.has(mime))
    insistOnInput([badInput('Choose an image: PNG, JPEG, WebP or GIF.', 'file')])
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  const fileName = oneLine(file.name.split(/[\\/]/).at(-1) ?? '').slice(0, 200) || 'logo'
  const request = { id, version, sha256 }
  return runCommand(deps, { call: 'uploadLeaLogo', actorId: actor.userId, request, ctx }, async (tx) => {
    const command = { tx, actor, ctx }
    const view = await locked(command, id, version)
    const size = file.bytes.length
    await storeLogo(tx, { leaId: id, fileName, mime: mime ?? '', size, sha256, bytes: file.bytes })
    return step(command, view, 'uploadLeaLogo', {})
  })
}

export async function deleteLeaLogo(command: Command, id: number, version: number): Promise<LeaContent> {
  const view = await locked(command, id, version)
  await removeLogo(command.tx, id)
  return step(command, view, 'deleteLeaLogo', {})
}

async function locked({ tx, actor, ctx }: Command, id: number, version: number): Promise<AgencyView> {
  agencyOr404(await findAgencyContent(tx, actor, id))
  await lockAgency(tx, id)
  const view = agencyOr404(await findAgencyContent(tx, actor, id))
  insist(canEditAgency(actor))
  insistOnVersion(version, { version: view.answer.version, changed: view.changed }, ctx.now, view.answer)
  return view
}

/** Writes new columns with their entry in the history, and answers the agency as it stands then. */
async function step(
  { tx, actor, ctx }: Command,
  view: AgencyView,
  action: AuditAction,
  columns: Partial<Input>,
): Promise<LeaContent> {
  const { id } = view.answer
  await changeAgency(tx, id, columns, { by: actor.userId, on: ctx.now })
  const after = agencyOr404(await findAgencyContent(tx, actor, id)).answer
  const fields = [...(Object.keys(columns) as (keyof Input)[]), 'logo' as const].filter(
    (name) => JSON.stringify(view.answer[name]) !== JSON.stringify(after[name]),
  )
  const pick = (from: LeaContent) => Object.fromEntries(fields.map((name) => [name, from[name]]))
  await writeAudit(tx, {
    actor,
    ctx,
    action,
    targetType: 'lea',
    targetId: id,
    leaId: id,
    before: pick(view.answer),
    after: pick(after),
  })
  return after
}

function tidy({ version: _version, ...given }: BodyOf<typeof updateCall>): Input {
  return {
    ...given,
    code: given.code.trim().toUpperCase(),
    name: oneLine(given.name),
    shortName: oneLine(given.shortName),
    region: oneLine(given.region ?? '') || null,
    contacts: given.contacts.map(({ name, title, email, phoneNumber }) => ({
      name: oneLine(name),
      title: oneLine(title),
      email: email.trim(),
      phoneNumber: oneLine(phoneNumber),
    })),
    links: given.links.map(({ label, url }) => ({ label: oneLine(label), url: url.trim() })),
    schoolYears: given.schoolYears,
  }
}
