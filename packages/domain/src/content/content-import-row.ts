import { contentFieldKinds, type ContentField, type ContentFields } from './content-fields.js'
import { contentPlaces, type ContentKind, type ContentNodeKind } from './content-kinds.js'
import { newContentFields, ownFields } from './content-node.js'
import { checkContentFields, refusedContentLines } from './content-acts.js'
import type { LinkedNames } from './content-compare.js'
import { contentHeading, contentTableFields, kindInWords } from './content-table.js'

/** A refused cell or row of a file. Row 1 is the heading, 0 the file as a whole. */
export interface ContentImportError {
  row: number
  column: string | null
  value: string
  message: string
}

/** Rules for the fields of a row. */
export interface ContentFieldRules {
  kind: ContentKind
  /** References of the existing citations. */
  citations: ReadonlySet<string>
  /** Places of the other kind that may be named, by content id; null while there are none. */
  linked: LinkedNames | null
  /** Converts fields to their stored form: trimmed and sanitized. */
  tidy: (nodeKind: ContentNodeKind, fields: ContentFields) => ContentFields
}

type Refuse = (field: ContentField, message: string) => void
type Value = ContentFields[ContentField]

/**
 * Reads the fields of one row. An empty cell clears the field; in a new row it gets the default of a new place. A value
 * without an effective change keeps its stored text exactly.
 */
export function readContentFields(
  cell: (field: ContentField) => string,
  place: { nodeKind: ContentNodeKind; before: ContentFields | null; areaId: number },
  rules: ContentFieldRules,
): { fields: ContentFields; errors: Omit<ContentImportError, 'row'>[] } {
  const { nodeKind, before } = place
  const errors: Omit<ContentImportError, 'row'>[] = []
  const refuse: Refuse = (field, message) =>
    errors.push({ column: contentHeading(rules.kind, field), value: cell(field), message })
  const start = newContentFields(nodeKind, { number: '', areaId: place.areaId })
  const own = contentPlaces[nodeKind].fields
  for (const field of contentTableFields(rules.kind))
    if (!own.includes(field) && cell(field).trim() !== '')
      refuse(field, `A ${kindInWords(nodeKind).toLowerCase()} has no ${contentHeading(rules.kind, field)}.`)
  const entries = own.map((field): [ContentField, Value] => {
    const text = cell(field)
    const value = text.trim() === '' && !before ? start[field] : readValue(field, text, rules.kind, refuse)
    return [field, value]
  })
  const tidied = rules.tidy(nodeKind, ownFields(nodeKind, Object.fromEntries(entries)))
  const known = before && rules.tidy(nodeKind, before)
  const fields = known
    ? {
        ...tidied,
        ...Object.fromEntries(own.filter((f) => same(tidied[f], known[f])).map((f) => [f, before[f]])),
      }
    : tidied
  const refused = new Set(errors.map(({ column }) => column))
  for (const verdict of checkContentFields(fields)) {
    const field = verdict.allowed ? undefined : own.find((one) => one === verdict.field)
    if (field && !verdict.allowed && !refused.has(contentHeading(rules.kind, field)))
      refuse(field, verdict.reason)
  }
  for (const field of own) {
    const why = refusedContentLines(field, fields)
    if (why) refuse(field, why)
  }
  checkNames(fields, before, rules, refuse)
  return { fields, errors }
}

function readValue(field: ContentField, text: string, kind: ContentKind, refuse: Refuse): Value {
  const trimmed = text.trim()
  const { holds, choices: options, isOptional } = contentFieldKinds[field]
  if (holds === 'lines')
    return trimmed
      .split(/\r?\n/)
      .map((one) => one.trim())
      .filter((one) => one !== '')
  if (holds !== 'text' && trimmed === '') {
    refuse(field, `${contentHeading(kind, field)} is required.`)
    return null
  }
  if (holds === 'number') {
    if (!/^\d{1,4}$/.test(trimmed)) refuse(field, 'Write a whole number.')
    return Number(trimmed)
  }
  if (holds === 'switch') {
    const word = trimmed.toLowerCase()
    if (!['yes', 'no', 'true', 'false'].includes(word)) refuse(field, 'Write Yes or No.')
    return word === 'yes' || word === 'true'
  }
  if (options) {
    const found = options.find((one) => one.toLowerCase() === trimmed.toLowerCase())
    if (found === undefined) refuse(field, `Write one of: ${options.join(', ')}.`)
    return found ?? null
  }
  return isOptional && trimmed === '' ? null : text
}

/** Named references must exist: an unknown one would be lost when saving. */
function checkNames(
  fields: ContentFields,
  before: ContentFields | null,
  { citations, linked }: ContentFieldRules,
  refuse: Refuse,
): void {
  for (const reference of fields.citations ?? [])
    if (!citations.has(reference)) refuse('citations', `${reference} is not in the list of citations.`)
  for (const field of ['requiredDocumentCategoryIds', 'subsectionIds'] as const)
    for (const id of fields[field] ?? [])
      if (linked && !linked.has(id) && !before?.[field]?.includes(id))
        refuse(field, `${id} is not in this year and part.`)
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
