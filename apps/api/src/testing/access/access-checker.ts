import type { Call } from '@portal/rest-contract'

/** Columns of the table, in its order. */
export const callers = ['anon', 'half', 'dis', 'SA', 'SM', 'LI', 'DRS', 'LA', 'LU', 'CL'] as const
export type CallerName = (typeof callers)[number]

const verdictWords = 'open 401 403 404 no ok may bad all own shown shown-own hidden'.split(' ')

/** One line of the table: verdicts over one call on one kind of record. */
export interface AccessRow {
  call: string
  record: string
  verdicts: Record<CallerName, string>
}

/** Reads the table. Throws for a line of another shape, a verdict that is none, and a line that stands twice. */
export function readAccessTable(table: string): AccessRow[] {
  const [, ...lines] = table.trim().split('\n')
  const seen = new Set<string>()
  return lines.map((line) => {
    const [call, record, ...verdicts] = line.replaceAll('|', ' ').trim().split(/\s+/)
    if (call === undefined || record === undefined || verdicts.length !== callers.length)
      throw new Error(`The line has not ${callers.length} verdicts: ${line}`)
    const unknown = verdicts.find((verdict) => !verdictWords.includes(verdict))
    if (unknown !== undefined) throw new Error(`'${unknown}' is no verdict: ${line}`)
    if (seen.has(`${call} ${record}`)) throw new Error(`Judged twice: ${call} ${record}`)
    seen.add(`${call} ${record}`)
    const entries = callers.map((caller, i) => [caller, verdicts[i]])
    return { call, record, verdicts: Object.fromEntries(entries) as Record<CallerName, string> }
  })
}

/** Parameters that name no record. */
const namesNoRecord = new Set(['page', 'pageSize', 'year', 'state', 'list', 'place'])

/** What the table lacks, and what it judges though it is not there (any more). */
export function gapsOf(rows: readonly AccessRow[], calls: readonly Pick<Call, 'id' | 'path'>[]): string[] {
  const ids = new Set(calls.map(({ id }) => id))
  const gone = [...new Set(rows.map(({ call }) => call))].filter((call) => !ids.has(call))
  return [
    ...gone.map((call) => `${call} is judged, but there is no such call`),
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

/** What an answer gives away: its status and whose records are in it. */
export interface JudgedAnswer {
  status: number
  /** Holds a record of the other agency. */
  foreign: boolean
  /** Holds a person who is not displayed as a contact. */
  undisplayed: boolean
}

/** Whether an answer is what the verdict says. `open` is judged by comparing callers, see the test. */
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
