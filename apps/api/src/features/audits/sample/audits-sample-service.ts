import { randomInt } from 'node:crypto'
import {
  addByHand,
  AuditStatus,
  badInput,
  byAuditMonitor,
  canAddByHand,
  canDeleteSample,
  canDrawSample,
  canResizeSample,
  certificateOf,
  drawPopulation,
  drawSample,
  filterCondition,
  isInSample,
  isStartedRecord,
  quotaNotMet,
  RecordStatus,
  sampleOfDraw,
  sampleTexts,
  topUp,
  trimSample,
  wrongState,
  type AuditAction,
  type DrawPopulation,
  type Roster,
  type Sample,
  type SampleChange,
  type SampleFacts,
  type SamplingRule,
} from '@portal/domain'
import type {
  AnswerOf,
  BodyOf,
  generateSample as drawCall,
  previewSample as previewCall,
} from '@portal/rest-contract'
import type { Database } from '../../../db/database.js'
import { ApiError } from '../../../server/api-error.js'
import { openRecord, recordAct, stampOf, type Command } from '../../../server/command.js'
import { insist } from '../../../server/verdicts.js'
import { prong, prongFound, type Place } from '../audits-command.js'
import { notifyOfStep } from '../audits-notices.js'
import { findProng, type ProngView } from '../audits-read-model.js'
import { changeProng } from '../audits-store.js'
import { findList, rosterOfProng } from '../lists/audits-lists-read-model.js'
import { findListRows, type ListRow } from '../lists/list-rows-read-model.js'
import { filterOf } from '../lists/population-filter.js'
import {
  findSampledRows,
  findStoredSample,
  sampleAnswer,
  type AuditSample,
} from './audits-sample-read-model.js'
import { insertRecords, removeSample, storeSample, takeOutRecords } from './audits-sample-store.js'

type DrawInput = BodyOf<typeof drawCall>

/** A held prong with all that changes of its sample need. */
export interface OpenSample {
  view: ProngView
  roster: Roster
  rows: ListRow[]
  records: Awaited<ReturnType<typeof findSampledRows>>
  stored: Awaited<ReturnType<typeof findStoredSample>>
}

/** Locks a prong and reads its sample, population and records, for a change. NOT_FOUND for those who do not see it. */
export async function openSample(command: Command, place: Place): Promise<OpenSample> {
  return readSample(command.tx, await openRecord(prong, command, place))
}

async function readSample(db: Database, view: ProngView): Promise<OpenSample> {
  const { id } = view.answer
  const roster = rosterOfProng(view)
  const rows = await findListRows(db, id)
  const records = await findSampledRows(db, id)
  return { view, roster, rows, records, stored: await findStoredSample(db, id) }
}

/** What the rules need to know; `eligible`: rows that the filter leaves. */
function factsOf({ view, records }: OpenSample, eligible: number, always = 0): SampleFacts {
  const { leaId, status, listAccepted } = view.facts
  return { leaId, status, listAccepted, eligible, always, records }
}

/** Draws the sample anew, or adds to it and takes out of it until it has a size. */
export async function generateSample(command: Command, place: Place, input: DrawInput): Promise<AuditSample> {
  const open = await openSample(command, place)
  insist(byAuditMonitor(command.actor, 'draw a sample'))
  if (input.prongId !== place.id) insist(badInput('The prong is another one than in the address.', 'prongId'))
  return input.updateOnly ? resize(command, open, input.sampleSize) : draw(command, open, input)
}

async function draw(command: Command, open: OpenSample, input: DrawInput): Promise<AuditSample> {
  const { tx, actor, ctx } = command
  const { view, rows } = open
  const { population, rule, filter } = populationFor(open, input)
  const { sampleSize, confirm, seed: asked } = input
  const facts = factsOf(open, population.eligible, population.always.length)
  const may = canDrawSample(actor, facts, { size: sampleSize, seed: asked, confirm })
  insist(may, await sampleAnswer(tx, actor, view))
  const size = Math.min(sampleSize, population.eligible)
  const seed = asked ?? anySeed()
  const drawn = drawSample(population, { seed, size })
  const sample = sampleOfDraw(drawn)
  const list = prongFound(await findList(tx, view.answer.id))
  const { answer, audit } = view
  const certificate = certificateOf(drawn, {
    about: {
      agency: audit.agency,
      auditType: audit.type.key,
      part: audit.answer.part,
      year: audit.answer.year,
      prong: answer.number,
      round: answer.round,
    },
    population: { count: rows.length, sha256: list.sha256, agesOn: list.agesOn },
    filter,
    rule,
    drawnBy: actor.fullName,
    drawnAt: ctx.now.toISOString(),
  })
  const prongId = answer.id
  const stamp = stampOf(command)
  await takeOutRecords(tx, prongId, null, { status: RecordStatus.removed, reason: 'Drawn anew' }, stamp)
  await storeSample(tx, { prongId, certificate, queues: sample.queues, nextOrder: sample.nextOrder })
  await insertRecords(tx, { prongId, rows, places: sample.places }, stamp)
  const after = { size, seed, eligible: population.eligible }
  return finish(command, open, { action: 'generateSample', after, status: AuditStatus.sampleDrawn })
}

const anySeed = () => randomInt(2 ** 32)

/** The rows that a new draw would choose from, with the rule and the filter that leave them. */
function populationFor({ rows, roster }: OpenSample, input: DrawInput) {
  const rule = ruleOf(roster, input)
  const filter = input.filter ? filterCondition(filterOf(input.filter)) : null
  return { population: drawPopulation(rows, rule, filter), rule, filter }
}

/** What a new draw would give; with its seed, drawing gives the same. */
export async function previewSample(
  { tx, actor }: Pick<Command, 'tx' | 'actor'>,
  { typeKey, id }: Place,
  input: DrawInput,
): Promise<AnswerOf<typeof previewCall>> {
  const open = await readSample(tx, prongFound(await findProng(tx, actor, typeKey, id)))
  insist(byAuditMonitor(actor, 'draw a sample'))
  const { population } = populationFor(open, input)
  const { eligible, always } = population
  const { sampleSize: size, seed } = input
  insist(canDrawSample(actor, factsOf(open, eligible, always.length), { size, seed, confirm: true }))
  const draw = drawSample(population, { seed: seed ?? anySeed(), size: Math.min(size, eligible) })
  const started = open.records.filter(isStartedRecord).length
  return {
    eligible,
    always: always.length,
    seed: draw.seed,
    strata: draw.strata.map(({ name, population: rows, allocated, sample }) => ({
      name,
      population: rows,
      allocated,
      drawn: sample.length,
    })),
    quotas: draw.quotas.map((quota) => Object.assign({}, quota, { notMet: quotaNotMet(quota) })),
    removed: sampleOf(open).places.length,
    lost: started > 0 ? sampleTexts.hasAnswers(started) : null,
  }
}

/** The rule of the kind with what the caller has changed of it; the certificate keeps it. */
function ruleOf({ sampling, columns }: Roster, { strata, quotas = [] }: DrawInput): SamplingRule {
  if (strata && !columns.some(({ field }) => field === strata.field))
    insist(badInput('The list has no such column.', 'strata'))
  const numbers = new Map(quotas.map(({ name, atLeast }) => [name, atLeast]))
  const nameOf = (quota: SamplingRule['quotas'][number]) => (quota.kind === 'rows' ? quota.name : quota.field)
  if (quotas.some(({ name }) => !sampling.quotas.some((quota) => nameOf(quota) === name)))
    insist(badInput('There is no such quota.', 'quotas'))
  return {
    ...sampling,
    strata: strata ?? sampling.strata,
    quotas: sampling.quotas.map((quota) =>
      Object.assign({}, quota, { atLeast: numbers.get(nameOf(quota)) ?? quota.atLeast }),
    ),
  }
}

async function resize(command: Command, open: OpenSample, size: number): Promise<AuditSample> {
  const { tx, actor } = command
  const population = populationOf(open)
  const { eligible, always } = population
  insist(
    canResizeSample(actor, factsOf(open, eligible + always.length, always.length), size),
    await sampleAnswer(tx, actor, open.view),
  )
  const before = sampleOf(open)
  const isStarted = (row: number) =>
    always.includes(row) || open.records.some((record) => record.place === row && isStartedRecord(record))
  const after =
    size >= before.places.length
      ? topUp(before, population, size)
      : trimSample(before, population, size, isStarted)
  if (!after) throw new Error('A sample that can be resized could not be trimmed.')
  const came = rowsOf(after).filter((row) => !rowsOf(before).includes(row))
  const left = rowsOf(before).filter((row) => !rowsOf(after).includes(row))
  if (came.length + left.length > 0) {
    const change: SampleChange =
      left.length > 0 ? { kind: 'trim', size, left } : { kind: 'topUp', size, came }
    await storeChange(command, open, change, after)
    const reason = 'The sample was made smaller'
    await takeOutRecords(
      tx,
      open.view.answer.id,
      left,
      { status: RecordStatus.removed, reason },
      stampOf(command),
    )
  }
  return finish(command, open, { action: 'generateSample', after: { size, updateOnly: true } })
}

/** Adds a row of the list that somebody chose, with a reason. */
export async function addStudent(
  command: Command,
  place: Place,
  studentId: number,
  { reason, confirm }: { reason: string; confirm: boolean },
): Promise<AuditSample> {
  const { tx, actor } = command
  const open = await openSample(command, place)
  const before = sampleOf(open)
  const byHand = before.places.filter(({ origin }) => origin === 'Manual add').length
  const may = canAddByHand(actor, factsOf(open, open.rows.length), { reason, byHand, confirm })
  insist(may, await sampleAnswer(tx, actor, open.view))
  const row = open.rows.findIndex(({ id }) => id === studentId)
  if (row < 0) throw new ApiError('NOT_FOUND', 'This row is not in the list.')
  if (rowsOf(before).includes(row)) insist(wrongState('This student is in the sample already.'))
  await storeChange(command, open, { kind: 'add', came: row, reason }, addByHand(before, row))
  return finish(command, open, { action: 'addSampleStudent', after: { order: before.nextOrder }, reason })
}

/** Deletes the whole sample, which leads back to the list. */
export async function deleteSample(command: Command, place: Place): Promise<AuditSample> {
  const { tx, actor } = command
  const open = await openSample(command, place)
  insist(canDeleteSample(actor, factsOf(open, open.rows.length)), await sampleAnswer(tx, actor, open.view))
  const { id } = open.view.answer
  const taken = { status: RecordStatus.removed, reason: 'The sample was deleted' }
  await takeOutRecords(tx, id, null, taken, stampOf(command))
  await removeSample(tx, id)
  const after = { size: sampleOf(open).places.length }
  return finish(command, open, { action: 'deleteSample', after, status: AuditStatus.listReceived })
}

/** The population that the sample was drawn from. */
export function populationOf({ rows, stored, roster }: OpenSample): DrawPopulation {
  const { rule, filter } = stored?.certificate ?? { rule: roster.sampling, filter: null }
  return drawPopulation(rows, rule, filter)
}

/** The sample as it stands, with those who are next. */
export function sampleOf({ records, stored }: OpenSample): Sample {
  const places = records
    .filter(({ status }) => isInSample(status))
    .map(({ place: row, order, origin }) => ({ row, order, origin }))
  return { places, queues: stored?.queues ?? [], nextOrder: stored?.nextOrder ?? 1 }
}

const rowsOf = ({ places }: Sample) => places.map(({ row }) => row)

/** Stores a change of the sample with its line in the certificate, and records of those who came. */
export async function storeChange(
  command: Command,
  open: OpenSample,
  change: SampleChange,
  { queues, nextOrder, places }: Sample,
): Promise<void> {
  const { tx, actor, ctx } = command
  const { stored, rows, view } = open
  if (!stored) throw new Error('There is no sample to change.')
  const recorded = { ...change, by: actor.fullName, at: ctx.now.toISOString() }
  const certificate = { ...stored.certificate, changes: [...stored.certificate.changes, recorded] }
  const prongId = view.answer.id
  await storeSample(tx, { prongId, certificate, queues, nextOrder })
  const before = rowsOf(sampleOf(open))
  const came = places.filter(({ row }) => !before.includes(row))
  const reason = change.kind === 'add' ? change.reason : ''
  await insertRecords(tx, { prongId, rows, places: came, reason }, stampOf(command))
}

/** Writes the prong and the history, and answers the sample as it stands then. */
async function finish(
  command: Command,
  { view }: OpenSample,
  {
    action,
    after,
    reason,
    status,
  }: { action: AuditAction; after: object; reason?: string; status?: AuditStatus },
): Promise<AuditSample> {
  const { tx, actor } = command
  const { id, audit } = view.answer
  await changeProng(tx, id, status === undefined ? {} : { status }, stampOf(command))
  await recordAct(command, action, { ...prong.target(view), after, reason: reason ?? null })
  const now = prongFound(await findProng(tx, actor, audit.typeKey, id))
  if (status !== undefined) await notifyOfStep(command, now, view.answer.status)
  return sampleAnswer(tx, actor, now)
}
