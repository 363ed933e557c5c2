import type { DocumentTextState } from '@portal/domain'

/** Thrown by a reader for a document whose text it does not read, with the reason. */
export class UnreadText extends Error {
  constructor(readonly state: DocumentTextState) {
    super(`The text was not read: ${state}.`)
    this.name = 'UnreadText'
  }
}

/** A passage as it is compared and shown: ligatures as letters, no marks without width, one blank between words. */
export function tidyPassage(text: string): string {
  return (
    text
      .replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
      // Soft hyphens, marks without width, and what turns the direction of writing.
      .replaceAll(/[\p{Cc}\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, (mark) =>
        /\s/.test(mark) ? ' ' : '',
      )
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}

/** A line of a page. */
export interface PageLine {
  text: string
  /** Height of its letters, and its place from the foot of the page, both in points. */
  height: number
  y: number
  /** Where it ends, from the left edge. */
  right: number
}

const pageNumber = /^(?:[-–]\s*)?(?:page\s*)?\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?(?:\s*[-–])?$/i
const listMark = /^(?:[•▪◦‣·–—-]\s|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]\s|\d+(?:\.\d+)+\.?\s|§)/i
const sentenceEnd = /[.:;!?]["'”’)]?$/

/**
 * Paragraphs of the lines of pages. Page numbers are left out, and so are lines that repeat at the head or the foot of most pages,
 * after the first; a sentence that goes on on the next page is one passage.
 */
export function passagesOf(pages: readonly (readonly PageLine[])[]): string[] {
  const passages: string[] = []
  const isRunning = runningLines(pages)
  for (const [number, all] of pages.entries()) {
    const lines = all.filter(
      ({ text }, at) =>
        !(isAtEdge(at, all.length) && (pageNumber.test(text) || (number > 0 && isRunning(text)))),
    )
    const widest = Math.max(0, ...lines.map(({ right }) => right))
    let before: PageLine | undefined
    for (const line of lines) {
      const last = passages.at(-1)
      const goesOn = before
        ? !beginsPassage(before, line, widest)
        : last !== undefined && !sentenceEnd.test(last) && /^\p{Ll}/u.test(line.text)
      if (goesOn && last !== undefined) passages[passages.length - 1] = joinedLines(last, line.text)
      else passages.push(line.text)
      before = line
    }
  }
  return passages
}

const isAtEdge = (at: number, all: number) => at < 1 || at >= all - 2

function beginsPassage(before: PageLine, line: PageLine, widest: number): boolean {
  const height = Math.max(before.height, line.height, 1)
  const gap = before.y - line.y
  return (
    gap > 1.6 * height ||
    // The next column begins above.
    gap < -height ||
    Math.abs(before.height - line.height) > 0.15 * height ||
    listMark.test(line.text) ||
    (sentenceEnd.test(before.text) && before.right < widest - 4 * height)
  )
}

/** A word that was divided at a hyphen keeps it: whether it always has one cannot be told. */
const joinedLines = (before: string, line: string) =>
  /\p{L}-$/u.test(before) ? before + line : `${before} ${line}`

/** Which lines stand at the head or the foot of most pages, whatever numbers they hold. */
function runningLines(pages: readonly (readonly PageLine[])[]): (text: string) => boolean {
  const keyOf = (text: string) => text.replaceAll(/\d+/g, '#')
  const times = new Map<string, number>()
  for (const lines of pages) {
    const edges = lines.flatMap(({ text }, at) => (isAtEdge(at, lines.length) ? [keyOf(text)] : []))
    for (const key of new Set(edges)) times.set(key, (times.get(key) ?? 0) + 1)
  }
  return (text) => {
    const of = times.get(keyOf(text)) ?? 0
    return of >= 3 && of > pages.length / 2
  }
}
