import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { mergeGroups, type Group, type Shell } from './merge-groups.ts'

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** Where screens are declared: the manifests of the features, and the routes. */
const declaresScreens = /-feature\.ts$|\/routes\.tsx$/
const shell = '/app/portal-area.tsx'

/** How often something is loaded: screens all day, their dialogs, menus and editors now and then. */
const weights = { screen: 1, later: 0.25 }

/**
 * Groups of modules for `output.codeSplitting`. A bundler makes a chunk for each set of entries that share modules: hundreds
 * here, most of them small, and a list waited for seventy. Two become one wherever a request less is worth more than what some
 * screens then load without need.
 *
 * Builds once to see what each entry needs after unused exports are gone, which the graph of imports does not say.
 */
export async function planChunks(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  let groups: Group[] = []
  const plan: Plugin = {
    name: 'portal-plan-chunks',
    generateBundle(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((each) =>
          each.type === 'chunk' ? [[each.fileName, each] as const] : [],
        ),
      )
      const isScreen = ({ facadeModuleId }: Rolldown.OutputChunk) =>
        facadeModuleId !== null &&
        (this.getModuleInfo(facadeModuleId)?.dynamicImporters.some((id) => declaresScreens.test(id)) ?? false)
      const { shared, shell } = sharedChunks(chunks, isScreen)
      groups = mergeGroups(shared, (file) => chunks.get(file)?.imports ?? [], shell)
    },
  }
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
    plugins: [...(config.plugins ?? []), plan],
  })
  return [
    { name: 'page', tags: ['$initial'], priority: 1 },
    ...groups.map(({ modules }, index) => {
      const own = new Set(modules)
      return { name: `shared-${index}`, test: (id: string) => own.has(id) }
    }),
  ]
}

/** The chunks of a first build that several entries load, or that the shell loads; those of the page itself are one. */
function sharedChunks(
  chunks: Chunks,
  isScreen: (chunk: Rolldown.OutputChunk) => boolean,
): { shared: Group[]; shell: Shell } {
  const all = [...chunks.values()]
  const page = loadedWith(
    all.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
    chunks,
  )
  const portal = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(shell))
  if (!portal) throw new Error(`The first build has no chunk of ${shell}.`)
  const inShell = loadedWith([portal.fileName], chunks)
  const entries = all.filter(({ isDynamicEntry }) => isDynamicEntry)
  const outsideShell = new Set([...page].flatMap((file) => chunks.get(file)?.dynamicImports ?? []))
  const screens = new Set(entries.filter(isScreen).map(({ fileName }) => fileName))
  const loads = new Map<string, Map<string, number>>()
  for (const { fileName: entry } of entries)
    for (const file of loadedWith([entry], chunks)) {
      // Inside the shell, what the shell needs is loaded already.
      if (page.has(file) || (inShell.has(file) && !outsideShell.has(entry))) continue
      const usual = screens.has(entry) || outsideShell.has(entry) ? weights.screen : weights.later
      // Every screen comes with the shell.
      const often = entry === portal.fileName ? screens.size : usual
      loads.set(file, (loads.get(file) ?? new Map<string, number>()).set(entry, often))
    }
  const shared = [...loads].flatMap(([file, by]) => {
    const chunk = chunks.get(file)
    if (!chunk || (chunk.isDynamicEntry && chunk !== portal)) return []
    return by.size > 1 || inShell.has(file) ? [groupOf(chunk, by)] : []
  })
  const within = new Set(entries.map(({ fileName }) => fileName).filter((file) => !outsideShell.has(file)))
  return { shared, shell: { entry: portal.fileName, within } }
}

/** The chunks that are loaded with some, these included. */
function loadedWith(files: readonly string[], chunks: Chunks): ReadonlySet<string> {
  const found = new Set(files)
  for (const each of found) for (const imported of chunks.get(each)?.imports ?? []) found.add(imported)
  return found
}

/** What the shell imports is in its own chunk, as screens come after it; the module of an entry stays where it is. */
function groupOf(
  { fileName, modules, facadeModuleId }: Rolldown.OutputChunk,
  loads: ReadonlyMap<string, number>,
): Group {
  const kept = Object.entries(modules).filter(
    ([id, { renderedLength }]) => renderedLength > 0 && id !== facadeModuleId,
  )
  return {
    files: [fileName],
    modules: kept.map(([id]) => id),
    bytes: kept.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0),
    loads,
  }
}
