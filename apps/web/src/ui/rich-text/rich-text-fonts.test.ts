import { $generateHtmlFromNodes, $generateNodesFromDOM } from '@lexical/html'
import { $getRoot, $insertNodes, createEditor } from 'lexical'
import { expect, it } from 'vitest'
import { richTextExport, richTextImport } from './rich-text-fonts'
import { sanitizeHtml } from './rich-text-html'

/** What is stored after somebody opens the text and saves it. */
function saved(html: string): string {
  const editor = createEditor({
    html: { import: richTextImport, export: richTextExport },
    onError: (error) => {
      throw error
    },
  })
  const read = new DOMParser().parseFromString(html, 'text/html')
  editor.update(
    () => {
      $getRoot().clear().select()
      $insertNodes($generateNodesFromDOM(editor, read))
    },
    { discrete: true },
  )
  return editor.read(() => sanitizeHtml($generateHtmlFromNodes(editor)))
}

it.each([
  [
    'of words, bold ones too',
    '<p>One <span style="font-family: Georgia">two <strong>three</strong></span></p>',
    '<p>One <span style="font-family: Georgia">two </span><span style="font-family: Georgia"><strong>three</strong></span></p>',
  ],
  [
    'of a whole paragraph, as that of its words',
    '<p style="font-family: Georgia">One <strong>two</strong> <span style="font-family: Arial">three</span></p>',
    '<p><span style="font-family: Georgia">One </span><span style="font-family: Georgia"><strong>two</strong></span><span style="font-family: Georgia"> </span><span style="font-family: Arial">three</span></p>',
  ],
])('a font outlives the editor: %s', (_whose, stored, again) => {
  expect(saved(stored)).toBe(again)
  expect(saved(again)).toBe(again)
})
