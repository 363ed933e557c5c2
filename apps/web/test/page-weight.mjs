import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

// Weight of the built client, gzipped. Of the sign-in page: what the browser needs before the form can be typed in, and, printed
// as a second figure, what follows (GraphQL client, dialogs). Of every list: all scripts until its rows can be shown. Fails above the
// budgets. That of lists keeps what is reached; the goal is 200 KB, of which React, Apollo and the router alone take 140.
//
//   node apps/web/test/page-weight.mjs [folder of the build]

const budget = 115 * 1024
const listBudget = 262 * 1024
const dist = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist'))
const html = readFileSync(join(dist, 'index.html'), 'utf8')
const asset = (name) => join(dist, 'assets', name)
const weigh = (file) => gzipSync(readFileSync(file), { level: 9 }).length

/** Every script that a script imports statically, itself included. */
function withImports(name, found = new Set()) {
  if (found.has(name)) return found
  found.add(name)
  const source = readFileSync(asset(name), 'utf8')
  for (const [, imported] of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    withImports(imported, found)
  return found
}

const first = new Set()
for (const [, name] of html.matchAll(/(?:src|href)="\/assets\/([\w.-]+\.js)"/g)) withImports(name, first)
if (first.size === 0) throw new Error(`${dist}/index.html names no script.`)
const head = [...html.matchAll(/<script src="\/([\w.-]+\.js)"/g)].map(([, name]) => join(dist, name))

/** @type {Record<string, { file: string, name?: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

const later = new Set()
for (const follower of ['session-calls', 'verify-dialog', 'forgot-password-dialog', 'toast-region']) {
  const chunk = Object.values(manifest).find(({ name }) => name === follower)
  if (!chunk) throw new Error(`The build has no ${follower}.`)
  withImports(basename(chunk.file), later)
}
for (const name of first) later.delete(name)

const sum = (files) => files.reduce((total, file) => total + weigh(file), 0)
const needed = sum([...head, ...[...first].map(asset)])
const following = sum([...later].map(asset))
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
process.stdout.write(
  `Sign-in page, gzipped scripts: ${kb(needed)} until the form can be typed in (budget ${kb(budget)}), ` +
    `${kb(following)} follow.\n`,
)
if (needed > budget) {
  process.stderr.write(`The sign-in page is ${kb(needed - budget)} above its budget.\n`)
  process.exit(1)
}

/** Every script that a screen needs, that of the page and of the shell included. */
function scriptsOf(screen, found = new Set()) {
  const chunk = manifest[screen]
  if (!chunk) throw new Error(`The build has no ${screen}.`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) scriptsOf(imported, found)
  return found
}

const lists = Object.keys(manifest).filter((source) =>
  /-list-page\.tsx$|\/audit-trail-page\.tsx$/.test(source),
)
if (lists.length < 5) throw new Error(`The build has only ${lists.length} lists.`)
let heaviest = { name: '', weight: 0 }
for (const list of lists) {
  const files = new Set()
  for (const one of ['index.html', 'src/app/portal-area.tsx', list]) scriptsOf(one, files)
  const weight = sum([...head, ...[...files].map((file) => join(dist, file))])
  const name = /([\w-]+)\.tsx$/.exec(list)?.[1] ?? list
  process.stdout.write(`${name}: ${kb(weight)} (budget ${kb(listBudget)})\n`)
  if (weight > heaviest.weight) heaviest = { name, weight }
}
if (heaviest.weight > listBudget) {
  process.stderr.write(`${heaviest.name} is ${kb(heaviest.weight - listBudget)} above the budget of lists.\n`)
  process.exit(1)
}
