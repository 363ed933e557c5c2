import type { AuditAction, Verdict } from '@portal/domain'
import type { Tx } from '../db/database.js'
import { writeAudits, type AuditEntry } from '../features/audit-trail/audit-trail-store.js'
import { ApiError } from './api-error.js'
import type { ApiActor } from './requests/authenticate.js'
import type { RequestContext } from './requests/route.js'
import { insist, insistOnVersion, type StoredVersion } from './verdicts.js'

/** What every command works with: its transaction, the person or client behind it, and the request. */
export interface Command {
  tx: Tx
  actor: ApiActor
  ctx: RequestContext
}

/** Who reads, and in which snapshot. */
export type Reader = Pick<Command, 'tx' | 'actor'>

/** Whose request it is, before a transaction is open. */
export type Caller = Pick<Command, 'actor' | 'ctx'>

/** Who changes a row, and when. */
export interface Stamp {
  by: string
  on: Date
}

/** Who changes a record, and when: the time of the request. */
export function stampOf({ actor, ctx }: Caller): Stamp {
  return { by: actor.userId, on: ctx.now }
}

/** Takes what a read found; throws NOT_FOUND where it found nothing. */
export type Found = <T>(value: T | null | undefined) => T

/** Refuses a record that is missing and one that the caller may not see alike, in these words. */
export function foundOr(missing: string): Found {
  return (value) => {
    if (value === null || value === undefined) throw new ApiError('NOT_FOUND', missing)
    return value
  }
}

/** The record that an entry of the history is about. */
export type Target = Pick<AuditEntry, 'targetType' | 'targetId' | 'leaId' | 'year'>

/** What an entry keeps beside who, when and which record; another `target` where the act is not about the record itself. */
type Details = Pick<AuditEntry, 'before' | 'after' | 'reason'> & Partial<Target>

/** What the history keeps of a change in which these columns were written. */
type Audit<View> = (before: View, after: View, columns: readonly string[]) => Details

/** A kind of record as its commands use it; a feature declares it once. */
export interface RecordKind<Context extends Command, Id, View extends { answer: unknown }, Columns> {
  found: Found
  /** Holds the record until the commit. May refuse before: those who never see such a record, for example. */
  lock: (command: Context, id: Id) => Promise<unknown>
  /** The record as the actor may see it; null when there is none for them. */
  find: (command: Context, id: Id) => Promise<View | null>
  /** Throws a more exact refusal where `find` gave null: that somebody deleted it, for example. */
  missing?: (command: Context, id: Id) => Promise<unknown>
  /** The version that changes must be made from, and who made it. */
  version: (view: View) => StoredVersion
  target: (view: View) => Target
  write: (command: Context, view: View, columns: Columns) => Promise<unknown>
  /** What the history keeps of a change unless the command says; nothing when absent. */
  audit?: Audit<View>
}

/** What has to hold before a record is changed; judged in this order. */
interface Terms<View> {
  /** A refusal with CONFLICT carries the record as it stands. */
  may?: (view: View) => Verdict
  /** Throws everything else that is refused, the input for example. */
  refuse?: (view: View) => unknown
  /** The version that the change was made from. */
  version?: number
}

/** One command on a record, from the rule to the notices. */
interface Change<View, Columns> extends Terms<View> {
  action: AuditAction
  /** What to write into the record; null when nothing is to change after all. Throws what only now can be refused. */
  columns?: (view: View) => Columns | null | Promise<Columns | null>
  /** Changes rows beside that of the record, before its own columns are written. */
  change?: (view: View) => Promise<unknown>
  audit?: Audit<View>
  reason?: string | null
  notify?: (before: View, after: View) => Promise<unknown>
}

/** Finds a record, holds it until the commit, and judges what has to hold. Throws what is refused, NOT_FOUND first. */
export async function openRecord<Context extends Command, Id, View extends { answer: unknown }>(
  kind: RecordKind<Context, Id, View, never>,
  command: Context,
  id: Id,
  { may, refuse, version }: Terms<View> = {},
): Promise<View> {
  await kind.lock(command, id)
  const view = await kind.find(command, id)
  if (view === null) await kind.missing?.(command, id)
  const open = kind.found(view)
  if (may) insist(may(open), open.answer)
  await refuse?.(open)
  if (version !== undefined) insistOnVersion(version, kind.version(open), command.ctx.now, open.answer)
  return open
}

/** A command on one record: find, lock, judge, change, write the history, notify. Answers the record as it stands then. */
export async function changeRecord<
  Context extends Command,
  Id,
  View extends { answer: unknown },
  Columns extends object,
>(
  kind: RecordKind<Context, Id, View, Columns>,
  command: Context,
  id: Id,
  { action, columns: columnsOf, change, audit, reason, notify, ...terms }: Change<View, Columns>,
): Promise<View['answer']> {
  const before = await openRecord(kind, command, id, terms)
  const columns = await columnsOf?.(before)
  if (columns === null) return before.answer
  await change?.(before)
  if (columns) await kind.write(command, before, columns)
  const after = kind.found(await kind.find(command, id))
  const details = (audit ?? kind.audit)?.(before, after, Object.keys(columns ?? {}))
  await recordAct(command, action, { ...kind.target(after), reason: reason ?? null, ...details })
  await notify?.(before, after)
  return after.answer
}

/** Writes the first entry of a record that was just stored, and answers the record. */
export async function addedRecord<Context extends Command, Id, View extends { answer: unknown }>(
  kind: RecordKind<Context, Id, View, never>,
  command: Context,
  id: Id,
  action: AuditAction,
  details: (view: View) => unknown,
): Promise<View['answer']> {
  const view = kind.found(await kind.find(command, id))
  await recordAct(command, action, { ...kind.target(view), after: details(view) })
  return view.answer
}

/** Writes what the actor did into the history, with the change itself. */
export function recordAct(command: Command, action: AuditAction, details: Target & Details): Promise<void> {
  return recordActs(command, action, [details])
}

/** The same act on many records; a few statements, however many there are. */
export function recordActs(
  { tx, actor, ctx }: Command,
  action: AuditAction,
  details: readonly (Target & Details)[],
): Promise<void> {
  return writeAudits(
    tx,
    details.map((one) => ({ actor, ctx, action, ...one })),
  )
}
