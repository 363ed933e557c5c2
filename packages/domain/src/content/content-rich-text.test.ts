import { describe, expect, it } from 'vitest'
import { isRichText, plainWhereUnformatted, richTextOf, wordsOfContent } from './content-rich-text.js'

describe('texts of the content', () => {
  it.each([
    ['<p>Look for a plan.</p>', 'Look for a plan.'],
    ['<p>One.</p><p>Two &amp; three.</p>', 'One.\nTwo & three.'],
    ['<p>1 &lt; 2<br>and on</p>', '1 < 2\nand on'],
    ['<p></p>', ''],
    ['Plain already', 'Plain already'],
  ])('keeps %s as plain text', (html, plain) => expect(plainWhereUnformatted(html)).toBe(plain))

  it.each([
    '<p>A <strong>strong</strong> word.</p>',
    '<ul><li>One</li></ul>',
    '<p style="font-family: Lato">In a font.</p>',
    '<p><a href="https://state.example">The form</a></p>',
  ])('keeps the format of %s', (html) => {
    expect(plainWhereUnformatted(html)).toBe(html)
    expect(isRichText(html)).toBe(true)
  })

  it('gives the editor what it gave, plain text too', () => {
    for (const text of ['1 < 2 & so on\nSecond line', 'Say &lt; as it is', ''])
      expect(plainWhereUnformatted(richTextOf(text))).toBe(text)
  })

  it('reads as words where no format is shown', () => {
    expect(wordsOfContent('<p>Look for:</p><ul><li>a plan</li><li>dates &amp; names</li></ul>')).toBe(
      'Look for:\na plan\ndates & names',
    )
    expect(wordsOfContent('a < b')).toBe('a < b')
  })
})
