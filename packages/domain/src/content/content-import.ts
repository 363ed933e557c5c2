import { canDeleteContentNode, checkKeptFields, type ContentUse } from './content-acts.js'
import { compareContent, type ContentChange } from './content-compare.js'
import { readContentFields, type ContentFieldRules, type ContentImportError } from './content-import-row.js'
import type { ContentField, ContentFields } from './content-fields.js'
import {
  contentChildKind,
  contentParentKind,
  contentPlaces,
  contentPlacesOf,
  isContentRoot,
  type ContentNodeKind,
} from './content-kinds.js'
import { contentLabel, type ContentNode } from './content-node.js'
import { contentHeading, contentTableFields, contentTableStart, kindInWords } from './content-table.js'

/** The current draft, which the file is checked against. */
export interface ContentImportContext extends ContentFieldRules {
  nodes: readonly (ContentNode & ContentUse)[]
  /** Creates the id for the new place of a row. */
  newId: (nodeKind: ContentNodeKind, row: number) => string
}

/** A change of one place that the import would make. */
export interface ContentImportChange {
  /** Row in the file; null for a place without a row. */
  row: number | null
  contentId: string
  nodeKind: ContentNodeKind
  label: string
  kind: ContentChange['kind'] | 'retired' | 'restored'
  fields: ContentChange['fields']
  /** What happens to a place without a row. */
  note: string | null
}

/** The steps of writing an import, in this order. */
export interface ContentImportPlan {
  /** Top to bottom, so that each parent exists before its children. */
  added: ContentNode[]
  changed: { contentId: string; fields: ContentFields; active: boolean }[]
  /** Every remaining place with its new position. */
  places: { contentId: string; parentId: string | null; order: number }[]
  deleted: string[]
}

export interface ContentImport {
  /** Number of rows that are not empty. */
  rows: number
  errors: ContentImportError[]
  changes: ContentImportChange[]
  plan: ContentImportPlan
}

const nothing: ContentImportPlan = { added: [], changed: [], places: [], deleted: [] }

/**
 * Checks a sheet that was downloaded, edited and uploaded: which places it adds, changes, moves and removes, and the
 * errors of each row. A place without a row is deleted when it was never used, else retired.
 */
export function readContentImport(
  table: readonly (readonly string[])[],
  context: ContentImportContext,
): ContentImport {
  const [heading = [], ...body] = table
  const columns = readHeading(heading, context)
  const rows = body
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (columns.errors.length > 0)
    return { rows: rows.length, errors: columns.errors, changes: [], plan: nothing }
  const reader = new RowReader(context, columns.places)
  for (const { cells, row } of rows) reader.read(cells, row)
  for (const { nodeKind, contentId } of context.nodes)
    if (isContentRoot(nodeKind) && !reader.places.has(contentId))
      reader.errors.push({
        row: 0,
        column: null,
        value: '',
        message: `The row of the ${contentPlaces[nodeKind].name} is missing.`,
      })
  return { rows: rows.length, errors: reader.errors, ...outcome(context, reader) }
}

interface Columns {
  places: Map<string, number>
  errors: ContentImportError[]
}

const bare = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

function readHeading(heading: readonly string[], { kind }: ContentImportContext): Columns {
  const known = [
    ...contentTableStart,
    ...contentTableFields(kind).map((field) => contentHeading(kind, field)),
  ]
  const columns: Columns = { places: new Map(), errors: [] }
  const refuse = (column: string, message: string) =>
    columns.errors.push({ row: 1, column, value: column, message })
  for (const [place, text] of heading.entries()) {
    if (text.trim() === '') continue
    const name = known.find((one) => bare(one) === bare(text))
    if (!name) refuse(text.trim(), `There is no column ${text.trim()}.`)
    else if (columns.places.has(name)) refuse(name, `The column ${name} is there twice.`)
    else columns.places.set(name, place)
  }
  // A missing column would clear its field in every row.
  for (const name of known) if (!columns.places.has(name)) refuse(name, `The column ${name} is missing.`)
  return columns
}

interface ReadPlace {
  row: number
  node: ContentNode
  isNew: boolean
}

class RowReader {
  readonly errors: ContentImportError[] = []
  /** By content id, in the order of the rows. */
  readonly places = new Map<string, ReadPlace>()
  readonly #stored: Map<string, ContentNode & ContentUse>
  /** The latest place of each kind, below which the next rows belong. */
  readonly #above = new Map<ContentNodeKind, ContentNode>()
  readonly #counts = new Map<string | null, number>()

  constructor(
    readonly context: ContentImportContext,
    readonly columns: Map<string, number>,
  ) {
    this.#stored = new Map(context.nodes.map((node) => [node.contentId, node]))
  }

  read(cells: readonly string[], row: number): void {
    const { kind, newId, nodes } = this.context
    const at = (name: string) => cells[this.columns.get(name) ?? -1] ?? ''
    const refuse = (column: string | null, message: string) =>
      this.errors.push({ row, column, value: column === null ? '' : at(column), message })
    const id = at('Id').trim()
    const stored = this.#stored.get(id)
    if (id !== '' && !stored)
      return void refuse('Id', 'This id is not in this version. Leave it empty for a new row.')
    const earlier = this.places.get(id)
    if (earlier) return void refuse('Id', `Row ${earlier.row} has the same id.`)
    const word = bare(at('Kind'))
    const nodeKind = contentPlacesOf(kind).find((one) => bare(kindInWords(one)) === word)
    if (!nodeKind || (stored && stored.nodeKind !== nodeKind)) {
      // It still has a row, so it is not removed.
      if (stored) this.places.set(id, { row, node: stored, isNew: false })
      const expected = stored ? [stored.nodeKind] : contentPlacesOf(kind)
      return void refuse('Kind', `Write ${expected.map(kindInWords).join(' or ')}.`)
    }
    const isNew = !stored
    const { name } = contentPlaces[nodeKind]
    const isRoot = isContentRoot(nodeKind)
    if (isNew && isRoot) return void refuse('Kind', `There is one ${name} only.`)
    const needed = contentParentKind(nodeKind)
    const parent = needed === null ? undefined : this.#above.get(needed)
    if (needed !== null && !parent) refuse('Kind', `Move this row below a ${contentPlaces[needed].name}.`)
    const retired = bare(at('Retired'))
    if (!['', 'yes', 'no', 'true', 'false'].includes(retired)) refuse('Retired', 'Write Yes or No.')
    const active = !(retired === 'yes' || retired === 'true')
    if (!active && isRoot) refuse('Retired', `The ${name} itself cannot be retired.`)
    const { fields, errors } = readContentFields(
      (field: ContentField) => at(contentHeading(kind, field)),
      { nodeKind, before: stored?.fields ?? null, areaId: parent?.fields.areaId ?? 8 },
      this.context,
    )
    for (const { column, value, message } of errors) this.errors.push({ row, column, value, message })
    if (stored)
      for (const verdict of checkKeptFields(nodeKind, stored, changedFields(stored.fields, fields)))
        if (!verdict.allowed) refuse(contentHeading(kind, verdict.field as ContentField), verdict.reason)
    const parentId = parent?.contentId ?? null
    const order = this.#counts.get(parentId) ?? 0
    this.#counts.set(parentId, order + 1)
    const contentId = stored?.contentId ?? newId(nodeKind, row)
    const node: ContentNode = { nodeKind, contentId, parentId, order, active, fields }
    this.places.set(contentId, { row, node, isNew })
    this.#above.set(nodeKind, node)
    const inside = isRoot ? null : contentChildKind(kind, nodeKind)
    if (inside) this.#above.delete(inside)
    // The root keeps its order, because it has no siblings.
    if (isRoot) node.order = nodes.find((one) => one.contentId === id)?.order ?? 0
  }
}

function changedFields(before: ContentFields, after: ContentFields): ContentField[] {
  const names = Object.keys(after) as ContentField[]
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

function outcome(
  { nodes }: ContentImportContext,
  reader: RowReader,
): Pick<ContentImport, 'changes' | 'plan'> {
  const absent = nodes.filter(({ contentId }) => !reader.places.has(contentId))
  const deleted = new Set(
    absent.filter((node) => isDeletable(node, absent)).map(({ contentId }) => contentId),
  )
  const read = [...reader.places.values()]
  const next = new Map<string | null, number>()
  for (const { node } of read) next.set(node.parentId, (next.get(node.parentId) ?? 0) + 1)
  // Used places are kept, retired, after those with a row.
  const kept = absent
    .filter(({ contentId }) => !deleted.has(contentId))
    .toSorted((a, b) => a.order - b.order)
    .map((node) => {
      const order = next.get(node.parentId) ?? 0
      next.set(node.parentId, order + 1)
      return Object.assign({}, node, { order, active: false })
    })
  const after: ContentNode[] = [...read.map(({ node }) => node), ...kept]
  const stored = new Map(nodes.map((node) => [node.contentId, node]))
  return {
    changes: changesOf(nodes, after, reader),
    plan: {
      added: read.filter(({ isNew }) => isNew).map(({ node }) => node),
      changed: after.flatMap(({ contentId, fields, active }) => {
        const was = stored.get(contentId)
        const same = was && was.active === active && JSON.stringify(was.fields) === JSON.stringify(fields)
        return was && !same ? [{ contentId, fields, active }] : []
      }),
      places: after.map(({ contentId, parentId, order }) => ({ contentId, parentId, order })),
      deleted: [...deleted],
    },
  }
}

/** Whether a place was never used, including everything in it that has no row either. */
function isDeletable(node: ContentNode & ContentUse, absent: readonly (ContentNode & ContentUse)[]): boolean {
  return (
    canDeleteContentNode(node.nodeKind, node).allowed &&
    absent.filter(({ parentId }) => parentId === node.contentId).every((child) => isDeletable(child, absent))
  )
}

function changesOf(
  before: readonly ContentNode[],
  after: readonly ContentNode[],
  reader: RowReader,
): ContentImportChange[] {
  const stored = new Map(before.map((node) => [node.contentId, node]))
  const of = (node: ContentNode, kind: ContentImportChange['kind'], note: string | null = null) => ({
    row: reader.places.get(node.contentId)?.row ?? null,
    contentId: node.contentId,
    nodeKind: node.nodeKind,
    label: contentLabel(node),
    kind,
    fields: [],
    note,
  })
  const compared = compareContent(before, after, reader.context.linked ?? new Map()).flatMap(
    (change): ContentImportChange[] => {
      const { node, kind, fields } = change
      if (kind === 'removed') return [of(node, kind, 'It never was used: it is deleted.')]
      // A place without a row is not moved.
      if (kind === 'moved' && !reader.places.has(node.contentId)) return []
      return [Object.assign(of(node, kind), { fields })]
    },
  )
  const flags = after.flatMap((node): ContentImportChange[] => {
    const was = stored.get(node.contentId)
    if (!was || was.active === node.active) return []
    if (node.active) return [of(node, 'restored')]
    return reader.places.has(node.contentId)
      ? [of(node, 'retired')]
      : [of(node, 'removed', 'It was used or published: it is retired from the next version.')]
  })
  const last = Number.MAX_SAFE_INTEGER
  return [...compared, ...flags].toSorted((a, b) => (a.row ?? last) - (b.row ?? last))
}
