import { readFile } from 'node:fs/promises'
import { inHouse } from '../../../tools/lib/house.mjs'

/** The built script that holds a source file of the web client, such as `assets/8jkYiuF.js`: the manifest of the build knows. */
export async function scriptOf(source: string): Promise<string> {
  const text = await readFile(inHouse('apps/web/dist/.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, { file: string } | undefined>
  const file = manifest[source]?.file
  if (file === undefined) throw new Error(`The build has no ${source}.`)
  return file
}
