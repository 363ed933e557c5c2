import type { Actor } from '../../accounts/actor.js'
import { isSeed } from '../sampling/mulberry32.js'
import { allowed, badInput, wrongState, type Verdict } from '../../verdict.js'
import { auditTexts } from './audit-acts.js'
import { byAuditMonitor, byLocalAdmin } from './audit-rights.js'
import { AuditStatus } from './audit-states.js'
import { isInSample, isStartedRecord, RecordStatus } from './record-states.js'

/** What the rules need to know about the sample of a prong. */
export interface SampleFacts {
  leaId: number
  status: number
  listAccepted: boolean
  /** Eligible rows of the list, after the filter. */
  eligible: number
  /** Rows that are in the sample without being drawn. */
  always?: number
  records: readonly { status: number; files: number; confirmedEnrolled: boolean }[]
}

export const sampleTexts = {
  noList: 'Upload the student list first.',
  tooLarge: (population: number) => `The sample size cannot be larger than the population (${population}).`,
  nothingLeft: 'The filter leaves no students.',
  hasAnswers: (n: number) =>
    n === 1
      ? '1 record already has answers. Redrawing will remove it.'
      : `${n} records already have answers. Redrawing will remove them.`,
  fixed: 'The sample cannot be changed in this status.',
  manyByHand: 'More than 20 % of the sample would be chosen by hand. Confirm that you want this.',
} as const

/** Whether a sample can be drawn or changed at all: after the list, before the review is complete. */
function whileSampling({ status, listAccepted }: SampleFacts): Verdict {
  if (!listAccepted || status < AuditStatus.listReceived) return wrongState(sampleTexts.noList)
  return status <= AuditStatus.reviewInProgress ? allowed : wrongState(sampleTexts.fixed)
}

/** Local administrators of the agency send the list, until a sample is drawn from it (2.6). */
export function canUploadList(
  actor: Actor,
  { leaId, status }: Pick<SampleFacts, 'leaId' | 'status'>,
): Verdict {
  const who = byLocalAdmin(actor, leaId, 'upload the list')
  if (!who.allowed) return who
  if (status < AuditStatus.listRequested) return wrongState('The state has not asked for a list yet.')
  return status <= AuditStatus.listReceived
    ? allowed
    : wrongState('The sample is drawn from the list before. Ask the monitor to delete the sample first.')
}

/** Draws the whole sample anew. Records with work in them are removed only when that is confirmed (2.6). */
export function canDrawSample(
  actor: Actor,
  facts: SampleFacts,
  { size, seed, confirm = false }: { size: number; seed?: number | undefined; confirm?: boolean },
): Verdict {
  const may = mayChange(actor, facts, 'draw a sample')
  if (!may.allowed) return may
  const fits = checkSize(facts, size)
  if (!fits.allowed) return fits
  if (seed !== undefined && !isSeed(seed)) return badInput('Seed must be between 0 and 4294967295.', 'seed')
  const started = facts.records.filter(isStartedRecord).length
  return started > 0 && !confirm ? wrongState(sampleTexts.hasAnswers(started)) : allowed
}

/** Keeps the records and adds some, or takes out such as nobody has started. */
export function canResizeSample(actor: Actor, facts: SampleFacts, size: number): Verdict {
  const may = mayChange(actor, facts, 'change a sample')
  if (!may.allowed) return may
  if (facts.status < AuditStatus.sampleDrawn) return wrongState(auditTexts.sampleFirst)
  const fits = checkSize(facts, size)
  if (!fits.allowed) return fits
  const started = facts.records.filter(isStartedRecord).length
  return size < started
    ? badInput(
        `The sample size cannot be smaller than the records that are started (${started}).`,
        'sampleSize',
      )
    : allowed
}

/** Adds a child by hand: with a reason, and confirmed once more where over 20 % of the sample would be chosen so. */
export function canAddByHand(
  actor: Actor,
  facts: SampleFacts,
  { reason, byHand, confirm = false }: { reason: string; byHand: number; confirm?: boolean },
): Verdict {
  const may = mayChange(actor, facts, 'add to a sample')
  if (!may.allowed) return may
  if (facts.status < AuditStatus.sampleDrawn) return wrongState(auditTexts.sampleFirst)
  if (reason.trim() === '') return badInput('Reason is required.', 'reason')
  const sampled = facts.records.filter(({ status }) => isInSample(status)).length
  return (byHand + 1) * 5 > sampled + 1 && !confirm ? wrongState(sampleTexts.manyByHand) : allowed
}

/** Deletes the whole sample, which leads back to the list; only before anybody reviewed a record. */
export function canDeleteSample(actor: Actor, facts: SampleFacts): Verdict {
  const may = mayChange(actor, facts, 'delete a sample')
  if (!may.allowed) return may
  const isReviewed = ({ status }: { status: number }) =>
    status >= RecordStatus.inReview && status <= RecordStatus.complete
  if (facts.records.some(isReviewed))
    return wrongState('Records are in review. Draw the sample anew instead.')
  return facts.status === AuditStatus.sampleDrawn ? allowed : wrongState(sampleTexts.fixed)
}

function mayChange(actor: Actor, facts: SampleFacts, act: string): Verdict {
  const who = byAuditMonitor(actor, act)
  return who.allowed ? whileSampling(facts) : who
}

function checkSize({ eligible, always = 0 }: SampleFacts, size: number): Verdict {
  if (eligible === 0) return always > 0 ? allowed : wrongState(sampleTexts.nothingLeft)
  if (!Number.isInteger(size) || size < 1)
    return badInput('Sample size must be a whole number of 1 or more.', 'sampleSize')
  return size > eligible ? badInput(sampleTexts.tooLarge(eligible), 'sampleSize') : allowed
}
