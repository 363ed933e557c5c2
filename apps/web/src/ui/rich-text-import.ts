import { $isTextNode, type DOMConversionMap } from 'lexical'
import { fontOfStyle } from './rich-text-html'

/**
 * How stored and pasted text keeps its font when the editor reads it: of itself it takes bold and the like out of the
 * style of a span, and would drop the font.
 */
export const richTextImport: DOMConversionMap = {
  span: (element) => {
    const font = fontOfStyle(element.getAttribute('style') ?? '')
    return font === undefined
      ? null
      : {
          priority: 1,
          conversion: () => ({
            node: null,
            forChild(child) {
              if ($isTextNode(child)) child.setStyle(`font-family: ${font}`)
              return child
            },
          }),
        }
  },
}
