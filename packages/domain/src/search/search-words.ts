/** Fewest characters of a search (domain definition 9.4), and most. */
export const shortestSearch = 2
export const longestSearch = 200

/** Most matches of one group that are counted; what lies beyond is "more than". */
export const mostMatches = 1000

const mostWords = 12
const longestWord = 60

/**
 * The words of a text that somebody typed: letters and digits of any script, everything else parts them. `F-2026-01` is
 * three words. Words stand once, in their order.
 */
export function searchWords(text: string): string[] {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, longestWord)))].slice(0, mostWords)
}

/** A text and which parts of it are among the words: what a screen marks. Joined, the parts are the text. */
interface MarkedPart {
  /** Where it begins in the text. */
  at: number
  text: string
  isMatch: boolean
}

/** Cuts a text at its words that begin with one of those searched for, whatever the letter case. */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  const wanted = words.map((word) => word.toLowerCase())
  const parts: MarkedPart[] = []
  let rest = 0
  for (const found of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const lower = found[0].toLowerCase()
    const match = wanted
      .filter((word) => lower.startsWith(word) && (word.length > 1 || lower === word))
      .toSorted((a, b) => b.length - a.length)[0]
    if (match === undefined) continue
    if (found.index > rest) parts.push({ at: rest, text: text.slice(rest, found.index), isMatch: false })
    parts.push({
      at: found.index,
      text: text.slice(found.index, found.index + match.length),
      isMatch: true,
    })
    rest = found.index + match.length
  }
  if (rest < text.length) parts.push({ at: rest, text: text.slice(rest), isMatch: false })
  return parts
}

const shownLength = 180

/** The part of a long text that holds the first word searched for, with what stands around it. */
export function excerptOf(text: string, words: readonly string[]): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= shownLength) return plain
  const [before] = markWords(plain, words)
  const at = before && !before.isMatch && before.text.length < plain.length ? before.text.length : 0
  const from = at < 60 ? 0 : plain.lastIndexOf(' ', at - 40) + 1
  const cut = plain.slice(from, from + shownLength)
  const end = from + shownLength >= plain.length ? cut : `${cut.slice(0, cut.lastIndexOf(' '))}…`
  return from > 0 ? `…${end}` : end
}
