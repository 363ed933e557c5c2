/** At least so many of these rows in the sample. */
export interface DrawQuota {
  name: string
  atLeast: number
  rows: ReadonlySet<number>
}

/** One stratum of a draw: the drawn rows in order, and those who are next. */
export interface StratumDraw {
  sample: number[]
  queue: number[]
}

/** Whether a quota was met, and with how many. */
export interface QuotaResult {
  name: string
  atLeast: number
  inSample: number
}

/** "{name} not met: {n} of {k}" (2.6); null where it is met. */
export function quotaNotMet({ name, atLeast, inSample }: QuotaResult): string | null {
  return inSample >= atLeast ? null : `${name} not met: ${inSample} of ${atLeast}`
}

/**
 * Exchanges drawn rows until each quota is met or nothing more can be exchanged (2.6, step 6); the strata are changed in place.
 * Quotas are visited once, in their order.
 */
export function meetQuotas(strata: readonly StratumDraw[], quotas: readonly DrawQuota[]): QuotaResult[] {
  const inSample = quotas.map(
    ({ rows }) => strata.flatMap(({ sample }) => sample).filter((row) => rows.has(row)).length,
  )
  const count = (row: number, by: 1 | -1) => {
    for (const [at, { rows }] of quotas.entries()) if (rows.has(row)) inSample[at] = (inSample[at] ?? 0) + by
  }
  const canLeave = (row: number) =>
    quotas.every(({ rows, atLeast }, at) => !rows.has(row) || (inSample[at] ?? 0) > atLeast)
  for (const [at, quota] of quotas.entries())
    while ((inSample[at] ?? 0) < quota.atLeast) {
      const exchange = findExchange(strata, quota, canLeave)
      if (!exchange) break
      count(exchange.leaves, -1)
      count(exchange.comes, 1)
      exchange.make()
    }
  return quotas.map(({ name, atLeast }, at) => ({ name, atLeast, inSample: inSample[at] ?? 0 }))
}

/** In the first stratum where both exist: the row placed latest that no quota needs, and the first of the queue that counts. */
function findExchange(
  strata: readonly StratumDraw[],
  { rows }: DrawQuota,
  canLeave: (row: number) => boolean,
): { leaves: number; comes: number; make: () => void } | null {
  for (const { sample, queue } of strata) {
    const place = sample.findLastIndex(canLeave)
    const next = queue.findIndex((row) => rows.has(row))
    const [leaves, comes] = [sample[place], queue[next]]
    if (leaves === undefined || comes === undefined) continue
    const make = () => {
      sample[place] = comes
      queue.splice(next, 1)
      queue.push(leaves)
    }
    return { leaves, comes, make }
  }
  return null
}
