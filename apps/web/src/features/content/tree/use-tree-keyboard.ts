import { contentStep } from '@portal/domain'
import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { EditorNode } from '../content-nodes'
import type { TreeFolds } from './use-tree-folds'

interface TreeKeyboardOptions {
  list: RefObject<HTMLElement | null>
  nodes: readonly EditorNode[]
  folds: TreeFolds
  /** Nothing is folded in the results of a search. */
  canFold: boolean
  canMove: boolean
  onStep: (node: EditorNode, by: -1 | 1) => void
}

/** Keys of the tree: arrows fold and unfold, Alt with an arrow moves a place up or down. */
export function useTreeKeyboard({ list, nodes, folds, canFold, canMove, onStep }: TreeKeyboardOptions) {
  const refocus = useRef<string>(null)
  // A place that moved is rendered as a new element: it gets the focus again, unless the person moved on meanwhile.
  useLayoutEffect(() => {
    if (refocus.current === null) return
    const entry = entryOf(list, refocus.current)
    if (document.activeElement === document.body) entry?.focus()
    else if (document.activeElement !== entry) refocus.current = null
  }, [list, nodes])

  /** Right unfolds, left folds; where nothing can be folded, left moves the focus to what contains the place. */
  const foldOnArrow = (event: KeyboardEvent, place: string): boolean => {
    const isRight = event.key === 'ArrowRight'
    if (!canFold || event.altKey || !(isRight || event.key === 'ArrowLeft')) return false
    event.preventDefault()
    if (folds.has(place) && folds.isOpen(place) !== isRight) folds.set([place], isRight)
    else if (!isRight) entryOf(list, folds.holderOf(place) ?? '')?.focus()
    return true
  }
  const onKeyDown = (event: KeyboardEvent, node: EditorNode) => {
    if (foldOnArrow(event, node.contentId)) return
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || by === 0 || !canMove) return
    event.preventDefault()
    refocus.current = node.contentId
    // What it moves into is unfolded, so that it stays visible.
    const to = contentStep(nodes, node.contentId, by)
    if (to?.parentId) folds.set([to.parentId], true)
    onStep(node, by)
  }
  return {
    foldOnArrow,
    onKeyDown,
    forgetFocus: () => {
      refocus.current = null
    },
  }
}

const entryOf = (list: TreeKeyboardOptions['list'], place: string) =>
  list.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)
