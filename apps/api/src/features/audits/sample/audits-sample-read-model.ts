import {
  AuditStatus,
  canDeleteSample,
  canDrawSample,
  isInSample,
  quotaNotMet,
  rosterOf,
  newerDataSampleSize,
  sampleSize,
  statisticalSize,
  type Actor,
  type SampleFacts,
  type SamplingCertificate,
} from '@portal/domain'
import type { auditSample } from '@portal/rest-contract'
import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import { auditRecords, auditSamples } from '../../../db/schema/index.js'
import { act } from '../../../server/verdicts.js'
import type { AuditView, ProngView } from '../audits-read-model.js'
import { findList } from '../lists/audits-lists-read-model.js'
import { documentsOfRecord } from './audits-records-read-model.js'

export type AuditSample = z.infer<typeof auditSample>

/** The stored sample of a prong; null before one is drawn. */
export async function findStoredSample(
  db: Database,
  prongId: number,
): Promise<typeof auditSamples.$inferSelect | null> {
  const [row] = await db.select().from(auditSamples).where(eq(auditSamples.prongId, prongId))
  return row ?? null
}

/** Records that are or were in the sample, as its rules look at them. */
export async function findSampledRows(db: Database, prongId: number) {
  const { id, place, order, origin, status, confirmedEnrolled } = auditRecords
  const rows = await db
    .select({ id, place, order, origin, status, confirmedEnrolled, files: documentsOfRecord })
    .from(auditRecords)
    .where(eq(auditRecords.prongId, prongId))
    .orderBy(asc(auditRecords.order), asc(auditRecords.id))
  return rows.map((row) => Object.assign(row, { confirmedEnrolled: row.confirmedEnrolled === true }))
}

/** Usual size of the sample of a prong, by the table of its kind and part or as a part of the first sample. */
export function usualSizeOf({ type, answer }: AuditView, number: number, population: number): number {
  const first = answer.prongs.find((prong) => prong.number === 1)
  if (number > 1 && first) return newerDataSampleSize(population, first.sampled)
  return population === 0 ? 0 : sampleSize(population, rosterOf(type, answer.part)?.sampling.sizes ?? [])
}

/** The sample of a prong, without its records. */
export async function sampleAnswer(
  db: Database,
  actor: Actor,
  { facts, audit, answer }: ProngView,
): Promise<AuditSample> {
  const prongId = answer.id
  const records = await findSampledRows(db, prongId)
  const list = await findList(db, prongId)
  const stored = await findStoredSample(db, prongId)
  const population = list?.rowCount ?? 0
  const { leaId, status, listAccepted } = facts
  const sample: SampleFacts = { leaId, status, listAccepted, eligible: population, records }
  const usualSize = usualSizeOf(audit, answer.number, population)
  return {
    prongId,
    status: answer.status,
    population,
    sampled: records.filter((record) => isInSample(record.status)).length,
    usualSize,
    statisticalSize: statisticalSize(population),
    draw: act(canDrawSample(actor, sample, { size: usualSize, confirm: true })),
    remove: act(canDeleteSample(actor, sample)),
    drawn: stored && status >= AuditStatus.sampleDrawn ? drawnOf(stored.certificate) : null,
  }
}

function drawnOf(certificate: SamplingCertificate): AuditSample['drawn'] {
  const { size, seed, algorithm, strata, quotas, changes, drawnBy, drawnAt } = certificate
  return {
    size,
    seed,
    algorithm,
    strata: [...strata],
    quotas: quotas.map((quota) => Object.assign({}, quota, { notMet: quotaNotMet(quota) })),
    changes: changes.length,
    drawnBy,
    drawnAt,
  }
}
