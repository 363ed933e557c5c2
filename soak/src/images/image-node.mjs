import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { inHouse, run } from '../../../tools/lib/house.mjs'
import { stagesOf } from './dockerfile.mjs'

/** Major version of Node in the image of a Dockerfile. @param {string} text */
export function nodeVersionOf(text) {
  const [, major] = /^node:(\d+)-/.exec(stagesOf(text).at(-1)?.base ?? '') ?? []
  if (major === undefined)
    throw new Error('The last stage of the Dockerfile does not begin from an image of Node.')
  return major
}

/**
 * A `node` of the version in the images: the current one if it matches, else one from the package registry, cached in
 * the checkout.
 */
export async function imageNode() {
  const version = nodeVersionOf(await readFile(inHouse('apps/api/Dockerfile'), 'utf8'))
  if (process.versions.node.startsWith(`${version}.`)) return process.execPath
  const name = `node-${process.platform}-${process.arch}`
  const folder = inHouse('node_modules', '.cache', `node-${version}`)
  const program = path.join(folder, 'node_modules', name, 'bin', 'node')
  if (!existsSync(program)) {
    console.log(`Installing Node ${version} (once) …`)
    await mkdir(folder, { recursive: true })
    const made = await run('npm', ['install', '--no-save', '--prefix', folder, `${name}@${version}`], {
      cwd: folder,
    })
    if (!made.ok || !existsSync(program)) throw new Error(`npm install failed:\n${made.output}`)
  }
  return program
}
