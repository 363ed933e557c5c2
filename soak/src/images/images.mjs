import { chown, cp, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { houseFiles } from '../../../tools/lib/files.mjs'
import { inHouse, root, run } from '../../../tools/lib/house.mjs'
import { Browser } from '../browser.mjs'
import { copyOf, environmentOf, stagesOf } from './dockerfile.mjs'
import { isReady } from '../installation.mjs'
import { signIn } from '../people.mjs'

/** @typedef {import('../phases.mjs').Phase} Phase */

/** Id of Debian's user nobody: may read what root created, and write nowhere. */
const nobody = 65_534

/**
 * Follows the Dockerfiles without an engine: each stage is a folder. The contents of the two images are then run as a
 * user that may write only into its data folder, and somebody signs in.
 *
 * @type {Phase}
 */
export async function images({ installation, operations, people }) {
  const { portal } = installation.ports
  const [gatewayPort, apiPort] = [portal + 16, portal + 26]
  const began = performance.now()
  const api = await makeImage(installation.folder, 'api')
  const gateway = await makeImage(installation.folder, 'gateway')
  const minutes = (performance.now() - began) / 60_000
  const own = (/** @type {NodeJS.ProcessEnv} */ env, /** @type {Image} */ image) => ({
    ...env,
    ...image.env,
    HOST: '127.0.0.1',
    DATA_DIR: image.dataDir,
  })
  // It may not write into the folder of documents, as it could not in a container: there they are in the object store.
  const apiEnv = { ...installation.apiEnv(apiPort), FILES_URL: `file://${api.dataDir}/files` }
  const parts = [
    { name: 'image-api', image: api, env: own(apiEnv, api), port: apiPort },
    {
      name: 'image-gateway',
      image: gateway,
      env: own({ ...installation.gatewayEnv(gatewayPort), API_URL: `http://127.0.0.1:${apiPort}` }, gateway),
      port: gatewayPort,
    },
  ]
  const running = []
  try {
    for (const { name, image, env, port } of parts) {
      const [command = '', ...args] = image.command
      const program = installation.program({
        name,
        command: command === 'node' ? installation.node : command,
        args,
        cwd: image.folder,
        env,
        user: String(nobody),
        ready: () => isReady(`http://127.0.0.1:${port}/readyz`),
      })
      await program.start()
      running.push(program)
    }
    const origin = `http://127.0.0.1:${gatewayPort}`
    const page = await fetch(`${origin}/`)
    const isPage = page.status === 200 && (await page.text()).includes('<div id="root"')
    const [person] = people
    if (!person) throw new Error('There is nobody to sign in.')
    const browser = new Browser(origin, operations, { place: 57_000 })
    const signedIn = (await signIn(installation, { ...person, browser })).at(-1)
    return {
      verdicts: [
        {
          promise: 'what the Dockerfiles make serves the portal to a user that may write nowhere',
          holds: isPage && signedIn?.outcome === 'ok',
          measured: `page ${page.status}, sign-in ${signedIn?.outcome} ${signedIn?.what}`,
        },
      ],
      figures: { minutesToMake: minutes },
    }
  } finally {
    for (const program of running.toReversed()) await program.stop()
  }
}

/** @typedef {{ folder: string, env: Record<string, string>, dataDir: string, command: string[] }} Image */

/** @param {string} parent @param {'api' | 'gateway'} app @returns {Promise<Image>} */
async function makeImage(parent, app) {
  const stages = stagesOf(await readFile(inHouse('apps', app, 'Dockerfile'), 'utf8'))
  const place = (/** @type {string} */ stage) => path.join(parent, `image-${app}`, stage)
  /** @type {Image | undefined} */
  let last
  for (const { name, base, instructions } of stages) {
    const folder = place(name)
    await mkdir(folder, { recursive: true })
    const inherited = stages.some((stage) => stage.name === base)
    if (inherited) await cp(place(base), folder, { recursive: true, verbatimSymlinks: true })
    /** @type {Image} */
    const image = {
      folder: inherited ? path.join(folder, 'portal') : folder,
      env: {},
      dataDir: '',
      command: [],
    }
    for (const { word, rest } of instructions) {
      if (word === 'WORKDIR') image.folder = path.join(folder, rest)
      if (word === 'WORKDIR') await mkdir(image.folder, { recursive: true })
      if (word === 'ENV') Object.assign(image.env, environmentOf(rest))
      if (word === 'COPY') await copy(rest, image.folder, place)
      if (word === 'CMD') image.command = JSON.parse(rest)
      if (word === 'RUN' && /^np[mx] /.test(rest)) await make(rest, image.folder)
      if (word === 'VOLUME') {
        image.dataDir = path.join(folder, rest)
        await mkdir(image.dataDir, { recursive: true })
        await chown(image.dataDir, nobody, nobody)
      }
    }
    last = image
  }
  if (!last) throw new Error(`The Dockerfile of ${app} has no stage.`)
  return last
}

/** @param {string} rest @param {string} folder @param {(stage: string) => string} place */
async function copy(rest, folder, place) {
  const { from, sources, to } = copyOf(rest)
  const target = path.join(folder, to)
  const options = { recursive: true, verbatimSymlinks: true }
  for (const source of sources) {
    const into = to.endsWith('/') ? path.join(target, path.basename(source)) : target
    if (from !== undefined) await cp(path.join(place(from), source), into, options)
    else if (source !== '.') await cp(path.join(root, source), into, options)
    else for (const file of await houseFiles()) await cp(path.join(root, file), path.join(folder, file))
  }
}

/** @param {string} command @param {string} folder */
async function make(command, folder) {
  const env = { NODE_ENV: '', TURBO_TELEMETRY_DISABLED: '1', TURBO_CACHE: 'local:,remote:' }
  const outcome = await run('bash', ['-c', command], { cwd: folder, env })
  if (!outcome.ok) throw new Error(`${command}\n${outcome.output.slice(-2000)}`)
}
