import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { allMessageModules } from '../codegen/messages.mjs'
import { inHouse, requireNode, root, run } from './lib/house.mjs'
import { ensureInstalled } from './lib/install.mjs'

/**
 * `npm run codegen`: prints the schema of the gateway and the OpenAPI document of the REST contract, then generates
 * types and hooks for the operations of the web client, its messages and its static styles. `--check` changes nothing and fails, naming the
 * files, when one is outdated.
 */
const printed = [
  { workspace: '@portal/rest-contract', script: 'openapi', file: 'schema/rest-api.openapi.json' },
  { workspace: '@portal/gateway', script: 'schema', file: 'schema/portal.graphql' },
]

async function contentOf(/** @type {string} */ file) {
  try {
    return await readFile(inHouse(file), 'utf8')
  } catch {
    return undefined
  }
}

/** Lets a workspace print its document and returns the contents of the file before and after. */
async function print(/** @type {(typeof printed)[number]} */ { workspace, script, file }) {
  const before = await contentOf(file)
  const outcome = await run('npm', ['run', '--silent', script, '--workspace', workspace])
  if (!outcome.ok) throw new Error(`${workspace} could not print ${file}:\n${outcome.output}`)
  return { file, before, after: await contentOf(file) }
}

/** What the generator would write, without writing it. */
async function generateHooks() {
  const { generate, loadContext } = await import('@graphql-codegen/cli')
  const context = await loadContext(inHouse('codegen.ts'))
  context.updateConfig({ silent: true, errorsOnly: true })
  /** @type {Array<{ filename: string, content: string }>} */
  const files = await generate(context, false)
  return files.map(({ filename, content }) => ({
    file: path.relative(root, path.resolve(root, filename)),
    content,
  }))
}

/** What the catalogues of the web client become. */
async function compileMessages() {
  const web = 'apps/web/src'
  const names = await readdir(inHouse(web), { recursive: true })
  const files = names
    .map((name) => `${web}/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(inHouse(file), 'utf8')]))
  return allMessageModules(Object.fromEntries(texts))
}

/** What the static styles of the web client become. */
async function compileStyles() {
  const outcome = await run('npm', ['run', '--silent', 'styles', '--workspace', '@portal/web'])
  if (!outcome.ok) throw new Error(`@portal/web could not compile its styles:\n${outcome.output}`)
  /** @type {Record<string, string>} */
  const files = JSON.parse(outcome.stdout)
  return Object.entries(files).map(([file, content]) => ({ file, content }))
}

requireNode()
try {
  const checking = process.argv.includes('--check')
  await ensureInstalled()
  /** @type {string[]} */
  const changed = []
  for (const each of printed) {
    const { file, before, after } = await print(each)
    if (before === after) continue
    changed.push(file)
    if (checking && before !== undefined) await writeFile(inHouse(file), before)
  }
  for (const { file, content } of [
    ...(await generateHooks()),
    ...(await compileMessages()),
    ...(await compileStyles()),
  ]) {
    if ((await contentOf(file)) === content) continue
    changed.push(file)
    if (checking) continue
    await mkdir(path.dirname(inHouse(file)), { recursive: true })
    await writeFile(inHouse(file), content)
  }
  if (checking && changed.length > 0) {
    console.error(
      `Out of step, run 'npm run codegen' and commit:\n${changed.map((file) => `  ${file}`).join('\n')}`,
    )
    process.exitCode = 1
  } else {
    console.log(
      changed.length === 0
        ? 'Generated files are in step.'
        : `Written:\n${changed.map((file) => `  ${file}`).join('\n')}`,
    )
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
