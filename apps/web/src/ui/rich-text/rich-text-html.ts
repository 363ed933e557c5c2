import { richTextFonts, type RichTextFont } from '@portal/domain'
import createDOMPurify, { type Config } from 'dompurify'

/** Reads the font out of a style text; undefined when it is not one of {@link richTextFonts}. */
export function fontOfStyle(style: string): RichTextFont | undefined {
  const family = /(?:^|;)\s*font-family\s*:\s*([^;]+)/i.exec(style)?.[1]
  const first = family?.split(',')[0]?.replace(/["']/g, '').trim().toLowerCase()
  return richTextFonts.find((font) => font.toLowerCase() === first)
}

const purifier = createDOMPurify(window)

purifier.addHook('uponSanitizeAttribute', (node, data) => {
  if (data.attrName === 'href') data.keepAttr = node.nodeName === 'A'
  if (data.attrName !== 'style') return
  const font = node.nodeName === 'SPAN' || node.nodeName === 'P' ? fontOfStyle(data.attrValue) : undefined
  if (font) data.attrValue = `font-family: ${font}`
  else data.keepAttr = false
})

const allowed: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: 'p br strong b em i u s ul ol li a span blockquote h3 h4'.split(' '),
  ALLOWED_ATTR: ['href', 'style'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
}

/**
 * Reduces HTML to what the portal stores: an explicit list of elements, links to http, https and mail addresses, and
 * a font of {@link richTextFonts}. Everything else loses its markup and keeps its text. Empty text gives ''.
 */
export function sanitizeHtml(html: string): string {
  const fragment = purifier.sanitize(html, allowed)
  tidy(fragment)
  if (!fragment.textContent?.trim()) return ''
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}

/** The words of an HTML text, blocks separated by a blank, for searching and for counting. */
export function textOfHtml(html: string): string {
  const spaced = html.replace(/<\/(p|li|h3|h4|blockquote)>|<br\s*\/?>/gi, '$& ')
  const fragment = purifier.sanitize(spaced, allowed)
  return (fragment.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** The editor writes <b><strong> and bare spans; the same words come out as one element here. */
function tidy(root: ParentNode) {
  for (const span of root.querySelectorAll('span:not([style])')) span.replaceWith(...span.childNodes)
  for (const [outer, inner] of [
    ['b', 'strong'],
    ['i', 'em'],
  ] as const) {
    for (const node of root.querySelectorAll(`${outer} > ${inner}:only-child`)) {
      if (node.parentElement?.childNodes.length === 1) node.parentElement.replaceWith(node)
    }
  }
}
