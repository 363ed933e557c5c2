import { chakra } from '@chakra-ui/react'
import {
  DndContext,
  DragOverlay,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  contentChildren,
  contentLabel,
  contentParentKind,
  isContentRoot,
  type ContentPlace,
} from '@portal/domain'
import { useState, type ReactNode } from 'react'
import { contentMessages } from '../content-messages.generated'
import type { EditorNode } from '../content-nodes'
import { shortened } from '../problem-list'

interface DragPlacesProps {
  nodes: readonly EditorNode[]
  onMove: (node: EditorNode, to: ContentPlace) => void
  /** Announces that a drag moved nothing. */
  onAnnounce: (words: string) => void
  children: ReactNode
}

const nothing = () => undefined
/**
 * The library would announce each id that the pointer passes; the editor announces the new position once, by name.
 * The library's instructions describe keys that are not used here.
 */
const quiet = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
}

/** Makes the places in it draggable with a pointer; for the keyboard there are keys and buttons. */
export function DragPlaces({ nodes, onMove, onAnnounce, children }: DragPlacesProps) {
  const [dragged, setDragged] = useState<EditorNode>()
  // Below this distance a press is a click on the link.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 8 } }))
  const find = (id: unknown) => nodes.find(({ contentId }) => contentId === id)
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    setDragged(undefined)
    const node = find(active.id)
    const target = find(over?.id)
    const to = node && target && placeAt(nodes, node, target)
    if (to) onMove(node, to)
    else if (node) onAnnounce(contentMessages.editor.stays({ label: shortened(contentLabel(node), 60) }))
  }
  return (
    <DndContext
      sensors={sensors}
      onDragStart={({ active }) => setDragged(find(active.id))}
      accessibility={quiet}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={onDragEnd}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <chakra.p
            padding="5px 12px"
            bg="bg.surface"
            border="1px solid {colors.brand.border}"
            borderRadius="sm"
            boxShadow="md"
            fontSize="md"
          >
            {shortened(contentLabel(dragged), 60)}
          </chakra.p>
        )}
      </DragOverlay>
    </DndContext>
  )
}

/** One place that can be dragged, and that is highlighted while another one is over it. */
export function usePlaceDrag(nodes: readonly EditorNode[], node: EditorNode, disabled: boolean) {
  const drag = useDraggable({ id: node.contentId, disabled: disabled || isContentRoot(node.nodeKind) })
  const drop = useDroppable({ id: node.contentId, disabled })
  const dragged = nodes.find(({ contentId }) => contentId === drop.active?.id)
  return {
    ref: (element: HTMLElement | null) => {
      drag.setNodeRef(element)
      drop.setNodeRef(element)
    },
    listeners: drag.listeners,
    isTarget: drop.isOver && dragged !== undefined && placeAt(nodes, dragged, node) !== null,
  }
}

/** Where a dropped place goes: to the position of a place of its kind, or to the end of a place that can contain it. */
function placeAt(nodes: readonly EditorNode[], node: EditorNode, target: EditorNode): ContentPlace | null {
  if (target.contentId === node.contentId) return null
  if (target.nodeKind === node.nodeKind) {
    const siblings = contentChildren(nodes, target.parentId)
    return { parentId: target.parentId, position: siblings.indexOf(target) }
  }
  if (contentParentKind(node.nodeKind) !== target.nodeKind) return null
  return { parentId: target.contentId, position: contentChildren(nodes, target.contentId).length }
}
