import { describe, expect, it } from 'vitest'
import { meaningOfHtml } from './rich-text-meaning'

describe('what a formatted text says', () => {
  it.each([
    ['names of elements', '<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
    ['blanks', '<p>a  b </p>', '<p>a b</p>'],
    ['hard blanks', '<p>a&nbsp;b</p>', '<p>a b</p>'],
    ['lines between blocks', '<p>a</p>\n<ul>\n<li>b</li>\n</ul>', '<p>a</p><ul><li>b</li></ul>'],
    ['empty paragraphs', '<p>a</p><p><br></p>', '<p>a</p>'],
    ['a text without a paragraph', 'a <b>b</b>', '<p>a <b>b</b></p>'],
    ['markup that is not kept', '<p onclick="x()">a<script>x</script></p>', '<p>a</p>'],
    ['nothing', '<p> <br></p>', ''],
  ])('is the same whatever the spelling of %s', (_, one, other) => {
    expect(meaningOfHtml(one)).toBe(meaningOfHtml(other))
  })

  it.each([
    ['words', '<p>a</p>', '<p>b</p>'],
    ['a format', '<p>a</p>', '<p><b>a</b></p>'],
    ['an address', '<p><a href="https://a.example">a</a></p>', '<p><a href="https://b.example">a</a></p>'],
    ['blocks', '<p>a</p><p>b</p>', '<p>a b</p>'],
    ['a blank between formats', '<p><b>a</b> <b>b</b></p>', '<p><b>a</b><b>b</b></p>'],
  ])('differs with %s', (_, one, other) => {
    expect(meaningOfHtml(one)).not.toBe(meaningOfHtml(other))
  })
})
