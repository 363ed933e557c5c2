import { createHash } from 'node:crypto'
import {
  badInput,
  canEditAgency,
  checkAgencyInput,
  eachAgencyText,
  forbidden,
  noAgencyTexts,
  oneLine,
  wrongState,
} from '@portal/domain'
import {
  leaFields,
  maxLogoBytes,
  type BodyOf,
  type createLea as createCall,
  type updateLea as updateCall,
} from '@portal/rest-contract'
import type { Request } from 'express'
import { fileTypeFromBuffer } from 'file-type'
import type { z } from 'zod'
import type { ApiDeps } from '../../server/deps.js'
import { merged } from '../../server/merged.js'
import { runCommand } from '../../server/requests/run-command.js'
import { readSmallUpload } from '../../server/files/small-upload.js'
import { insist, insistOnInput } from '../../server/verdicts.js'
import { countActiveUsersOf } from '../accounts/accounts-read-model.js'
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
import {
  type Command,
  type Caller,
  foundOr,
  stampOf,
  changeRecord,
  addedRecord,
  type RecordKind,
} from '../../server/command.js'
import type { Tx } from '../../db/database.js'
import { changedFields } from '../../server/changed-fields.js'
import type { ApiActor } from '../../server/requests/authenticate.js'

type Input = z.infer<typeof leaFields>

export const agencyOr404 = foundOr('This agency does not exist.')

type Columns = Partial<Input>

const agency: RecordKind<Command, number, AgencyView, Columns> = {
  found: agencyOr404,
  async lock({ tx, actor }, id) {
    agencyOr404(await findAgencyContent(tx, actor, id))
    await lockAgency(tx, id)
  },
  find: ({ tx, actor }, id) => findAgencyContent(tx, actor, id),
  version: ({ answer, changed }) => ({ version: answer.version, changed }),
  target: ({ answer: { id } }) => ({ targetType: 'lea', targetId: id, leaId: id }),
  write: (command, { answer }, columns) => changeAgency(command.tx, answer.id, columns, stampOf(command)),
  audit: (before, after, columns) => changedFields(before.answer, after.answer, [...columns, 'logo']),
}

/** Adds an agency without texts, contacts and links, which its content page adds. */
export async function createLea(command: Command, given: BodyOf<typeof createCall>): Promise<LeaContent> {
  const { tx, actor } = command
  insist(canEditAgency(actor))
  insistOnState(actor)
  const input = tidy({ ...emptyContent, ...given })
  await lockNewAgencies(tx)
  insistOnInput(checkAgencyInput(input))
  await insistOnFreeCode(tx, input.code, null)
  const id = await freeAgencyId(tx, Number(input.code))
  const { by, on } = stampOf(command)
  await insertAgency(tx, { ...input, id, changedBy: by, changedOn: on })
  return addedRecord(agency, command, id, 'createLea', () => given)
}

function insistOnState(actor: ApiActor): void {
  if (actor.client) insist(forbidden('Only the state can begin or end the monitoring of an agency.'))
}

async function insistOnFreeCode(tx: Tx, code: string, except: number | null): Promise<void> {
  if (await isCodeTaken(tx, code, except)) insistOnInput([badInput('Another agency has this code.', 'code')])
}

/** What a new agency begins with. */
const emptyContent = {
  ...noAgencyTexts,
  cohort: null,
  enrollmentBand: null,
  active: true,
  intro: '',
  contacts: [],
  links: [],
  schoolYears: [],
}

/** Changes the fields of an agency that are sent; absent ones stay. CONFLICT for an old version, BAD_USER_INPUT by field. */
export function updateLea(
  command: Command,
  id: number,
  { version, ...given }: BodyOf<typeof updateCall>,
): Promise<LeaContent> {
  const { tx, actor } = command
  return changeRecord(agency, command, id, {
    action: 'updateLea',
    may: () => canEditAgency(actor),
    version,
    async columns({ answer }) {
      const input = tidy(merged(leaFields, answer, given))
      insistOnInput(checkAgencyInput(input))
      await insistOnFreeCode(tx, input.code, id)
      if (answer.active !== input.active) insistOnState(actor)
      if (answer.active && !input.active) {
        const users = await countActiveUsersOf(tx, id)
        if (users > 0) insist(wrongState(`This agency still has active users: ${users}.`), answer)
      }
      return input
    },
  })
}

const logoTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])

/** Sets the logo: an image by its first bytes, whatever its name says. */
export async function uploadLeaLogo(
  deps: Pick<ApiDeps, 'db' | 'database' | 'config'>,
  asked: Caller,
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
  return runCommand(deps, { call: 'uploadLeaLogo', actorId: actor.userId, request, ctx }, (tx) =>
    changeRecord(agency, { tx, actor, ctx }, id, {
      action: 'uploadLeaLogo',
      may: () => canEditAgency(actor),
      version,
      columns: () => ({}),
      change: () =>
        storeLogo(tx, {
          leaId: id,
          fileName,
          mime: mime ?? '',
          size: file.bytes.length,
          sha256,
          bytes: file.bytes,
        }),
    }),
  )
}

/** Removes the logo of an agency. CONFLICT for an old version. */
export function deleteLeaLogo(command: Command, id: number, version: number): Promise<LeaContent> {
  return changeRecord(agency, command, id, {
    action: 'deleteLeaLogo',
    may: () => canEditAgency(command.actor),
    version,
    columns: () => ({}),
    change: () => removeLogo(command.tx, id),
  })
}

function tidy(given: Input): Input {
  return {
    ...given,
    code: given.code.trim().toUpperCase(),
    name: oneLine(given.name),
    shortName: oneLine(given.shortName),
    ...eachAgencyText((name) => oneLine(given[name] ?? '') || null),
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
