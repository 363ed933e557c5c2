import { displayZone } from '@portal/domain'
import { Parser } from 'htmlparser2'

const instant = new Intl.DateTimeFormat('en-US', {
  timeZone: displayZone,
  dateStyle: 'long',
  timeStyle: 'short',
})

/** 'November 21, 2026 at 10:05 AM', in the display zone. */
export function inWords(at: Date): string {
  return instant.format(at)
}

const ends: ReadonlySet<string> = new Set([
  'p',
  'li',
  'br',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
  'tr',
])

/** Plain text of sanitised rich text: a line for each paragraph and list item, a dash before the latter. */
export function textOfHtml(html: string): string {
  let text = ''
  const parser = new Parser({
    onopentagname: (name) => {
      if (name === 'li') text += '- '
    },
    ontext: (part) => {
      text += part
    },
    onclosetag: (name) => {
      if (ends.has(name)) text += '\n'
    },
  })
  parser.end(html)
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '-')
    .join('\n')
}
