import { chakra } from '@chakra-ui/react'
import {
  contentInOrder,
  contentLabel,
  contentStep,
  type ContentKind,
  type ContentPlace,
  type ContentProblem,
} from '@portal/domain'
import { ChevronDown, ListTree } from 'lucide-react'
import { Fragment, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { controlStyle } from '../../../ui/field/field-frame'
import { Button } from '../../../ui/action/button'
import { DragPlaces } from './content-drag'
import { contentMessages } from '../content-messages.generated'
import type { EditorNode } from '../content-nodes'
import { contentPaths } from '../content-paths'
import { matchingPlaces } from './content-search'
import type { ContentVersionFieldsFragment } from '../content.generated'
import { shortened } from '../problem-list'
import { TreeEntry } from './tree-entry'
import { TreeGroup } from './tree-group'
import { groupKey, useTreeFolds } from './use-tree-folds'

const m = contentMessages.editor

interface ContentTreeProps {
  kind: ContentKind
  version: ContentVersionFieldsFragment
  nodes: readonly EditorNode[]
  problems: readonly ContentProblem[]
  chosenId: string | undefined
  onStep: (node: EditorNode, by: -1 | 1) => void
  onMove: (node: EditorNode, to: ContentPlace) => void
  onTold: (words: string) => void
}

/** All places of a version in their order, and a search in everything that they say; one button on phones. */
export function ContentTree(props: ContentTreeProps) {
  const { kind, version, nodes, problems, chosenId, onStep, onMove, onTold } = props
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const refocus = useRef<string>(null)
  const found = matchingPlaces(nodes, text)
  const folds = useTreeFolds(kind, nodes, chosenId)
  const rows = contentInOrder(nodes).filter(({ node }) => found?.has(node.contentId) ?? true)
  const isShown = (node: EditorNode) => found !== null || !folds.hidden.has(node.contentId)
  const chosen = nodes.find(({ contentId }) => contentId === chosenId)

  const entryOf = (place: string) =>
    list.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)
  // A place that moved is drawn anew; the keyboard stays with it, unless the person has gone on meanwhile.
  useLayoutEffect(() => {
    if (refocus.current === null) return
    const entry = entryOf(refocus.current)
    if (document.activeElement === document.body) entry?.focus()
    else if (document.activeElement !== entry) refocus.current = null
  }, [nodes])

  /** Right unfolds; left folds, and goes from what cannot be folded to what holds it. */
  const foldByKey = (event: KeyboardEvent, place: string): boolean => {
    const isRight = event.key === 'ArrowRight'
    if (found || event.altKey || !(isRight || event.key === 'ArrowLeft')) return false
    event.preventDefault()
    if (folds.has(place) && folds.isOpen(place) !== isRight) folds.set([place], isRight)
    else if (!isRight) entryOf(folds.holderOf(place) ?? '')?.focus()
    return true
  }
  const foldOf = (place: string | null) =>
    found || !folds.has(place)
      ? null
      : { open: folds.isOpen(place), onToggle: () => folds.set([place], !folds.isOpen(place)) }

  const onKeyDown = (event: KeyboardEvent, node: EditorNode) => {
    if (foldByKey(event, node.contentId)) return
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || by === 0 || !version.edit.allowed) return
    event.preventDefault()
    refocus.current = node.contentId
    // Where it goes is unfolded, so that it stays in sight.
    const to = contentStep(nodes, node.contentId, by)
    if (to?.parentId) folds.set([to.parentId], true)
    onStep(node, by)
  }
  return (
    <div>
      <chakra.button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
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
        {chosen ? shortened(contentLabel(chosen), 40) : m.tree}
        <ChevronDown size={16} aria-hidden style={open ? { transform: 'rotate(180deg)' } : undefined} />
      </chakra.button>
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
        <chakra.div padding="0 12px 8px">
          <chakra.label htmlFor={`${id}-search`} textStyle="label">
            {m.search}
          </chakra.label>
          <chakra.input
            id={`${id}-search`}
            type="search"
            value={text}
            placeholder={m.searchHint}
            onChange={(event) => setText(event.currentTarget.value)}
            css={controlStyle}
          />
          <chakra.p role="status" fontSize="sm" color="fg.subtle" minHeight="20px">
            {found
              ? found.hits === 0
                ? m.noMatch
                : m.found({ n: found.hits })
              : version.edit.allowed
                ? m.keys
                : m.readKeys}
          </chakra.p>
          {folds.all.length > 1 && !found && (
            <Button onClick={() => folds.set(folds.all, !folds.someOpen)}>
              {folds.someOpen ? m.foldAll : m.unfoldAll}
            </Button>
          )}
        </chakra.div>
        <DragPlaces nodes={nodes} onMove={onMove} onTold={onTold}>
          <ul>
            {rows.map(({ node, depth }, index) => (
              <Fragment key={node.contentId}>
                {node.fields.group && node.fields.group !== rows[index - 1]?.node.fields.group && (
                  <TreeGroup
                    place={groupKey(node) ?? ''}
                    name={node.fields.group}
                    fold={foldOf(groupKey(node))}
                    onKeyDown={(event) => foldByKey(event, groupKey(node) ?? '')}
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
                    onKeyDown={(event) => onKeyDown(event, node)}
                    onClick={() => {
                      refocus.current = null
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
