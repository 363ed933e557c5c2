import { checkBody, patchUserFields, type BodyOf, type patchUser as patchCall } from '@portal/rest-contract'
import { z } from 'zod'
import { ApiError } from '../../../server/api-error.js'
import type { AccountCommand } from '../accounts-command.js'
import type { UserRow } from './accounts-list-read-model.js'
import { updateUser } from './accounts-service.js'

const patchable = patchUserFields.extend({ version: z.number('The version is missing.').int() }).strict()

/** Changes some members of a user. */
export function patchUser(
  command: AccountCommand,
  id: string,
  body: BodyOf<typeof patchCall>,
): Promise<UserRow> {
  return updateUser(command, id, readPatch(body))
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
