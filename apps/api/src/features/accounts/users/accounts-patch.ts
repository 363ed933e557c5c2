import {
  checkBody,
  patchableUserFields,
  userInput,
  type BodyOf,
  type patchUser as patchCall,
} from '@portal/rest-contract'
import { z } from 'zod'
import { ApiError } from '../../../server/api-error.js'
import { userOr404, type Command } from '../accounts-command.js'
import { findUser, type UserRow } from './accounts-list-read-model.js'
import { inputOf, updateUser } from './accounts-service.js'

const shape = userInput.shape
const patchable = z
  .object({
    email: shape.email.unwrap(),
    fullName: shape.fullName.unwrap(),
    title: shape.title.unwrap(),
    jobTitle: shape.jobTitle.unwrap(),
    phoneNumber: shape.phoneNumber.unwrap(),
    leaId: shape.leaId.unwrap(),
    preferredLeaId: shape.preferredLeaId.unwrap(),
    selectedLeas: shape.selectedLeas.unwrap(),
    roles: shape.roles.unwrap(),
  } satisfies Record<(typeof patchableUserFields)[number], z.ZodType>)
  .partial()
  .extend({ version: z.number('The version is missing.').int() })
  .strict()

/** Changes some members of a user: the rest goes to updateUser as it is stored. */
export async function patchUser(
  command: Command,
  id: string,
  body: BodyOf<typeof patchCall>,
): Promise<UserRow> {
  const { tx, actor, ctx } = command
  const { version, ...changes } = readPatch(body)
  const stored = userOr404(await findUser(tx, actor, { id }, ctx.now)).answer
  const before = inputOf(stored)
  const merged = { ...before, ...changes }
  return updateUser(command, id, {
    ...merged,
    roles: [...merged.roles],
    selectedLeas: [...merged.selectedLeas],
    userName: merged.email,
    version,
  })
}

/** Members and version from a patch document or an object. Every member that may not be patched is named. */
export function readPatch(body: BodyOf<typeof patchCall>): z.infer<typeof patchable> {
  const members: Record<string, unknown> = Array.isArray(body) ? fromDocument(body) : body
  const checked = checkBody(patchable, members)
  if (checked.ok) return checked.data
  // A map: a member may be named like something that every object has.
  const fields = new Map(Object.entries(checked.fields))
  for (const field of checked.unknown) fields.set(field, ['This cannot be changed by a patch.'])
  throw new ApiError('BAD_USER_INPUT', 'Please check the values that were entered.', {
    fields: Object.fromEntries(fields),
  })
}

/** RFC 6902: the version comes as a test, everything else as a replacement. */
function fromDocument(items: Extract<BodyOf<typeof patchCall>, readonly unknown[]>): Record<string, unknown> {
  const members = new Map<string, unknown>()
  for (const { op, path, value } of items) {
    const name = path.replace(/^\//, '')
    if ((op === 'test') !== (name === 'version'))
      throw new ApiError('BAD_USER_INPUT', 'A patch replaces members and tests the version.', {
        fields: { [name]: ['A patch replaces members and tests the version.'] },
      })
    members.set(name, value)
  }
  return Object.fromEntries(members)
}
