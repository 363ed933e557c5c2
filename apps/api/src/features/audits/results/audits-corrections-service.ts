import {
  byAuditMonitor,
  calendarDay,
  canActOnCorrection,
  canAskServices,
  canReadCorrections,
  canSetCorrectionStatus,
  CaseState,
  checkAuditCorrection,
  correctionsMovedBy,
  isAdminOf,
  seesPlannedAudits,
  shownCorrectionStatus,
  worksOnRecord,
  wrongState,
  type Actor,
  type CorrectionAct,
  type Verdict,
} from '@portal/domain'
import type {
  AnswerOf,
  BodyOf,
  listAuditCorrections,
  setCorrectionStatus as statusCall,
  updateAuditCorrection as updateCall,
} from '@portal/rest-contract'
import { foundOr, recordAct, stampOf, type Command, type Found } from '../../../server/command.js'
import { insist, insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import { prong, prongFound, type Place } from '../audits-command.js'
import { notifyOfAnswers } from '../audits-notices.js'
import { findProng, type ProngView } from '../audits-read-model.js'
import { lockProng } from '../audits-store.js'
import { answersOf, correctionFacts } from './audits-corrections-answers.js'
import { correctionsOfProng, findCorrection, type CorrectionRow } from './audits-corrections-read-model.js'
import type { ReportContext } from './findings-port.js'
import { changeCorrection, touchCase } from './audits-results-store.js'

type Corrections = AnswerOf<typeof listAuditCorrections>
type Correction = AnswerOf<typeof updateCall>
type Update = BodyOf<typeof updateCall>
type Reader = Pick<Command, 'tx' | 'actor' | 'ctx'>

export const correctionFound = foundOr('This correction does not exist.')

/** Corrections of a prong; local users see those of their records. */
export async function listCorrections(reader: Reader, { typeKey, id }: Place): Promise<Corrections> {
  const { tx, actor, ctx } = reader
  const view = prongFound(await findProng(tx, actor, typeKey, id))
  insist(canReadCorrections(actor, view.facts))
  const rows = (await correctionsOfProng(tx, id)).filter((row) => seesCorrection(actor, view, row))
  const counted = rows.map(({ state, dueOn }) => ({ state, dueOn: dueOn ?? '9999-12-31' }))
  return {
    prongId: id,
    status: shownCorrectionStatus(counted, calendarDay(ctx.now)),
    corrections: await answersOf(reader, view, rows),
  }
}

/** One correction with its prong; NOT_FOUND also for a local user who does not work on its record. */
export async function openCorrection(
  { tx, actor }: Pick<Reader, 'tx' | 'actor'>,
  { typeKey, id }: Place,
  found: Found = correctionFound,
): Promise<{ row: CorrectionRow; view: ProngView }> {
  const row = found(await findCorrection(tx, id))
  const view = found(await findProng(tx, actor, typeKey, row.prongId))
  if (!seesCorrection(actor, view, row)) found(null)
  insist(canReadCorrections(actor, view.facts))
  return { row, view }
}

function seesCorrection(
  actor: Actor,
  { facts: { leaId } }: ProngView,
  { assigneeIds }: CorrectionRow,
): boolean {
  return seesPlannedAudits(actor) || isAdminOf(actor, leaId) || worksOnRecord(actor, { leaId, assigneeIds })
}

/** One step of a correction, by whoever's turn it is. */
export async function updateCorrection(
  command: Command,
  context: ReportContext,
  place: Place,
  input: Update,
): Promise<Correction> {
  const { tx } = command
  const { row } = await openCorrection(command, place)
  // Two steps of one correction follow each other, and both follow the report.
  await lockProng(tx, row.prongId)
  const now = await openCorrection(command, place)
  await step(command, context, now, input)
  if (input.act === 'submit') await notifyOfAnswers(command, now.view, 'corrections')
  const after = await openCorrection(command, place)
  const [answer] = await answersOf(command, after.view, [after.row])
  return correctionFound(answer)
}

interface Open {
  row: CorrectionRow
  view: ProngView
}

async function step(
  command: Command,
  { office, findings }: ReportContext,
  open: Open,
  input: Update,
): Promise<void> {
  const { tx, actor, ctx } = command
  const { row, view } = open
  const {
    act,
    comment = '',
    version,
    compensatoryNeeded,
    compensatoryText,
    compensatoryAsked,
    ...fields
  } = input
  const place = { id: row.findingId, caseId: row.id }
  const rule = (name: CorrectionAct) => () =>
    canActOnCorrection(actor, name, correctionFacts(view, row), { comment })
  const more = {
    ...(compensatoryNeeded !== undefined && { compensatoryNeeded }),
    ...(compensatoryText !== undefined && { compensatoryText }),
  }
  const leftOn = fields.leftJurisdictionOn === undefined ? row.leftJurisdictionOn : fields.leftJurisdictionOn
  switch (act) {
    case 'save':
      await findings.saveCase(command, place, { ...fields, submit: false, version }, rule('saveDraft'))
      return changeCorrection(tx, row.id, more)
    case 'submit':
      insist(rule(leftOn === null ? 'submit' : 'claimLeft')())
      insistOnInput(gapsOf(command, { ...row, ...definedOf(fields), ...more }))
      await findings.saveCase(
        command,
        place,
        { ...fields, submit: true, version },
        rule(leftOn === null ? 'submit' : 'claimLeft'),
      )
      return changeCorrection(tx, row.id, { ...more, openedOn: null })
    case 'recall':
      await findings.recallCase(command, place, version, rule('recall'))
      return
    case 'open':
      insist(canLookAt(actor, row))
      return changeCorrection(tx, row.id, { openedOn: row.openedOn ?? ctx.now })
    case 'askServices':
      return askServices(command, open, { asked: compensatoryAsked ?? '', version })
    case 'verify':
    case 'return':
    case 'undo': {
      const name = act === 'verify' && row.state === CaseState.leftClaimed ? 'approveLeft' : act
      await findings.judgeCase(command, office, place, { verdict: act, comment, version }, rule(name))
      return changeCorrection(tx, row.id, { openedOn: null })
    }
  }
}

/** The state asks for services that make up for what the child missed, or no longer; the trail keeps that it did, not what it wrote. */
async function askServices(
  command: Command,
  { row, view }: Open,
  { asked, version }: { asked: string; version: number },
): Promise<void> {
  const { tx, actor, ctx } = command
  insist(canAskServices(actor, correctionFacts(view, row)))
  insistOnVersion(
    version,
    { version: row.version, changed: { by: row.changedBy.fullName, on: row.changedOn } },
    ctx.now,
    (await answersOf(command, view, [row]))[0],
  )
  await changeCorrection(tx, row.id, { compensatoryAsked: asked })
  await touchCase(tx, row.id, stampOf(command))
  await recordAct(command, 'askCompensatoryServices', {
    ...prong.target(view),
    before: { compensatoryAsked: row.compensatoryAsked !== '' },
    after: {
      compensatoryAsked: asked !== '',
      itemId: row.itemId,
      recordId: row.recordId,
      caseId: row.id,
    },
  })
}

/** A monitor looks at what was submitted; the agency cannot recall it from then on. */
function canLookAt(actor: Actor, { state }: CorrectionRow): Verdict {
  const who = byAuditMonitor(actor, 'verify a correction')
  if (!who.allowed) return who
  return state === CaseState.submitted || state === CaseState.leftClaimed
    ? who
    : wrongState('The agency has not submitted this correction.')
}

type Fields = Pick<CorrectionRow, 'correctedOn' | 'narrative' | 'leftJurisdictionOn'>

/** What was sent, without what was left out. */
function definedOf(fields: { [Name in keyof Fields]?: Fields[Name] | undefined }): Partial<Fields> {
  const { correctedOn, narrative, leftJurisdictionOn } = fields
  return {
    ...(correctedOn !== undefined && { correctedOn }),
    ...(narrative !== undefined && { narrative }),
    ...(leftJurisdictionOn !== undefined && { leftJurisdictionOn }),
  }
}

const gapsOf = ({ ctx }: Pick<Command, 'ctx'>, row: CorrectionRow): Verdict[] =>
  checkAuditCorrection(row, { foundOn: row.foundOn, today: calendarDay(ctx.now) })

/**
 * Moves the corrections that were seen, as far as they can be moved (2.3); local users move those of their records. One that
 * changed since is verified or returned by nobody unseen: nothing moves then.
 */
export async function setCorrectionStatus(
  command: Command,
  context: ReportContext,
  place: Place,
  { status, comment, seen }: BodyOf<typeof statusCall> & { status: number },
): Promise<Corrections> {
  const { tx, actor, ctx } = command
  prongFound(await findProng(tx, actor, place.typeKey, place.id))
  await lockProng(tx, place.id)
  const view = prongFound(await findProng(tx, actor, place.typeKey, place.id))
  const versions = new Map(seen.map(({ id, version }) => [id, version]))
  const rows = (await correctionsOfProng(tx, place.id)).filter(({ id }) => versions.has(id))
  const facts = {
    leaId: view.facts.leaId,
    auditStatus: view.facts.status,
    corrections: rows.map((row) => ({
      state: row.state,
      ready: gapsOf(command, row).length === 0,
      assigneeIds: row.assigneeIds,
    })),
  }
  insist(canSetCorrectionStatus(actor, status, facts, comment))
  if (rows.length < versions.size) correctionFound(null)
  const stale = rows.find(({ id, version }) => versions.get(id) !== version)
  if (stale) {
    const { version, changedBy, changedOn: on } = stale
    const current = await listCorrections(command, place)
    insistOnVersion(
      versions.get(stale.id) ?? 0,
      { version, changed: { by: changedBy.fullName, on } },
      ctx.now,
      current,
    )
  }
  const act = status === 3 ? 'submit' : status === 4 ? 'return' : 'verify'
  const moved = correctionsMovedBy(actor, status, facts)
  for (const at of moved) {
    const row = correctionFound(rows[at])
    await step(command, context, { row, view }, { act, comment, version: row.version })
  }
  if (act === 'submit') await notifyOfAnswers(command, view, 'corrections', moved.length)
  await recordAct(command, 'setCorrectionStatus', {
    ...prong.target(view),
    after: { corrections: moved.length },
    ...(comment !== '' && { reason: comment }),
  })
  return listCorrections(command, place)
}
