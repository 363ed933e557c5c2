import {
  calendarDay,
  checkDueOn,
  stateSetDue,
  type Actor,
  type AuditAction,
  type DayCalendar,
  type DueAdjustment,
  type Verdict,
} from '@portal/domain'
import type { Tx } from '../../db/database.js'
import {
  recordAct,
  stampOf,
  type Command,
  type Found,
  type Stamp,
  type Target,
} from '../../server/command.js'
import { insist, insistOnInput } from '../../server/verdicts.js'

/** A record that is due on a day; `row` is what clients get. */
interface DueRecord {
  row: { id: number; dueOn: string | null }
  facts: unknown
}

/** A due date as it is stored: `dueMoved` says how the typed day was moved to a working day. */
interface StoredDue {
  dueOn: string
  dueMoved: DueAdjustment | null
}

/** How an activity stores when its records are due. */
interface DueDates<View extends DueRecord> {
  /** Throws when one of the records is missing or hidden. */
  found: Found
  lock: (tx: Tx, ids: readonly number[]) => Promise<unknown>
  /** The records that the actor may see, in the order of the answer. */
  find: (command: Command, ids: readonly number[]) => Promise<View[]>
  target: (view: View) => Target
  maySet: (actor: Actor, facts: View['facts']) => Verdict
  mayRemind: (actor: Actor, facts: View['facts']) => Verdict
  /** Writes the date into all of them and counts their versions up. */
  write: (tx: Tx, ids: readonly number[], due: StoredDue, stamp: Stamp) => Promise<unknown>
  /** Names in the history. */
  actions: { set: AuditAction; remind: AuditAction }
  /** The day that counts now, and whether it is past; `today` is a day of the display zone. */
  inForce: (view: View, today: string) => { dueOn: string | null; overdue: boolean }
  notifyMoved: (command: Command, view: View, dueOn: string) => Promise<unknown>
  notifyReminder: (
    command: Command,
    view: View,
    day: { dueOn: string | null; overdue: boolean },
  ) => Promise<unknown>
}

/** The commands of the state on the due dates of a kind of record: on many at once, all of them or none. */
export function dueDatesOf<View extends DueRecord>(kind: DueDates<View>) {
  type Row = View['row']

  async function open(command: Command, requested: readonly number[]) {
    const ids = [...new Set(requested)]
    await kind.lock(command.tx, ids)
    const views = await kind.find(command, ids)
    return { ids, views: kind.found(views.length === ids.length ? views : null) }
  }

  /** Sets another due date; records that have it already stay as they are. Answers the rows as they stand then. */
  async function set(
    command: Command,
    input: { ids: readonly number[]; dueOn: string },
    calendar: DayCalendar,
  ): Promise<Row[]> {
    const { tx, actor, ctx } = command
    const { ids, views } = await open(command, input.ids)
    insistOnInput([checkDueOn(input.dueOn, ctx.now)])
    const { due: dueOn, adjustment } = stateSetDue(input.dueOn, { by: actor.userId, at: ctx.now }, calendar)
    const current = views.map(({ row }) => row)
    for (const { facts } of views) insist(kind.maySet(actor, facts), current)
    const moved = views.filter(({ row }) => row.dueOn !== dueOn)
    if (moved.length === 0) return current
    const movedIds = moved.map(({ row }) => row.id)
    await kind.write(tx, movedIds, { dueOn, dueMoved: adjustment }, stampOf(command))
    for (const view of moved) {
      await kind.notifyMoved(command, view, dueOn)
      await recordAct(command, kind.actions.set, {
        ...kind.target(view),
        before: { dueOn: view.row.dueOn },
        after: { dueOn, ...(adjustment && { dueMoved: adjustment }) },
      })
    }
    return (await kind.find(command, ids)).map(({ row }) => row)
  }

  /** Reminds the agencies whose turn it is. */
  async function remind(command: Command, input: { ids: readonly number[] }): Promise<Row[]> {
    const { views } = await open(command, input.ids)
    const rows = views.map(({ row }) => row)
    for (const { facts } of views) insist(kind.mayRemind(command.actor, facts), rows)
    const today = calendarDay(command.ctx.now)
    for (const view of views) {
      const day = kind.inForce(view, today)
      await kind.notifyReminder(command, view, day)
      const after = { dueOn: day.dueOn }
      await recordAct(command, kind.actions.remind, { ...kind.target(view), after })
    }
    return rows
  }

  return { set, remind }
}
