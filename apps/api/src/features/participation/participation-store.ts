import { noRates, type ParticipationRates, type PublishedJustification } from '@portal/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/database.js'
import { complianceYears, justificationEditions, leas, participations } from '../../db/schema/index.js'
import type { Stamp } from '../../server/command.js'
import { isRowId } from '../../server/requests/row-id.js'
import type { Place } from './participation-read-model.js'

export type ParticipationColumns = PgUpdateSetSource<typeof participations>

/** Holds the record of an agency in a year until the commit; one that is not there yet is begun empty, so that it can be held. */
export async function lockParticipation(tx: Tx, { year, leaId }: Place): Promise<void> {
  if (!isRowId(year) || !isRowId(leaId)) return
  await tx.execute(sql`insert into ${participations} (lea_id, year, rates)
    select l.id, y.id, ${JSON.stringify(noRates)}::jsonb from ${leas} l, ${complianceYears} y
    where l.id = ${leaId} and y.id = ${year} on conflict (year, lea_id) do nothing`)
  await tx
    .select({ id: participations.id })
    .from(participations)
    .where(and(eq(participations.year, year), eq(participations.leaId, leaId)))
    .for('update')
}

/** Writes columns of a record and raises its version. */
export async function changeParticipation(
  tx: Tx,
  { year, leaId }: Place,
  columns: ParticipationColumns,
  { by, on }: Stamp,
): Promise<void> {
  await tx
    .update(participations)
    .set({ ...columns, changedBy: by, changedOn: on, version: sql`${participations.version} + 1` })
    .where(and(eq(participations.year, year), eq(participations.leaId, leaId)))
}

/** Stores the numbers of many agencies in a year, with one statement. */
export async function replaceRates(
  tx: Tx,
  year: number,
  agencies: readonly { leaId: number; rates: ParticipationRates; dueOn: string | null }[],
  { by, on }: Stamp,
): Promise<void> {
  const stamp = { changedBy: by, changedOn: on, version: 1 }
  await tx
    .insert(participations)
    .values(
      agencies.map(({ leaId, rates, dueOn }) =>
        Object.assign({ leaId, year, rates, justificationDueOn: dueOn }, stamp),
      ),
    )
    .onConflictDoUpdate({
      target: [participations.year, participations.leaId],
      set: {
        rates: sql`excluded.rates`,
        justificationDueOn: sql`excluded.justification_due_on`,
        changedBy: sql`excluded.changed_by`,
        changedOn: sql`excluded.changed_on`,
        version: sql`${participations.version} + 1`,
      },
    })
}

/** Stores a publication. */
export async function addEdition(
  tx: Tx,
  edition: { participationId: number; number: number; published: PublishedJustification },
  { by, on }: Stamp,
): Promise<void> {
  await tx.insert(justificationEditions).values({ ...edition, publishedBy: by, publishedOn: on })
}

/** Withdraws what is published of a record; nothing where nothing is. */
export async function withdrawEdition(
  tx: Tx,
  participationId: number,
  reason: string,
  { by, on }: Stamp,
): Promise<void> {
  await tx
    .update(justificationEditions)
    .set({ withdrawnBy: by, withdrawnOn: on, withdrawalReason: reason })
    .where(
      and(
        eq(justificationEditions.participationId, participationId),
        isNull(justificationEditions.withdrawnOn),
      ),
    )
}
