import type { Actor, AuditAction, HandedOver, HandOverPeople, Verdict } from '@portal/domain'
import type { SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database.js'
import {
  foundOr,
  openRecord,
  recordAct,
  stampOf,
  type Command,
  type RecordKind,
  type Stamp,
} from '../../server/command.js'
import { insist } from '../../server/verdicts.js'
import { listAgencyUsers, listIds, type AssignableUser } from './assignments-read-model.js'

interface Assignment {
  id: number
  userId: string
}
interface Assignable {
  answer: unknown
  facts: { leaId: number }
}

/** How a feature stores who works on its records. */
interface Assignments<View extends Assignable> {
  mayAssign: (actor: Actor, facts: View['facts']) => Verdict
  /** Whether the actor may see the people at all; everybody who can read the record when absent. */
  mayList?: (actor: Actor, facts: View['facts']) => Verdict
  /** Rows with the alias `a` in which people are assigned to the record. */
  assigned: (id: number) => SQL
  /** Query for the ids of open records of an agency that a person is assigned to, in every year. */
  open: (of: { leaId: number; userId: string }) => SQL
  /** False when the person was assigned already. */
  add: (tx: Tx, assignment: Assignment, stamp: Stamp) => Promise<boolean>
  /** False when the person was not assigned. */
  remove: (tx: Tx, assignment: Assignment) => Promise<boolean>
  /** Names in the history. */
  actions: { assign: AuditAction; remove: AuditAction; handOver: AuditAction }
  /** Stores that the record was changed, where it keeps that. */
  touch: (command: Command, view: View) => Promise<unknown>
  notify: (command: Command, view: View, kind: 'assigned' | 'unassigned', userId: string) => Promise<unknown>
}

const userFound = foundOr('This user does not exist.')

/** The commands that assign people of an agency to a kind of record. */
export function assignmentsOf<View extends Assignable>(
  record: RecordKind<Command, number, View, never>,
  kind: Assignments<View>,
) {
  const peopleOf = (tx: Tx, id: number, leaId: number) =>
    listAgencyUsers(tx, { leaId, assigned: kind.assigned(id) })

  const openAssignable = (command: Command, id: number) =>
    openRecord(record, command, id, { may: ({ facts }) => kind.mayAssign(command.actor, facts) })

  async function recordChange(
    command: Command,
    view: View,
    action: AuditAction,
    change: { before?: object; after?: object },
  ): Promise<void> {
    await kind.touch(command, view)
    await recordAct(command, action, { ...record.target(view), ...change })
  }

  /** People of the agency with a mark for those assigned; the agency in the address must be that of the record. */
  async function list(command: Command, id: number, leaId: number): Promise<AssignableUser[]> {
    const view = record.found(await record.find(command, id))
    record.found(view.facts.leaId === leaId ? view : null)
    if (kind.mayList) insist(kind.mayList(command.actor, view.facts))
    return peopleOf(command.tx, id, leaId)
  }

  /** Assigns a person and notifies them; assigning twice changes nothing. */
  async function assign(command: Command, id: number, userId: string): Promise<AssignableUser[]> {
    const { tx } = command
    const view = await openAssignable(command, id)
    const people = await peopleOf(tx, id, view.facts.leaId)
    userFound(people.find((one) => one.id === userId))
    if (!(await kind.add(tx, { id, userId }, stampOf(command)))) return people
    await kind.notify(command, view, 'assigned', userId)
    await recordChange(command, view, kind.actions.assign, { after: { userId } })
    return peopleOf(tx, id, view.facts.leaId)
  }

  /** Removes the assignment of a person; removing one that does not exist changes nothing. */
  async function remove(command: Command, id: number, userId: string): Promise<AssignableUser[]> {
    const { tx } = command
    const view = await openAssignable(command, id)
    if (await kind.remove(tx, { id, userId })) {
      await kind.notify(command, view, 'unassigned', userId)
      await recordChange(command, view, kind.actions.remove, { before: { userId } })
    }
    return peopleOf(tx, id, view.facts.leaId)
  }

  /** Moves every open record of a person to a colleague, where it can be assigned now; sends no notice. */
  async function handOver(command: Command, { leaId, from, to }: HandOverPeople): Promise<HandedOver> {
    const { tx, actor } = command
    let moved = 0
    const ids = await listIds(tx, kind.open({ leaId, userId: from }))
    for (const id of ids) {
      const view = await openRecord(record, command, id)
      if (!kind.mayAssign(actor, view.facts).allowed) continue
      await kind.add(tx, { id, userId: to }, stampOf(command))
      await kind.remove(tx, { id, userId: from })
      const change = { before: { userId: from }, after: { userId: to } }
      await recordChange(command, view, kind.actions.handOver, change)
      moved += 1
    }
    return { moved, kept: ids.length - moved }
  }
  return { list, assign, remove, handOver }
}
