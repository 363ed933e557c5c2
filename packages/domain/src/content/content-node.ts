import { contentFieldKinds, newFields, noContentFields, type ContentFields } from './content-fields.js'
import { contentPlaces, type ContentNodeKind } from './content-kinds.js'

export type ContentVersionState = 'Draft' | 'Published' | 'Archived'

/** One place in a version of the content: a section, an item, a category. */
export interface ContentNode {
  nodeKind: ContentNodeKind
  /** The same in every version and year. */
  contentId: string
  parentId: string | null
  /** Position among its siblings, from 0. */
  order: number
  /** False: retired, left out when the version is published. */
  active: boolean
  fields: ContentFields
}

/** Defaults of a new place; texts are empty until the author writes them, which the publish checks enforce. */
export function newContentFields(
  kind: ContentNodeKind,
  { number, areaId }: { number: string; areaId: number },
): ContentFields {
  return ownFields(kind, { ...newFields, number, areaId })
}

/** Only the fields that the kind of place has; missing texts become empty. */
export function ownFields(kind: ContentNodeKind, values: Partial<ContentFields>): ContentFields {
  const own = contentPlaces[kind].fields.map((name) => [
    name,
    values[name] ?? (contentFieldKinds[name].isOptional ? null : ''),
  ])
  return { ...noContentFields, ...(Object.fromEntries(own) as Partial<ContentFields>) }
}

/** Children of a place in their order; of the top level when the parent is null. */
export function contentChildren<Node extends ContentNode>(
  nodes: readonly Node[],
  parentId: string | null,
): Node[] {
  return nodes.filter((node) => node.parentId === parentId).toSorted((a, b) => a.order - b.order)
}

/** All places from top to bottom in reading order, each with its depth. */
export function contentInOrder<Node extends ContentNode>(
  nodes: readonly Node[],
): { node: Node; depth: number }[] {
  const below = new Map<string | null, Node[]>()
  for (const node of nodes) below.set(node.parentId, [...(below.get(node.parentId) ?? []), node])
  const walk = (parentId: string | null, depth: number): { node: Node; depth: number }[] =>
    (below.get(parentId) ?? [])
      .toSorted((a, b) => a.order - b.order)
      .flatMap((node) => [{ node, depth }].concat(walk(node.contentId, depth + 1)))
  return walk(null, 0)
}

/** A place with all its descendants. */
export function contentBranch<Node extends ContentNode>(nodes: readonly Node[], contentId: string): Node[] {
  const branch = nodes.filter((node) => node.contentId === contentId)
  // The loop also visits appended places.
  for (const { contentId: above } of branch)
    branch.push(...nodes.filter(({ parentId }) => parentId === above))
  return branch
}

/** The content as it will be published: without retired places and their descendants. */
export function publishedContent<Node extends ContentNode>(nodes: readonly Node[]): Node[] {
  const byId = new Map(nodes.map((node) => [node.contentId, node]))
  const stays = (node: Node): boolean => {
    const parent = node.parentId === null ? null : byId.get(node.parentId)
    return node.active && (parent === null || (parent !== undefined && stays(parent)))
  }
  return nodes.filter(stays)
}

/** Name of a place: its number with its title or text. */
export function contentLabel({ fields }: Pick<ContentNode, 'fields'>): string {
  return [fields.number, fields.title ?? fields.text].filter(Boolean).join(' ') || 'Without a title'
}
