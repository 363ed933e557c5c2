/**
 * Algorithm v1 once more, written from its text alone and in another manner than the product: with whole numbers of any size,
 * bytes and lists that are taken apart. Where both agree, the text says the same to two readers.
 */
export interface PlainDraw {
  rows: readonly { id: string; stratum: string; flags: readonly string[] }[]
  strata: readonly string[]
  size: number
  seed: number
  quotas: readonly { name: string; atLeast: number }[]
}

type Row = PlainDraw['rows'][number]

export function drawAgain({ rows, strata, size, seed, quotas }: PlainDraw) {
  const bytes = new Map(rows.map((row) => [row, Buffer.from(row.id, 'utf8')]))
  const bytesOf = (row: Row) => bytes.get(row) ?? Buffer.alloc(0)
  const sorted = rows.toSorted((a, b) => Buffer.compare(bytesOf(a), bytesOf(b)))
  const groups = strata.map((name) => sorted.filter(({ stratum }) => stratum === name))
  const seats = shares(
    groups.map(({ length }) => BigInt(length)),
    BigInt(size),
  )
  const stream = numbers(BigInt(seed))
  const samples: Row[][] = []
  const queues: Row[][] = []
  for (const [at, group] of groups.entries()) {
    const order = mix(group, stream)
    queues.push(order.splice(Number(seats[at])))
    samples.push(order)
  }
  const met = exchange(samples, queues, quotas)
  const ids = (lists: Row[][]) => lists.map((list) => list.map(({ id }) => id))
  return { sample: ids(samples), queues: ids(queues), met }
}

const mask = 0xffff_ffffn

function* numbers(seed: bigint): Generator<bigint, never> {
  for (let state = (seed + 0x6d2b79f5n) & mask; ; state = (state + 0x6d2b79f5n) & mask) {
    let t = ((state ^ (state >> 15n)) * (state | 1n)) & mask
    t = ((t + (((t ^ (t >> 7n)) * (t | 61n)) & mask)) & mask) ^ t
    yield (t ^ (t >> 14n)) & mask
  }
}

function shares(sizes: readonly bigint[], seats: bigint): bigint[] {
  const all = sizes.reduce((a, b) => a + b, 0n)
  const result = sizes.map((n) => (all === 0n ? 0n : (seats * n) / all))
  const open = () => seats - result.reduce((a, b) => a + b, 0n)
  const rests = sizes.map((n, at) => ({ at, rest: all === 0n ? 0n : (seats * n) % all }))
  while (open() > 0n) {
    let best = rests[0]
    for (const one of rests) if (best && one.rest > best.rest) best = one
    if (!best) break
    result[best.at] = (result[best.at] ?? 0n) + 1n
    best.rest = -1n
  }
  if (seats < BigInt(sizes.length)) return result
  for (let at = 0; at < sizes.length; at++) {
    if (sizes[at] === 0n || result[at] !== 0n) continue
    let richest = 0
    for (let other = 1; other < result.length; other++)
      if ((result[other] ?? 0n) >= (result[richest] ?? 0n)) richest = other
    result[richest] = (result[richest] ?? 0n) - 1n
    result[at] = 1n
  }
  return result
}

/** Takes the drawn one out of what is left and fills the gap with the last, which is what swapping from the end does. */
function mix(group: readonly Row[], stream: Iterator<bigint>): Row[] {
  const left = [...group]
  const fromTheEnd: Row[] = []
  while (left.length > 1) {
    const u: unknown = stream.next().value
    const pick = Number(((u as bigint) * BigInt(left.length)) >> 32n)
    const last = left.pop()
    if (!last) break
    const taken = pick === left.length ? last : left.splice(pick, 1, last)[0]
    if (taken) fromTheEnd.unshift(taken)
  }
  return [...left, ...fromTheEnd]
}

function exchange(samples: Row[][], queues: Row[][], quotas: PlainDraw['quotas']): number[] {
  const has = (row: Row, name: string) => row.flags.includes(name)
  const counted = (name: string) => samples.flat().filter((row) => has(row, name)).length
  const missing = () => quotas.map(({ name, atLeast }) => Math.max(0, atLeast - counted(name)))
  const costsNothing = (stratum: number, row: Row) => {
    const before = missing()
    const kept = samples[stratum] ?? []
    samples[stratum] = kept.filter((one) => one !== row)
    const after = missing()
    samples[stratum] = kept
    return after.every((n, at) => n <= (before[at] ?? 0))
  }
  const exchangeOne = (name: string): boolean =>
    samples.some((sample, stratum) => {
      const queue = queues[stratum] ?? []
      const comes = queue.find((row) => has(row, name))
      const leaves = sample.toReversed().find((row) => costsNothing(stratum, row))
      if (!comes || !leaves) return false
      samples[stratum] = sample.map((row) => (row === leaves ? comes : row))
      queues[stratum] = [...queue, leaves].filter((row) => row !== comes)
      return true
    })
  for (const { name, atLeast } of quotas) while (counted(name) < atLeast && exchangeOne(name));
  return quotas.map(({ name }) => counted(name))
}
