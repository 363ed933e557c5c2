import type { Plugin } from 'vite'

interface Chunk {
  imports: readonly string[]
}

/**
 * A lazy import fetches what its chunk needs along with it. The chunk that imports it is loaded, and so is all that
 * it imports: these are not named again in its list, which is the longest text of the portal's shell.
 */
export function preloadRest(): Plugin {
  let chunks = new Map<string, Chunk>()
  const loadedWith = new Map<string, Set<string>>()
  function closure(name: string): Set<string> {
    const known = loadedWith.get(name)
    if (known) return known
    const found = new Set([name])
    for (const each of found) for (const imported of chunks.get(each)?.imports ?? []) found.add(imported)
    loadedWith.set(name, found)
    return found
  }
  return {
    name: 'portal-preload-rest',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, dependencies, { hostId, hostType }) =>
            hostType === 'html' ? dependencies : dependencies.filter((each) => !closure(hostId).has(each)),
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        loadedWith.clear()
        chunks = new Map(
          Object.values(bundle).flatMap((each) =>
            each.type === 'chunk' ? [[each.fileName, { imports: each.imports }] as const] : [],
          ),
        )
      },
    },
  }
}
