import type { DayCalendar } from '@portal/domain'
import type { Library } from '../../parts/letters/library.js'
import { foundOr, stampOf, type Command, type RecordKind } from '../../server/command.js'
import { findFinding, type FindingView, type Finding } from './findings-read-model.js'
import { type FindingColumns, lockFinding, changeFinding } from './findings-store.js'

/** What acts of the state need beside the record: which days count, and where letters are kept. */
export interface FindingOffice {
  calendar: DayCalendar
  letters: Library
}

export const findingFound = foundOr('This finding does not exist.')

export const finding: RecordKind<Command, number, FindingView, FindingColumns> = {
  found: findingFound,
  lock: ({ tx }, id) => lockFinding(tx, id),
  find: ({ tx, actor, ctx }, id) => findFinding(tx, actor, id, ctx.now),
  version: (view) => view,
  target: ({ answer, facts, year }) => ({
    targetType: 'finding',
    targetId: answer.id,
    leaId: facts.leaId,
    year,
  }),
  write: (command, { answer }, columns) => changeFinding(command.tx, answer.id, columns, stampOf(command)),
  audit: (before, after, columns) => ({
    before: recorded(before.answer, columns),
    after: recorded(after.answer, columns),
  }),
}

function recorded({ citation, owner, casesTotal, ...rest }: Finding, columns: readonly string[]) {
  const fields = { ...rest, citationId: citation?.reference, ownerMonitorId: owner?.fullName, casesTotal }
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => columns.includes(name) || name === 'casesTotal'),
  )
}
