import { chakra } from '@chakra-ui/react'
import { contentLabel } from '@portal/domain'
import { Archive, CircleAlert } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { TextLink } from '../../../ui/action/link'
import { usePlaceDrag } from './content-drag'
import { groupKey } from './use-tree-folds'
import { contentMessages } from '../content-messages.generated'
import type { EditorNode } from '../content-nodes'
import { shortened } from '../problem-list'
import { TreeArrow } from './tree-arrow'

const m = contentMessages.editor
const EntryLink = chakra(TextLink)

interface TreeEntryProps {
  to: string
  node: EditorNode
  nodes: readonly EditorNode[]
  /** Whether dragging is off. */
  fixed: boolean
  depth: number
  /** Null where nothing can be folded. */
  fold: { open: boolean; onToggle: () => void } | null
  current: boolean
  errors: number
  onKeyDown: (event: KeyboardEvent) => void
  onClick: () => void
}

/** One place of the tree: a link to its form, and a button that folds what stands below it. */
export function TreeEntry(props: TreeEntryProps) {
  const { to, node, nodes, fixed, depth, fold, current, errors, onKeyDown, onClick } = props
  const { ref, listeners, isTarget } = usePlaceDrag(nodes, node, fixed)
  const isGrouped = groupKey(node) !== null
  return (
    <chakra.li
      ref={ref}
      {...listeners}
      boxShadow={isTarget ? 'inset 0 2px 0 {colors.brand.solid}' : undefined}
    >
      <chakra.div display="flex" style={{ paddingInlineStart: `${depth * 12}px` }}>
        {fold ? (
          <chakra.button
            type="button"
            aria-expanded={fold.open}
            aria-label={m.fold({ label: shortened(contentLabel(node), 60) })}
            onClick={fold.onToggle}
            display="flex"
            flex="none"
            alignItems="center"
            justifyContent="center"
            width={{ base: '44px', md: '26px' }}
            color="fg.muted"
            cursor="pointer"
            _hover={{ bg: 'bg.hover', color: 'fg.default' }}
            css={{ '&:focus-visible': { outlineOffset: '-3px' } }}
          >
            <TreeArrow open={fold.open} />
          </chakra.button>
        ) : (
          <chakra.span flex="none" width={{ base: '16px', md: isGrouped ? '8px' : '26px' }} />
        )}
        <EntryLink
          to={to}
          // Otherwise the browser drags the link.
          draggable={false}
          data-place={node.contentId}
          aria-current={current ? 'true' : undefined}
          onKeyDown={onKeyDown}
          onClick={onClick}
          display="flex"
          gap="8px"
          minHeight={{ base: '44px', md: '0' }}
          alignItems={{ base: 'center', md: 'start' }}
          paddingBlock="5px"
          paddingInlineEnd="12px"
          borderInlineStart="3px solid transparent"
          flex="1"
          minWidth="0"
          paddingInlineStart="4px"
          color={node.active ? 'fg.default' : 'fg.muted'}
          fontSize="md"
          lineHeight="1.3"
          fontWeight={(depth < 2 && !isGrouped) || current ? '600' : '400'}
          textDecoration={node.active ? 'none' : 'line-through'}
          _hover={{ bg: 'bg.hover' }}
          css={{
            '&[aria-current]': { bg: 'bg.selected', borderInlineStartColor: 'brand.fg', color: 'brand.fg' },
            '&:focus-visible': { outlineOffset: '-3px' },
          }}
        >
          <chakra.span flex="1" minWidth="0" overflowWrap="anywhere">
            {shortened(contentLabel(node), 90)}
            {!node.active && <chakra.span srOnly>{`, ${m.retired}`}</chakra.span>}
            {errors > 0 && <chakra.span srOnly>{`, ${m.errors({ n: errors })}`}</chakra.span>}
          </chakra.span>
          {!node.active && (
            <chakra.span color="fg.subtle" paddingTop="2px" title={m.retired}>
              <Archive size={15} aria-hidden />
            </chakra.span>
          )}
          {errors > 0 && (
            <chakra.span color="overdue.icon" paddingTop="2px" title={m.errors({ n: errors })}>
              <CircleAlert size={15} aria-hidden />
            </chakra.span>
          )}
        </EntryLink>
      </chakra.div>
    </chakra.li>
  )
}
