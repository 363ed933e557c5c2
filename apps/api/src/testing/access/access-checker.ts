import type { Call } from '@portal/rest-contract'
import type { AccessFile } from './access-kit.js'
import { callers, verdictWords, type CallerName } from './access-legend.js'

/** One line of the table: verdicts over one call on one kind of record. */
export interface AccessRow {
  /** Where it stands. */
  file: string
  call: string
  record: string
  verdicts: Record<CallerName, string>
}

/**
 * Reads the tables of all files, by their paths. Throws for a heading or a line of another shape, a verdict that is none, a line
 * that stands twice, in whatever files, and an attempt at a call that has no verdict in the file.
 */
export function readAccessFiles(files: Readonly<Record<string, AccessFile>>): AccessRow[] {
  const rows = Object.entries(files).flatMap(([file, { verdicts, attempts = {}, callsOnOneself = [] }]) => {
    const read = readTable(file, verdicts)
    const judged = new Set(read.map(({ call }) => call))
    const others = [...Object.keys(attempts), ...callsOnOneself].filter((call) => !judged.has(call))
    if (others.length > 0) throw new Error(`${file} tries what it does not judge: ${others.join(', ')}`)
    return read
  })
  const seen = new Set<string>()
  for (const { call, record } of rows) {
    if (seen.has(`${call} ${record}`)) throw new Error(`Judged twice: ${call} ${record}`)
    seen.add(`${call} ${record}`)
  }
  return rows
}

const wordsOf = (line: string): string[] => line.replaceAll('|', ' ').trim().split(/\s+/)

function readTable(file: string, table: string): AccessRow[] {
  const [heading = '', ...lines] = table.trim().split('\n')
  const columns = ['call', 'record', ...callers]
  if (wordsOf(heading).join(' ') !== columns.join(' '))
    throw new Error(`The columns of ${file} are not ${columns.join(' ')}: ${heading}`)
  return lines.map((line) => {
    const [call, record, ...verdicts] = wordsOf(line)
    if (call === undefined || record === undefined || verdicts.length !== callers.length)
      throw new Error(`The line has not ${callers.length} verdicts: ${line}`)
    const unknown = verdicts.find((verdict) => !verdictWords.has(verdict))
    if (unknown !== undefined) throw new Error(`'${unknown}' is no verdict: ${line}`)
    const entries = callers.map((caller, i) => [caller, verdicts[i]])
    return { file, call, record, verdicts: Object.fromEntries(entries) as Record<CallerName, string> }
  })
}

/** Parameters that name no record. */
const namesNoRecord = new Set(['page', 'pageSize', 'year', 'state', 'list', 'place'])

/** The folder whose routes a call belongs to. Reads together belong to no feature: the server makes them of all. */
const folderOf = (feature: string): string => (feature === 'together' ? 'server' : feature)

/** Missing verdicts, verdicts on what does not exist (any more), and verdicts that stand in another feature. */
export function gapsOf(
  rows: readonly AccessRow[],
  calls: readonly Pick<Call, 'id' | 'path' | 'feature'>[],
): string[] {
  const byId = new Map(calls.map((call) => [call.id, call]))
  const places = new Map(rows.map(({ call, file }) => [`${call} ${file}`, { call, file }]))
  return [
    ...[...places.values()].flatMap(({ call, file }) => {
      const known = byId.get(call)
      if (known === undefined) return [`${call} is judged in ${file}, but there is no such call`]
      const folder = folderOf(known.feature)
      return file.split('/').at(-2) === folder
        ? []
        : [`${call} is judged in ${file}, but belongs to ${folder}`]
    }),
    ...calls.flatMap(({ id, path }) => {
      const records = new Set(rows.filter(({ call }) => call === id).map(({ record }) => record))
      if (records.size === 0) return [`${id} has no verdict`]
      const named = [...path.matchAll(/\{(\w+)\}/g)].some(([, name]) => !namesNoRecord.has(name ?? ''))
      if (!named) return []
      return ['own', 'missing']
        .filter((record) => !records.has(record))
        .map((record) => `${id} has no verdict on '${record}'`)
    }),
  ]
}

/** What a response shows: its status and whose records are in it. */
export interface JudgedAnswer {
  status: number
  /** Holds a record of the other agency. */
  foreign: boolean
  /** Holds a person who is not displayed as a contact. */
  undisplayed: boolean
}

/** Whether a response is what the verdict says. `open` is checked by comparing callers, see the test. */
export function keeps(verdict: string, { status, foreign, undisplayed }: JudgedAnswer): boolean {
  const fine = status >= 200 && status < 300
  const refused = status === 403 || status === 404
  switch (verdict) {
    case 'open':
      return status < 500 && status !== 403
    case 'no':
      return refused
    case 'ok':
      return fine
    case 'may':
      return fine || status === 422 || status === 409
    case 'bad':
      return status === 422 || status === 404
    case 'all':
      return fine && foreign
    case 'own':
      return fine && !foreign
    case 'shown':
      return fine && foreign && !undisplayed
    case 'shown-own':
      return fine && !foreign && !undisplayed
    case 'hidden':
      return refused || (fine && !foreign)
    default:
      return String(status) === verdict
  }
}
