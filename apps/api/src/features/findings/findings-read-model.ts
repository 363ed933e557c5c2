import {
  canAddEvidence,
  canAssignFindingOwner,
  canCloseBeforeIssuing,
  canCloseFinding,
  findingCommentRules,
  canCorrect,
  canEditFinding,
  canIssueFinding,
  canJudgeCase,
  canRecordRound,
  canRemindOfFinding,
  canReopenFinding,
  canRevealReferences,
  canRequestVerification,
  canUndoVerification,
  canWithdrawFinding,
  CaseState,
  hidesCorrection,
  isAdminOf,
  maskedReference,
  newerDataFrom,
  roundOutcome,
  seesFinding,
  type Actor,
  type FindingFacts,
} from '@portal/domain'
import type { finding, findingCase, findingRound } from '@portal/rest-contract'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { citations, findingCases, findingRounds, findings } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'
import { listComments } from '../../parts/comments/comments-read-model.js'
import { act } from '../../server/verdicts.js'
import { placesOfCases, samplesOfFinding } from '../audits/results/audits-samples-read-model.js'
import { authorSql, personSql } from '../accounts/accounts-names-read-model.js'
import {
  fileAnswer,
  listFindingFiles,
  ownFiles,
  type FindingFileRow,
} from './documents/findings-files-read-model.js'
import { listFindingLetters } from './letters/findings-letters-read-model.js'
import {
  citationColumns,
  findingRowAnswer,
  selectFindings,
  type FindingCitation,
  type FindingRow,
} from './register/findings-rows-read-model.js'

export type Finding = z.infer<typeof finding>

/** A finding with the facts that rules need and the answer that clients get. */
export interface FindingView {
  facts: FindingFacts
  year: number
  agency: string
  version: number
  changed: { by: string; on: Date } | null
  /** Instants of its cases' last changes, for the message to whoever comes second. */
  caseChanges: Map<number, { version: number; changed: { by: string; on: Date } }>
  row: FindingRow
  answer: Finding
}

/** One finding; null when it is not there or not for the actor's eyes. */
export async function findFinding(
  db: Database,
  actor: Actor,
  id: number,
  now: Date,
): Promise<FindingView | null> {
  if (!isRowId(id)) return null
  const [row] = await selectFindings(db, eq(findings.id, id))
  if (!row || !seesFinding(actor, row)) return null
  const [detail] = await detailQuery(db, id)
  if (!detail) return null
  const cases = await caseQuery(db, id)
  const rounds = await roundQuery(db, id)
  const files = await listFindingFiles(db, id)
  const samples = await samplesOfFinding(db, id)
  const places = await placesOfCases(db, id)
  const facts: FindingFacts = {
    leaId: row.leaId,
    status: row.status,
    issuedOn: row.issuedOn,
    hasCitation: row.citation !== null,
    hasDescription: detail.description.trim() !== '',
    caseStates: cases.map(({ state }) => state),
    prong2Passed: row.prong2VerifiedOn !== null,
    assigneeIds: detail.assignees.map((person) => person.id),
    reviewedInAudit: samples.some(({ auditClosedOn }) => auditClosedOn === null),
  }
  const { agency, ...shown } = detail
  const answered = findingRowAnswer(row, now)
  return {
    facts,
    year: row.year,
    agency,
    version: row.version,
    changed: { by: detail.changedBy.fullName, on: detail.changedOn },
    caseChanges: changesOf(cases),
    row: answered,
    answer: {
      ...answered,
      ...shown,
      ...instantsOf(detail),
      cases: cases.map((stored) => {
        const audit = places.get(stored.id) ?? null
        return caseAnswer({ ...stored, audit }, files, actor, { ...facts, foundOn: row.discoveredOn })
      }),
      rounds: rounds.map((stored) => roundAnswer(stored, files, actor, facts)),
      samples: samples.map(({ auditClosedOn: _closed, ...sample }) => sample),
      newerDataFrom: newerDataFrom({
        discoveredOn: row.discoveredOn,
        issuedOn: row.issuedOn,
        // What the agency only drafts is no correction yet.
        cases: cases.filter(({ state }) => state === CaseState.submitted || state === CaseState.verified),
      }),
      ...ownFiles(files, actor, facts),
      comments: await listComments(db, actor, targetOf(id), findingCommentRules, facts),
      letters: await listFindingLetters(db, actor, id),
      ...actsOf(actor, facts),
    },
  }
}

type Detail = Awaited<ReturnType<typeof detailQuery>>[number]

function instantsOf({ verificationRequestedOn, createdOn, changedOn }: Detail) {
  return {
    verificationRequestedOn: verificationRequestedOn?.toISOString() ?? null,
    createdOn: createdOn.toISOString(),
    changedOn: changedOn.toISOString(),
  }
}

function changesOf(cases: Awaited<ReturnType<typeof caseQuery>>): FindingView['caseChanges'] {
  return new Map(
    cases.map(({ id: caseId, version, changedBy, changedOn }) => [
      caseId,
      { version, changed: { by: changedBy.fullName, on: changedOn } },
    ]),
  )
}

const targetOf = (id: number) => ({ targetType: 'finding' as const, targetId: id })

/** What the actor may do with a finding. */
function actsOf(actor: Actor, facts: FindingFacts) {
  return {
    edit: act(canEditFinding(actor, facts)),
    issue: act(canIssueFinding(actor, facts)),
    closeBeforeIssuing: act(canCloseBeforeIssuing(actor, facts)),
    withdraw: act(canWithdrawFinding(actor, facts)),
    requestVerification: act(canRequestVerification(actor, facts)),
    recordRound: act(canRecordRound(actor, facts)),
    close: act(canCloseFinding(actor, facts)),
    reopen: act(canReopenFinding(actor, facts)),
    remind: act(canRemindOfFinding(actor, facts)),
    addEvidence: act(canAddEvidence(actor, facts)),
    commentInternally: act(findingCommentRules.write(actor, facts, 'Internal')),
    comment: act(findingCommentRules.write(actor, facts, 'Shared')),
    reveal: act(canRevealReferences(actor, facts)),
    assign: isAdminOf(actor, facts.leaId)
      ? { allowed: true, reason: null }
      : { allowed: false, reason: 'Only a local administrator can assign people.' },
    ownFinding: act(canAssignFindingOwner(actor)),
  }
}

/** What the history calls a case: its number on the page and its masked reference; nothing for what is of no case. */
export function caseName(view: FindingView, caseId: number | null): { case?: string } {
  const at = view.answer.cases.findIndex((entry) => entry.id === caseId)
  const found = view.answer.cases[at]
  return found ? { case: `${at + 1}, ${found.studentReference}` } : {}
}

/** Requirements by their reference, those of one part with those of both. */
export async function listCitations(db: Database, part: string | undefined): Promise<FindingCitation[]> {
  return db
    .select(citationColumns)
    .from(citations)
    .where(
      and(eq(citations.active, true), part === undefined ? undefined : inArray(citations.part, ['', part])),
    )
    .orderBy(asc(citations.reference))
}

function detailQuery(db: Database, id: number) {
  return db
    .select({
      agency: sql<string>`(select l.name from leas l where l.id = findings.lea_id)`,
      description: findings.description,
      evidenceSummary: findings.evidenceSummary,
      countingMode: findings.countingMode,
      selfAssessmentId: findings.questionnaireResponseId,
      subsectionResponseId: findings.subsectionResponseId,
      subsectionNumber: sql<string | null>`(select s.number from subsection_responses r
        join subsections s on s.id = r.subsection_id where r.id = findings.subsection_response_id)`,
      itemNumber: itemColumn('number'),
      itemText: itemColumn('text'),
      verificationNote: findings.verificationNote,
      verificationRequestedOn: findings.verificationRequestedOn,
      createdBy: authorSql(sql`findings.created_by`),
      createdOn: findings.createdOn,
      changedBy: authorSql(sql`findings.changed_by`),
      changedOn: findings.changedOn,
      assignees: sql<{ id: string; fullName: string }[]>`(select coalesce(json_agg(
        json_build_object('id', u.id, 'fullName', u.full_name) order by u.full_name, u.id), '[]')
        from finding_assignments a join users u on u.id = a.user_id
        where a.finding_id = findings.id and u.deleted_at is null)`,
    })
    .from(findings)
    .where(eq(findings.id, id))
}

function itemColumn(name: 'number' | 'text') {
  return sql<
    string | null
  >`(select ${sql.raw(`i.${name}`)} from compliance_strategy_items i where i.id = findings.item_id)`
}

function caseQuery(db: Database, findingId: number) {
  return db
    .select({
      id: findingCases.id,
      studentReference: findingCases.studentReference,
      requiredAction: findingCases.requiredAction,
      correctable: findingCases.correctable,
      foundOn: findingCases.foundOn,
      dueOn: findingCases.dueOn,
      dueRule: findingCases.dueRule,
      state: findingCases.state,
      narrative: findingCases.narrative,
      correctedOn: findingCases.correctedOn,
      leftJurisdictionOn: findingCases.leftJurisdictionOn,
      submittedBy: personSql(sql`finding_cases.submitted_by`),
      submittedOn: findingCases.submittedOn,
      stateComment: findingCases.stateComment,
      verifiedBy: personSql(sql`finding_cases.verified_by`),
      verifiedOn: findingCases.verifiedOn,
      changedBy: authorSql(sql`finding_cases.changed_by`),
      changedOn: findingCases.changedOn,
      version: findingCases.version,
    })
    .from(findingCases)
    .where(eq(findingCases.findingId, findingId))
    .orderBy(asc(findingCases.id))
}

/** What rules about one case need to know; undefined is no case. */
export const factsOfCase = (
  facts: FindingFacts,
  of: Pick<z.infer<typeof findingCase>, 'audit'> | undefined,
): FindingFacts => ({ ...facts, correctedInAudit: (of?.audit ?? null) !== null })

function caseAnswer(
  stored: Awaited<ReturnType<typeof caseQuery>>[number] & Pick<z.infer<typeof findingCase>, 'audit'>,
  files: readonly FindingFileRow[],
  actor: Actor,
  { foundOn, ...ofFinding }: FindingFacts & { foundOn: string },
): z.infer<typeof findingCase> {
  const { changedOn, submittedOn, verifiedOn, ...shown } = stored
  const facts = factsOfCase(ofFinding, stored)
  const hidden = hidesCorrection(actor, facts, shown.state)
  return {
    ...shown,
    foundOn: shown.foundOn ?? foundOn,
    studentReference: maskedReference(shown.studentReference),
    changedOn: changedOn.toISOString(),
    narrative: hidden ? '' : shown.narrative,
    correctedOn: hidden ? null : shown.correctedOn,
    leftJurisdictionOn: hidden ? null : shown.leftJurisdictionOn,
    submittedOn: submittedOn?.toISOString() ?? null,
    verifiedOn: verifiedOn?.toISOString() ?? null,
    files: files
      .filter(({ caseId }) => caseId === stored.id && !hidden)
      .map((file) => fileAnswer(file, actor, facts, shown.state)),
    correct: act(canCorrect(actor, facts, shown.state)),
    judge: act(canJudgeCase(actor, facts, shown.state)),
    undo: act(canUndoVerification(actor, facts, shown.state)),
  }
}

function roundQuery(db: Database, findingId: number) {
  return db
    .select({
      id: findingRounds.id,
      number: findingRounds.number,
      periodFrom: findingRounds.periodFrom,
      periodTo: findingRounds.periodTo,
      recordsReviewed: findingRounds.recordsReviewed,
      recordsCompliant: findingRounds.recordsCompliant,
      recordsNotApplicable: findingRounds.recordsNotApplicable,
      note: findingRounds.note,
      recordedBy: authorSql(sql`finding_rounds.recorded_by`),
      recordedOn: findingRounds.recordedOn,
      setAsideOn: findingRounds.setAsideOn,
    })
    .from(findingRounds)
    .where(eq(findingRounds.findingId, findingId))
    .orderBy(desc(findingRounds.number))
}

function roundAnswer(
  { setAsideOn, recordedOn, ...stored }: Awaited<ReturnType<typeof roundQuery>>[number],
  files: readonly FindingFileRow[],
  actor: Actor,
  facts: FindingFacts,
): z.infer<typeof findingRound> {
  const outcome = roundOutcome(stored)
  return {
    ...stored,
    recordedOn: recordedOn.toISOString(),
    outcome,
    passed: outcome === 'passed',
    setAside: setAsideOn !== null,
    files: files.filter(({ roundId }) => roundId === stored.id).map((file) => fileAnswer(file, actor, facts)),
  }
}
