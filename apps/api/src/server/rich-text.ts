import { richTextFonts } from '@portal/domain'
import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'

const fontFamily = new RegExp(`^\\s*(["']?)(?:${richTextFonts.join('|')})\\1\\s*$`, 'i')

const rules: sanitizeHtml.IOptions = {
  allowedTags: 'p br strong b em i u s ul ol li a span blockquote h3 h4'.split(' '),
  allowedAttributes: { a: ['href'], span: ['style'], p: ['style'] },
  allowedStyles: { '*': { 'font-family': [fontFamily] } },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // An address without a scheme would lead into the portal itself.
    a: (tagName, { href = '' }): sanitizeHtml.Tag => ({
      tagName,
      attribs: /^(https?:|mailto:)/i.test(href.trim()) ? { href } : {},
    }),
  },
}

/**
 * Reduces rich text to what is stored: a short list of elements, links to http, https and mail addresses, and a font
 * of ours. Everything else loses its markup and keeps its text; scripts and styles lose their text too.
 */
export function sanitizeRichText(html: string): string {
  // A text column takes neither NUL nor half a character.
  const storable = Buffer.from(html.replaceAll('\u0000', ''), 'utf8').toString('utf8')
  return sanitizeHtml(storable, rules).trim()
}

/** Elements in elements that the editor never makes; deeper ones cost the square of their depth. */
const mostDepth = 100

/** Rich text as {@link sanitizeRichText} makes it; null when it is nested too deeply, which is seen before it is parsed. */
export function cleanRichText(html: string): string | null {
  return isTooDeep(html) ? null : sanitizeRichText(html)
}

/** Reads names of elements only, and no further than where they are too deep. */
function isTooDeep(html: string): boolean {
  let [depth, deepest] = [0, 0]
  const parser = new Parser({
    onopentagname() {
      depth += 1
      deepest = Math.max(deepest, depth)
    },
    onclosetag() {
      depth -= 1
    },
  })
  for (let at = 0; at < html.length; at += 1000) {
    parser.write(html.slice(at, at + 1000))
    if (deepest > mostDepth) return true
  }
  return false
}

/** The words of rich text that was sanitised, each block on a line of its own, for searching and for files. */
export function plainTextOf(html: string): string {
  return html
    .replace(/<\/(?:p|li|h3|h4|blockquote)>|<br\s*\/?>/gi, '$&\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

/** What the sanitiser writes for characters that have a meaning in HTML. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
