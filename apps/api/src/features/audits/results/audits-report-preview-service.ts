import {
  auditCorrectionDue,
  calendarDay,
  canIssueReport,
  findingDueOn,
  findingsOfReport,
  isCorrectedBeforeReport,
  newerDataResultsLetter,
  reportLetter,
  titleOfItem,
} from '@portal/domain'
import type { AnswerOf, previewAuditReport as previewCall } from '@portal/rest-contract'
import type { Command } from '../../../server/command.js'
import { insist } from '../../../server/verdicts.js'
import { prongFound, type Place } from '../audits-command.js'
import { findProng, type ProngView } from '../audits-read-model.js'
import { letterFacts } from './audits-letters-service.js'
import { reviewedProng, type ReviewedProng } from './audits-results-read-model.js'
import { roundOutcomes } from './audits-rounds-service.js'
import type { AuditOffice } from './findings-port.js'

type Preview = AnswerOf<typeof previewCall>

/** Stands in the letter where the number of a finding will stand, which it gets when it is issued. */
const numberAtIssue = 'At issue'

/** What issuing the report would do now, from the same rules as the issuing; writes nothing. */
export async function previewReport(
  command: Command,
  office: AuditOffice,
  { typeKey, id }: Place,
  correctedItemIds: readonly string[],
): Promise<Preview> {
  const { tx, actor } = command
  const view = prongFound(await findProng(tx, actor, typeKey, id))
  insist(canIssueReport(actor, view.facts))
  const reviewed = await reviewedProng(tx, id)
  return reviewed.number === 1
    ? findingsPreview(command, office, { view, reviewed }, new Set(correctedItemIds))
    : roundPreview(command, { view, reviewed })
}

interface Review {
  view: ProngView
  reviewed: ReviewedProng
}

const unsigned = ({ actor }: Command) => ({ signatureName: actor.fullName, signatureTitle: '' })

function findingsPreview(
  command: Command,
  { calendar }: AuditOffice,
  { view, reviewed: { content, answers, part } }: Review,
  corrected: ReadonlySet<string>,
): Preview {
  const { type } = view.audit
  const today = calendarDay(command.ctx.now)
  const due = findingDueOn(today)
  const items = new Map(content.sections.flatMap((section) => section.items).map((item) => [item.id, item]))
  const findings = findingsOfReport(type, part, content, answers).map((found) => {
    const own = found.itemIds.flatMap((itemId) => items.get(itemId) ?? [])
    return {
      citation: found.citation,
      title: own[0] ? titleOfItem(own[0]) : '',
      itemIds: [...found.itemIds],
      itemNumbers: own.map(({ number }) => number),
      instances: found.instancesTotal,
      cases: found.cases.length,
      systemic: found.systemic,
      correctedBefore: isCorrectedBeforeReport(found, corrected, corrected.size > 0),
    }
  })
  const issued = findings.filter(({ correctedBefore }) => !correctedBefore)
  const opens = issued.some(({ cases }) => cases > 0)
  const correctBy = opens ? auditCorrectionDue({ on: today, by: 'report' }, type, due, calendar).due : null
  const { document } = reportLetter(letterFacts(command, view.audit, unsigned(command)), {
    findings: issued.map(({ citation, title, cases, systemic }) => ({
      number: numberAtIssue,
      reference: citation,
      title,
      cases,
      systemic,
      dueOn: due,
    })),
    correctedBefore: findings.length - issued.length,
    correctBy,
  })
  return { findings, outcomes: [], correctBy, dueOn: issued.length > 0 ? due : null, letter: document }
}

async function roundPreview(command: Command, review: Review): Promise<Preview> {
  const outcomes = (await roundOutcomes(command.tx, review)).map(({ finding: { number }, outcome }) => ({
    number,
    outcome,
  }))
  const facts = letterFacts(command, review.view.audit, unsigned(command))
  const { document } = newerDataResultsLetter(facts, outcomes)
  return { findings: [], outcomes, correctBy: null, dueOn: null, letter: document }
}
