import { contentFieldKinds, type ContentField, type ContentFields } from './content-fields.js'
import {
  contentKinds,
  contentPlaces,
  contentPlacesOf,
  type ContentKind,
  type ContentNodeKind,
} from './content-kinds.js'
import { contentInOrder, type ContentNode } from './content-node.js'
import type { TableCell } from '../tables/table-cell.js'

/**
 * Columns before the fields. The id is the same in every version and year; a new row has none. The position of a row
 * decides its parent: an item belongs to the subsection above it.
 */
export const contentTableStart = ['Id', 'Kind', 'Retired'] as const

/** Heading of a field in the sheet of a kind of content. */
export function contentHeading(kind: ContentKind, field: ContentField): string {
  return contentKinds[kind].headings[field] ?? contentFieldKinds[field].heading
}

/** Every field that some kind of place has, each once, in the order of the columns. */
export function contentTableFields(kind: ContentKind): ContentField[] {
  return [...new Set(contentPlacesOf(kind).flatMap((nodeKind) => contentPlaces[nodeKind].fields))]
}

/** A version as a table: one row for each place, top to bottom, with its id. */
export function contentTable(
  kind: ContentKind,
  nodes: readonly ContentNode[],
): { headings: string[]; rows: TableCell[][] } {
  const fields = contentTableFields(kind)
  return {
    headings: [...contentTableStart, ...fields.map((field) => contentHeading(kind, field))],
    rows: contentInOrder(nodes).map(({ node }) => {
      const start: TableCell[] = [node.contentId, kindInWords(node.nodeKind), node.active ? 'No' : 'Yes']
      return start.concat(fields.map((field) => cellOf(node.fields, field)))
    }),
  }
}

/** Section, Item: wording of the column Kind. */
export function kindInWords(nodeKind: ContentNodeKind): string {
  const word = contentPlaces[nodeKind].word ?? nodeKind
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function cellOf(fields: ContentFields, field: ContentField): TableCell {
  const value = fields[field]
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  // One entry per line.
  return Array.isArray(value) ? value.join('\n') : (value as string | number | null)
}
