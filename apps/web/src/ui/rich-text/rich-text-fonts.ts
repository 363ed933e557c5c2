import {
  $createParagraphNode,
  $isTextNode,
  TextNode,
  type DOMConversionMap,
  type DOMExportOutputMap,
  type LexicalNode,
} from 'lexical'
import { fontOfStyle } from './rich-text-html'

/**
 * How stored and pasted text keeps its font when the editor reads it: of itself it takes bold and the like out of the
 * style of a span and nothing out of that of a paragraph, and would drop the font. The font of a paragraph becomes that
 * of the words in it, those aside that have one of their own.
 */
export const richTextImport: DOMConversionMap = {
  span: (element) => withFont(element, () => null),
  p: (element) => withFont(element, $createParagraphNode),
}

function withFont(element: HTMLElement, create: () => LexicalNode | null) {
  const font = fontOfStyle(element.getAttribute('style') ?? '')
  if (font === undefined) return null
  return {
    priority: 1 as const,
    conversion: () => ({
      node: create(),
      forChild(child: LexicalNode) {
        // The outermost element is tried first.
        if ($isTextNode(child)) child.setStyle(`font-family: ${font}`)
        return child
      },
    }),
  }
}

/**
 * How the editor writes words that have a font and are bold or the like: of itself it puts the font on the `strong`, where
 * none is kept.
 */
export const richTextExport: DOMExportOutputMap = new Map([
  [
    TextNode,
    (editor, node) => {
      const output = node.exportDOM(editor)
      const font = $isTextNode(node) ? fontOfStyle(node.getStyle()) : undefined
      if (font === undefined || !(output.element instanceof HTMLElement) || output.element.tagName === 'SPAN')
        return output
      const span = document.createElement('span')
      span.style.fontFamily = font
      span.append(output.element)
      return { ...output, element: span }
    },
  ],
])
