import type { Actor } from './actor.js'
import { checkAccountInput, tidyAccountInput, type AccountInput } from './account-input.js'
import { editorRole, readRoleName } from './editor-roles.js'
import { administeredLeas, canGrantRole, type RoleFacts } from './grants.js'

/** Headings of a file of new users; a person may write them in any order and letter case. */
export const userImportColumns = [
  { heading: 'Email', field: 'email', required: true },
  { heading: 'Full Name', field: 'fullName', required: true },
  { heading: 'Title', field: 'title', required: true },
  { heading: 'Phone Number', field: 'phoneNumber', required: true },
  { heading: 'Job Title', field: 'jobTitle', required: false },
  { heading: 'Role', field: 'role', required: true },
  { heading: 'Jurisdiction', field: 'leaId', required: false },
] as const

type ImportField = (typeof userImportColumns)[number]['field']

/** Stored records that the rows are checked against. */
export interface UserImportContext {
  actor: Actor
  roles: readonly RoleFacts[]
  agencies: readonly { id: number; code: string; name: string; shortName: string }[]
  /** Existing user names, in lower case. */
  takenUserNames: ReadonlySet<string>
}

/** A refused cell or row. Row 1 is the heading, 0 the file as a whole. */
export interface UserImportError {
  row: number
  column: string | null
  value: string
  message: string
}

export interface UserImport {
  /** Number of rows that are not empty. */
  total: number
  good: { row: number; role: string; input: AccountInput }[]
  /** Errors by row. */
  errors: UserImportError[]
}

/** Checks a file of new users whose first row is the heading. Returns the valid rows, and every error of the others. */
export function readUserImport(
  table: readonly (readonly string[])[],
  context: UserImportContext,
): UserImport {
  const [heading = [], ...body] = table
  const columns = readHeading(heading)
  const rows = body
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (columns.errors.length > 0) return { total: rows.length, good: [], errors: columns.errors }
  const result: UserImport = { total: rows.length, good: [], errors: [] }
  const firstRowOf = new Map<string, number>()
  for (const { cells, row } of rows) {
    const cell = (field: ImportField) => (cells[columns.places.get(field) ?? -1] ?? '').trim()
    const read = readRow(cell, context)
    const errors = read.errors.map((error) => ({ row, ...error }))
    const name = cell('email').toLowerCase()
    const earlier = firstRowOf.get(name)
    if (name !== '' && earlier !== undefined)
      errors.push({
        row,
        column: 'Email',
        value: cell('email'),
        message: `Row ${earlier} has the same email.`,
      })
    else firstRowOf.set(name, row)
    if (errors.length === 0) result.good.push({ row, role: read.role, input: read.input })
    result.errors.push(...errors)
  }
  return result
}

function readHeading(heading: readonly string[]): {
  places: Map<ImportField, number>
  errors: UserImportError[]
} {
  const places = new Map<ImportField, number>()
  const errors: UserImportError[] = []
  const refuse = (column: string, message: string) => errors.push({ row: 1, column, value: column, message })
  for (const [place, text] of heading.entries()) {
    if (text.trim() === '') continue
    const known = userImportColumns.find(({ heading: name }) => bare(name) === bare(text))
    if (!known) refuse(text.trim(), `There is no column ${text.trim()}.`)
    else if (places.has(known.field)) refuse(known.heading, `The column ${known.heading} is there twice.`)
    else places.set(known.field, place)
  }
  for (const { heading: name, field, required } of userImportColumns)
    if (required && !places.has(field)) refuse(name, `The column ${name} is missing.`)
  return { places, errors }
}

type RowError = Omit<UserImportError, 'row'>

function readRow(
  cell: (field: ImportField) => string,
  context: UserImportContext,
): { role: string; input: AccountInput; errors: RowError[] } {
  const errors: RowError[] = []
  const refuse = (field: ImportField, message: string) =>
    errors.push({ column: headingOf(field), value: cell(field), message })
  const role = readRole(cell('role'), context, (message) => refuse('role', message))
  const leaId = readAgency(cell('leaId'), role, context, (message) => refuse('leaId', message))
  const input = tidyAccountInput({
    email: cell('email'),
    userName: cell('email'),
    fullName: cell('fullName'),
    title: cell('title'),
    jobTitle: cell('jobTitle'),
    phoneNumber: cell('phoneNumber'),
    roles: role === null ? [] : [role],
    leaId,
    preferredLeaId: null,
    selectedLeas: [],
  })
  const refusedColumns = new Set(errors.map(({ column }) => column))
  for (const verdict of checkAccountInput(input)) {
    if (verdict.allowed) continue
    const field = fieldOf(verdict.field)
    // A cell that could not be read was refused above, with a better message.
    if (!refusedColumns.has(headingOf(field))) refuse(field, verdict.reason.replace(/^Username/, 'Email'))
  }
  if (context.takenUserNames.has(input.userName.toLowerCase()))
    refuse('email', 'A user with this email address already exists.')
  return { role: role ?? '', input, errors }
}

function readRole(
  text: string,
  { actor, roles }: UserImportContext,
  refuse: (message: string) => void,
): string | null {
  if (text === '') {
    refuse('Role is required.')
    return null
  }
  const name = readRoleName(
    text,
    roles.map((role) => role.name).filter((name) => editorRole(name) !== undefined),
  )
  const role = roles.find((each) => each.name === name)
  if (!role) {
    refuse(`There is no role ${text}.`)
    return null
  }
  const verdict = canGrantRole(actor, role)
  if (!verdict.allowed) refuse(verdict.reason)
  return role.name
}

/** Finds an agency by code, name or short name. A local administrator may leave it out and gets their own agency. */
function readAgency(
  text: string,
  role: string | null,
  { actor, agencies }: UserImportContext,
  refuse: (message: string) => void,
): number | null {
  const scope = administeredLeas(actor)
  if (text === '') {
    const needsLea = role !== null && editorRole(role)?.needsLea
    return needsLea && scope !== 'all' ? (scope[0] ?? null) : null
  }
  const sought = bare(text)
  const found = agencies.find(
    ({ code, name, shortName }) =>
      bare(code) === sought.padStart(code.length, '0') || bare(name) === sought || bare(shortName) === sought,
  )
  if (found && (scope === 'all' || scope.includes(found.id))) return found.id
  refuse(found ? 'You can create users of your own agency only.' : `There is no jurisdiction ${text}.`)
  return null
}

function headingOf(field: ImportField): string {
  return userImportColumns.find((column) => column.field === field)?.heading ?? ''
}

/** The column of the file for an input field of the editor. */
function fieldOf(field: string | undefined): ImportField {
  if (field === 'roles') return 'role'
  return userImportColumns.find((column) => column.field === field)?.field ?? 'email'
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
