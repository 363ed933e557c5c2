import { readdirSync } from 'node:fs'
import type { Visits } from './visits.js'

const folder = new URL('.', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)visits-[^/]*\.ts$/.test(file),
)
const modules = (await Promise.all(files.map((file) => import(new URL(file, folder).href)))) as Record<
  string,
  Visits
>[]

function visitsOf(module: Record<string, Visits>): Visits[] {
  return Object.entries(module).flatMap(([name, visits]) => (name.endsWith('Visits') ? [visits] : []))
}

/** How every screen is brought into each of its states: what the files `visits-*.ts` say, found by their names. */
export const allVisits: Visits = Object.assign({}, ...modules.flatMap(visitsOf))
