import { isObjectType, type GraphQLSchema } from 'graphql'
import type { AccessFile } from './graphql-kit.js'
import { callers, verdictWords, type CallerName } from './graphql-legend.js'

/** One line of the table: the verdicts on one root field with one kind of record. */
export interface AccessRow {
  /** The file that contains it. */
  file: string
  field: string
  record: string
  verdicts: Record<CallerName, string>
}

/** A field beneath the root, `Type.field`, and the file with its verdict. */
export type FieldWithVerdict = Pick<AccessRow, 'file' | 'field'>

/**
 * Reads all files, by their paths. Throws for a malformed heading or line, an unknown verdict, a field with two
 * verdicts in any files, and an attempt at a field without a verdict in the file.
 */
export function readAccessFiles(files: Readonly<Record<string, AccessFile>>): {
  rows: AccessRow[]
  fields: FieldWithVerdict[]
} {
  const rows = Object.entries(files).flatMap(([file, { verdicts, attempts = {} }]) => {
    const read = verdicts === undefined ? [] : readTable(file, verdicts)
    const stated = new Set(read.map(({ field }) => field))
    const others = Object.keys(attempts).filter((field) => !stated.has(field))
    if (others.length > 0) throw new Error(`${file} has attempts but no verdict on: ${others.join(', ')}`)
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
    if (seen.has(one)) throw new Error(`Two verdicts: ${one}`)
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
 * Fields of the schema without a verdict, verdicts on fields that are not in the schema (any more), and verdicts
 * elsewhere than beside the resolver or the type.
 */
export function gapsOf(
  schema: GraphQLSchema,
  stated: readonly FieldWithVerdict[],
  folders: ReadonlyMap<string, string>,
): string[] {
  const roots = new Set([schema.getQueryType(), schema.getMutationType()])
  const there = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || type.name.startsWith('__')) return []
    const prefix = roots.has(type) ? '' : `${type.name}.`
    return Object.keys(type.getFields()).map((field) => prefix + field)
  })
  const known = new Set(there)
  const names = new Set(stated.map(({ field }) => field))
  const places = new Map(stated.map(({ field, file }) => [`${field} ${file}`, { field, file }]))
  return [
    ...there.filter((field) => !names.has(field)).map((field) => `${field} has no verdict`),
    ...[...places.values()].flatMap(({ field, file }) => {
      if (!known.has(field)) return [`${field} has its verdict in ${file}, but not in the schema`]
      const folder = folders.get(field.replace(/\..*/, ''))
      // Beside the resolver, or beside those of a use case beneath it.
      return folder !== undefined && file.split('/').slice(-3, -1).includes(folder)
        ? []
        : [`${field} has its verdict in ${file}, but belongs to ${folder}`]
    }),
  ]
}

/** Outcome of one root field: ok, null, or the code of its refusal. */
export interface Outcome {
  said: string
  /** The response contains a record of the other agency. */
  foreign: boolean
}

const contents: ReadonlySet<string> = new Set(['BAD_USER_INPUT', 'CONFLICT'])

/** Whether an outcome matches the verdict. */
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
