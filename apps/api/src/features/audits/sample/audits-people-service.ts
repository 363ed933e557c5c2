import { auditProngPath, byLocalAdmin, canAssignLocalUser } from '@portal/domain'
import type { BodyOf, assignRecords as assignCall } from '@portal/rest-contract'
import { assignmentsOf } from '../../../parts/assignments/assignments.js'
import { listAgencyUsers, type AssignableUser } from '../../../parts/assignments/assignments-read-model.js'
import { ApiError } from '../../../server/api-error.js'
import { foundOr, openRecord, type Command, type Reader } from '../../../server/command.js'
import { insist } from '../../../server/verdicts.js'
import { notify } from '../../notifications/notifications-notices-store.js'
import { prong, prongFound, type Place } from '../audits-command.js'
import { findProng } from '../audits-read-model.js'
import { anyRecordOf, openRecords, recordPeople } from './audits-people-read-model.js'
import { addRecordPerson, removeRecordPerson } from './audits-people-store.js'
import { listRecords, type RecordView, type SampleRecord } from './audits-records-read-model.js'
import { recordsOf } from './audits-records-service.js'

/** Who works on records of a kind of audit, or of any. */
const peopleOf = (typeKey: string | null) =>
  assignmentsOf(recordsOf(typeKey), {
    mayAssign: (actor, { leaId }) => byLocalAdmin(actor, leaId, 'assign users'),
    assigned: recordPeople,
    open: openRecords,
    add: (tx, { id, userId }, stamp) => addRecordPerson(tx, { recordId: id, userId }, stamp),
    remove: (tx, { id, userId }) => removeRecordPerson(tx, { recordId: id, userId }),
    actions: { assign: 'assignRecords', remove: 'unassignRecords', handOver: 'handOverRecord' },
    // Assignments are rows of their own: the record is not changed.
    touch: async () => undefined,
    // One notice about all records is sent after the last of them.
    notify: async () => undefined,
  })

/** Moves every open record of a person to a colleague. */
export const { handOver: handOverRecords } = peopleOf(null)

/** Local users of the agency, marked where they work on a record of the sample. */
export async function listPeople({ tx, actor }: Reader, { typeKey, id }: Place): Promise<AssignableUser[]> {
  const { facts } = prongFound(await findProng(tx, actor, typeKey, id))
  insist(byLocalAdmin(actor, facts.leaId, 'assign users'))
  const people = await listAgencyUsers(tx, { leaId: facts.leaId, assigned: anyRecordOf(id) })
  return people.filter(({ roles }) => roles.includes('LocalUser'))
}

const userFound = foundOr('This user does not exist.')

/** Assigns a local user to records of a sample, or takes them off; all of them or none, with one notice. */
export async function assignRecords(
  command: Command,
  place: Place,
  { recordIds, userId, assigned }: BodyOf<typeof assignCall>,
): Promise<SampleRecord[]> {
  const { tx, actor } = command
  const view = await openRecord(prong, command, place, {
    may: ({ facts }) => byLocalAdmin(actor, facts.leaId, 'assign users'),
  })
  const { leaId } = view.facts
  const people = await listAgencyUsers(tx, { leaId, assigned: anyRecordOf(place.id) })
  const { roles } = userFound(people.find(({ id }) => id === userId))
  insist(canAssignLocalUser(actor, leaId, { leaId, isLocalUser: roles.includes('LocalUser') }))
  const known = await listRecords(tx, actor, view)
  if (recordIds.some((id) => !known.some((one) => one.id === id)))
    throw new ApiError('NOT_FOUND', 'This record does not exist.')
  const { assign, remove } = peopleOf(place.typeKey)
  const changed = new Set(recordIds)
  for (const id of changed) await (assigned ? assign : remove)(command, id, userId)
  await notifyPerson(command, view.audit, {
    prongId: place.id,
    userId,
    assigned,
    records: changed.size,
  })
  return listRecords(tx, actor, view)
}

/** Names the audit and a number, never a child (domain definition 9.1). */
async function notifyPerson(
  { tx, actor, ctx }: Command,
  { type, agency, answer }: RecordView['prong']['audit'],
  {
    prongId,
    userId,
    assigned,
    records,
  }: { prongId: number; userId: string; assigned: boolean; records: number },
): Promise<void> {
  const kind = assigned ? 'assigned' : 'unassigned'
  const what = records === 1 ? '1 record' : `${records} records`
  const audit = `${type.label}, ${answer.part}`
  await notify(tx, ctx, {
    kind,
    key: `audit-records-${kind}:${answer.id}:${ctx.requestId}`,
    leaId: answer.leaId,
    userIds: [userId],
    title: `${audit}: ${what} ${assigned ? '' : 'no longer '}assigned to you`,
    text: [
      assigned
        ? `${actor.fullName} has assigned ${what} of the audit of ${agency} to you (${audit}).`
        : `${actor.fullName} has taken you off ${what} of the audit of ${agency} (${audit}).`,
    ],
    link: { path: auditProngPath(type.key, prongId), words: 'Open the audit here' },
    except: actor.userId,
  })
}
