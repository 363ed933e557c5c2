import { chakra } from '@chakra-ui/react'
import {
  contentInOrder,
  contentLabel,
  type ContentKind,
  type ContentPlace,
  type ContentProblem,
} from '@portal/domain'
import { ChevronDown, ListTree } from 'lucide-react'
import { Fragment, useId, useRef, useState } from 'react'
import { DragPlaces } from './content-drag'
import { contentMessages } from '../content-messages.generated'
import type { EditorNode } from '../content-nodes'
import { contentPaths } from '../content-paths'
import { matchingPlaces } from './content-search'
import type { ContentVersionFieldsFragment } from '../content.generated'
import { shortened } from '../problem-list'
import { TreeEntry } from './tree-entry'
import { TreeGroup } from './tree-group'
import { TreeSearch } from './tree-search'
import { groupKey, useTreeFolds } from './use-tree-folds'
import { useTreeKeyboard } from './use-tree-keyboard'

const m = contentMessages.editor

interface ContentTreeProps {
  kind: ContentKind
  version: ContentVersionFieldsFragment
  nodes: readonly EditorNode[]
  problems: readonly ContentProblem[]
  chosenId: string | undefined
  onStep: (node: EditorNode, by: -1 | 1) => void
  onMove: (node: EditorNode, to: ContentPlace) => void
  onAnnounce: (words: string) => void
}

/** All places of a version in order, with a full-text search; on phones it opens by one button. */
export function ContentTree(props: ContentTreeProps) {
  const { kind, version, nodes, problems, chosenId, onStep, onMove, onAnnounce } = props
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const found = matchingPlaces(nodes, text)
  const folds = useTreeFolds(kind, nodes, chosenId)
  const rows = contentInOrder(nodes).filter(({ node }) => found?.has(node.contentId) ?? true)
  const isShown = (node: EditorNode) => found !== null || !folds.hidden.has(node.contentId)
  const chosen = nodes.find(({ contentId }) => contentId === chosenId)

  const keyboard = useTreeKeyboard({
    list,
    nodes,
    folds,
    canFold: found === null,
    canMove: version.edit.allowed,
    onStep,
  })
  const foldOf = (place: string | null) =>
    found || !folds.has(place)
      ? null
      : { open: folds.isOpen(place), onToggle: () => folds.set([place], !folds.isOpen(place)) }

  return (
    <div>
      <TreeToggle
        label={chosen ? shortened(contentLabel(chosen), 40) : m.tree}
        open={open}
        controls={id}
        onToggle={() => setOpen(!open)}
      />
      <chakra.nav
        ref={list}
        id={id}
        aria-label={m.tree}
        display={{ base: open ? 'block' : 'none', md: 'block' }}
        position={{ md: 'sticky' }}
        top="72px"
        maxHeight={{ md: 'calc(100dvh - 100px)' }}
        overflow="auto"
        marginTop={{ base: '8px', md: '0' }}
        padding="10px 0"
        bg="bg.surface"
        border="1px solid {colors.border.subtle}"
        borderRadius="md"
        css={{
          scrollbarWidth: 'thin',
          '@media (max-height: 480px)': { position: 'static', maxHeight: 'none' },
        }}
      >
        <TreeSearch
          text={text}
          hits={found?.hits}
          hint={version.edit.allowed ? m.keys : m.readKeys}
          folds={folds}
          onChange={setText}
        />
        <DragPlaces nodes={nodes} onMove={onMove} onAnnounce={onAnnounce}>
          <ul>
            {rows.map(({ node, depth }, index) => (
              <Fragment key={node.contentId}>
                {node.fields.group && node.fields.group !== rows[index - 1]?.node.fields.group && (
                  <TreeGroup
                    place={groupKey(node) ?? ''}
                    name={node.fields.group}
                    fold={foldOf(groupKey(node))}
                    onKeyDown={(event) => keyboard.foldOnArrow(event, groupKey(node) ?? '')}
                  />
                )}
                {isShown(node) && (
                  <TreeEntry
                    to={contentPaths.version(kind, version.id, node.contentId)}
                    node={node}
                    nodes={nodes}
                    fixed={!version.edit.allowed || found !== null}
                    depth={depth}
                    fold={foldOf(node.contentId)}
                    current={node.contentId === chosenId}
                    errors={
                      problems.filter((one) => one.contentId === node.contentId && one.severity === 'error')
                        .length
                    }
                    onKeyDown={(event) => keyboard.onKeyDown(event, node)}
                    onClick={() => {
                      keyboard.forgetFocus()
                      setOpen(false)
                    }}
                  />
                )}
              </Fragment>
            ))}
          </ul>
        </DragPlaces>
      </chakra.nav>
    </div>
  )
}

interface TreeToggleProps {
  label: string
  open: boolean
  /** Element id of the tree. */
  controls: string
  onToggle: () => void
}

/** Opens and closes the tree on phones. */
function TreeToggle({ label, open, controls, onToggle }: TreeToggleProps) {
  return (
    <chakra.button
      type="button"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
      display={{ base: 'flex', md: 'none' }}
      alignItems="center"
      justifyContent="space-between"
      gap="8px"
      width="100%"
      minHeight="44px"
      padding="6px 14px"
      border="1px solid {colors.border.strong}"
      borderRadius="sm"
      bg="bg.surface"
      textStyle="label"
      textAlign="start"
      cursor="pointer"
    >
      <ListTree size={16} aria-hidden />
      {label}
      <ChevronDown size={16} aria-hidden style={open ? { transform: 'rotate(180deg)' } : undefined} />
    </chakra.button>
  )
}
