import {
  canDecideJustification,
  canEnterRates,
  canImportRates,
  canSubmitJustification,
  canWriteJustification,
  emptyJustification,
  exceedingSubjects,
  isStateStaff,
  justificationGaps,
  justificationStatus,
  noRates,
  seesParticipation,
  totalRates,
  type Actor,
  type JustificationFacts,
  type JustificationFields,
  type ParticipationRates,
} from '@portal/domain'
import type { AnswerOf, getParticipation, listParticipation } from '@portal/rest-contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { complianceYears, justificationEditions, leas, participations } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'
import { act } from '../../server/verdicts.js'
import { personSql } from '../accounts/accounts-names-read-model.js'
import { listCountedAgencies, listVisibleAgencies } from '../agencies/agencies-read-model.js'

/** An agency in a year. */
export interface Place {
  year: number
  leaId: number
}

/** How records are named, in the history too. */
export const participationId = ({ year, leaId }: Place): string => `${year}-${leaId}`

type Participation = AnswerOf<typeof getParticipation>

/** Participation of an agency with what rules and the history need of it beside the answer. */
export interface ParticipationView {
  answer: Participation
  rates: ParticipationRates
  /** What the agency wrote; empty before it did. */
  fields: JustificationFields
  facts: JustificationFacts
  version: number
  changed: { by: string; on: Date } | null
}

/** Participation of one agency in a year, of empty numbers where nothing is entered; null for agencies that the actor does not see. */
export async function findParticipation(
  db: Database,
  actor: Actor,
  { year, leaId }: Place,
  threshold: number,
): Promise<ParticipationView | null> {
  if (!isRowId(year) || !isRowId(leaId) || !seesParticipation(actor, leaId)) return null
  const row = await selectOne(db, { year, leaId })
  if (!row) return null
  const { stored, changedBy } = row
  const rates = stored?.rates ?? noRates
  const changedOn = stored?.changedOn ?? null
  const exceeding = exceedingSubjects(rates, threshold)
  const fields = stored?.justification ?? emptyJustification
  const status = justificationStatus(stored?.justificationStatus ?? null, exceeding)
  const facts: JustificationFacts = { leaId, status, gaps: justificationGaps(fields, exceeding) }
  return {
    rates,
    fields,
    facts,
    version: stored?.version ?? 0,
    changed: changedBy && changedOn ? { by: changedBy.fullName, on: changedOn } : null,
    answer: {
      ...rates,
      id: participationId({ year, leaId }),
      leaId,
      year,
      threshold,
      exceeding,
      changedBy,
      changedOn: changedOn?.toISOString() ?? null,
      version: stored?.version ?? 0,
      enter: act(canEnterRates(actor, facts)),
      justification: {
        ...fields,
        groups: [...fields.groups],
        ...standingOf(stored, status),
        submittedBy: row.submittedBy,
        decidedBy: row.decidedBy,
        decidedOn: stored?.decidedOn?.toISOString() ?? null,
        returnReason: stored?.returnReason ?? null,
        gaps: [...facts.gaps],
        write: act(canWriteJustification(actor, facts)),
        submit: act(canSubmitJustification(actor, facts)),
        decide: act(canDecideJustification(actor, facts)),
        publication: publicationOf(row.edition),
      },
    },
  }
}

/** One agency and year with what is stored of it and the newest edition of its publication. */
async function selectOne(db: Database, { year, leaId }: Place) {
  const [row] = await db
    .select({
      stored: participations,
      changedBy: personSql(sql`participations.changed_by`),
      submittedBy: personSql(sql`participations.submitted_by`),
      decidedBy: personSql(sql`participations.decided_by`),
      edition: {
        number: justificationEditions.number,
        publishedOn: justificationEditions.publishedOn,
        withdrawnOn: justificationEditions.withdrawnOn,
        reason: justificationEditions.withdrawalReason,
      },
    })
    .from(leas)
    .innerJoin(complianceYears, eq(complianceYears.id, year))
    .leftJoin(participations, and(eq(participations.leaId, leas.id), eq(participations.year, year)))
    .leftJoin(justificationEditions, eq(justificationEditions.participationId, participations.id))
    .where(eq(leas.id, leaId))
    .orderBy(desc(justificationEditions.number))
    .limit(1)
  return row
}

type StoredStanding = Pick<
  typeof participations.$inferSelect,
  'justificationStatus' | 'justificationDueOn' | 'submittedOn'
>

const standingOf = (stored: StoredStanding | null | undefined, status: JustificationFacts['status']) => ({
  status,
  dueOn: stored?.justificationDueOn ?? null,
  submittedOn: stored?.submittedOn?.toISOString() ?? null,
})

type Edition = Pick<typeof justificationEditions.$inferSelect, 'number' | 'publishedOn' | 'withdrawnOn'> & {
  reason: string | null
}

const publicationOf = (newest: Edition | null) =>
  ({
    state: newest === null ? 'Not published' : newest.withdrawnOn === null ? 'Published' : 'Withdrawn',
    edition: newest?.number ?? null,
    publishedOn: newest?.publishedOn.toISOString() ?? null,
    withdrawnOn: newest?.withdrawnOn?.toISOString() ?? null,
    reason: newest?.reason ?? null,
  }) satisfies Participation['justification']['publication']

/** Whether a compliance year is there. */
export async function isParticipationYear(db: Database, year: number): Promise<boolean> {
  return isRowId(year) && (await db.$count(complianceYears, eq(complianceYears.id, year))) > 0
}

/** What is entered for a year, by agency. */
async function ratesOfYear(db: Database, year: number) {
  const {
    leaId,
    rates,
    changedOn,
    justificationStatus: status,
    justificationDueOn,
    submittedOn,
  } = participations
  const rows = await db
    .select({ leaId, rates, changedOn, justificationStatus: status, justificationDueOn, submittedOn })
    .from(participations)
    .where(eq(participations.year, year))
  return new Map(rows.map((row) => [row.leaId, row]))
}

/** The agencies that the actor sees with their numbers in a year, and the totals of the state for its staff. */
export async function listParticipationOf(
  db: Database,
  actor: Actor,
  year: number,
  threshold: number,
): Promise<AnswerOf<typeof listParticipation>> {
  const stored = await ratesOfYear(db, year)
  const agencies = await listVisibleAgencies(db, actor)
  const totals = isStateStaff(actor)
    ? totalRates((await listCountedAgencies(db)).map((id) => stored.get(id)?.rates ?? noRates))
    : null
  return {
    threshold,
    rows: agencies.map(({ id }) => {
      const own = stored.get(id)
      const { rates = noRates, changedOn = null } = own ?? {}
      const exceeding = exceedingSubjects(rates, threshold)
      const status = justificationStatus(own?.justificationStatus ?? null, exceeding)
      const row = { id: participationId({ year, leaId: id }), leaId: id, exceeding }
      return Object.assign(row, rates, {
        justification: standingOf(own, status),
        changedOn: changedOn?.toISOString() ?? null,
      })
    }),
    totals: totals && { ...totals, exceeding: exceedingSubjects(totals, threshold) },
    importFile: act(canImportRates(actor)),
  }
}

/** The numbers of agencies in a year with the days by which their justifications are due, held until the commit. */
export async function lockRates(
  db: Database,
  year: number,
): Promise<ReadonlyMap<number, { rates: ParticipationRates; dueOn: string | null }>> {
  const rows = await db
    .select({
      leaId: participations.leaId,
      rates: participations.rates,
      dueOn: participations.justificationDueOn,
    })
    .from(participations)
    .where(eq(participations.year, year))
    .orderBy(participations.leaId)
    .for('update')
  return new Map(rows.map(({ leaId, ...row }) => [leaId, row]))
}
