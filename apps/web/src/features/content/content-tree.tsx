import { chakra } from '@chakra-ui/react'
import {
  contentInOrder,
  contentLabel,
  type ContentKind,
  type ContentPlace,
  type ContentProblem,
} from '@portal/domain'
import { CircleAlert, ListTree, ChevronDown, Archive } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { controlStyle } from '../../ui/field-frame'
import { TextLink } from '../../ui/link'
import { DragPlaces, usePlaceDrag } from './content-drag'
import { contentMessages } from './content-messages'
import type { EditorNode } from './content-nodes'
import { contentPaths } from './content-paths'
import type { ContentVersionFieldsFragment } from './content.generated'
import { shortened } from './problem-list'

const m = contentMessages.editor
const EntryLink = chakra(TextLink)

interface ContentTreeProps {
  kind: ContentKind
  version: ContentVersionFieldsFragment
  nodes: readonly EditorNode[]
  problems: readonly ContentProblem[]
  chosenId: string | undefined
  onStep: (node: EditorNode, by: -1 | 1) => void
  onMove: (node: EditorNode, to: ContentPlace) => void
}

/** All places of a version in their order, and a search in everything that they say; one button on phones. */
export function ContentTree({ kind, version, nodes, problems, chosenId, onStep, onMove }: ContentTreeProps) {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const id = useId()
  const list = useRef<HTMLElement>(null)
  const refocus = useRef<string>(null)
  const found = matching(nodes, text)
  const rows = contentInOrder(nodes).filter(({ node }) => found?.has(node.contentId) ?? true)
  const chosen = nodes.find(({ contentId }) => contentId === chosenId)

  // A place that moved into another parent is drawn anew; the keyboard stays with it.
  useEffect(() => {
    if (refocus.current === null) return
    const entry = list.current?.querySelector<HTMLElement>(`[data-place="${CSS.escape(refocus.current)}"]`)
    if (entry && document.activeElement !== entry) entry.focus()
  }, [nodes])

  const onKeyDown = (event: KeyboardEvent, node: EditorNode) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || by === 0 || !version.edit.allowed) return
    event.preventDefault()
    refocus.current = node.contentId
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
                : ''}
          </chakra.p>
        </chakra.div>
        <DragPlaces nodes={nodes} onMove={onMove}>
          <ul>
            {rows.map(({ node, depth }, index) => (
              <Entry
                key={node.contentId}
                to={contentPaths.version(kind, version.id, node.contentId)}
                node={node}
                nodes={nodes}
                fixed={!version.edit.allowed || found !== null}
                depth={depth}
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

interface EntryProps {
  to: string
  node: EditorNode
  nodes: readonly EditorNode[]
  /** It cannot be dragged now. */
  fixed: boolean
  depth: number
  /** Heading above the entry. */
  group: string | null
  current: boolean
  errors: number
  onKeyDown: (event: KeyboardEvent) => void
  onClick: () => void
}

function Entry({ to, node, nodes, fixed, depth, group, current, errors, onKeyDown, onClick }: EntryProps) {
  const { ref, listeners, isTarget } = usePlaceDrag(nodes, node, fixed)
  return (
    <chakra.li
      ref={ref}
      {...listeners}
      boxShadow={isTarget ? 'inset 0 2px 0 {colors.brand.solid}' : undefined}
    >
      {group && (
        <chakra.p padding="10px 14px 2px" fontFamily="ui" fontSize="xs" fontWeight="650" color="fg.muted">
          {group}
        </chakra.p>
      )}
      <EntryLink
        to={to}
        // The browser would drag the link instead.
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
        style={{ paddingInlineStart: `${11 + depth * 14}px` }}
        color={node.active ? 'fg.default' : 'fg.muted'}
        fontSize="md"
        lineHeight="1.3"
        fontWeight={(depth < 2 && node.nodeKind !== 'category') || current ? '600' : '400'}
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
          {errors > 0 && <chakra.span srOnly>{`, ${m.errors(errors)}`}</chakra.span>}
        </chakra.span>
        {!node.active && (
          <chakra.span color="fg.subtle" paddingTop="2px" title={m.retired}>
            <Archive size={15} aria-hidden />
          </chakra.span>
        )}
        {errors > 0 && (
          <chakra.span color="overdue.icon" paddingTop="2px" title={m.errors(errors)}>
            <CircleAlert size={15} aria-hidden />
          </chakra.span>
        )}
      </EntryLink>
    </chakra.li>
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
