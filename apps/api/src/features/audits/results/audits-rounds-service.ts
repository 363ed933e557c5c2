import {
  activeItems,
  addDays,
  badInput,
  calendarDay,
  canOpenRound,
  casesOfRound,
  countsOf,
  findingOutcome,
  findingsOfRound,
  FindingStatus,
  limitedItems,
  longDay,
  newerDataLetter,
  newerDataResultsLetter,
  stateSetDue,
  type LetterOutcome,
  type ResponseSet,
  type ScoredAnswer,
  recordReference,
  rosterOf,
} from '@portal/domain'
import type { BodyOf, openAuditRound as openCall } from '@portal/rest-contract'
import type { Database } from '../../../db/database.js'
import { openRecord, recordAct, stampOf, type Command } from '../../../server/command.js'
import { insist, insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import { audit, prongFound, type Place } from '../audits-command.js'
import {
  contentOfAudit,
  findProng,
  roundFacts,
  type AuditProng,
  type ProngView,
  recordKindOf,
} from '../audits-read-model.js'
import { correctionsOfProng, daysOfCorrections, findingsOfAudit } from './audits-corrections-read-model.js'
import { insertAgencyRecords } from '../sample/audits-sample-store.js'
import { issueAuditLetter, letterFacts } from './audits-letters-service.js'
import { foundOnOf, type ReviewedProng } from './audits-results-read-model.js'
import {
  findingsOfRoundProng,
  clearRoundResults,
  deleteCorrections,
  insertCorrections,
  insertRoundProng,
  roundResults,
  setRoundResult,
} from './audits-results-store.js'
import type { ReportContext, Signature } from './findings-port.js'

/** Opens a review of newer data about the findings that are ready for it, and asks the agency for a newer list by letter. */
export async function openRound(
  command: Command,
  { office }: ReportContext,
  place: Place,
  { version, ...days }: BodyOf<typeof openCall>,
): Promise<AuditProng> {
  const { tx, actor, ctx } = command
  const view = await openRecord(audit, command, place)
  const all = await findingsOfAudit(tx, place.id)
  insist(canOpenRound(actor, roundFacts(view, all)), view.answer)
  insistOnVersion(version, view, ctx.now, view.answer)
  const ready = findingsOfRound(all)
  const { from, dueOn } = daysOfRound(command, office, await newerFrom(command, ready), days)
  const order = activeItems(await contentOfAudit(tx, place.id)).map(({ id }) => id)
  const round = Math.max(0, ...view.answer.prongs.flatMap((one) => (one.number === 2 ? [one.round] : []))) + 1
  const prongId = await insertRoundProng(
    tx,
    {
      auditId: place.id,
      round,
      limitedItemIds: limitedItems(all, order),
      periodFrom: from,
      periodTo: days.periodTo ?? null,
      documentsDueOn: dueOn,
    },
    ready.map(({ id }) => id),
    stampOf(command),
  )
  if (rosterOf(view.type, view.answer.part) === null)
    await insertAgencyRecords(tx, [place.id], stampOf(command))
  await recordAct(command, 'openAuditRound', {
    ...audit.target(view),
    after: {
      round,
      periodFrom: from,
      documentsDueOn: dueOn,
      findings: ready.map(({ number }) => number).join(', '),
    },
  })
  const signature = { signatureName: actor.fullName, signatureTitle: '' }
  await issueAuditLetter(command, office, view, {
    kind: 'NewerData',
    signature,
    prongId,
    ...newerDataLetter(letterFacts(command, view, signature), {
      findings: ready.map(({ number }) => number),
      periodFrom: from,
      dueOn,
      hasList: rosterOf(view.type, view.answer.part) !== null,
    }),
  })
  return prongFound(await findProng(tx, actor, place.typeKey, prongId)).answer
}

/** The first day of the records and the day on which they are due, as they were chosen or as they are usual. */
function daysOfRound(
  { actor, ctx }: Command,
  { calendar }: ReportContext['office'],
  earliest: string,
  { periodFrom: from = earliest, periodTo, documentsDueOn }: Omit<BodyOf<typeof openCall>, 'version'>,
): { from: string; dueOn: string } {
  const today = calendarDay(ctx.now)
  insistOnInput(
    [
      from < earliest
        ? badInput(
            `Period from must be on or after ${longDay(earliest)}: only records after the report and the last correction count.`,
            'periodFrom',
          )
        : null,
      periodTo !== undefined && periodTo < from
        ? badInput('Period to must be on or after Period from.', 'periodTo')
        : null,
      documentsDueOn !== undefined && documentsDueOn < today
        ? badInput('List and documents due must be today or later.', 'documentsDueOn')
        : null,
    ].filter((verdict) => verdict !== null),
  )
  const typed = documentsDueOn ?? addDays(today, newerDataDays)
  return { from, dueOn: stateSetDue(typed, { by: actor.fullName, at: ctx.now }, calendar).due }
}

/** Days in which an agency sends the list and documents of newer data where the state sets no other day. */
const newerDataDays = 30

/** The day after the later of the report and the last correction of these findings (2.4, step 9). */
export async function newerFrom(
  { tx, ctx }: Pick<Command, 'tx' | 'ctx'>,
  ready: readonly { id: number; issuedOn: string | null }[],
): Promise<string> {
  const corrected = await daysOfCorrections(
    tx,
    ready.map(({ id }) => id),
  )
  const days = [...ready.flatMap(({ issuedOn }) => issuedOn ?? []), ...corrected]
  return addDays(
    days.reduce((one, other) => (one > other ? one : other), days[0] ?? calendarDay(ctx.now)),
    1,
  )
}

/** What the review of newer data says about each finding that it is ready for. */
export async function roundOutcomes(
  db: Database,
  { view, reviewed }: { view: ProngView; reviewed: ReviewedProng },
) {
  const inRound = new Set(await findingsOfRoundProng(db, reviewed.id))
  return findingsOfRound(view.findings)
    .filter(({ id }) => inRound.has(id))
    .map((finding) => ({
      finding,
      outcome: findingOutcome(view.audit.type.responseSet, finding, reviewed.answers),
    }))
}

/** Tells every finding of a round what its review found, once; those that are no longer ready are left out. */
export async function recordRound(
  command: Command,
  { office, findings: port }: ReportContext,
  { view, reviewed }: { view: ProngView; reviewed: ReviewedProng },
  signature: Signature,
): Promise<void> {
  const { tx, ctx } = command
  const { responseSet } = view.audit.type
  const references = new Map(
    reviewed.records.map((record) => [record.id, recordReference(recordKindOf(view.audit), record)]),
  )
  const today = calendarDay(ctx.now)
  const outcomes: LetterOutcome[] = []
  for (const { finding, outcome } of await roundOutcomes(tx, { view, reviewed })) {
    const cases =
      outcome === 'failed' ? casesOfRound(responseSet, reviewed.content, finding, reviewed.answers) : []
    const { rounds } = await port.round(command, office, finding.id, {
      round: {
        periodFrom: view.answer.periodFrom ?? today,
        periodTo: view.answer.periodTo ?? today,
        ...countsOfRecords(responseSet, finding.itemIds, reviewed.answers, outcome),
        note: `Round ${reviewed.round} of the audit.`,
      },
      cases: cases.map(({ recordId, requiredAction, correctable }) => ({
        studentReference: references.get(recordId) ?? '',
        requiredAction,
        correctable,
        ...foundOnOf(reviewed, recordId),
      })),
      added: (caseIds) =>
        insertCorrections(
          tx,
          cases.flatMap(({ recordId, itemId }, at) => {
            const caseId = caseIds[at]
            return caseId === undefined ? [] : [{ caseId, recordId, itemId }]
          }),
        ),
    })
    await setRoundResult(
      tx,
      { prongId: reviewed.id, findingId: finding.id },
      {
        outcome,
        roundId: rounds[0]?.id ?? null,
        statusBefore: finding.status,
        prong1VerifiedBefore: finding.prong1VerifiedOn,
      },
    )
    outcomes.push({ number: finding.number, outcome })
  }
  await issueAuditLetter(command, office, view.audit, {
    kind: 'NewerDataResults',
    signature,
    prongId: reviewed.id,
    ...newerDataResultsLetter(letterFacts(command, view.audit, signature), outcomes),
  })
}

/** Takes the results of a review of newer data from its findings, with the cases that it added, which nobody has begun to correct. */
export async function withdrawResults(
  command: Command,
  port: ReportContext['findings'],
  prongId: number,
  reason: string,
): Promise<void> {
  const { tx } = command
  const cases = await correctionsOfProng(tx, prongId)
  await deleteCorrections(
    tx,
    cases.map(({ id }) => id),
  )
  const results = await roundResults(tx, prongId)
  await clearRoundResults(tx, prongId)
  for (const { findingId, roundId, statusBefore, prong1VerifiedBefore } of results)
    await port.withdrawRound(command, findingId, {
      roundId,
      caseIds: cases.flatMap((one) => (one.findingId === findingId ? [one.id] : [])),
      before: {
        status: statusBefore ?? FindingStatus.prong1Verified,
        prong1VerifiedOn: prong1VerifiedBefore,
      },
      reason,
    })
}

/** Records of a review as the finding counts them: a record is compliant when an item is met and none is not. */
function countsOfRecords(
  set: ResponseSet,
  itemIds: readonly string[],
  answers: readonly ScoredAnswer[],
  outcome: LetterOutcome['outcome'],
) {
  const byRecord = new Map<number, { met: boolean; notMet: boolean }>()
  for (const { recordId, itemId, value } of answers) {
    const counts = countsOf(set, value)
    if (!itemIds.includes(itemId) || counts === 'open') continue
    const before = byRecord.get(recordId) ?? { met: false, notMet: false }
    byRecord.set(recordId, {
      met: before.met || counts === 'met',
      notMet: before.notMet || counts === 'notMet',
    })
  }
  const records = [...byRecord.values()]
  const compliant = records.filter(({ met, notMet }) => met && !notMet).length
  const neither = records.filter(({ met, notMet }) => !met && !notMet).length
  // Where one item of several applied to no record, no record shows the whole requirement.
  return outcome === 'noneApplies'
    ? { recordsReviewed: records.length, recordsCompliant: 0, recordsNotApplicable: records.length }
    : { recordsReviewed: records.length, recordsCompliant: compliant, recordsNotApplicable: neither }
}
