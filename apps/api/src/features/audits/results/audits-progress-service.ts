import {
  activeItems,
  AuditStatus,
  canOpenRound,
  canReadReports,
  canReadResults,
  canSetAuditStatus,
  canWithdrawReport,
  correctionCounts,
  findingsOfRound,
  isCaseDone,
  newerDataSampleSize,
  nextAuditStep,
  nextProngDue,
  rosterOf,
  type Actor,
  type AuditItem,
  type WithdrawalFacts,
} from '@portal/domain'
import type { AnswerOf, getAuditCourse } from '@portal/rest-contract'
import type { Database } from '../../../db/database.js'
import type { Command } from '../../../server/command.js'
import { act } from '../../../server/verdicts.js'
import { prongFound, type Place } from '../audits-command.js'
import {
  contentOfAudit,
  findProng,
  roundFacts,
  withdrawalFacts,
  type ProngView,
} from '../audits-read-model.js'
import { countedCorrections } from './audits-corrections-read-model.js'
import {
  contactOfLead,
  lettersOfAudit,
  outcomesOfAudit,
  requirementsOfAudit,
  scopesOfReviews,
} from './audits-progress-read-model.js'
import { newerFrom } from './audits-rounds-service.js'

type Reader = Pick<Command, 'tx' | 'actor' | 'ctx'>
type Progress = AnswerOf<typeof getAuditCourse>
type Review = Progress['reviews'][number]
type Row = ProngView['audit']['answer']['prongs'][number]

/** The course of an audit, from any of its prongs: thirteen queries at most, however many reviews and findings there are. */
export async function auditCourse(reader: Reader, { typeKey, id }: Place): Promise<Progress> {
  const { tx, actor } = reader
  const view = prongFound(await findProng(tx, actor, typeKey, id))
  const { audit, findings } = view
  const { id: auditId, prongs, leaId } = audit.answer
  const items = activeItems(await contentOfAudit(tx, auditId))
  const facts = await factsOf(reader, view)
  const seen = prongs.filter(({ status }) => canReadResults(actor, { leaId, status }).allowed)
  const seesFindings = seen.some(({ number }) => number === 1)
  const corrections = seen.flatMap(({ id: prongId }) => facts.corrections.get(prongId) ?? [])
  const ready = findingsOfRound(findings)
  const first = prongs.find(({ number }) => number === 1)
  const mayOpen = canOpenRound(actor, roundFacts(audit, findings)).allowed
  return {
    auditId,
    closedOn: audit.closedOn?.toISOString() ?? null,
    next: nextAuditStep({
      closed: audit.closedOn !== null,
      prongs,
      // Numbers of the whole agency: they name no record.
      corrections: [...facts.corrections.values()].flat().map(({ state }) => state),
      findings,
    }),
    newerFrom: mayOpen ? await newerFrom(reader, ready) : null,
    newerSize: newerDataSampleSize(Infinity, first?.sampled ?? 0),
    reviews: prongs.map((row) => reviewOf(actor, view, { row, facts, items, seen: seen.includes(row) })),
    findings: seesFindings
      ? findings.map(({ id: findingId, number, status, dueOn, itemIds, prong2VerifiedOn }) => {
          const cases = corrections.filter((one) => one.findingId === findingId)
          const requirement = facts.requirements.get(findingId)
          return {
            id: findingId,
            number,
            citation: requirement?.reference ?? '',
            title: requirement?.title ?? '',
            itemNumbers: items.flatMap((item) => (itemIds.includes(item.id) ? [item.number] : [])),
            status,
            remaining: cases.filter(({ state }) => !isCaseDone(state)).length,
            cases: cases.length,
            dueOn,
            passed: prong2VerifiedOn !== null,
            ready: ready.some((one) => one.id === findingId),
          }
        })
      : [],
    letters: facts.letters.map((letter) => letterEntry(actor, letter)),
    leadContact: facts.leadContact,
    version: audit.version,
  }
}

function letterEntry(
  actor: Actor,
  { supersededOn, issuedOn, acknowledgedOn, ...letter }: Awaited<ReturnType<typeof lettersOfAudit>>[number],
): Progress['letters'][number] {
  return {
    ...letter,
    superseded: supersededOn !== null,
    issuedOn: issuedOn.toISOString(),
    acknowledgedOn: acknowledgedOn?.toISOString() ?? null,
    open: act(canReadReports(actor)),
  }
}

type Facts = Awaited<ReturnType<typeof factsOf>>

async function factsOf({ tx }: Reader, { audit, findings }: ProngView) {
  const { answer } = audit
  return {
    corrections: await countedCorrections(
      tx,
      answer.prongs.map(({ id }) => id),
    ),
    outcomes: await outcomesOfAudit(tx, answer.id),
    requirements: await requirementsOfAudit(tx, answer.id),
    scopes: await scopesOfReviews(tx, answer.id),
    withdrawals: await withdrawalsOf(tx, { audit, findings }),
    letters: await lettersOfAudit(tx, answer.id),
    leadContact: await contactOfLead(tx, answer.leadMonitor.id),
  }
}

async function withdrawalsOf(
  db: Database,
  of: Pick<ProngView, 'audit' | 'findings'>,
): Promise<Map<number, WithdrawalFacts>> {
  const facts = new Map<number, WithdrawalFacts>()
  for (const row of of.audit.answer.prongs)
    if (row.status === AuditStatus.reportIssued) facts.set(row.id, await withdrawalFacts(db, { ...of, row }))
  return facts
}

const noReport: WithdrawalFacts = { status: 0, number: 1, laterRounds: 0, findings: [], begun: 0 }

/** One review with what it looks at, what it said, and where its corrections are. */
function reviewOf(
  actor: Actor,
  { audit, facts: known }: ProngView,
  { row, facts, items, seen }: { row: Row; facts: Facts; items: readonly AuditItem[]; seen: boolean },
): Review {
  const { id: prongId, number, round, status, sampled, complete, version } = row
  const corrections = seen ? (facts.corrections.get(prongId) ?? []) : []
  const open = corrections.filter(({ state }) => !isCaseDone(state))
  const scope = facts.scopes.get(prongId)
  const limited = scope?.limitedItemIds ?? null
  const days = open.map(({ dueOn }) => dueOn).toSorted()
  return {
    prongId,
    number,
    round,
    status,
    sampled,
    complete,
    periodFrom: scope?.periodFrom ?? null,
    periodTo: scope?.periodTo ?? null,
    dueOn: nextProngDue(row, audit.answer)?.on ?? null,
    items:
      limited &&
      items.flatMap((item) =>
        limited.includes(item.id) ? [{ id: item.id, number: item.number, text: item.text }] : [],
      ),
    outcomes: seen
      ? (facts.outcomes.get(prongId) ?? []).map(({ findingId, number: finding, outcome }) => ({
          findingId,
          number: finding,
          outcome,
        }))
      : [],
    corrections: seen ? correctionCounts(corrections.map(({ state }) => state)) : null,
    correctBy: days[0] ?? null,
    close: act(
      canSetAuditStatus(
        actor,
        {
          ...known,
          status,
          hasList: rosterOf(audit.type, audit.answer.part) !== null,
          openCorrections: open.length,
        },
        AuditStatus.closed,
      ),
    ),
    withdraw: act(canWithdrawReport(actor, facts.withdrawals.get(prongId) ?? noReport)),
    version,
  }
}
