import {
  auditLetter,
  byAuditMonitor,
  calendarDay,
  canCreateAudit,
  nextSequence,
  partsOf,
  rosterOf,
  type AuditLetterFacts,
  type AuditPart,
  type AuditType,
  type Verdict,
} from '@portal/domain'
import type {
  AnswerOf,
  BodyOf,
  createAudits as createCall,
  previewAudits as previewCall,
} from '@portal/rest-contract'
import { badField } from '../../server/api-error.js'
import { recordActs, stampOf, type Command } from '../../server/command.js'
import { insist } from '../../server/verdicts.js'
import { chosenMonitor } from './audits-command.js'
import { listPlaces, listSequences, newestContents } from './audits-plan-read-model.js'
import { findAudits, findAuditType, type AuditRow } from './audits-read-model.js'
import { insertAudits, lockAuditType } from './audits-store.js'
import { insertAgencyRecords } from './sample/audits-sample-store.js'

type NewAudits = BodyOf<typeof createCall>

/** An audit that may be created, or why not. */
interface Planned {
  leaId: number
  part: AuditPart
  sequence: number
  contentId: number | undefined
  refusals: (Verdict & { allowed: false })[]
  letter: AuditLetterFacts
}

/** The audits that creating would make, with their letters; writes nothing. */
export async function previewAudits(
  command: Command,
  typeKey: string,
  input: NewAudits,
): Promise<AnswerOf<typeof previewCall>> {
  const planned = await plan(command, await findAuditType(command.tx, typeKey), input)
  return planned.map(({ leaId, part, sequence, refusals, letter }) => ({
    leaId,
    part,
    sequence,
    refusals: refusals.map(({ reason }) => reason),
    letter: auditLetter('Notification', letter),
  }))
}

/** Creates an audit for each agency and part. One that cannot be created prevents all. */
export async function createAudits(command: Command, typeKey: string, input: NewAudits): Promise<AuditRow[]> {
  const { tx, actor } = command
  const type = await findAuditType(tx, typeKey)
  insist(byAuditMonitor(actor, 'create an audit'))
  await lockAuditType(tx, typeKey)
  const planned = await plan(command, type, input)
  const { leaIds: _leaIds, parts: _parts, ...given } = input
  const rows = planned.map(({ leaId, part, sequence, contentId, refusals, letter }) => {
    const [refusal] = refusals
    if (refusal) insist(planned.length === 1 ? refusal : namingAgency(refusal, letter))
    if (contentId === undefined) throw new Error('An audit without content passed its checks.')
    return Object.assign({ typeKey, leaId, part, sequence, contentId }, given)
  })
  const ids = await insertAudits(tx, rows, stampOf(command))
  const whole = ids.filter((_id, at) => rosterOf(type, rows[at]?.part ?? 'Part B') === null)
  await insertAgencyRecords(tx, whole, stampOf(command))
  await recordActs(
    command,
    'createAudit',
    rows.map((row, at) => ({
      targetType: 'audit',
      targetId: ids[at] ?? 0,
      leaId: row.leaId,
      year: row.year,
      after: row,
    })),
  )
  return findAudits(tx, actor, ids)
}

/** Among many audits, the refused one is named; a refusal of a field is about all of them. */
function namingAgency(refusal: Verdict & { allowed: false }, { agency, part }: AuditLetterFacts): Verdict {
  return refusal.field === undefined
    ? { ...refusal, reason: `${agency}, ${part}: ${refusal.reason}` }
    : refusal
}

async function plan({ tx, actor, ctx }: Command, type: AuditType, input: NewAudits): Promise<Planned[]> {
  insist(byAuditMonitor(actor, 'create an audit'))
  const { year } = input
  const leaIds = [...new Set(input.leaIds)].toSorted((one, other) => one - other)
  const lead = await chosenMonitor(tx, input.leadMonitorId, 'leadMonitorId')
  const places = new Map((await listPlaces(tx, leaIds)).map((place) => [place.id, place]))
  const contents = await newestContents(tx, type.key, year)
  if (contents.size === 0) throw badField('year', 'Choose a year.')
  const known = await listSequences(tx, { typeKey: type.key, year, leaIds })
  return leaIds.flatMap((leaId) =>
    [...new Set(input.parts)].toSorted().map((part) => {
      const place = places.get(leaId)
      if (!place) throw badField('leaIds', 'Choose an agency.')
      const sequences = known
        .filter((one) => one.leaId === leaId && one.part === part)
        .map(({ sequence }) => sequence)
      const contentId = contents.get(part)
      const isAudited = place[part] && partsOf(type).includes(part) && contentId !== undefined
      return {
        leaId,
        part,
        sequence: nextSequence(sequences),
        contentId,
        refusals: [
          ...canCreateAudit(actor, input, sequences),
          ...(isAudited ? [] : [notAudited(type, part)]),
        ].filter((verdict) => !verdict.allowed),
        letter: {
          type,
          agency: place.name,
          part,
          year,
          plannedStart: input.plannedStart,
          documentsDueOn: input.documentsDueOn,
          plannedEnd: input.plannedEnd,
          leadMonitor: lead.fullName,
          contact: lead.fullName,
          letterDate: calendarDay(ctx.now),
        },
      }
    }),
  )
}

const notAudited = (type: AuditType, part: AuditPart): Verdict => ({
  allowed: false,
  code: 'BAD_USER_INPUT',
  reason: `There is no ${type.label.toLowerCase()} of ${part} for this agency.`,
  field: 'parts',
})
