import { richTextFonts, type RichTextFont } from '@portal/domain'
import { $isLinkNode, $toggleLink } from '@lexical/link'
import { $isListNode, ListNode } from '@lexical/list'
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text'
import { $getSelectionStyleValueForProperty } from '@lexical/selection'
import { $findMatchingParent, $getNearestNodeOfType } from '@lexical/utils'
import {
  $createTextNode,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type LexicalEditor,
} from 'lexical'
import { useEffect, useState } from 'react'
import { fontOfStyle } from './rich-text-html'

/** Only web and mail addresses become links, as the sanitiser keeps no other. */
export function isSafeAddress(address: string): boolean {
  return /^(?:https?:\/\/|mailto:)\S+$/i.test(address)
}

/** Kinds of blocks that the sanitiser keeps. */
export const richTextBlocks = ['paragraph', 'h3', 'h4', 'quote'] as const
export type RichTextBlock = (typeof richTextBlocks)[number]

/** How the selected text is formatted. */
export interface Marks {
  bold: boolean
  italic: boolean
  underline: boolean
  strikethrough: boolean
  block: RichTextBlock
  /** Something is selected, not only a place. */
  range: boolean
  list: 'bullet' | 'number' | 'check' | null
  font: RichTextFont
  link: string | null
}
const plain: Marks = {
  bold: false,
  italic: false,
  underline: false,
  strikethrough: false,
  block: 'paragraph',
  range: false,
  list: null,
  font: richTextFonts[0],
  link: null,
}

/** Marks of the selection as they are now. */
export function useMarks(editor: LexicalEditor): Marks {
  const [marks, setMarks] = useState(plain)
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => setMarks(editorState.read(readMarks, { editor }))),
    [editor],
  )
  return marks
}

function readMarks(): Marks {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return plain
  const node = selection.anchor.getNode()
  const list = $getNearestNodeOfType(node, ListNode)
  const link = $findMatchingParent(node, $isLinkNode)
  const block = $findMatchingParent(node, (one) => $isElementNode(one) && !one.isInline())
  const tag = $isHeadingNode(block) ? block.getTag() : null
  return {
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    underline: selection.hasFormat('underline'),
    strikethrough: selection.hasFormat('strikethrough'),
    block: $isQuoteNode(block) ? 'quote' : tag === 'h3' || tag === 'h4' ? tag : 'paragraph',
    range: !selection.isCollapsed(),
    list: $isListNode(list) ? list.getListType() : null,
    font:
      fontOfStyle(`font-family:${$getSelectionStyleValueForProperty(selection, 'font-family', '')}`) ??
      plain.font,
    link: $isLinkNode(link) ? link.getURL() : null,
  }
}

/** Puts an address on the selection; '' takes it away. */
export function $applyLink(address: string) {
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
