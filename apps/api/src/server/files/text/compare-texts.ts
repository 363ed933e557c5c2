import type { ComparedRow, TextComparison, TextPiece } from '@portal/domain'
import { diffArrays, diffWordsWithSpace } from 'diff'

/** Passages with at least so much in common are one passage that was changed: 0 for nothing, 1 for all words. */
const leastLikeness = 0.4
/** More differences between two texts are not looked for: they have little in common then, and it would take long. */
const mostDifferences = 2000
/** More words that differ within a passage: all of it is marked. */
const mostWordDifferences = 600
/** Passages of a stretch that are compared each with each: 500 with 500. */
const mostPairs = 250_000

/**
 * Sets the passages of two texts side by side, in the order of both. Passages that differ in blanks or in the form of quotation marks
 * alone are the same; in changed ones the words are marked that differ. Takes bounded time, however little they have in common.
 */
export function compareTexts(older: readonly string[], newer: readonly string[]): TextComparison {
  const rows: ComparedRow[] = []
  let [removed, added]: [string[], string[]] = [[], []]
  let [olderAt, newerAt] = [0, 0]
  const endStretch = () => {
    rows.push(...stretchOf(removed, added))
    ;[removed, added] = [[], []]
  }
  const changes = diffArrays(older.map(comparable), newer.map(comparable), {
    maxEditLength: mostDifferences,
  }) ?? [
    { count: older.length, removed: true, added: false },
    { count: newer.length, removed: false, added: true },
  ]
  for (const change of changes) {
    if (change.removed) removed.push(...older.slice(olderAt, (olderAt += change.count)))
    else if (change.added) added.push(...newer.slice(newerAt, (newerAt += change.count)))
    else {
      endStretch()
      for (let left = change.count; left > 0; left -= 1)
        rows.push({ kind: 'same', older: plain(older[olderAt++]), newer: plain(newer[newerAt++]) })
    }
  }
  endStretch()
  const count = (kind: ComparedRow['kind']) => rows.filter((row) => row.kind === kind).length
  return { rows, changed: count('changed'), removed: count('removed'), added: count('added') }
}

const comparable = (passage: string) =>
  passage
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201c\u201d]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()

const plain = (text = ''): TextPiece[] => [{ text, marked: false }]
const whole = (text = ''): TextPiece[] => [{ text, marked: true }]

/** Rows of a stretch that has nothing in common passage by passage: which of them are the same one, changed. */
function stretchOf(removed: readonly string[], added: readonly string[]): ComparedRow[] {
  const rows: ComparedRow[] = []
  let [olderAt, newerAt] = [0, 0]
  const upTo = (olderEnd: number, newerEnd: number) => {
    for (; olderAt < olderEnd; olderAt += 1)
      rows.push({ kind: 'removed', older: whole(removed[olderAt]), newer: [] })
    for (; newerAt < newerEnd; newerAt += 1)
      rows.push({ kind: 'added', older: [], newer: whole(added[newerAt]) })
  }
  for (const [one, other] of pairsOf(removed, added)) {
    upTo(one, other)
    rows.push({ kind: 'changed', ...markedWords(removed[one] ?? '', added[other] ?? '') })
    ;[olderAt, newerAt] = [one + 1, other + 1]
  }
  upTo(removed.length, added.length)
  return rows
}

/** Pairs of places in two lists whose passages are most alike, in the order of both. */
function pairsOf(removed: readonly string[], added: readonly string[]): [number, number][] {
  const [height, width] = [removed.length, added.length]
  if (height * width === 0 || height * width > mostPairs) return []
  const others = added.map(wordsOf)
  const likeness = removed.map((passage) => {
    const words = wordsOf(passage)
    return others.map((other) => likenessOf(words, other))
  })
  // best[i][j]: the most that the passages from i and from j on can have in common.
  const best = Array.from({ length: height + 1 }, () => new Float64Array(width + 1))
  const bestAt = (row: number, column: number) => best[row]?.[column] ?? 0
  const paired = (row: number, column: number) => {
    const alike = likeness[row]?.[column] ?? 0
    return alike < leastLikeness ? -1 : alike + bestAt(row + 1, column + 1)
  }
  for (let row = height - 1; row >= 0; row -= 1) {
    const line = best[row] ?? new Float64Array(0)
    for (let column = width - 1; column >= 0; column -= 1)
      line[column] = Math.max(paired(row, column), bestAt(row + 1, column), bestAt(row, column + 1))
  }
  const pairs: [number, number][] = []
  for (let row = 0, column = 0; row < height && column < width;)
    if (paired(row, column) >= bestAt(row, column)) pairs.push([row++, column++])
    else if (bestAt(row + 1, column) >= bestAt(row, column)) row += 1
    else column += 1
  return pairs
}

interface Words {
  all: number
  counts: ReadonlyMap<string, number>
}

function wordsOf(passage: string): Words {
  const words = comparable(passage).toLowerCase().split(' ')
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { all: words.length, counts }
}

/** How much of their words two passages have in common, wherever these stand (Dice). */
function likenessOf(one: Words, other: Words): number {
  let common = 0
  for (const [word, times] of one.counts) common += Math.min(times, other.counts.get(word) ?? 0)
  return (2 * common) / (one.all + other.all)
}

function markedWords(older: string, newer: string): Pick<ComparedRow, 'older' | 'newer'> {
  const changes = diffWordsWithSpace(older, newer, { maxEditLength: mostWordDifferences })
  if (!changes) return { older: whole(older), newer: whole(newer) }
  const side = (left: 'added' | 'removed', marked: 'added' | 'removed') =>
    joined(changes.flatMap((one) => (one[left] ? [] : [{ text: one.value, marked: one[marked] }])))
  return { older: side('added', 'removed'), newer: side('removed', 'added') }
}

/** Marked words with nothing but a blank between them are one mark; blanks around a mark are not marked. */
function joined(pieces: readonly TextPiece[]): TextPiece[] {
  const result: TextPiece[] = []
  const add = (text: string, marked: boolean) => {
    const last = result.at(-1)
    if (last?.marked === marked) last.text += text
    else if (text !== '') result.push({ text, marked })
  }
  pieces.forEach(({ text, marked }, at) => {
    const isBetween =
      text.trim() === '' && (pieces[at - 1]?.marked ?? false) && (pieces[at + 1]?.marked ?? false)
    add(text, marked || isBetween)
  })
  return result.flatMap(({ text, marked }) => {
    if (!marked || text.trim() === '') return [{ text, marked }]
    const words = text.trim()
    const at = text.indexOf(words)
    return [text.slice(0, at), words, text.slice(at + words.length)].flatMap((part, place) =>
      part === '' ? [] : [{ text: part, marked: place === 1 }],
    )
  })
}
