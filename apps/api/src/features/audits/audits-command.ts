import type { Database } from '../../db/database.js'
import { badField } from '../../server/api-error.js'
import { foundOr, stampOf, type Command, type RecordKind } from '../../server/command.js'
import { findMonitor } from './audits-plan-read-model.js'
import { findAudit, findProng, type AuditView, type ProngView } from './audits-read-model.js'
import { changeAudit, changeProng, lockAudit, lockProng } from './audits-store.js'

/** A record of one kind of audit. */
export interface Place {
  typeKey: string
  id: number
}

/** The state monitor whom a field of a call names; refused beside the field for anybody else. */
export async function chosenMonitor(db: Database, userId: string, field: string) {
  const monitor = await findMonitor(db, userId)
  if (!monitor) throw badField(field, 'Choose a state monitor.')
  return monitor
}

export const prongFound = foundOr('This audit does not exist.')

/** Audits as commands use them. */
export const audit: RecordKind<Command, Place, AuditView, Parameters<typeof changeAudit>[2]> = {
  found: prongFound,
  lock: ({ tx }, { id }) => lockAudit(tx, id),
  find: ({ tx, actor }, { typeKey, id }) => findAudit(tx, actor, typeKey, id),
  version: (view) => view,
  target: ({ answer: { id, leaId, year } }) => ({ targetType: 'audit', targetId: id, leaId, year }),
  write: (command, { answer }, columns) => changeAudit(command.tx, answer.id, columns, stampOf(command)),
}

/** Prongs as commands use them; their history is that of the audit. */
export const prong: RecordKind<Command, Place, ProngView, Parameters<typeof changeProng>[2]> = {
  found: prongFound,
  lock: ({ tx }, { id }) => lockProng(tx, id),
  find: ({ tx, actor }, { typeKey, id }) => findProng(tx, actor, typeKey, id),
  version: (view) => view,
  target: ({ audit: view }) => audit.target(view),
  write: (command, { answer }, columns) => changeProng(command.tx, answer.id, columns, stampOf(command)),
  audit: (before, after) => ({ before: recorded(before), after: recorded(after) }),
}

const recorded = ({ answer: { number, round, status } }: ProngView) => ({ number, round, status })
