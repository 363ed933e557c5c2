import { chakra } from '@chakra-ui/react'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $getSelection,
  $setSelection,
  FORMAT_TEXT_COMMAND,
  type BaseSelection,
  type TextFormatType,
} from 'lexical'
import { Bold, Italic, Link, Strikethrough, Underline } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { $applyLink, useMarks } from './rich-text-marks'
import { LinkForm, Tool, useRovingTools } from './rich-text-tools'
import { richTextMessages } from './rich-text-messages.generated'

const width = 190
const gap = 8

/** A short toolbar beside the selected words, while there are any; Escape hides it until the next selection. */
export function RichTextSelectionToolbar({ around }: { around: RefObject<HTMLElement | null> }) {
  const [editor] = useLexicalComposerContext()
  const marks = useMarks(editor)
  const toolbar = useRef<HTMLDivElement>(null)
  const { move, tool } = useRovingTools(toolbar)
  const [place, setPlace] = useState<{ left: number; top: number }>()
  const [linking, setLinking] = useState<{ selection: BaseSelection | null }>()

  useEffect(() => {
    const follow = () => {
      const box = around.current
      const selection = getSelection()
      const root = editor.getRootElement()
      const inEditor = root?.contains(selection?.anchorNode ?? null)
      const active = document.activeElement
      // Working in the toolbar itself leaves it where it is.
      if (toolbar.current?.contains(active)) return
      if (!box || !selection || selection.isCollapsed || !inEditor || !box.contains(active)) {
        setPlace(undefined)
        return
      }
      const words = selection.getRangeAt(0).getBoundingClientRect()
      const frame = box.getBoundingClientRect()
      const left = Math.min(Math.max(0, words.left - frame.left), Math.max(0, frame.width - width))
      setPlace({ left, top: words.bottom - frame.top + gap })
    }
    document.addEventListener('selectionchange', follow)
    addEventListener('resize', follow)
    // A window around the text is resized by itself.
    const sized = new ResizeObserver(follow)
    if (around.current) sized.observe(around.current)
    const off = editor.registerUpdateListener(follow)
    return () => {
      document.removeEventListener('selectionchange', follow)
      removeEventListener('resize', follow)
      sized.disconnect()
      off()
    }
  }, [editor, around])

  if (!linking && (!place || !marks.range)) return null
  const format = (type: TextFormatType) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, type)
  return (
    <chakra.div
      ref={toolbar}
      position="absolute"
      zIndex="sticky"
      bg="bg.raised"
      borderRadius="sm"
      border="1px solid {colors.border.default}"
      boxShadow="menu"
      style={{ left: linking ? 0 : place?.left, top: place?.top, right: linking ? 0 : undefined }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || linking) return
        event.stopPropagation()
        setPlace(undefined)
        editor.focus()
      }}
    >
      {linking ? (
        <LinkForm
          address={marks.link ?? ''}
          onClose={(address) => {
            setLinking(undefined)
            editor.update(() => {
              $setSelection(linking.selection?.clone() ?? null)
              if (address !== undefined) $applyLink(address)
            })
            editor.focus()
          }}
        />
      ) : (
        <chakra.div
          role="toolbar"
          aria-label={richTextMessages.formatTheSelectedText}
          onKeyDown={move}
          display="flex"
          gap="0.5"
          padding="3px"
        >
          <Tool
            {...tool(0)}
            label={richTextMessages.bold}
            icon={Bold}
            pressed={marks.bold}
            onPress={() => format('bold')}
          />
          <Tool
            {...tool(1)}
            label={richTextMessages.italic}
            icon={Italic}
            pressed={marks.italic}
            onPress={() => format('italic')}
          />
          <Tool
            {...tool(2)}
            label={richTextMessages.underline}
            icon={Underline}
            pressed={marks.underline}
            onPress={() => format('underline')}
          />
          <Tool
            {...tool(3)}
            label={richTextMessages.strikethrough}
            icon={Strikethrough}
            pressed={marks.strikethrough}
            onPress={() => format('strikethrough')}
          />
          <Tool
            {...tool(4)}
            label={richTextMessages.link}
            icon={Link}
            pressed={marks.link !== null}
            onPress={() =>
              setLinking({
                selection: editor.getEditorState().read(() => $getSelection()?.clone() ?? null),
              })
            }
          />
        </chakra.div>
      )}
    </chakra.div>
  )
}
