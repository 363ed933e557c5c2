import { richTextFonts } from '@portal/domain'
import { chakra } from '@chakra-ui/react'
import { $toggleLink } from '@lexical/link'
import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@lexical/list'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text'
import { $patchStyleText, $setBlocksType } from '@lexical/selection'
import { mergeRegister } from '@lexical/utils'
import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  FORMAT_TEXT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
  type BaseSelection,
  type LexicalEditor,
  type TextFormatType,
} from 'lexical'
import {
  Bold,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Underline,
  Undo2,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { $applyLink, richTextBlocks, useMarks, type Marks, type RichTextBlock } from './rich-text-marks'
import { Divider, LinkForm, Tool, useRovingTools } from './rich-text-tools'
import { Select } from '../field/select'
import { richTextMessages } from './rich-text-messages.generated'

const blockNames: Record<RichTextBlock, string> = richTextMessages.blocks

/** Formatting of the text: a toolbar with one tab stop, arrows move in it. `full` has a second row. */
export function RichTextToolbar({ full = false }: { full?: boolean }) {
  const [editor] = useLexicalComposerContext()
  const marks = useMarks(editor)
  const [linking, setLinking] = useState<{ selection: BaseSelection | null } | null>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const { move, tool } = useRovingTools(toolbar)
  const tools: ToolsProps = { editor, marks, tool }
  const openLink = () =>
    setLinking({ selection: editor.getEditorState().read(() => $getSelection()?.clone() ?? null) })

  return (
    <>
      <chakra.div
        ref={toolbar}
        role="toolbar"
        aria-label={richTextMessages.textFormatting}
        onKeyDown={move}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="0.5"
        px="1.5"
        py="3px"
        bg="bg.subtle"
        borderBottomWidth="1px"
        borderColor="border.subtle"
      >
        <Select
          inline
          aria-label={richTextMessages.font}
          {...tool(0)}
          value={marks.font}
          onChange={(event) => setFont(editor, event.currentTarget.value)}
          style={{ width: 142, height: 30, fontSize: 14, borderColor: 'transparent' }}
          options={richTextFonts.map((font) => ({ value: font, label: font }))}
        />
        <Divider />
        <LetterTools {...tools} />
        <Divider />
        <ListTools {...tools} />
        <Tool
          {...tool(6)}
          label={richTextMessages.link}
          icon={Link}
          pressed={marks.link !== null}
          onPress={openLink}
        />
        {full ? <chakra.span aria-hidden flexBasis="100%" height="0" /> : <Divider />}
        <HistoryTools {...tools} />
        {full && <BlockTools {...tools} />}
      </chakra.div>
      {linking && (
        <LinkForm
          address={marks.link ?? ''}
          onClose={(address) => {
            setLinking(null)
            editor.update(() => {
              $setSelection(linking.selection?.clone() ?? null)
              if (address !== undefined) $applyLink(address)
            })
            editor.focus()
          }}
        />
      )}
    </>
  )
}

interface ToolsProps {
  editor: LexicalEditor
  marks: Marks
  /** Place of a tool among all of the toolbar, from 0. */
  tool: ReturnType<typeof useRovingTools>['tool']
}

/** Bold, italic, underline. */
function LetterTools({ editor, marks, tool }: ToolsProps) {
  return (
    <>
      <Tool
        {...tool(1)}
        label={richTextMessages.bold}
        icon={Bold}
        pressed={marks.bold}
        onPress={() => format(editor, 'bold')}
      />
      <Tool
        {...tool(2)}
        label={richTextMessages.italic}
        icon={Italic}
        pressed={marks.italic}
        onPress={() => format(editor, 'italic')}
      />
      <Tool
        {...tool(3)}
        label={richTextMessages.underline}
        icon={Underline}
        pressed={marks.underline}
        onPress={() => format(editor, 'underline')}
      />
    </>
  )
}

function ListTools({ editor, marks, tool }: ToolsProps) {
  const toggleList = (kind: 'bullet' | 'number') => {
    const command = kind === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND
    editor.dispatchCommand(marks.list === kind ? REMOVE_LIST_COMMAND : command, undefined)
  }
  return (
    <>
      <Tool
        {...tool(4)}
        label={richTextMessages.bulletedList}
        icon={List}
        pressed={marks.list === 'bullet'}
        onPress={() => toggleList('bullet')}
      />
      <Tool
        {...tool(5)}
        label={richTextMessages.numberedList}
        icon={ListOrdered}
        pressed={marks.list === 'number'}
        onPress={() => toggleList('number')}
      />
    </>
  )
}

function HistoryTools({ editor, tool }: ToolsProps) {
  const [canUndo, setCanUndo] = useState(false)
  const [canRedo, setCanRedo] = useState(false)
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(CAN_UNDO_COMMAND, (can) => (setCanUndo(can), false), COMMAND_PRIORITY_LOW),
        editor.registerCommand(CAN_REDO_COMMAND, (can) => (setCanRedo(can), false), COMMAND_PRIORITY_LOW),
      ),
    [editor],
  )
  return (
    <>
      <Tool
        {...tool(7)}
        label={richTextMessages.undo}
        icon={Undo2}
        off={!canUndo}
        onPress={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
      />
      <Tool
        {...tool(8)}
        label={richTextMessages.redo}
        icon={Redo2}
        off={!canRedo}
        onPress={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
      />
    </>
  )
}

/** The kind of a paragraph, strikethrough, and no format at all. */
function BlockTools({ editor, marks, tool }: ToolsProps) {
  return (
    <>
      <Divider />
      <Select
        inline
        aria-label={richTextMessages.kindOfText}
        {...tool(9)}
        value={marks.block}
        onChange={(event) => setBlock(editor, event.currentTarget.value)}
        style={{ width: 142, height: 30, fontSize: 14, borderColor: 'transparent' }}
        options={richTextBlocks.map((block) => ({ value: block, label: blockNames[block] }))}
      />
      <Divider />
      <Tool
        {...tool(10)}
        label={richTextMessages.strikethrough}
        icon={Strikethrough}
        pressed={marks.strikethrough}
        onPress={() => format(editor, 'strikethrough')}
      />
      <Tool
        {...tool(11)}
        label={richTextMessages.clearFormatting}
        icon={RemoveFormatting}
        onPress={() => editor.update($clearFormat)}
      />
    </>
  )
}

const format = (editor: LexicalEditor, type: TextFormatType) =>
  editor.dispatchCommand(FORMAT_TEXT_COMMAND, type)

function setFont(editor: LexicalEditor, font: string): void {
  editor.update(() => {
    const selection = $getSelection()
    if (selection) $patchStyleText(selection, { 'font-family': font === richTextFonts[0] ? null : font })
  })
  editor.focus()
}

function setBlock(editor: LexicalEditor, block: string): void {
  editor.update(() => {
    const selection = $getSelection()
    if ($isRangeSelection(selection))
      $setBlocksType(selection, () =>
        block === 'quote'
          ? $createQuoteNode()
          : block === 'h3' || block === 'h4'
            ? $createHeadingNode(block)
            : $createParagraphNode(),
      )
  })
  editor.focus()
}

/** Takes formats, fonts and links off the selected text; its blocks stay. */
function $clearFormat(): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || selection.isCollapsed()) return
  $toggleLink(null)
  for (const node of selection.extract()) if ($isTextNode(node)) node.setFormat(0).setStyle('')
}
