import { contentParentKind, contentPlaces, isContentRoot } from './content-kinds.js'
import { contentBranch, contentChildren, type ContentNode } from './content-node.js'
import { allowed, badInput, type Verdict } from '../verdict.js'

/** A target position: below a parent, before the place that is now at this index. */
export interface ContentPlace {
  parentId: string | null
  position: number
}

/** Whether a place may move there: below a place of the right kind, which is not itself. */
export function checkContentPlace(
  nodes: readonly ContentNode[],
  node: ContentNode,
  { parentId }: ContentPlace,
): Verdict {
  const needed = contentParentKind(node.nodeKind)
  const parent = nodes.find(({ contentId }) => contentId === parentId)
  if (isContentRoot(node.nodeKind))
    return badInput(`The ${contentPlaces[node.nodeKind].name} itself cannot be moved.`, 'contentId')
  if (needed === null ? parentId !== null : parent?.nodeKind !== needed)
    return badInput(
      needed === null
        ? 'This stands at the top only.'
        : `Choose a ${contentPlaces[needed].name} for it to stand in.`,
      'parentId',
    )
  return allowed
}

/** New parent and order of every place that is affected when one is moved. */
export function placedContent(
  nodes: readonly ContentNode[],
  contentId: string,
  { parentId, position }: ContentPlace,
): { contentId: string; parentId: string | null; order: number }[] {
  const others = contentChildren(nodes, parentId)
    .map((node) => node.contentId)
    .filter((id) => id !== contentId)
  const at = Math.max(0, Math.min(position, others.length))
  const stored = new Map(nodes.map((node) => [node.contentId, node]))
  return others
    .toSpliced(at, 0, contentId)
    .map((id, order) => ({ contentId: id, parentId, order }))
    .filter((place) => {
      const node = stored.get(place.contentId)
      return node?.order !== place.order || node.parentId !== place.parentId
    })
}

/**
 * Target of one step with the keyboard: before the previous or after the next sibling, and from the end of a parent
 * into the next one of its kind. Null at both ends of the content.
 */
export function contentStep(
  nodes: readonly ContentNode[],
  contentId: string,
  by: -1 | 1,
): ContentPlace | null {
  const node = nodes.find((one) => one.contentId === contentId)
  if (!node || isContentRoot(node.nodeKind)) return null
  const siblings = contentChildren(nodes, node.parentId)
  const at = siblings.indexOf(node)
  const next = at + by
  if (next >= 0 && next < siblings.length) return { parentId: node.parentId, position: next }
  const parent = nodes.find((one) => one.contentId === node.parentId)
  if (!parent) return null
  const parents = parentsInOrder(nodes, parent)
  const other = parents[parents.indexOf(parent) + by]
  if (!other) return null
  return {
    parentId: other.contentId,
    position: by === 1 ? 0 : contentChildren(nodes, other.contentId).length,
  }
}

/** All places of the same kind as `like`, from top to bottom. */
function parentsInOrder(nodes: readonly ContentNode[], like: ContentNode): ContentNode[] {
  return contentChildren(nodes, null)
    .flatMap((top) => walk(nodes, top))
    .filter(({ nodeKind }) => nodeKind === like.nodeKind)
}

function walk(nodes: readonly ContentNode[], node: ContentNode): ContentNode[] {
  return [node, ...contentChildren(nodes, node.contentId).flatMap((child) => walk(nodes, child))]
}

/** Number of a new place: one more than that of its last sibling, within the number of its parent. */
export function nextContentNumber(nodes: readonly ContentNode[], parent: ContentNode | undefined): string {
  const prefix = parent?.fields.number ? `${parent.fields.number}.` : ''
  const taken = new Set(nodes.map(({ fields }) => fields.number))
  const siblings = contentChildren(nodes, parent?.contentId ?? null)
  let number = siblings.length + 1
  while (taken.has(`${prefix}${number}`)) number += 1
  return `${prefix}${number}`
}

/** Number of descendants of a kind. */
export function countBelow(
  nodes: readonly ContentNode[],
  contentId: string,
  nodeKind: ContentNode['nodeKind'],
): number {
  return contentBranch(nodes, contentId).filter(
    (node) => node.contentId !== contentId && node.nodeKind === nodeKind,
  ).length
}
