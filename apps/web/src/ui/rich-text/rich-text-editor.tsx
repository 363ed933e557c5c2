import { chakra } from '@chakra-ui/react'
import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html'
import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin'
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin'
import { ListPlugin } from '@lexical/react/LexicalListPlugin'
import { OnChangePlugin } from '@lexical/react/LexicalOnChangePlugin'
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import {
  $createParagraphNode,
  $getRoot,
  $isElementNode,
  $isParagraphNode,
  $setSelection,
  type LexicalEditor,
} from 'lexical'
import { useEffect, useRef } from 'react'
import { fillingColumn } from '../table/filling-column'
import { richTextStyles } from './rich-text'
import { sanitizeHtml } from './rich-text-html'
import { richTextExport, richTextImport } from './rich-text-fonts'
import { isSafeAddress } from './rich-text-marks'
import { RichTextSelectionToolbar } from './rich-text-selection-toolbar'
import { RichTextToolbar } from './rich-text-toolbar'

export interface RichTextEditorProps {
  /** Text at the start. Later changes are ignored: another `key` loads another text. */
  html: string
  /** Sanitised HTML after each change; '' for an empty text. */
  onChange: (html: string) => void
  onBlur?: () => void
  labelledBy: string
  describedBy?: string
  invalid?: boolean
  /** A second row of tools, and a short toolbar at the selected words. */
  full?: boolean
  /** As high as what is around it, if that is a column. */
  fills?: boolean
  /** Text to add at the end, once for each number. */
  insertion?: RichTextInsertion | undefined
}

export interface RichTextInsertion {
  number: number
  html: string
}

/** Rich text editor; loaded in its own chunk through {@link RichTextField}, which gives it label, hint and error. */
export function RichTextEditor({
  html,
  onChange,
  onBlur,
  labelledBy,
  describedBy,
  invalid,
  full = false,
  fills = false,
  insertion,
}: RichTextEditorProps) {
  const around = useRef<HTMLDivElement>(null)
  const last = useRef(sanitizeHtml(html))
  return (
    <LexicalComposer
      initialConfig={{
        namespace: 'portal',
        nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode],
        editorState: (editor) => loadHtml(editor, html),
        html: { import: richTextImport, export: richTextExport },
        onError: (error) => {
          throw error
        },
        theme: { text: { underline: 'rich-text-underline', strikethrough: 'rich-text-strikethrough' } },
      }}
    >
      <chakra.div ref={around} position="relative" {...(fills ? fillingColumn : {})}>
        <chakra.div
          {...(fills ? fillingColumn : {})}
          role="group"
          aria-labelledby={labelledBy}
          borderWidth={invalid ? '2px' : '1px'}
          borderColor={invalid ? 'overdue.icon' : 'border.strong'}
          borderRadius="sm"
          overflow="hidden"
          bg="bg.surface"
          _focusWithin={{ borderColor: 'focus.ring' }}
        >
          <RichTextToolbar full={full} />
          <chakra.div
            {...(fills ? { display: 'grid', flex: '1 0 auto' } : {})}
            css={{
              ...richTextStyles,
              '& .rich-text-underline': { textDecoration: 'underline' },
              '& .rich-text-strikethrough': { textDecoration: 'line-through' },
              '& .rich-text-underline.rich-text-strikethrough': { textDecoration: 'underline line-through' },
            }}
            onBlur={onBlur}
          >
            <RichTextPlugin
              contentEditable={
                <ContentEditable
                  ariaLabelledBy={labelledBy}
                  ariaDescribedBy={describedBy}
                  aria-invalid={invalid ? true : undefined}
                  aria-multiline="true"
                  style={{ minHeight: 134, padding: '10px 14px 12px', outlineOffset: '-3px' }}
                />
              }
              ErrorBoundary={LexicalErrorBoundary}
            />
          </chakra.div>
          <HistoryPlugin />
          <ListPlugin />
          <LinkPlugin validateUrl={isSafeAddress} />
          <PastedHeadings />
          {insertion && <Insert insertion={insertion} />}
          <OnChangePlugin
            ignoreSelectionChange
            onChange={(state, editor) => {
              const next = sanitizeHtml(state.read(() => $generateHtmlFromNodes(editor), { editor }))
              if (next === last.current) return
              last.current = next
              onChange(next)
            }}
          />
        </chakra.div>
        {full && <RichTextSelectionToolbar around={around} />}
      </chakra.div>
    </LexicalComposer>
  )
}

/** Without a selection: a text that is shown must not take the focus from where the reader is. */
function loadHtml(editor: LexicalEditor, html: string) {
  $getRoot().clear()
  $appendHtml(editor, html)
  $setSelection(null)
}

function $appendHtml(editor: LexicalEditor, html: string) {
  const root = $getRoot()
  const document = new DOMParser().parseFromString(sanitizeHtml(html), 'text/html')
  for (const node of $generateNodesFromDOM(editor, document)) {
    if ($isElementNode(node) && !node.isInline()) root.append(node)
    else {
      const last = root.getLastChild()
      const paragraph = $isParagraphNode(last) ? last : $createParagraphNode()
      if (paragraph !== last) root.append(paragraph)
      paragraph.append(node)
    }
  }
  if (root.isEmpty()) root.append($createParagraphNode())
}

/** Adds a text at the end, and puts the caret there; an empty text is replaced. */
function Insert({ insertion }: { insertion: RichTextInsertion }) {
  const [editor] = useLexicalComposerContext()
  const done = useRef(0)
  useEffect(() => {
    if (done.current === insertion.number) return
    done.current = insertion.number
    editor.update(() => {
      const root = $getRoot()
      if (root.getTextContent().trim() === '') root.clear()
      $appendHtml(editor, insertion.html)
      root.selectEnd()
    })
    editor.focus()
  }, [editor, insertion])
  return null
}

/** The page has its own headings above level 3: pasted ones are moved below them. */
function PastedHeadings() {
  const [editor] = useLexicalComposerContext()
  useEffect(
    () =>
      editor.registerNodeTransform(HeadingNode, (heading) => {
        const tag = heading.getTag()
        if (tag === 'h1' || tag === 'h2') heading.setTag('h3')
        if (tag === 'h5' || tag === 'h6') heading.setTag('h4')
      }),
    [editor],
  )
  return null
}
