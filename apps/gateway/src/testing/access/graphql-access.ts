import { isObjectType, type GraphQLSchema } from 'graphql'

/** Columns of the table, in its order. */
export const callers = ['anon', 'half', 'dis', 'SA', 'SM', 'LI', 'DRS', 'LA', 'LU', 'CL'] as const
export type CallerName = (typeof callers)[number]

const verdictWords = 'open 401 403 404 out no bad ok may all own hidden'.split(' ')

/** One line of the table: verdicts over one root field with one kind of record. */
export interface AccessRow {
  field: string
  record: string
  verdicts: Record<CallerName, string>
}

/** Reads the table. Throws for a line of another shape, a verdict that is none, and a line that stands twice. */
export function readAccessTable(table: string): AccessRow[] {
  const [, ...lines] = table.trim().split('\n')
  const seen = new Set<string>()
  return lines.map((line) => {
    const [field, record, ...verdicts] = line.replaceAll('|', ' ').trim().split(/\s+/)
    if (field === undefined || record === undefined || verdicts.length !== callers.length)
      throw new Error(`The line has not ${callers.length} verdicts: ${line}`)
    const unknown = verdicts.find((verdict) => !verdictWords.includes(verdict))
    if (unknown !== undefined) throw new Error(`'${unknown}' is no verdict: ${line}`)
    if (seen.has(`${field} ${record}`)) throw new Error(`Judged twice: ${field} ${record}`)
    seen.add(`${field} ${record}`)
    const entries = callers.map((caller, i) => [caller, verdicts[i]])
    return { field, record, verdicts: Object.fromEntries(entries) as Record<CallerName, string> }
  })
}

/** Reads lines `Type: field field`. */
export function readFieldList(text: string): Set<string> {
  return new Set(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [type = '', fields = ''] = line.split(':')
        return fields
          .trim()
          .split(/\s+/)
          .map((field) => `${type.trim()}.${field}`)
      }),
  )
}

/** What is in the schema and has no verdict, and what is judged and not in the schema (any more). */
export function gapsOf(
  schema: GraphQLSchema,
  rows: readonly AccessRow[],
  fields: ReadonlySet<string>,
): string[] {
  const roots = new Set([schema.getQueryType(), schema.getMutationType()])
  const judged = new Set([...rows.map(({ field }) => field), ...fields])
  const there = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return []
    const prefix = roots.has(type) ? '' : `${type.name}.`
    return Object.keys(type.getFields()).map((field) => prefix + field)
  })
  const known = new Set(there)
  return [
    ...there.filter((field) => !judged.has(field)).map((field) => `${field} has no verdict`),
    ...[...judged]
      .filter((field) => !known.has(field))
      .map((field) => `${field} is judged, but not in the schema`),
  ]
}

/** What an answer to one root field says: ok, null, or the code of its refusal. */
export interface Outcome {
  said: string
  /** Holds a record of the other agency. */
  foreign: boolean
}

const contents: ReadonlySet<string> = new Set(['BAD_USER_INPUT', 'CONFLICT'])

/** Whether an outcome is what the verdict says. */
export function keeps(verdict: string, { said, foreign }: Outcome): boolean {
  const missing = said === 'NOT_FOUND' || said === 'null'
  const refused = said === 'FORBIDDEN' || missing
  switch (verdict) {
    case 'open':
      return said !== 'FORBIDDEN' && said !== 'INTERNAL'
    case '401':
      return said === 'UNAUTHENTICATED'
    case '403':
      return said === 'FORBIDDEN'
    case '404':
      return missing
    case 'out':
      return said === 'UNAUTHENTICATED' || said === 'null'
    case 'no':
      return refused
    case 'bad':
      return missing || said === 'BAD_USER_INPUT'
    case 'ok':
      return said === 'ok'
    case 'may':
      return said === 'ok' || contents.has(said)
    case 'all':
      return said === 'ok' && foreign
    case 'own':
      return said === 'ok' && !foreign
    case 'hidden':
      return refused || (said === 'ok' && !foreign)
    default:
      return false
  }
}
