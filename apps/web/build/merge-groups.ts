/** What one request more costs a screen (headers, parsing, linking), in bytes of source that it could load instead. */
const requestBytes = 10_000

/** Modules that are loaded together. */
export interface Group {
  /** Chunks of the first build that it is made of. */
  files: readonly string[]
  modules: readonly string[]
  bytes: number
  /** The entries that load it, and how often, in loads of a screen. */
  loads: ReadonlyMap<string, number>
}

type ImportsOf = (file: string) => readonly string[]

/** An entry that is loaded before others, with what they then have already. */
export interface Shell {
  entry: string
  within: ReadonlySet<string>
}

/**
 * Merges two groups as long as that saves more requests than it costs bytes, the best two first. Who loads the whole for the sake
 * of one also loads what the other imports: that is counted. A group that stands between two (one imports it, and it imports the
 * other) becomes part of the whole: modules of chunks that import each other may run before what they import.
 *
 * @param importsOf the chunks that a chunk of the first build imports
 */
export function mergeGroups(groups: readonly Group[], importsOf: ImportsOf, shell: Shell): Group[] {
  let rest = [...groups]
  const savingOf = pairSavings(shell)
  for (;;) {
    const merge = bestMerge(rest, importsOf, shell, savingOf)
    if (!merge) return rest
    const { parts, whole, imported } = merge
    const joined = new Set(parts)
    const beneath = new Set(imported)
    const others = rest.filter((each) => !joined.has(each))
    rest = others.map((each) => (beneath.has(each) ? loadedBy(each, allLoads([each, whole], shell)) : each))
    rest.push(whole)
  }
}

interface Merge {
  parts: readonly Group[]
  whole: Group
  /** The groups that come with the whole. */
  imported: readonly Group[]
}

function bestMerge(
  groups: readonly Group[],
  importsOf: ImportsOf,
  shell: Shell,
  savingOf: PairSavings,
): Merge | undefined {
  const candidates = savingPairs(groups, savingOf).toSorted((one, other) => other.atMost - one.atMost)
  const beneath = importsOfGroups(groups, importsOf)
  let best: (Merge & { saved: number }) | undefined
  for (const { pair, atMost } of candidates) {
    if (best && best.saved >= atMost) break
    const between = groupsBetween(pair, beneath)
    if (!between) continue
    const parts = [...pair, ...between]
    const whole = join(parts, shell)
    const imported = [...new Set(parts.flatMap((each) => [...(beneath.get(each) ?? [])]))].filter(
      (each): each is Group => typeof each !== 'string' && !parts.includes(each),
    )
    const saved = saving(parts, shell) - imported.reduce((sum, each) => sum + newLoads(whole, each, shell), 0)
    if (saved > (best?.saved ?? 0)) best = { parts, whole, imported, saved }
  }
  return best
}

function cost({ bytes, loads }: Pick<Group, 'bytes' | 'loads'>): number {
  let often = 0
  for (const each of loads.values()) often += each
  return often * (bytes + requestBytes)
}

/** What is saved by loading some as one; that they import others is not counted. */
function saving(parts: readonly Group[], shell: Shell): number {
  const whole = { bytes: bytesOf(parts), loads: allLoads(parts, shell) }
  return parts.reduce((sum, each) => sum + cost(each), 0) - cost(whole)
}

/** What it costs that all who load one group now load another one too. */
function newLoads({ loads }: Group, other: Group, shell: Shell): number {
  let often = 0
  for (const [entry, each] of loads) if (!isLoadedBy(other, entry, shell)) often += each
  return often * (other.bytes + requestBytes)
}

function isLoadedBy({ loads }: Group, entry: string, shell: Shell): boolean {
  return loads.has(entry) || (loads.has(shell.entry) && shell.within.has(entry))
}

function join(parts: readonly Group[], shell: Shell): Group {
  return {
    files: parts.flatMap(({ files }) => files),
    modules: parts.flatMap(({ modules }) => modules),
    bytes: bytesOf(parts),
    loads: allLoads(parts, shell),
  }
}

const bytesOf = (parts: readonly Group[]) => parts.reduce((sum, { bytes }) => sum + bytes, 0)

/** What the shell loads is there when the entries within it are loaded. */
function allLoads(parts: readonly Group[], shell: Shell): ReadonlyMap<string, number> {
  const all = new Map(parts.flatMap(({ loads }) => [...loads]))
  if (all.has(shell.entry)) for (const entry of shell.within) all.delete(entry)
  return all
}

const loadedBy = (group: Group, loads: Group['loads']): Group => ({ ...group, loads })

type PairSavings = (a: Group, b: Group) => number

/**
 * What two groups save at most as one; nothing when no entry needs both. A merge leaves most groups as they are, so what a pair
 * saves is computed once: without that, the plan takes longer than the build.
 */
function pairSavings(shell: Shell): PairSavings {
  const known = new Map<Group, Map<Group, number>>()
  const together = (a: Group, b: Group) =>
    [...a.loads.keys()].some((entry) => isLoadedBy(b, entry, shell)) ||
    [...b.loads.keys()].some((entry) => isLoadedBy(a, entry, shell))
  return (a, b) => {
    const ofGroup = known.get(a) ?? new Map<Group, number>()
    known.set(a, ofGroup)
    const saved = ofGroup.get(b) ?? (together(a, b) ? saving([a, b], shell) : 0)
    ofGroup.set(b, saved)
    return saved
  }
}

/** Every two groups that save something together. */
function savingPairs(
  groups: readonly Group[],
  savingOf: PairSavings,
): { pair: readonly [Group, Group]; atMost: number }[] {
  return groups.flatMap((a, index) =>
    groups.slice(0, index).flatMap((b) => {
      const atMost = savingOf(a, b)
      return atMost > 0 ? [{ pair: [a, b] as const, atMost }] : []
    }),
  )
}

/** A group, or the file of a chunk that is in none. */
type Loaded = Group | string

/** What each group imports, by itself or through others. */
function importsOfGroups(
  groups: readonly Group[],
  importsOf: ImportsOf,
): ReadonlyMap<Loaded, ReadonlySet<Loaded>> {
  const ofFile = new Map(groups.flatMap((each) => each.files.map((file) => [file, each] as const)))
  const direct = (one: Loaded): Loaded[] =>
    (typeof one === 'string' ? [one] : one.files)
      .flatMap((file) => importsOf(file))
      .map((file) => ofFile.get(file) ?? file)
      .filter((other) => other !== one)
  const found = new Map<Loaded, ReadonlySet<Loaded>>()
  const allOf = (one: Loaded): ReadonlySet<Loaded> => {
    const known = found.get(one)
    if (known) return known
    const all = new Set<Loaded>()
    found.set(one, all)
    for (const each of direct(one)) {
      all.add(each)
      for (const further of allOf(each)) all.add(further)
    }
    return all
  }
  for (const each of groups) allOf(each)
  return found
}

/** The groups that one of two imports and that import the other; undefined when a chunk of no group stands there. */
function groupsBetween(
  [a, b]: readonly [Group, Group],
  beneath: ReadonlyMap<Loaded, ReadonlySet<Loaded>>,
): Group[] | undefined {
  const below = (one: Loaded) => beneath.get(one) ?? new Set<Loaded>()
  const between = [...below(a), ...below(b)].filter(
    (each) => each !== a && each !== b && (below(each).has(a) || below(each).has(b)),
  )
  const groups = between.filter((each) => typeof each !== 'string')
  return groups.length === between.length ? [...new Set(groups)] : undefined
}
