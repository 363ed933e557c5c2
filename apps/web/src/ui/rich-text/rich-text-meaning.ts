import { sanitizeHtml } from './rich-text-html'

const sameElement: Readonly<Record<string, string>> = { STRONG: 'b', EM: 'i' }
// The same few texts are compared again and again while a choice is on the screen.
const meanings = new Map<string, string>()
const mostMeanings = 50
const blocks = 'p, h3, h4, li, blockquote'

/**
 * What a formatted text says, whatever way its markup is spelled in: elements that mean the same are one, blanks between
 * words are one blank, empty paragraphs are none. For comparing only.
 */
export function meaningOfHtml(html: string): string {
  const known = meanings.get(html)
  if (known !== undefined) return known
  const meaning = read(html)
  if (meanings.size >= mostMeanings) meanings.clear()
  meanings.set(html, meaning)
  return meaning
}

function read(html: string): string {
  const holder = document.createElement('div')
  holder.innerHTML = sanitizeHtml(html)
  for (const element of holder.querySelectorAll('strong, em')) {
    const same = document.createElement(sameElement[element.nodeName] ?? 'span')
    same.append(...element.childNodes)
    element.replaceWith(same)
  }
  holder.normalize()
  for (const text of textsOf(holder)) text.data = text.data.replace(/\s+/g, ' ')
  // Blanks at the edges of a block, and between blocks, are how the markup was written down.
  for (const text of textsOf(holder)) {
    const { previousSibling: before, nextSibling: after } = text
    if (isEdge(before, text)) text.data = text.data.trimStart()
    if (isEdge(after, text)) text.data = text.data.trimEnd()
  }
  for (const block of holder.querySelectorAll(blocks)) {
    while (block.lastChild?.nodeName === 'BR') block.lastChild.remove()
    if (block.nodeName !== 'LI' && !block.textContent?.trim()) block.remove()
  }
  const hasBlocks = [...holder.children].some((child) => child.matches(`${blocks}, ul, ol`))
  return holder.innerHTML === '' || hasBlocks ? holder.innerHTML : `<p>${holder.innerHTML}</p>`
}

function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) texts.push(node)
  return texts
}

/** Whether a text meets the edge of a block there: nothing beside it, or another block. */
function isEdge(beside: Node | null, { parentElement }: Text): boolean {
  if (beside instanceof Element) return beside.matches(`${blocks}, ul, ol`)
  return beside === null && (parentElement?.matches(`${blocks}, ul, ol, div`) ?? true)
}
