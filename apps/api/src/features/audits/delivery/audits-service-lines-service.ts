import {
  allowed,
  AuditStatus,
  calendarDay,
  canAnswerRecord,
  canReadReview,
  checkServiceMinutes,
  type Actor,
  type Verdict,
} from '@portal/domain'
import { serviceLineFields, type BodyOf, type saveServiceLine as saveCall } from '@portal/rest-contract'
import {
  openRecord,
  recordAct,
  stampOf,
  foundOr,
  type Command,
  type Reader,
} from '../../../server/command.js'
import { merged } from '../../../server/merged.js'
import { act, insist, insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import { prongFound, type Place } from '../audits-command.js'
import { findProng, type ProngView } from '../audits-read-model.js'
import { findRecord, listRecords, type RecordView } from '../sample/audits-records-read-model.js'
import { recordFound, recordsOf, targetOf } from '../sample/audits-records-service.js'
import {
  fieldsOf,
  findLineRows,
  findStoredLines,
  lineAnswer,
  schoolOf,
  type RelatedService,
  type SchoolRule,
  type ServiceLine,
} from './audits-service-lines-read-model.js'
import { storeServiceLine } from './audits-service-lines-store.js'

const formFound = foundOr('The records of this kind of audit have no minutes.')

/** Refuses kinds whose records are about no service. */
const withMinutes = (prong: ProngView) => formFound(prong.audit.type.recordForm === 'minutes' ? prong : null)

/** The state at any time; the agency once the report is out. */
function canReadMinutes(actor: Actor, { facts }: ProngView): Verdict {
  return facts.status >= AuditStatus.reportIssued && facts.status < AuditStatus.cancelled
    ? allowed
    : canReadReview(actor)
}

/** The minutes of the service that a record is about. */
export async function readServiceLine(
  { tx, actor, ctx }: Reader & Pick<Command, 'ctx'>,
  { typeKey, id }: Place,
  rule: SchoolRule,
): Promise<ServiceLine> {
  const view = recordFound(await findRecord(tx, actor, typeKey, id))
  withMinutes(view.prong)
  insist(canReadMinutes(actor, view.prong))
  const stored = await storedOf(tx, id)
  const calendar = await schoolOf(tx, view.prong.audit.answer, rule)
  return answerOf(actor, view, { stored, calendar, today: calendarDay(ctx.now) })
}

const subjectOf = ({ answer: { id, order, student }, row, prong }: RecordView) => ({
  id,
  order,
  student,
  fields: row.fields,
  prong,
})

const storedOf = async (tx: Reader['tx'], id: number) => (await findStoredLines(tx, [id])).get(id)

const answerOf = (actor: Actor, view: RecordView, facts: Parameters<typeof lineAnswer>[1]): ServiceLine => ({
  ...lineAnswer(subjectOf(view), facts),
  save: act(canAnswerRecord(actor, view.facts)),
})

/** Saves what was planned, delivered, missed and made up. */
export async function saveServiceLine(
  command: Command,
  { typeKey, id }: Place,
  { version, ...sent }: BodyOf<typeof saveCall>,
  rule: SchoolRule,
): Promise<ServiceLine> {
  const { tx, actor, ctx } = command
  const view = await openRecord(recordsOf(typeKey), command, id)
  withMinutes(view.prong)
  insist(canAnswerRecord(actor, view.facts))
  const today = calendarDay(ctx.now)
  const calendar = await schoolOf(tx, view.prong.audit.answer, rule)
  const stored = await storedOf(tx, id)
  const before = answerOf(actor, view, { stored, calendar, today })
  insistOnVersion(
    version,
    {
      version: before.version,
      changed: { by: stored?.person.fullName ?? '', on: stored?.changedOn ?? ctx.now },
    },
    ctx.now,
    before,
  )
  const fields = merged(serviceLineFields, fieldsOf(subjectOf(view), stored, today), sent)
  insistOnInput(checkServiceMinutes(fields))
  await storeServiceLine(tx, id, fields, stampOf(command))
  const after = answerOf(actor, view, { stored: await storedOf(tx, id), calendar, today })
  await recordAct(command, 'saveServiceMinutes', {
    ...targetOf(view),
    before: recorded(before),
    after: recorded(after),
  })
  return after
}

const recorded = ({ totals, notes }: ServiceLine) => ({
  plannedMinutes: totals.planned,
  deliveredMinutes: totals.delivered,
  makeUpMinutes: totals.makeUp,
  shortfallMinutes: totals.shortfall,
  note: notes,
})

/** The services in the sample of a prong; several kinds of audits may have some. */
export async function listRelatedServices(
  { tx, actor, ctx }: Reader & Pick<Command, 'ctx'>,
  prongId: number,
  rule: SchoolRule,
): Promise<RelatedService[]> {
  const prong = prongFound(await findProng(tx, actor, null, prongId))
  withMinutes(prong)
  insist(canReadMinutes(actor, prong))
  const today = calendarDay(ctx.now)
  const calendar = await schoolOf(tx, prong.audit.answer, rule)
  const rows = await findLineRows(tx, prongId)
  const stored = await findStoredLines(tx, [...rows.keys()])
  // Local users get those that they are assigned to.
  return (await listRecords(tx, actor, prong)).flatMap(({ id, order, student }) => {
    const fields = rows.get(id)
    return fields
      ? [lineAnswer({ id, order, student, fields, prong }, { stored: stored.get(id), calendar, today })]
      : []
  })
}
