import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inHouse } from '../../../tools/lib/house.mjs'
import { houseFiles } from '../../../tools/lib/files.mjs'

/** A screen of the web client as its source declares it. */
export interface DeclaredScreen {
  /** Module below apps/web/src, without the extension: `app/dashboards/landing-screen`. */
  module: string
  states: string[]
}

const source = 'apps/web/src/'

/** States that a module exports as `screenStates`; undefined when it exports none. */
function statesIn(text: string): string[] | undefined {
  const list = /export const screenStates = \[([^\]]*)\]/.exec(text)?.[1]
  return list === undefined ? undefined : [...list.matchAll(/'([^']+)'/g)].map(([, state]) => state ?? '')
}

/** Every module that exports `screenStates`. */
export async function declaredScreens(): Promise<DeclaredScreen[]> {
  const files = (await houseFiles()).filter((file) => file.startsWith(source) && file.endsWith('.tsx'))
  const screens: DeclaredScreen[] = []
  for (const file of files) {
    const states = statesIn(await readFile(inHouse(file), 'utf8'))
    if (states) screens.push({ module: file.slice(source.length, -'.tsx'.length), states })
  }
  return screens
}

/** Modules that the router loads for its addresses: those of the features' manifests, and those that show several features. */
export async function routedModules(): Promise<string[]> {
  const manifests = (await houseFiles()).filter((file) => /^apps\/web\/src\/.*-feature\.ts$/.test(file))
  const modules = await Promise.all(
    [`${source}app/routes.tsx`, ...manifests].map(async (file) => {
      const text = await readFile(inHouse(file), 'utf8')
      const folder = path.posix.dirname(file.slice(source.length))
      return [...text.matchAll(/\(\) =>\s*import\('([^']+)'\)/g)].map(([, module]) =>
        path.posix.join(folder, module ?? ''),
      )
    }),
  )
  return modules.flat()
}
