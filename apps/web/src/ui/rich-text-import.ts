import { $createParagraphNode, $isTextNode, type DOMConversionMap, type LexicalNode } from 'lexical'
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
        // What lies outermost is asked first.
        if ($isTextNode(child)) child.setStyle(`font-family: ${font}`)
        return child
      },
    }),
  }
}
