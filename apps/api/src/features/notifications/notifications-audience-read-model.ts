import type { NoticeParty } from '@portal/domain'
import { and, eq, inArray, isNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { builtOnce } from '../../db/built-once.js'
import type { Database } from '../../db/database.js'
import { inChunks } from '../../db/in-chunks.js'
import {
  auditCorrections,
  auditRecordPeople,
  findingAssignments,
  requiredDocumentAssignments,
  questionnaireResponses,
  subsectionAssignments,
  subsectionResponses,
  userPreferences,
  users,
} from '../../db/schema/index.js'

/** Where an event happened, as far as the people depend on it who hear of it. */
export interface NoticePlace {
  leaId: number | null
  /** Work that people of the agency are assigned to. */
  subsectionResponseIds?: readonly number[]
  selfAssessmentId?: number
  categoryResponseId?: number
  findingId?: number
  /** Cases of the finding: who works on the record of one works on the correction. */
  caseIds?: readonly number[]
  /** Monitor who leads; while nobody does who is in office, others hear of it, see {@link listNoticeReaders}. */
  leadId?: string | null
  /** People whom the event is about. */
  userIds?: readonly string[]
}

/** Somebody who hears of an event, with what they have chosen. */
export interface NoticeReader {
  id: string
  fullName: string
  email: string
  roles: string[]
  channels: Record<string, string>
  onlyPreferredLeas: boolean
  selectedLeas: number[]
}

/**
 * People with an account in use whom an event concerns, each once. What is for the lead reaches somebody whatever became of
 * that account: else the monitors whose cohort the agency is in, else every monitor.
 */
export async function listNoticeReaders(
  db: Database,
  parties: readonly NoticeParty[],
  place: NoticePlace,
): Promise<NoticeReader[]> {
  // In nearly every event of this kind there is somebody who leads, and nobody else is looked for.
  if (place.leadId && parties.every((party) => party === 'lead')) {
    const lead = await leadInOffice(db).execute({ leadId: place.leadId })
    if (lead.length > 0) return lead
  }
  const concerned = parties.flatMap((party) => partySql(db, party, place) ?? [])
  return concerned.length === 0 ? [] : readersAmong(db, or(...concerned))
}

/** People of many agencies, for kinds of events that only people of the agency hear of. */
export async function listAgencyReaders(
  db: Database,
  parties: readonly NoticeParty[],
  leaIds: readonly number[],
): Promise<(NoticeReader & { leaId: number })[]> {
  const roles = parties.map((party) => {
    if (!isOfAgency(party)) throw new Error(`The party ${party} is not of one agency.`)
    return agencyRoles[party]
  })
  const readers: (NoticeReader & { leaId: number })[] = []
  for (const chunk of inChunks(leaIds))
    for (const reader of await readersAmong(db, and(inArray(users.leaId, chunk), hasRole(roles))))
      if (reader.leaId !== null) readers.push({ ...reader, leaId: reader.leaId })
  return readers
}

function readersAmong(db: Database, which: SQL | undefined) {
  return db
    .select({
      id: users.id,
      leaId: users.leaId,
      fullName: users.fullName,
      email: users.email,
      roles: sql<string[]>`array(select r.name from user_roles ur join roles r on r.id = ur.role_id
        where ur.user_id = ${users.id} order by r.name)`,
      channels: sql<Record<string, string>>`coalesce(${userPreferences.notifications}, '{}')`,
      onlyPreferredLeas: sql<boolean>`coalesce(${userPreferences.onlyPreferredLeas}, false)`,
      selectedLeas: users.selectedLeas,
    })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(and(users.isEnabled, isNull(users.deletedAt), which))
    .orderBy(users.id)
}

/** Roles of the parties that are people of one agency. */
const agencyRoles = { localAdmins: 'LocalAdmin', localUsers: 'LocalUser' } as const satisfies Partial<
  Record<NoticeParty, string>
>
const isOfAgency = (party: NoticeParty): party is keyof typeof agencyRoles => party in agencyRoles

const monitorRoles = ['StateMonitor', 'StateAdmin'] as const

const among = (ids: readonly string[]) => (ids.length > 0 ? inArray(users.id, [...ids]) : undefined)

function partySql(db: Database, party: NoticeParty, place: NoticePlace): SQL | undefined {
  switch (party) {
    case 'localAdmins':
    case 'localUsers':
      return ofAgency(place, agencyRoles[party])
    case 'allLocalAdmins':
      return hasRole(['LocalAdmin'])
    case 'monitors':
      return hasRole(monitorRoles)
    case 'managers':
      return hasRole(['StateAdmin'])
    case 'disputeStaff':
      return hasRole(['DisputeResolutionStaff'])
    case 'lead':
      return leadSql(place)
    case 'person':
      return among(place.userIds ?? [])
    case 'assigned':
      return or(...assignedSql(db, place))
  }
}

/** The nearest circle of monitors in office that is not empty. A cohort is that of the latest year that has one. */
function leadSql({ leadId = null, leaId }: NoticePlace): SQL {
  return sql`${users.id} in (
    select nearest.id from (
      select m.id, rank() over (order by case
        when m.id = ${leadId} then 0
        when m.id in (
          select c.user_id from monitor_cohorts c join monitor_cohort_leas l on l.cohort_id = c.id
          where l.lea_id = ${leaId} and c.year = (
            select max(c.year) from monitor_cohorts c join monitor_cohort_leas l on l.cohort_id = c.id
            where l.lea_id = ${leaId})) then 1
        else 2 end) as circle
      from users m
      where m.is_enabled and m.deleted_at is null and ${hasRole(monitorRoles, sql`m.id`)}) nearest
    where nearest.circle = 1)`
}

const leadInOffice = builtOnce((db) =>
  readersAmong(db, and(eq(users.id, sql.placeholder('leadId')), hasRole(monitorRoles))).prepare(
    'lead in office',
  ),
)

function ofAgency({ leaId }: NoticePlace, role: string): SQL | undefined {
  return leaId === null ? undefined : and(eq(users.leaId, leaId), hasRole([role]))
}

function hasRole(names: readonly string[], userId: SQLWrapper = users.id): SQL {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )
  return sql`exists(select 1 from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = ${userId} and r.name in (${list}))`
}

function assignedSql(db: Database, place: NoticePlace): SQL[] {
  const { subsectionResponseIds = [], selfAssessmentId, categoryResponseId, findingId, caseIds = [] } = place
  return [
    ...(subsectionResponseIds.length > 0
      ? [
          inArray(
            users.id,
            db
              .select({ id: subsectionAssignments.userId })
              .from(subsectionAssignments)
              .where(inArray(subsectionAssignments.subsectionResponseId, [...subsectionResponseIds])),
          ),
          inArray(
            users.id,
            db
              .select({ id: questionnaireResponses.localLead })
              .from(questionnaireResponses)
              .innerJoin(subsectionResponses, eq(subsectionResponses.responseId, questionnaireResponses.id))
              .where(inArray(subsectionResponses.id, [...subsectionResponseIds])),
          ),
        ]
      : []),
    ...(selfAssessmentId === undefined
      ? []
      : [
          sql`${users.id} in (select a.user_id from subsection_assignments a
            join subsection_responses s on s.id = a.subsection_response_id
            where s.response_id = ${selfAssessmentId})`,
          // Who leads in the agency works on all of it.
          sql`${users.id} in (select r.local_lead from questionnaire_responses r where r.id = ${selfAssessmentId})`,
        ]),
    ...(categoryResponseId === undefined
      ? []
      : [
          inArray(
            users.id,
            db
              .select({ id: requiredDocumentAssignments.userId })
              .from(requiredDocumentAssignments)
              .where(eq(requiredDocumentAssignments.categoryResponseId, categoryResponseId)),
          ),
        ]),
    ...(findingId === undefined
      ? []
      : [
          inArray(
            users.id,
            db
              .select({ id: findingAssignments.userId })
              .from(findingAssignments)
              .where(eq(findingAssignments.findingId, findingId)),
          ),
        ]),
    ...recordPeopleSql(db, caseIds),
  ]
}

/** Who works on the records of these cases. */
function recordPeopleSql(db: Database, caseIds: readonly number[]): SQL[] {
  if (caseIds.length === 0) return []
  return [
    inArray(
      users.id,
      db
        .select({ id: auditRecordPeople.userId })
        .from(auditRecordPeople)
        .innerJoin(auditCorrections, eq(auditCorrections.recordId, auditRecordPeople.recordId))
        .where(inArray(auditCorrections.caseId, [...caseIds])),
    ),
  ]
}
