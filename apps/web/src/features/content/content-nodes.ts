import {
  complianceYearName,
  contentKinds,
  contentRoster,
  linkedNames,
  ruleNames,
  ruleSources,
  type ContentFields,
  type ContentKind,
  type ContentNode,
  type LinkedNames,
} from '@portal/domain'
import { formatDate } from '../../lib/format'
import { contentMessages as m } from './content-messages.generated'
import type {
  ContentNodeFieldsFragment,
  ContentVersionFieldsFragment,
  ContentVersionRowFieldsFragment,
} from './content.generated'

/** A place as the editor works with it. */
export type EditorNode = ContentNodeFieldsFragment & ContentNode

export function editorNode(node: ContentNodeFieldsFragment): EditorNode {
  return node as EditorNode
}

export function nodesOf(version: Pick<ContentVersionFieldsFragment, 'nodes'>): EditorNode[] {
  return version.nodes.map(editorNode)
}

/** The fields of a place, without what the GraphQL client adds to a response. */
export function fieldsOf(node: Pick<ContentNodeFieldsFragment, 'fields'>): ContentFields {
  const { __typename: _type, ...fields } = node.fields as ContentFields & { __typename?: string }
  return fields
}

/** 'Published v2 on Nov 3, 2026', 'Draft', 'Archived v1, published on Jul 1, 2025'. */
export function stateInWords({
  state,
  number,
  publishedOn,
}: Pick<ContentVersionRowFieldsFragment, 'state' | 'number' | 'publishedOn'>): string {
  if (state === 'Draft') return m.states.draft
  const on = publishedOn && formatDate(publishedOn)
  const version = number ?? 1
  if (state === 'Archived')
    return on ? m.states.archivedOn({ number: version, on }) : m.states.archived({ number: version })
  return on ? m.states.publishedOn({ number: version, on }) : m.states.published({ number: version })
}

/** 'Part B 2026 - 2027, Draft'. */
export function versionInWords(version: ContentVersionRowFieldsFragment): string {
  return `${version.part} ${complianceYearName(version.year)}, ${stateInWords(version)}`
}

/** Names of all that fields of a version refer to: places of other content, and what skip rules look at. */
export function namesOf(
  kind: ContentKind,
  version: Pick<ContentVersionFieldsFragment, 'part' | 'linked'>,
  nodes: readonly EditorNode[],
): LinkedNames {
  const roster = contentRoster(kind, version.part === 'Part C' ? 'Part C' : 'Part B')
  const rules = roster ? ruleNames(ruleSources(roster, nodes)) : []
  return new Map([...linkedNames(version.linked ?? []), ...rules])
}

/** The name of a field in the form of a place. */
export function fieldLabel(kind: ContentKind, field: keyof ContentFields): string {
  return contentKinds[kind].headings[field] ?? m.fields[field]
}
