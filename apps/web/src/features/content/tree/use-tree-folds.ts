import {
  contentBranch,
  contentNodeKinds,
  contentParentKind,
  contentPlaces,
  isContentRoot,
  type ContentKind,
} from '@portal/domain'
import { useState } from 'react'
import { storage, storageKeys } from '../../../lib/storage'
import { useViewer } from '../../../lib/session/viewer'
import type { EditorNode } from '../content-nodes'

/** A tree of fewer places starts unfolded. */
const mostOpenAtFirst = 25

/** Something that can be folded: a place with others in it, or a group of document categories. */
interface Fold {
  /** Content id of the place, or {@link groupKey}. */
  key: string
  /** Content ids of what it hides. */
  holds: readonly string[]
  isRoot: boolean
  /** Starts folded in a long tree, except the one that contains the chosen place. */
  isFine: boolean
}

/** The key of a category's group among the ids of places; null for a category without a group. */
export function groupKey({ fields }: EditorNode): string | null {
  return fields.group ? `group:${fields.group}` : null
}

/**
 * Which places and groups of the tree are folded, as this person left them on this browser. Subsections and groups of a
 * long tree are folded at first.
 */
export function useTreeFolds(kind: ContentKind, nodes: readonly EditorNode[], chosenId: string | undefined) {
  const key = `${storageKeys.folds(useViewer().id)}_content_${kind}`
  const [stored, setStored] = useState(() => storage.read<Record<string, boolean>>(key) ?? {})
  const [revealed, setRevealed] = useState<string>()
  const folds = foldsOf(nodes)
  const byKey = new Map(folds.map((fold) => [fold.key, fold]))

  const set = (keys: readonly string[], open: boolean) => {
    const next = { ...stored, ...Object.fromEntries(keys.map((one) => [one, open])) }
    storage.write(key, next)
    setStored(next)
  }
  /** The folds that contain a place, the outermost first. */
  const above = (contentId: string) => folds.filter(({ holds }) => holds.includes(contentId))
  const openAtFirst = ({ isFine, holds }: Fold) =>
    !isFine || nodes.length < mostOpenAtFirst || (chosenId !== undefined && holds.includes(chosenId))
  const isFoldOpen = (fold: Fold) => stored[fold.key] ?? openAtFirst(fold)

  // The chosen place is always visible: what contains it is unfolded.
  if (chosenId !== revealed && nodes.length > 0) {
    setRevealed(chosenId)
    const hidden = chosenId === undefined ? [] : above(chosenId).filter((fold) => stored[fold.key] === false)
    if (hidden.length > 0)
      set(
        hidden.map((fold) => fold.key),
        true,
      )
  }
  return {
    has: (one: string | null): one is string => one !== null && byKey.has(one),
    isOpen: (one: string) => {
      const fold = byKey.get(one)
      return fold === undefined || isFoldOpen(fold)
    },
    set,
    /** The innermost fold that contains a place. */
    holderOf: (contentId: string) => above(contentId).at(-1)?.key,
    hidden: new Set(folds.flatMap((fold) => (isFoldOpen(fold) ? [] : fold.holds))),
    all: folds.filter(({ isRoot }) => !isRoot).map((fold) => fold.key),
    someOpen: folds.some((fold) => !fold.isRoot && isFoldOpen(fold)),
  }
}

export type TreeFolds = ReturnType<typeof useTreeFolds>

/** The kinds of places whose children have no children. */
const leafParents = new Set(
  contentNodeKinds.filter((nodeKind) => contentPlaces[nodeKind].isLeaf).map(contentParentKind),
)

function foldsOf(nodes: readonly EditorNode[]): Fold[] {
  const parents = new Set(nodes.map(({ parentId }) => parentId))
  const places = nodes
    .filter(({ contentId }) => parents.has(contentId))
    .map(({ contentId, nodeKind }) => ({
      key: contentId,
      holds: contentBranch(nodes, contentId)
        .map((one) => one.contentId)
        .slice(1),
      isRoot: isContentRoot(nodeKind) && !contentPlaces[nodeKind].isBeside,
      isFine: leafParents.has(nodeKind),
    }))
    .toSorted((a, b) => b.holds.length - a.holds.length)
  const groups = [...new Set(nodes.map(groupKey))].filter((key) => key !== null)
  return places.concat(
    groups.map((key) => ({
      key,
      holds: nodes.filter((node) => groupKey(node) === key).map(({ contentId }) => contentId),
      isRoot: false,
      isFine: true,
    })),
  )
}
