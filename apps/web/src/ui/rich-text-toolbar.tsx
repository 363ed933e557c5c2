import { chakra } from '@chakra-ui/react'
import { $isLinkNode, $toggleLink } from '@lexical/link'
import {
  $isListNode,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  ListNode,
  REMOVE_LIST_COMMAND,
} from '@lexical/list'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getSelectionStyleValueForProperty, $patchStyleText } from '@lexical/selection'
import { $findMatchingParent, $getNearestNodeOfType, mergeRegister } from '@lexical/utils'
import {
  $createTextNode,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  FORMAT_TEXT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
  type BaseSelection,
  type TextFormatType,
} from 'lexical'
import { Bold, Italic, Link, List, ListOrdered, Redo2, Underline, Undo2, type LucideIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { controlStyle } from './field-frame'
import { fontOfStyle, richTextFonts, type RichTextFont } from './rich-text-html'
import { Select } from './select'

/** Only web and mail addresses become links, as the sanitiser keeps no other. */
export function isSafeAddress(address: string): boolean {
  return /^(?:https?:\/\/|mailto:)\S+$/i.test(address)
}

interface Marks {
  bold: boolean
  italic: boolean
  underline: boolean
  list: 'bullet' | 'number' | 'check' | null
  font: RichTextFont
  link: string | null
}
const plain: Marks = {
  bold: false,
  italic: false,
  underline: false,
  list: null,
  font: richTextFonts[0],
  link: null,
}

/** Formatting of the text: a toolbar with one tab stop, arrows move in it. */
export function RichTextToolbar() {
  const [editor] = useLexicalComposerContext()
  const [marks, setMarks] = useState(plain)
  const [canUndo, setCanUndo] = useState(false)
  const [canRedo, setCanRedo] = useState(false)
  const [linking, setLinking] = useState<{ selection: BaseSelection | null } | null>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)

  useEffect(
    () =>
      mergeRegister(
        editor.registerUpdateListener(({ editorState }) => setMarks(editorState.read(readMarks, { editor }))),
        editor.registerCommand(CAN_UNDO_COMMAND, (can) => (setCanUndo(can), false), COMMAND_PRIORITY_LOW),
        editor.registerCommand(CAN_REDO_COMMAND, (can) => (setCanRedo(can), false), COMMAND_PRIORITY_LOW),
      ),
    [editor],
  )

  const format = (type: TextFormatType) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, type)
  const setFont = (font: string) => {
    editor.update(() => {
      const selection = $getSelection()
      if (selection) $patchStyleText(selection, { 'font-family': font === richTextFonts[0] ? null : font })
    })
    editor.focus()
  }
  const toggleList = (kind: 'bullet' | 'number') => {
    const command = kind === 'bullet' ? INSERT_UNORDERED_LIST_COMMAND : INSERT_ORDERED_LIST_COMMAND
    editor.dispatchCommand(marks.list === kind ? REMOVE_LIST_COMMAND : command, undefined)
  }
  const openLink = () =>
    setLinking({ selection: editor.getEditorState().read(() => $getSelection()?.clone() ?? null) })

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const controls = [...(toolbar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])]
    const at = controls.indexOf(event.target as HTMLElement)
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (at < 0 || step === undefined) return
    event.preventDefault()
    const next = (at + step + controls.length) % controls.length
    setStop(next)
    controls[next]?.focus()
  }
  const tool = (index: number) => ({
    'data-tool': '',
    tabIndex: stop === index ? 0 : -1,
    onFocus: () => setStop(index),
  })

  return (
    <>
      <chakra.div
        ref={toolbar}
        role="toolbar"
        aria-label="Text formatting"
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
          aria-label="Font"
          {...tool(0)}
          value={marks.font}
          onChange={(event) => setFont(event.currentTarget.value)}
          style={{ width: 142, height: 30, fontSize: 14, borderColor: 'transparent' }}
          options={richTextFonts.map((font) => ({ value: font, label: font }))}
        />
        <Divider />
        <Tool {...tool(1)} label="Bold" icon={Bold} pressed={marks.bold} onPress={() => format('bold')} />
        <Tool
          {...tool(2)}
          label="Italic"
          icon={Italic}
          pressed={marks.italic}
          onPress={() => format('italic')}
        />
        <Tool
          {...tool(3)}
          label="Underline"
          icon={Underline}
          pressed={marks.underline}
          onPress={() => format('underline')}
        />
        <Divider />
        <Tool
          {...tool(4)}
          label="Bulleted list"
          icon={List}
          pressed={marks.list === 'bullet'}
          onPress={() => toggleList('bullet')}
        />
        <Tool
          {...tool(5)}
          label="Numbered list"
          icon={ListOrdered}
          pressed={marks.list === 'number'}
          onPress={() => toggleList('number')}
        />
        <Tool {...tool(6)} label="Link" icon={Link} pressed={marks.link !== null} onPress={openLink} />
        <Divider />
        <Tool
          {...tool(7)}
          label="Undo"
          icon={Undo2}
          off={!canUndo}
          onPress={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
        />
        <Tool
          {...tool(8)}
          label="Redo"
          icon={Redo2}
          off={!canRedo}
          onPress={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
        />
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

function readMarks(): Marks {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return plain
  const node = selection.anchor.getNode()
  const list = $getNearestNodeOfType(node, ListNode)
  const link = $findMatchingParent(node, $isLinkNode)
  return {
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    underline: selection.hasFormat('underline'),
    list: $isListNode(list) ? list.getListType() : null,
    font:
      fontOfStyle(`font-family:${$getSelectionStyleValueForProperty(selection, 'font-family', '')}`) ??
      plain.font,
    link: $isLinkNode(link) ? link.getURL() : null,
  }
}

function $applyLink(address: string) {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const inLink = $findMatchingParent(selection.anchor.getNode(), $isLinkNode) !== null
  if (address && selection.isCollapsed() && !inLink) {
    const text = $createTextNode(address)
    selection.insertNodes([text])
    text.select(0, address.length)
  }
  $toggleLink(address || null)
}

interface ToolProps {
  label: string
  icon: LucideIcon
  pressed?: boolean
  off?: boolean
  onPress: () => void
}

/** A button that is off stays focusable, so that arrows never skip a place. */
function Tool({ label, icon: Icon, pressed, off, onPress, ...rest }: ToolProps) {
  return (
    <chakra.button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={off ? true : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !off && onPress()}
      display="inline-grid"
      placeItems="center"
      boxSize={{ base: '40px', md: '32px' }}
      borderRadius="sm"
      cursor={off ? 'not-allowed' : 'pointer'}
      color={off ? 'fg.disabled' : 'fg.default'}
      _hover={{ bg: 'bg.hover' }}
      css={{ '&[aria-pressed=true]': { bg: 'brand.muted', color: 'brand.fg' } }}
      {...rest}
    >
      <Icon size={16} aria-hidden />
    </chakra.button>
  )
}

function Divider() {
  return (
    <chakra.span
      aria-hidden
      w="1px"
      h="5"
      mx="1"
      bg="border.default"
      display={{ base: 'none', sm: 'block' }}
    />
  )
}

/** Asks for the address under the toolbar; gives '' to take a link away and undefined when it is left alone. */
function LinkForm({ address, onClose }: { address: string; onClose: (address?: string) => void }) {
  const id = useId()
  const [value, setValue] = useState(address || 'https://')
  const [error, setError] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const apply = () => {
    const given = value.trim()
    if (isSafeAddress(given)) return onClose(given)
    setError('Enter an address that begins with https://, http:// or mailto:.')
    field.current?.focus()
  }
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      px="3"
      py="2"
      bg="bg.subtle"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        if (event.key !== 'Enter' || event.target !== field.current) return
        event.preventDefault()
        apply()
      }}
    >
      <chakra.label htmlFor={id} textStyle="label">
        Link address
      </chakra.label>
      <chakra.input
        id={id}
        ref={field}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        inputMode="url"
        css={{ ...controlStyle, width: 'auto', flex: '1', minWidth: '180px' }}
      />
      <LinkAction onPress={apply}>Apply</LinkAction>
      {address && <LinkAction onPress={() => onClose('')}>Remove link</LinkAction>}
      <LinkAction onPress={() => onClose()}>Cancel</LinkAction>
      {error && (
        <chakra.p
          id={`${id}-error`}
          role="alert"
          color="overdue.fg"
          fontWeight="600"
          fontSize="sm"
          flexBasis="100%"
        >
          {error}
        </chakra.p>
      )}
    </chakra.div>
  )
}

function LinkAction({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <chakra.button
      type="button"
      onClick={onPress}
      textStyle="label"
      color="brand.fg"
      px="2"
      minH="8"
      borderRadius="sm"
      cursor="pointer"
      _hover={{ bg: 'bg.hover' }}
    >
      {children}
    </chakra.button>
  )
}
