import type { ContentField } from './content-fields.js'

/** Fields that may hold formatted text. */
export const richContentFields: ReadonlySet<ContentField> = new Set(['guidance', 'help'])

/**
 * Whether a stored text is formatted. A text without formatting is stored as plain text, so that sheets, exports and
 * comparisons show words and no markup; the editor always writes blocks.
 */
export function isRichText(text: string): boolean {
  return /^\s*<(?:p|ul|ol|h3|h4|blockquote)[\s>]/i.test(text)
}

/** Formatted text without actual formatting as plain text, one line per paragraph; other text unchanged. */
export function plainWhereUnformatted(html: string): string {
  if (!isRichText(html)) return html
  const text = html
    .trim()
    .replace(/\s*<\/p>\s*<p>\s*/gi, '\n')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/^<p>|<\/p>$/gi, '')
  return /<[a-z/]/i.test(text) ? html : unescaped(text).trim()
}

/** Any stored text as HTML for the editor. */
export function richTextOf(text: string): string {
  if (text === '' || isRichText(text)) return text
  return text
    .split('\n')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')
}

/** Plain text of any stored text, for places that show no formatting. */
export function wordsOfContent(text: string): string {
  if (!isRichText(text)) return text
  const spaced = text.replace(/<\/(?:p|li|h3|h4|blockquote)>|<br\s*\/?>/gi, '\n').replace(/<[^>]*>/g, '')
  return unescaped(spaced)
    .replace(/\n{2,}/g, '\n')
    .trim()
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|quot|#39|apos|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
