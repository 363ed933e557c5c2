import type { SamplingRule } from '../types/audit-type.js'
import type { Condition } from '../types/condition.js'
import type { PopulationRow } from '../types/population-row.js'
import { drawAlgorithm, drawSample, type Draw } from './draw.js'
import { drawPopulation, type DrawPopulation } from './population.js'
import type { QuotaResult } from './quotas.js'
import {
  addByHand,
  removeRow,
  replaceRow,
  sampleOfDraw,
  topUp,
  trimSample,
  type Sample,
} from './sample-changes.js'

/** What was done to a sample after its draw; rows by their index in the order of keys. */
export type SampleChange =
  | { kind: 'topUp'; size: number; came: readonly number[] }
  /** Who had been started is not in the list of rows, so who left is written down. */
  | { kind: 'trim'; size: number; left: readonly number[] }
  | { kind: 'replace'; left: number; came: number; reason: string }
  | { kind: 'add'; came: number; reason: string }
  | { kind: 'remove'; left: number; reason: string }

/** A change with who made it and when. */
export type RecordedChange = SampleChange & { by: string; at: string }

/**
 * Proof of a draw: with the list, anyone can draw again and get the same children. It holds row indexes in the order of keys
 * and no identifier of a child (2.6).
 */
export interface SamplingCertificate {
  about: { agency: string; auditType: string; part: string; year: number; prong: number; round: number }
  /** The accepted list: number of its rows, checksum of its file, and the day on which its ages were counted. */
  population: { count: number; sha256: string; agesOn: string }
  filter: Condition | null
  rule: SamplingRule
  algorithm: number
  seed: number
  size: number
  strata: readonly { name: string; population: number; allocated: number; drawn: number }[]
  quotas: readonly QuotaResult[]
  /** Drawn rows, in their order. */
  sample: readonly number[]
  /** Rows that are reviewed without being drawn; left out where there are none. */
  always?: readonly number[]
  drawnBy: string
  drawnAt: string
  changes: readonly RecordedChange[]
}

/** The certificate of a draw, before any change. */
export function certificateOf(
  draw: Draw,
  facts: Pick<SamplingCertificate, 'about' | 'population' | 'filter' | 'rule' | 'drawnBy' | 'drawnAt'>,
): SamplingCertificate {
  return {
    ...facts,
    algorithm: drawAlgorithm,
    seed: draw.seed,
    size: draw.size,
    strata: draw.strata.map(({ name, population, allocated, sample }) => ({
      name,
      population,
      allocated,
      drawn: sample.length,
    })),
    quotas: draw.quotas,
    sample: draw.strata.flatMap(({ sample }) => sample),
    ...(draw.always.length > 0 && { always: draw.always }),
    changes: [],
  }
}

/** The sample after a change; null where the change cannot have been made, or not to these rows. */
export function afterChange(sample: Sample, population: DrawPopulation, change: SampleChange): Sample | null {
  const rows = sample.places.map(({ row }) => row)
  switch (change.kind) {
    case 'topUp': {
      const after = topUp(sample, population, change.size)
      return same(after.places.slice(rows.length), change.came) ? after : null
    }
    case 'trim': {
      const stayed = (row: number) => !change.left.includes(row)
      const after = trimSample(sample, population, change.size, stayed)
      return after && after.places.length === rows.length - change.left.length ? after : null
    }
    case 'replace': {
      const after = rows.includes(change.left) ? replaceRow(sample, population, change.left) : null
      return after?.places.some(({ row }) => row === change.came) ? after : null
    }
    case 'add':
      return change.came in population.rows && !rows.includes(change.came)
        ? addByHand(sample, change.came)
        : null
    case 'remove':
      return rows.includes(change.left) ? removeRow(sample, change.left) : null
  }
}

const same = (places: Sample['places'], rows: readonly number[]) =>
  places.length === rows.length && places.every(({ row }, at) => row === rows[at])

/** What a verification found: the rows now in the sample, or why the certificate does not prove the draw. */
export type CertificateCheck = { proven: true; sample: Sample } | { proven: false; problems: string[] }

/** Draws again from a list and compares everything that a certificate says with what comes out. */
export function verifyCertificate(
  certificate: SamplingCertificate,
  list: { rows: readonly PopulationRow[]; sha256: string },
): CertificateCheck {
  const { population: certified, algorithm, seed, size } = certificate
  const problems: string[] = []
  if (algorithm !== drawAlgorithm) problems.push(`Algorithm version ${algorithm} is not known.`)
  if (list.rows.length !== certified.count)
    problems.push(`The list has ${list.rows.length} rows, the certificate says ${certified.count}.`)
  if (list.sha256 !== certified.sha256) problems.push('The list is not the one that was drawn from.')
  if (problems.length > 0) return { proven: false, problems }
  const population = drawPopulation(list.rows, certificate.rule, certificate.filter)
  if (size > population.eligible)
    return { proven: false, problems: [`Only ${population.eligible} rows of the list are eligible.`] }
  const draw = drawSample(population, { seed, size })
  const again = certificateOf(draw, certificate)
  for (const [what, of] of Object.entries(compared))
    if (of(again) !== of(certificate)) problems.push(`${what} are not what the seed gives.`)
  return problems.length > 0
    ? { proven: false, problems }
    : replayed(sampleOfDraw(draw), population, certificate.changes)
}

/** What is compared, as texts that do not depend on the order in which a file holds its fields. */
const compared: Readonly<Record<string, (one: SamplingCertificate) => string>> = {
  'The strata': ({ strata }) =>
    JSON.stringify(strata.map((one) => [one.name, one.population, one.allocated, one.drawn])),
  'The quotas': ({ quotas }) => JSON.stringify(quotas.map((one) => [one.name, one.atLeast, one.inSample])),
  'The drawn rows': ({ sample }) => JSON.stringify(sample),
  'The rows without exception': ({ always = [] }) => JSON.stringify(always),
}

function replayed(
  drawn: Sample,
  population: DrawPopulation,
  changes: readonly SampleChange[],
): CertificateCheck {
  let sample = drawn
  for (const [at, change] of changes.entries()) {
    const after = afterChange(sample, population, change)
    if (!after)
      return { proven: false, problems: [`Change ${at + 1} does not follow from the one before it.`] }
    sample = after
  }
  return { proven: true, sample }
}
