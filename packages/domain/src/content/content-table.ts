import {
  contentInOrder,
  contentNodeFields,
  type ContentField,
  type ContentFields,
  type ContentKind,
  type ContentNode,
  type ContentNodeKind,
} from './content-node.js'
import type { TableCell } from '../tables/table-cell.js'

/**
 * Columns before the fields. The id is the same in every version and year; a new row has none. The position of a row
 * decides its parent: an item belongs to the subsection above it.
 */
export const contentTableStart = ['Id', 'Kind', 'Retired'] as const

/** Heading of each field in a sheet. */
const headings: Record<ContentField, string> = {
  number: 'Number',
  title: 'Title',
  shortDescription: 'Short Description',
  rollingSubmission: 'Rolling submission',
  intro: 'Introduction',
  text: 'Text',
  guidance: 'Guidance',
  areaId: 'Area',
  acceptableEvidence: 'Acceptable Evidence',
  citations: 'Citations',
  indicatorCode: 'Indicator',
  responseType: 'Response Type',
  ratingScale: 'Rating Scale',
  narrativeRequired: 'Narrative',
  evidenceRequired: 'Evidence is required',
  requiredDocumentCategoryIds: 'Required Document Categories',
  group: 'Group',
  description: 'Description',
  help: 'Help',
  defaultMaximum: 'Maximum',
  required: 'A document is required',
  dueRule: 'Due Rule',
  subsectionIds: 'Subsections',
}

/** Heading of a field in the sheet of a kind of content. */
export function contentHeading(kind: ContentKind, field: ContentField): string {
  return kind === 'required-documents' && field === 'title' ? 'Document Category' : headings[field]
}

const kindsOf: Record<ContentKind, readonly ContentNodeKind[]> = {
  'self-assessment': ['questionnaire', 'section', 'subsection', 'item'],
  'required-documents': ['category'],
}

/** Every field that some kind of place has, each once, in the order of the columns. */
export function contentTableFields(kind: ContentKind): ContentField[] {
  return [...new Set(kindsOf[kind].flatMap((nodeKind) => contentNodeFields[nodeKind]))]
}

/** Kinds of places in a kind of content. */
export function contentTableKinds(kind: ContentKind): readonly ContentNodeKind[] {
  return kindsOf[kind]
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
  return nodeKind.charAt(0).toUpperCase() + nodeKind.slice(1)
}

function cellOf(fields: ContentFields, field: ContentField): TableCell {
  const value = fields[field]
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  // One entry per line.
  return Array.isArray(value) ? value.join('\n') : (value as string | number | null)
}
