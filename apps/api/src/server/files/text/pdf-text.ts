import { documentTextLimits, type DocumentText } from '@portal/domain'
import { getDocumentProxy } from 'unpdf'
import { passagesOf, UnreadText, type PageLine } from './passages.js'

/** The text of a PDF, page by page, so that a long one is given up before all of it is read. */
export async function readPdfText(bytes: Buffer): Promise<DocumentText> {
  const pdf = await opened(bytes)
  if (pdf.numPages > documentTextLimits.pages) throw new UnreadText('tooLong')
  const pages: PageLine[][] = []
  let characters = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const lines = linesOf(items)
    page.cleanup()
    pages.push(lines)
    characters += lines.reduce((sum, { text }) => sum + text.length, 0)
    if (characters > documentTextLimits.characters) throw new UnreadText('tooLong')
  }
  return {
    state: 'read',
    passages: passagesOf(pages),
    pages: pages.length,
    emptyPages: pages.filter((lines) => lines.length === 0).length,
  }
}

async function opened(bytes: Buffer) {
  try {
    // A view of its own: the reader keeps what it is given. What is wrong with a file is nothing for the log.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  } catch (error) {
    throw new UnreadText(
      error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged',
    )
  }
}

type Items = Awaited<
  ReturnType<Awaited<ReturnType<Awaited<ReturnType<typeof opened>>['getPage']>>['getTextContent']>
>['items']

/** Lines of a page: pieces of text up to where the reader saw the end of a line. */
function linesOf(items: Items): PageLine[] {
  const lines: PageLine[] = []
  let line: PageLine | undefined
  for (const item of items) {
    if (!('str' in item)) continue
    const [, , , , x = 0, y = 0] = item.transform.map(Number)
    if (item.str.trim() !== '') line ??= { text: '', height: item.height, y, right: 0 }
    if (line) {
      line.text += item.str
      line.right = Math.max(line.right, x + item.width)
    }
    if (item.hasEOL && line) {
      lines.push(line)
      line = undefined
    }
  }
  if (line) lines.push(line)
  for (const one of lines) one.text = one.text.trim()
  return lines
}
