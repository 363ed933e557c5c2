import {
  byAuditMonitor,
  calendarDay,
  canEraseStudents,
  canSetRetention,
  retentionState,
  studentDataUntil,
} from '@portal/domain'
import type {
  AnswerOf,
  BodyOf,
  eraseAuditStudents as eraseCall,
  getAuditRetention,
  setAuditRetention as setCall,
} from '@portal/rest-contract'
import { openRecord, recordAct, stampOf, type Command } from '../../../server/command.js'
import { act, insist, insistOnVersion } from '../../../server/verdicts.js'
import { audit, type Place } from '../audits-command.js'
import { findAuditType } from '../audits-read-model.js'
import { changeAudit, lockAuditType } from '../audits-store.js'
import { eraseStudents } from './audits-erasure-store.js'
import { closedAudits, findRetention } from './audits-retention-read-model.js'
import { insertErasure, setRetentionYears } from './audits-retention-store.js'

type Reader = Pick<Command, 'tx' | 'actor' | 'ctx'>
type Retention = AnswerOf<typeof getAuditRetention>

/** Closed audits of a kind with how long data of their students are kept; for state monitors. */
export async function readRetention(reader: Reader, typeKey: string): Promise<Retention> {
  const { tx, actor } = reader
  await findAuditType(tx, typeKey)
  insist(byAuditMonitor(actor, 'see what is kept of audits'))
  const { setOn, ...setting } = await findRetention(tx, typeKey)
  const rows = await closedAudits(tx, typeKey)
  return {
    ...setting,
    setOn: setOn?.toISOString() ?? null,
    audits: rows.map((row) => rowOf(reader, row, setting.years)),
  }
}

type Row = Awaited<ReturnType<typeof closedAudits>>[number]

function rowOf(
  { actor, ctx }: Reader,
  { closedOn, erasedOn, erasedBy, erasureReason, erasedRecords, erasedRows, erasedFiles, ...row }: Row,
  years: number,
): Retention['audits'][number] {
  const today = calendarDay(ctx.now)
  const closed = closedOn ?? ctx.now
  const until = studentDataUntil(calendarDay(closed), years)
  const facts = { until, legalHold: row.legalHold, erased: erasedOn !== null }
  return {
    ...row,
    closedOn: closed.toISOString(),
    keptUntil: until ?? today,
    state: retentionState(facts, today),
    erasure: erasedOn && {
      on: erasedOn.toISOString(),
      by: erasedBy,
      reason: erasureReason ?? '',
      records: erasedRecords ?? 0,
      listRows: erasedRows ?? 0,
      files: erasedFiles ?? 0,
    },
    erase: act(canEraseStudents(actor, facts, today, { reason: 'To be said.', confirmed: true })),
  }
}

/** Sets for how many years data of students are kept after an audit of a kind is closed. */
export async function setRetention(
  command: Command,
  typeKey: string,
  { years, reason, version }: BodyOf<typeof setCall>,
): Promise<Retention> {
  const { tx, actor, ctx } = command
  await findAuditType(tx, typeKey)
  insist(canSetRetention(actor))
  await lockAuditType(tx, typeKey)
  const before = await findRetention(tx, typeKey)
  const changed = before.setBy && before.setOn ? { by: before.setBy.fullName, on: before.setOn } : null
  insistOnVersion(
    version,
    { version: before.version, changed },
    ctx.now,
    await readRetention(command, typeKey),
  )
  await setRetentionYears(tx, typeKey, years, stampOf(command))
  await recordAct(command, 'setAuditRetention', {
    targetType: 'auditType',
    targetId: typeKey,
    before: { studentDataYears: before.years },
    after: { studentDataYears: years },
    reason,
  })
  return readRetention(command, typeKey)
}

/** Erases the data of the students of an audit for good, and keeps the certificate that it happened (9.2). */
export async function eraseAuditStudents(
  command: Command,
  place: Place,
  { reason, confirm, version }: BodyOf<typeof eraseCall>,
): Promise<Retention> {
  const { tx, actor, ctx } = command
  const view = await openRecord(audit, command, place)
  const { years } = await findRetention(tx, place.typeKey)
  const row = (await closedAudits(tx, place.typeKey)).find(({ id }) => id === place.id)
  const closedOn = view.closedOn && calendarDay(view.closedOn)
  const facts = {
    until: studentDataUntil(closedOn, years),
    legalHold: view.legalHold,
    erased: Boolean(row?.erasedOn),
  }
  const given = { reason, confirmed: confirm }
  insist(canEraseStudents(actor, facts, calendarDay(ctx.now), given), view.answer)
  insistOnVersion(version, view, ctx.now, view.answer)
  const { records = 0, listRows = 0, files = 0 } = row ?? {}
  await eraseStudents(tx, place.id, ctx.now)
  const { by, on } = stampOf(command)
  await insertErasure(tx, { auditId: place.id, reason, records, listRows, files, erasedBy: by, erasedOn: on })
  await changeAudit(tx, place.id, {}, { by, on })
  await recordAct(command, 'eraseAuditStudents', {
    ...audit.target(view),
    after: { records, listRows, files },
    reason,
  })
  return readRetention(command, place.typeKey)
}
