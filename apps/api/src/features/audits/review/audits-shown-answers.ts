import { flagsOf, readsBlind } from '@portal/domain'
import type { Database, Tx } from '../../../db/database.js'
import { stampOf, type Caller, type Command } from '../../../server/command.js'
import type { ApiDeps } from '../../../server/deps.js'
import type { RecordView } from '../sample/audits-records-read-model.js'
import { findAnswers, type ItemAnswers } from './audits-answers-read-model.js'
import { hasSeenAnswers } from './second-reading/audits-record-readers-read-model.js'
import { noteReader } from './second-reading/audits-record-readers-store.js'

/** Answers of a record as its reader may see them: none while these are hidden. */
export async function shownAnswers(
  db: Database,
  actor: Caller['actor'],
  view: RecordView,
): Promise<ItemAnswers> {
  return readsBlind(actor, view.facts) ? new Map() : findAnswers(db, view.answer.id)
}

/** A read of a record, with whether it shows answers. */
export interface AnswersRead<Answer> {
  answer: Answer
  view: RecordView
  shows: boolean
}

/**
 * Reads a record in a snapshot, and notes that a monitor saw its answers before they are sent: nobody becomes its second reader
 * who knows them. Once noted, reading writes nothing.
 */
export async function readNoted<Answer>(
  { database, db }: Pick<ApiDeps, 'database' | 'db'>,
  caller: Caller,
  read: (tx: Tx) => Promise<AnswersRead<Answer>>,
): Promise<Answer> {
  const { actor } = caller
  const found = await database.snapshot(async (tx) => {
    const { answer, view, shows } = await read(tx)
    const id = view.answer.id
    const isNew = shows && mayReadSecond(caller) && !(await hasSeenAnswers(tx, id, actor.userId))
    return { answer, noted: isNew ? id : null }
  })
  if (found.noted !== null) await noteReader(db, found.noted, stampOf(caller))
  return found.answer
}

/** Notes within a command that its actor sees answers. */
export async function noteSeen(command: Command, view: RecordView, answers: ItemAnswers): Promise<void> {
  if (answers.size > 0 && mayReadSecond(command))
    await noteReader(command.tx, view.answer.id, stampOf(command))
}

const mayReadSecond = ({ actor }: Caller) => flagsOf(actor).isStateMonitor
