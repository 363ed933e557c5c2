import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

// Weight of the sign-in page in the built client, gzipped: what the browser needs before the form can be typed in,
// and, printed as a second figure, with what follows (GraphQL client, dialogs). Fails above the budget.
//
//   node apps/web/test/page-weight.mjs [folder of the build]

const budget = 115 * 1024
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

const later = new Set()
for (const name of readdirSync(join(dist, 'assets')))
  if (/^(?:session-calls|verify-dialog|forgot-password-dialog|toast-region)-[\w-]+\.js$/.test(name))
    withImports(name, later)
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
