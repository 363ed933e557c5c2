import {
  canDecidePublicationWords,
  canPublishJustification,
  canWithdrawPublication,
  isSamePublished,
  publishedDocument,
  publishedJustification,
  publishedTexts,
  ratedSubjects,
  type Actor,
  type PublicationFacts,
  type PublishedJustification,
} from '@portal/domain'
import type {
  AnswerOf,
  getJustificationPublication,
  getPublishedJustification,
  listPublishedJustifications,
} from '@portal/rest-contract'
import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { justificationEditions, leas, participations } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'
import { act } from '../../server/verdicts.js'
import { authorSql, personSql } from '../accounts/accounts-names-read-model.js'
import { findParticipation, participationId, type Place } from './participation-read-model.js'
import { findNamedStudents } from './participation-students-read-model.js'

/** A publication as commands use it. */
export interface PublicationView {
  answer: AnswerOf<typeof getJustificationPublication>
  facts: PublicationFacts
  /** As it would be published now. */
  draft: PublishedJustification
  decisions: (typeof participations.$inferSelect)['wordDecisions']
  participationId: number | null
  version: number
  changed: { by: string; on: Date } | null
}

/** A justification as it would be published, and its editions; null for agencies and years that are not there. */
export async function findPublication(
  db: Database,
  actor: Actor,
  place: Place,
  threshold: number,
): Promise<PublicationView | null> {
  const view = await findParticipation(db, actor, place, threshold)
  if (!view) return null
  const {
    answer,
    fields,
    rates,
    facts: { status },
  } = view
  const [stored] = await db
    .select({ id: participations.id, decisions: participations.wordDecisions, agency: leas.shortName })
    .from(leas)
    .leftJoin(participations, and(eq(participations.leaId, leas.id), eq(participations.year, place.year)))
    .where(eq(leas.id, place.leaId))
  const decisions = stored?.decisions ?? {}
  const agency = stored?.agency ?? ''
  const isAccepted = status === 'Accepted'
  const students = isAccepted ? await findNamedStudents(db, place.leaId, fields) : []
  const { answers, words, removed } = publishedTexts(fields, students, decisions)
  const draft = publishedJustification(fields, answers, { rates, threshold })
  const editions = typeof stored?.id === 'number' ? await listEditions(db, stored.id) : []
  const newest = editions[0]
  const standing = answer.justification.publication
  const facts: PublicationFacts = {
    status,
    state: standing.state,
    undecided: words.filter(({ decision }) => decision === null).length,
    isCurrent: newest !== undefined && isSamePublished(newest.published, draft),
  }
  return {
    facts,
    draft,
    decisions,
    participationId: stored?.id ?? null,
    version: view.version,
    changed: view.changed,
    answer: {
      id: answer.id,
      ...place,
      agency,
      version: view.version,
      standing,
      words: isAccepted ? words : [],
      removed,
      draft: publishedDocument(draft, { agency, year: place.year }),
      isCurrent: facts.isCurrent,
      editions: editions.map(({ published: _published, ...edition }) => edition),
      decideWords: act(canDecidePublicationWords(actor, facts)),
      publish: act(canPublishJustification(actor, facts)),
      withdraw: act(canWithdrawPublication(actor, facts)),
    },
  }
}

async function listEditions(db: Database, id: number) {
  const rows = await db
    .select({
      number: justificationEditions.number,
      published: justificationEditions.published,
      publishedBy: authorSql(sql`justification_editions.published_by`),
      publishedOn: justificationEditions.publishedOn,
      withdrawnBy: personSql(sql`justification_editions.withdrawn_by`),
      withdrawnOn: justificationEditions.withdrawnOn,
      reason: justificationEditions.withdrawalReason,
    })
    .from(justificationEditions)
    .where(eq(justificationEditions.participationId, id))
    .orderBy(desc(justificationEditions.number))
  return rows.map(({ publishedOn, withdrawnOn, ...row }) =>
    Object.assign(row, {
      publishedOn: publishedOn.toISOString(),
      withdrawnOn: withdrawnOn?.toISOString() ?? null,
    }),
  )
}

const columns = {
  leaId: participations.leaId,
  agency: leas.shortName,
  year: participations.year,
  edition: justificationEditions.number,
  publishedOn: justificationEditions.publishedOn,
  published: justificationEditions.published,
}

/** Editions that are published and fit a condition, newest year first. */
async function selectPublished(db: Database, where: SQL | undefined) {
  const rows = await db
    .select(columns)
    .from(justificationEditions)
    .innerJoin(participations, eq(participations.id, justificationEditions.participationId))
    .innerJoin(leas, eq(leas.id, participations.leaId))
    .where(and(isNull(justificationEditions.withdrawnOn), where))
    .orderBy(desc(participations.year), asc(leas.shortName))
  return rows.map(({ publishedOn, ...row }) => Object.assign(row, { publishedOn: publishedOn.toISOString() }))
}

/** What is published, newest year first; of every agency but those of training. */
export function listPublished(db: Database, { year }: { year?: number | undefined } = {}) {
  return selectPublished(
    db,
    and(eq(leas.isTest, false), year === undefined ? undefined : eq(participations.year, year)),
  )
}

/** The rows of the list that everybody reads. */
export async function listPublishedRows(db: Database): Promise<AnswerOf<typeof listPublishedJustifications>> {
  return (await listPublished(db)).map(({ published, ...row }) =>
    Object.assign(row, {
      id: participationId(row),
      above: published.rates.filter(({ exceeds }) => exceeds).map(({ subject }) => ratedSubjects[subject]),
    }),
  )
}

/** One published justification; null where nothing is published. */
export async function findPublished(
  db: Database,
  { year, leaId }: Place,
): Promise<AnswerOf<typeof getPublishedJustification> | null> {
  if (!isRowId(year) || !isRowId(leaId)) return null
  const [row] = await selectPublished(db, and(eq(participations.year, year), eq(participations.leaId, leaId)))
  if (!row) return null
  const { published, ...rest } = row
  return {
    id: participationId(rest),
    ...rest,
    document: publishedDocument(published, rest),
  }
}
