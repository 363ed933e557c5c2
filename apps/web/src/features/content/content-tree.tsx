import { chakra } from '@chakra-ui/react'
import {
  contentBranch,
  contentInOrder,
  contentLabel,
  contentStep,
  type ContentKind,
  type ContentPlace,
  type ContentProblem,
} from '@portal/domain'
import { ChevronDown, ListTree } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { controlStyle } from '../../ui/field-frame'
import { Button } from '../../ui/button'
import { DragPlaces } from './content-drag'
import { contentMessages } from './content-messages'
import type { EditorNode } from './content-nodes'
import { contentPaths } from './content-paths'
import type { ContentVersionFieldsFragment } from './content.generated'
import { shortened } from './problem-list'
import { TreeEntry } from './tree-entry'
import { useTreeFolds } from './use-tree-folds'

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
  const found = matching(nodes, text)
  const folds = useTreeFolds(kind, nodes, chosenId)
  const hidden = found ? new Set<string>() : foldedAway(nodes, folds)
  const rows = contentInOrder(nodes).filter(
    ({ node }) => found?.has(node.contentId) ?? !hidden.has(node.contentId),
  )
  const chosen = nodes.find(({ contentId }) => contentId === chosenId)

  // A place that moved into another parent is drawn anew; the keyboard stays with it.
  useEffect(() => {
    if (refocus.current === null) return
    const entry = list.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(refocus.current)}"]`)
    if (entry && document.activeElement !== entry) entry.focus()
  }, [nodes])

  const onKeyDown = (event: KeyboardEvent, node: EditorNode) => {
    const sideways = event.key === 'ArrowRight' || event.key === 'ArrowLeft'
    if (sideways && !event.altKey && !found && folds.folds(node)) {
      event.preventDefault()
      folds.set([node.contentId], event.key === 'ArrowRight')
      return
    }
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
                : m.found(found.hits)
              : version.edit.allowed
                ? m.keys
                : m.readKeys}
          </chakra.p>
          {folds.all.length > 1 && !found && (
            <Button onClick={() => folds.set(folds.all.slice(1), !folds.someOpen)}>
              {folds.someOpen ? m.foldAll : m.unfoldAll}
            </Button>
          )}
        </chakra.div>
        <DragPlaces nodes={nodes} onMove={onMove} onTold={onTold}>
          <ul>
            {rows.map(({ node, depth }, index) => (
              <TreeEntry
                key={node.contentId}
                to={contentPaths.version(kind, version.id, node.contentId)}
                node={node}
                nodes={nodes}
                fixed={!version.edit.allowed || found !== null}
                depth={depth}
                fold={
                  !found && folds.folds(node)
                    ? {
                        open: folds.isOpen(node),
                        onToggle: () => folds.set([node.contentId], !folds.isOpen(node)),
                      }
                    : null
                }
                group={groupAbove(node, rows[index - 1]?.node)}
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
            ))}
          </ul>
        </DragPlaces>
      </chakra.nav>
    </div>
  )
}

/** Everything below what is folded. */
function foldedAway(
  nodes: readonly EditorNode[],
  { folds, isOpen }: ReturnType<typeof useTreeFolds>,
): ReadonlySet<string> {
  const folded = nodes.filter((node) => folds(node) && !isOpen(node))
  return new Set(
    folded.flatMap(({ contentId }) =>
      contentBranch(nodes, contentId)
        .map((one) => one.contentId)
        .slice(1),
    ),
  )
}

/** The group of a category, where it is not that of the one before. */
function groupAbove(node: EditorNode, before: EditorNode | undefined): string | null {
  return node.fields.group === before?.fields.group ? null : node.fields.group
}

/** Places that say a text, with those they stand in, and how many say it; null without a search. */
function matching(
  nodes: readonly EditorNode[],
  text: string,
): (ReadonlySet<string> & { hits: number }) | null {
  const wanted = text.trim().toLowerCase()
  if (wanted.length < 2) return null
  const byId = new Map(nodes.map((node) => [node.contentId, node]))
  const hits = nodes.filter(({ fields }) => Object.values(fields).some((value) => says(value, wanted)))
  const shown = new Set<string>()
  for (const hit of hits)
    for (
      let node: EditorNode | undefined = hit;
      node && !shown.has(node.contentId);
      node = byId.get(node.parentId ?? '')
    )
      shown.add(node.contentId)
  return Object.assign(shown, { hits: hits.length })
}

function says(value: unknown, wanted: string): boolean {
  if (Array.isArray(value)) return value.some((one) => says(one, wanted))
  return typeof value === 'string' && value.toLowerCase().includes(wanted)
}
