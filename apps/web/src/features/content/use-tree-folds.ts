import { contentBranch, type ContentKind } from '@portal/domain'
import { useState } from 'react'
import { storage, storageKeys } from '../../lib/storage'
import { useViewer } from '../../lib/viewer'
import type { EditorNode } from './content-nodes'

/** Below this many places everything is open at first. */
const mostOpenAtFirst = 25

/**
 * Which places of the tree are folded, as this person left them on this browser. Subsections of a long tree are folded at
 * first, but for the one that holds the chosen place.
 */
export function useTreeFolds(kind: ContentKind, nodes: readonly EditorNode[], chosenId: string | undefined) {
  const key = `${storageKeys.folds(useViewer().id)}_content_${kind}`
  const [stored, setStored] = useState(() => storage.read<Record<string, boolean>>(key) ?? {})
  const [revealed, setRevealed] = useState<string>()
  const parents = new Set(nodes.map(({ parentId }) => parentId))
  const folding = nodes.filter(({ contentId }) => parents.has(contentId))

  const set = (ids: readonly string[], open: boolean) => {
    const next = { ...stored, ...Object.fromEntries(ids.map((id) => [id, open])) }
    storage.write(key, next)
    setStored(next)
  }
  const above = (contentId: string | undefined) =>
    folding
      .filter((node) => node.contentId !== contentId)
      .filter((node) => contentBranch(nodes, node.contentId).some((one) => one.contentId === contentId))
      .map((node) => node.contentId)
  const openAtFirst = ({ contentId, nodeKind }: EditorNode) =>
    nodeKind !== 'subsection' || nodes.length < mostOpenAtFirst || above(chosenId).includes(contentId)
  const isOpen = (node: EditorNode) => stored[node.contentId] ?? openAtFirst(node)

  // A place that a link, the checks or a search leads to is in sight, whatever was folded before.
  if (chosenId !== revealed && nodes.length > 0) {
    setRevealed(chosenId)
    const hidden = above(chosenId).filter((id) => stored[id] === false)
    if (hidden.length > 0) set(hidden, true)
  }
  return {
    folds: (node: EditorNode) => parents.has(node.contentId),
    isOpen,
    set,
    reveal: (contentId: string) => set(above(contentId), true),
    all: folding.map(({ contentId }) => contentId),
    someOpen: folding.some((node) => node.nodeKind !== 'questionnaire' && isOpen(node)),
  }
}
