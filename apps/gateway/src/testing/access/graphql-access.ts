import { isObjectType, type GraphQLSchema } from 'graphql'
import type { AccessFile } from './graphql-kit.js'
import { callers, verdictWords, type CallerName } from './graphql-legend.js'

/** One line of the table: verdicts over one root field with one kind of record. */
export interface AccessRow {
  /** Where it stands. */
  file: string
  field: string
  record: string
  verdicts: Record<CallerName, string>
}

/** A field beneath the root, `Type.field`, and where it is judged. */
export type JudgedField = Pick<AccessRow, 'file' | 'field'>

/**
 * Reads all files, by their paths. Throws for a heading or a line of another shape, a verdict that is none, what is judged twice,
 * in whatever files, and an attempt at a field that the file does not judge.
 */
export function readAccessFiles(files: Readonly<Record<string, AccessFile>>): {
  rows: AccessRow[]
  fields: JudgedField[]
} {
  const rows = Object.entries(files).flatMap(([file, { verdicts, attempts = {} }]) => {
    const read = verdicts === undefined ? [] : readTable(file, verdicts)
    const judged = new Set(read.map(({ field }) => field))
    const others = Object.keys(attempts).filter((field) => !judged.has(field))
    if (others.length > 0) throw new Error(`${file} tries what it does not judge: ${others.join(', ')}`)
    return read
  })
  const fields = Object.entries(files).flatMap(
    ([file, { fieldsOfTheRecord = '', fieldsWithVerdicts = {} }]) =>
      [...readFieldList(fieldsOfTheRecord), ...Object.keys(fieldsWithVerdicts)].map((field) => ({
        file,
        field,
      })),
  )
  const seen = new Set<string>()
  for (const one of [
    ...rows.map(({ field, record }) => `${field} ${record}`),
    ...fields.map(({ field }) => field),
  ]) {
    if (seen.has(one)) throw new Error(`Judged twice: ${one}`)
    seen.add(one)
  }
  return { rows, fields }
}

const wordsOf = (line: string): string[] => line.replaceAll('|', ' ').trim().split(/\s+/)

function readTable(file: string, table: string): AccessRow[] {
  const [heading = '', ...lines] = table.trim().split('\n')
  const columns = ['field', 'record', ...callers]
  if (wordsOf(heading).join(' ') !== columns.join(' '))
    throw new Error(`The columns of ${file} are not ${columns.join(' ')}: ${heading}`)
  return lines.map((line) => {
    const [field, record, ...verdicts] = wordsOf(line)
    if (field === undefined || record === undefined || verdicts.length !== callers.length)
      throw new Error(`The line has not ${callers.length} verdicts: ${line}`)
    const unknown = verdicts.find((verdict) => !verdictWords.has(verdict))
    if (unknown !== undefined) throw new Error(`'${unknown}' is no verdict: ${line}`)
    const entries = callers.map((caller, i) => [caller, verdicts[i]])
    return { file, field, record, verdicts: Object.fromEntries(entries) as Record<CallerName, string> }
  })
}

/** Reads lines `Type: field field`. */
function readFieldList(text: string): string[] {
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.flatMap((line) => {
    const [type = '', fields = ''] = line.split(':')
    return wordsOf(fields).map((field) => `${type.trim()}.${field}`)
  })
}

/**
 * What is in the schema and has no verdict, what is judged and not in the schema (any more), and what is judged elsewhere than
 * beside its resolver or its type.
 */
export function gapsOf(
  schema: GraphQLSchema,
  judged: readonly JudgedField[],
  folders: ReadonlyMap<string, string>,
): string[] {
  const roots = new Set([schema.getQueryType(), schema.getMutationType()])
  const there = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return []
    const prefix = roots.has(type) ? '' : `${type.name}.`
    return Object.keys(type.getFields()).map((field) => prefix + field)
  })
  const known = new Set(there)
  const names = new Set(judged.map(({ field }) => field))
  const places = new Map(judged.map(({ field, file }) => [`${field} ${file}`, { field, file }]))
  return [
    ...there.filter((field) => !names.has(field)).map((field) => `${field} has no verdict`),
    ...[...places.values()].flatMap(({ field, file }) => {
      if (!known.has(field)) return [`${field} is judged in ${file}, but not in the schema`]
      const folder = folders.get(field.replace(/\..*/, ''))
      return file.split('/').at(-2) === folder
        ? []
        : [`${field} is judged in ${file}, but belongs to ${folder}`]
    }),
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
