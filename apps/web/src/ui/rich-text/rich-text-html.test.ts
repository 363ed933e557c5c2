import { richTextFonts } from '@portal/domain'
import { describe, expect, it } from 'vitest'
import { fontOfStyle, sanitizeHtml, textOfHtml } from './rich-text-html'

describe('rich text', () => {
  it.each([
    [
      'keeps the listed elements',
      '<p>a <strong>b</strong> <em>c</em> <u>d</u> <s>e</s></p><ul><li>f</li></ul>',
      undefined,
    ],
    ['drops scripts with what is in them', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['drops event handlers', '<p onclick="x()">a</p>', '<p>a</p>'],
    [
      'drops images and forms, keeping the text',
      '<form><p>a<img src=x onerror=alert(1)></p></form>',
      '<p>a</p>',
    ],
    ['drops script addresses', '<p><a href="javascript:alert(1)">a</a></p>', '<p><a>a</a></p>'],
    ['drops data addresses', '<p><a href="data:text/html,x">a</a></p>', '<p><a>a</a></p>'],
    [
      'keeps web and mail addresses',
      '<p><a href="https://ed.example/x">a</a> <a href="mailto:a@b.example">b</a></p>',
      undefined,
    ],
    ['drops classes and ids', '<p class="x" id="y">a</p>', '<p>a</p>'],
    ['drops styles that are not a font', '<p style="position:fixed;top:0">a</p>', '<p>a</p>'],
    [
      'keeps only the font of a style',
      '<p><span style="color:red;font-family:Georgia, serif">a</span></p>',
      '<p><span style="font-family: Georgia">a</span></p>',
    ],
    ['drops a font that is not listed', '<p style="font-family:Comic Sans MS">a</p>', '<p>a</p>'],
    [
      'drops a font on an element that may not have one',
      '<ul style="font-family:Arial"><li>a</li></ul>',
      '<ul><li>a</li></ul>',
    ],
    ['drops an address in a font', '<p style="font-family:url(https://x.example)">a</p>', '<p>a</p>'],
    [
      'joins doubled markup of the editor',
      '<p><b><strong style="white-space: pre-wrap;">a</strong></b></p>',
      '<p><strong>a</strong></p>',
    ],
    [
      'drops svg and its styles',
      '<svg><style><img src=x onerror=alert(1)></style></svg><p>a</p>',
      '<p>a</p>',
    ],
    ['gives nothing for an empty paragraph', '<p><br></p>', ''],
    ['gives nothing for blanks', '<p>  &nbsp;</p>', ''],
  ])('%s', (_, given, expected) => {
    expect(sanitizeHtml(given)).toBe(expected ?? given)
  })

  it('gives the same text when it cleans twice', () => {
    const once = sanitizeHtml('<p style="font-family:\'Segoe UI\'">a <b>b</b></p>')
    expect(sanitizeHtml(once)).toBe(once)
    expect(once).toContain('font-family: Segoe UI')
  })

  it.each(richTextFonts)(
    'keeps %s as it is spelled, whatever its case and quotes, and what stands after it',
    (font) => {
      const html = `<p style="font-family: ${font}">a <span style="font-family: ${font}">b</span></p>`
      expect(sanitizeHtml(html)).toBe(html)
      for (const family of [font.toUpperCase(), `'${font}'`, `${font}, serif`])
        expect(sanitizeHtml(`<p style="font-family: ${family}">a</p>`)).toBe(
          `<p style="font-family: ${font}">a</p>`,
        )
    },
  )

  it.each(['Arial Black', 'Georgia Pro', 'xLato', 'Times', 'serif', 'inherit', 'var(--x)'])(
    'drops the font %s, which only looks like one of ours',
    (font) => {
      expect(sanitizeHtml(`<p style="font-family: ${font}">a</p>`)).toBe('<p>a</p>')
    },
  )

  it('reads quoted and listed fonts', () => {
    expect(fontOfStyle('font-family: "Times New Roman", serif')).toBe('Times New Roman')
    expect(fontOfStyle('font-family: Papyrus')).toBeUndefined()
    expect(fontOfStyle('color: red')).toBeUndefined()
  })

  it('separates the words of neighbouring blocks', () => {
    expect(textOfHtml('<p>One</p><ul><li>two</li><li>three</li></ul>')).toBe('One two three')
  })
})
