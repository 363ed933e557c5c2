import { canEditAgency, seesAgency, type Actor } from '@portal/domain'
import type { AnswerOf, getLea } from '@portal/rest-contract'
import { eq, ne, and, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { leaLogos, leas, users } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'
import { act } from '../../server/verdicts.js'
import { toLea } from './agencies-read-model.js'

export type LeaContent = AnswerOf<typeof getLea>

export interface AgencyView {
  answer: LeaContent
  changed: { by: string; on: Date } | null
}

/** One agency with its content; null when there is none that the actor may see. */
export async function findAgencyContent(db: Database, actor: Actor, id: number): Promise<AgencyView | null> {
  if (!isRowId(id)) return null
  const { fileName, mime, size, sha256 } = leaLogos
  const [row] = await db
    .select({
      agency: leas,
      logo: { fileName, mime, size, sha256 },
      changer: { id: users.id, fullName: users.fullName },
    })
    .from(leas)
    .leftJoin(leaLogos, eq(leaLogos.leaId, leas.id))
    .leftJoin(users, eq(users.id, leas.changedBy))
    .where(eq(leas.id, id))
  if (!row || !seesAgency(actor, row.agency)) return null
  const { agency, logo, changer } = row
  return {
    changed: changer && agency.changedOn ? { by: changer.fullName, on: agency.changedOn } : null,
    answer: {
      ...toLea(agency),
      intro: agency.intro,
      contacts: agency.contacts,
      links: agency.links,
      schoolYears: agency.schoolYears.toSorted((a, b) => b.year - a.year),
      logo,
      changedBy: changer,
      changedOn: agency.changedOn?.toISOString() ?? null,
      edit: act(canEditAgency(actor)),
    },
  }
}

/** The logo of an agency whoever asks. */
export async function findLogo(db: Database, id: number): Promise<typeof leaLogos.$inferSelect | null> {
  const [row] = await db.select().from(leaLogos).where(eq(leaLogos.leaId, id))
  return row ?? null
}

/** Whether another agency has the code, whatever its letter case; any agency, for a new one. */
export async function isCodeTaken(db: Database, code: string, except: number | null): Promise<boolean> {
  const same = and(
    eq(sql`upper(${leas.code})`, code.toUpperCase()),
    except === null ? undefined : ne(leas.id, except),
  )
  return (await db.$count(leas, same)) > 0
}
