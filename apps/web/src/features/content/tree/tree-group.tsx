import { chakra } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'
import { contentMessages } from '../content-messages.generated'
import { TreeArrow } from './tree-arrow'

interface TreeGroupProps {
  /** Identifies the group among the elements of the tree. */
  place: string
  name: string
  /** Null while a search shows what is in it. */
  fold: { open: boolean; onToggle: () => void } | null
  onKeyDown: (event: KeyboardEvent) => void
}

/** The heading of a group of document categories, which folds them. */
export function TreeGroup({ place, name, fold, onKeyDown }: TreeGroupProps) {
  const look = { fontFamily: 'ui', fontSize: 'xs', fontWeight: '650', color: 'fg.muted' } as const
  return (
    <li>
      {fold ? (
        <chakra.button
          type="button"
          data-place={place}
          aria-expanded={fold.open}
          aria-label={contentMessages.editor.fold({ label: name })}
          onClick={fold.onToggle}
          onKeyDown={onKeyDown}
          display="flex"
          alignItems="center"
          gap="4px"
          width="100%"
          minHeight={{ base: '44px', md: '30px' }}
          paddingInline="8px"
          textAlign="start"
          cursor="pointer"
          _hover={{ bg: 'bg.hover', color: 'fg.default' }}
          css={{ '&:focus-visible': { outlineOffset: '-3px' } }}
          {...look}
        >
          <TreeArrow open={fold.open} />
          {name}
        </chakra.button>
      ) : (
        <chakra.p padding="10px 14px 2px" {...look}>
          {name}
        </chakra.p>
      )}
    </li>
  )
}
