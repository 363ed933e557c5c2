import { randomUUID } from 'node:crypto'
import {
  accountChangeWantsPassword,
  canChangeStanding,
  canEditAccount,
  canEditAccountDetails,
  checkAccountInput,
  forbidden,
  spellRoleName,
  tidyAccountInput,
  type AccountInput,
} from '@portal/domain'
import {
  userInput,
  type BodyOf,
  type createUser as createCall,
  type updateUser as updateCall,
} from '@portal/rest-contract'
import { merged } from '../../../server/merged.js'
import { insist, insistOnInput, insistOnKept, insistOnVersion } from '../../../server/verdicts.js'
import { wantAddress } from '../own/accounts-address-service.js'
import { forgetEmailChange } from '../own/accounts-address-store.js'
import { insistOnAgencies, insistOnFreeAddress, insistOnRoles, insistOnScope } from '../accounts-checks.js'
import { userOr404, type AccountCommand } from '../accounts-command.js'
import { findUser, type UserRow, type UserView } from './accounts-list-read-model.js'
import { notifyAddressChanged, notifyStandingChanged } from '../accounts-mails.js'
import { canCreateUsers } from './accounts-pages-read-model.js'
import { changeUsers, insertUsers, lockAdministration, lockUsers, replaceRoles } from '../accounts-store.js'
import { stampOf, openRecord, addedRecord, recordAct, type RecordKind } from '../../../server/command.js'

/** An account, for those who administer it; the order of all administration is held until the commit. */
export const user: RecordKind<AccountCommand, string, UserView, Parameters<typeof changeUsers>[2]> = {
  found: userOr404,
  async lock({ tx }, id) {
    await lockAdministration(tx)
    await lockUsers(tx, [id])
  },
  find: ({ tx, actor, ctx }, id) => findUser(tx, actor, { id }, ctx.now),
  version: ({ answer, changed }) => ({ version: answer.version, changed }),
  target: ({ facts: { id, leaId } }) => ({ targetType: 'user', targetId: id, leaId }),
  write: (command, { facts }, columns) => changeUsers(command.tx, [facts.id], columns, stampOf(command)),
}

/** Creates an account with a password that nobody knows, and mails a link that sets one. */
export async function createUser(
  command: AccountCommand,
  given: BodyOf<typeof createCall>,
): Promise<UserRow> {
  const { tx, actor, ctx, signIns } = command
  insist(canCreateUsers(actor))
  // Takes longer than all the rest, and is made meanwhile: others wait for the lock. A refusal may come before it.
  const hashing = signIns.temporaryPasswordHash()
  hashing.catch(() => undefined)
  const input = readInput({
    ...given,
    userName: given.userName ?? given.email,
    jobTitle: given.jobTitle ?? null,
  })
  insistOnInput(checkAccountInput(input))
  await lockAdministration(tx)
  const roleIds = await insistOnRoles(command, input.roles, input.roles)
  // Before the agency is looked up: whose agency it is not never learns whether it is there.
  insistOnScope(command, input.leaId)
  await insistOnAgencies(command, input, null)
  await insistOnFreeAddress(command, input.email)
  const id = randomUUID()
  const passwordHash = await hashing
  await insertUsers(tx, [{ user: { ...newUserColumns(input, command), id, passwordHash }, roleIds }])
  await signIns.mailPasswordLinks(tx, [{ userId: id, email: input.email }], 'new-user', ctx.now)
  return addedRecord(user, command, id, 'createUser', () => input)
}

/** Columns of a new account without id and password. */
export function newUserColumns({ roles: _roles, ...columns }: AccountInput, { actor, ctx }: AccountCommand) {
  return {
    ...columns,
    jobTitle: columns.jobTitle || null,
    selectedLeas: [...columns.selectedLeas],
    changedBy: actor.userId,
    changedOn: ctx.now,
    tokensValidAfter: ctx.now,
    createdAt: ctx.now,
  }
}

/** Changes an account, or the own details of somebody who manages no accounts. */
export async function updateUser(
  command: AccountCommand,
  id: string,
  given: BodyOf<typeof updateCall>,
): Promise<UserRow> {
  const { tx, actor, ctx, signIns } = command
  const view = await openRecord(user, command, id)
  const before = inputOf(view.answer)
  // The user name follows the address.
  const wanted = readInput(merged(userInput, before, { ...given, userName: given.userName ?? given.email }))
  insistOnRight(command, view, before, wanted)
  insistOnVersion(given.version, user.version(view), ctx.now, view.answer)
  insistOnInput(checkAccountInput(wanted))
  if (changedFields(before, wanted).length === 0) return view.answer
  const otherRoles = [...before.roles, ...wanted.roles].filter(
    (role) => before.roles.includes(role) !== wanted.roles.includes(role),
  )
  const roleIds = await insistOnRoles(command, wanted.roles, otherRoles)
  insist(canChangeStanding(actor, view.facts, wanted), view.answer)
  if (wanted.leaId !== before.leaId) insistOnScope(command, wanted.leaId)
  await insistOnAgencies(command, wanted, before)
  if (wanted.email.toLowerCase() !== before.email.toLowerCase())
    await insistOnFreeAddress(command, wanted.email, id)
  if (accountChangeWantsPassword(before, wanted)) await signIns.insistOnRecentPassword(tx, actor, ctx)
  const input = await withOwnAddress(command, id, before, wanted)
  const changed = changedFields(before, input)
  if (changed.length === 0) return userOr404(await findUser(tx, actor, { id }, ctx.now)).answer
  const { roles: _roles, ...columns } = input
  await changeUsers(
    tx,
    [id],
    { ...columns, jobTitle: columns.jobTitle || null, selectedLeas: [...columns.selectedLeas] },
    stampOf(command),
  )
  if (otherRoles.length > 0) await replaceRoles(tx, id, roleIds)
  const after = userOr404(await findUser(tx, actor, { id }, ctx.now))
  await notifyPerson(command, view.answer, after.answer)
  await recordAct(command, 'updateUser', {
    ...user.target(after),
    before: pick(before, changed),
    after: pick(input, changed),
  })
  return after.answer
}

/** A new address of the own account waits until it is confirmed; that of another person counts at once. */
async function withOwnAddress(
  command: AccountCommand,
  id: string,
  before: AccountInput,
  wanted: AccountInput,
): Promise<AccountInput> {
  if (wanted.email === before.email) return wanted
  if (id !== command.actor.userId) {
    await forgetEmailChange(command.tx, id)
    return wanted
  }
  await wantAddress(command, wanted.email)
  return { ...wanted, email: before.email, userName: before.userName }
}

function readInput(given: Omit<AccountInput, 'jobTitle'> & { jobTitle: string | null }): AccountInput {
  return tidyAccountInput({ ...given, jobTitle: given.jobTitle ?? '' })
}

/** The stored account as the editor would send it. */
function inputOf(row: UserRow) {
  return {
    email: row.email,
    userName: row.userName,
    fullName: row.fullName,
    title: row.title ?? '',
    jobTitle: row.jobTitle ?? '',
    phoneNumber: row.phoneNumber ?? '',
    roles: row.roles,
    leaId: row.leaId,
    preferredLeaId: row.preferredLeaId,
    selectedLeas: row.selectedLeas,
  }
}

const details: readonly string[] = [
  'fullName',
  'title',
  'jobTitle',
  'phoneNumber',
] satisfies (keyof AccountInput)[]

function insistOnRight(
  command: AccountCommand,
  view: UserView,
  before: AccountInput,
  input: AccountInput,
): void {
  const { actor, ctx } = command
  // The refusal names who deleted it to whoever could change it.
  if (canEditAccountDetails(actor, { ...view.facts, isDeleted: false }).allowed)
    insistOnKept({ isDeleted: view.facts.isDeleted, changed: view.changed }, ctx.now, view.answer)
  insist(canEditAccountDetails(actor, view.facts), view.answer)
  const edit = canEditAccount(actor, view.facts)
  if (edit.allowed || changedFields(before, input).every((field) => details.includes(field))) return
  insist(
    actor.userId === view.facts.id
      ? forbidden('You can change your name, titles and phone number; an administrator changes the rest.')
      : edit,
    view.answer,
  )
}

async function notifyPerson(
  { tx, ctx, signIns }: AccountCommand,
  before: UserRow,
  after: UserRow,
): Promise<void> {
  const { id: userId, version, fullName } = after
  if (before.email !== after.email) {
    await signIns.forgetPasswordLinks(tx, userId, ctx.now)
    const change = { userId, version, fullName, before: before.email, after: after.email }
    await notifyAddressChanged({ tx, ctx }, change)
  }
  if (before.leaId !== after.leaId || before.roles.join() !== after.roles.join()) {
    const roles = after.roles.map(spellRoleName)
    await notifyStandingChanged({ tx, ctx }, { userId, version, roles, agency: after.leaName })
  }
}

function changedFields(before: AccountInput, after: AccountInput): (keyof AccountInput)[] {
  const names = Object.keys(after) as (keyof AccountInput)[]
  const text = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.map(String).toSorted() : value)
  return names.filter((name) => text(before[name]) !== text(after[name]))
}

function pick(input: AccountInput, names: readonly (keyof AccountInput)[]): Partial<AccountInput> {
  return Object.fromEntries(names.map((name) => [name, input[name]]))
}
