import { richTextFonts } from '@portal/domain'
import { describe, expect, it } from 'vitest'
import { plainTextOf, sanitizeRichText } from './rich-text.js'

describe('sanitising a narrative', () => {
  it.each([
    ['keeps the elements of the editor', '<p>a<br /><strong>b</strong><em>c</em><u>d</u><s>e</s></p>'],
    [
      'keeps lists, quotes and headings',
      '<h3>a</h3><ul><li>b</li></ul><ol><li>c</li></ol><blockquote>d</blockquote>',
    ],
    ['keeps a font of ours', '<p><span style="font-family:Georgia">a</span></p>'],
    [
      'keeps web and mail addresses',
      '<a href="https://example.org/a?b=1">a</a><a href="mailto:a@b.example">b</a>',
    ],
    ['keeps text that looks like code', '<p>1 &lt; 2 &amp; 3</p>'],
  ])('%s', (_title, html) => {
    expect(sanitizeRichText(html)).toBe(html)
  })

  it.each([
    ['scripts with their text', '<p onclick="x()">a<script>alert(1)</script></p>', '<p>a</p>'],
    ['styles with their text', '<style>p{color:red}</style><p>a</p>', '<p>a</p>'],
    ['handlers and frames', '<img src=x onerror=alert(1)><iframe src="https://a.example"></iframe>b', 'b'],
    ['forms', '<form action="https://a.example"><input name="p"><button>a</button></form>', 'a'],
    ['script addresses', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['script addresses in disguise', '<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['data addresses', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    [
      'addresses without a scheme',
      '<a href="//evil.example">a</a><a href="/api/auth/revoke">b</a>',
      '<a>a</a><a>b</a>',
    ],
    [
      'other styles',
      '<p style="position:fixed;font-family:Arial;background:url(//x)">a</p>',
      '<p style="font-family:Arial">a</p>',
    ],
    ['other fonts', '<span style="font-family:Wingdings">a</span>', '<span>a</span>'],
    ['a font list that hides something', '<p style="font-family:Arial,url(//x)">a</p>', '<p>a</p>'],
    ['pictures in vector form', '<svg><script>alert(1)</script><a href="x">b</a></svg>', '<a>b</a>'],
    ['comments', 'a<!-- b -->c', 'ac'],
    ['NUL and half characters', 'a\u0000b\ud800c', 'ab\ufffdc'],
  ])('removes %s', (_title, html, stored) => {
    expect(sanitizeRichText(html)).toBe(stored)
  })

  it.each(richTextFonts)('keeps %s, of words and of a paragraph, whatever its case and quotes', (font) => {
    const html = `<p style="font-family:${font}">a <span style="font-family:${font}">b</span></p>`
    expect(sanitizeRichText(html)).toBe(html)
    for (const family of [font.toUpperCase(), `'${font}'`])
      expect(sanitizeRichText(`<span style="font-family:${family}">a</span>`)).toContain(family)
  })

  it.each([
    'Arial Black',
    'Georgia Pro',
    'xLato',
    'Times',
    'serif',
    'inherit',
    'var(--x)',
    "'Arial",
    'Arial !x',
  ])('removes the font %s, which only looks like one of ours', (font) => {
    expect(sanitizeRichText(`<span style="font-family:${font}">a</span>`)).toBe('<span>a</span>')
  })

  it('changes nothing the second time', () => {
    const once = sanitizeRichText('<p style="font-family:\'Times New Roman\'">a &nbsp; <b>b</p>')
    expect(once).toContain('Times New Roman')
    expect(sanitizeRichText(once)).toBe(once)
  })
})

describe('the words of rich text', () => {
  it.each([
    [
      'stand on a line for each block',
      '<p>One <strong>two</strong></p><ul><li>three</li></ul>',
      'One two\nthree',
    ],
    ['are the characters that are read', '<p>1 &lt; 2 &amp; &quot;3&quot;</p>', '1 < 2 & "3"'],
    ['keep text that only looks like an entity', '<p>&amp;lt;</p>', '&lt;'],
    ['are none in empty blocks', '<p><br /></p><p> </p>', ''],
  ])('%s', (_title, html, text) => {
    expect(plainTextOf(html)).toBe(text)
  })
})
