/** What is decided about a word that may be a name: whether it stays in texts without names. */
export const wordDecisions = ['Keep', 'Remove'] as const
export type WordDecision = (typeof wordDecisions)[number]

/** A name that the record knows, and what stands in its place. */
export interface KnownName {
  name: string
  /** '[student 1]' */
  instead: string
  /** Removed only as a whole: of many people, parts such as Will or May are words of the language. */
  whole?: true
}

/** A word that begins with a capital where no sentence begins, and so may be a name. */
export interface CapitalisedWord {
  word: string
  /** How often it stands in the record, at the start of a sentence too. */
  times: number
  /** The words around its first place. */
  around: string
}

/** What stands in the place of a word that was decided to be removed. */
export const removedWord = '[removed]'

/** Titles before a name, which name nobody. */
const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'prof', 'and', 'the', 'of'])

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’\u2010\u2011-][\p{L}\p{M}\p{N}]+)*/gu
const capital = /^\p{Lu}/u

/** As it is compared: without accents and capitals. Of the same length as the text, so that places are the same. */
export function folded(text: string): string {
  return text.replace(/[^\0-\x7f]|[A-Z]/gu, (letter) => {
    const base = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return base.length === letter.length ? base : letter
  })
}

/**
 * Parts by which a person may be called, the longest first: the whole name, each word of it, and each half of a double name.
 * Single letters are only removed as part of the whole.
 */
export function namesOf(name: string): string[] {
  const whole = name.normalize('NFC').trim().replace(/\s+/g, ' ')
  const words = whole.match(wordPattern) ?? []
  const parts = words.flatMap((word) => [word].concat(word.split(/['’\u2010\u2011-]/)))
  const named = parts.filter((part) => part.length > 1 && !titles.has(part.toLowerCase()))
  return [...new Set([whole, ...named])].filter((part) => part !== '')
}

/** Replaces names and decided words in texts, and finds the words of which nobody decided. */
export interface NameRemover {
  /** The text without known names, and without the words that were decided to be removed. */
  without: (text: string) => string
  /**
   * Capitalised words that no sentence begins with and no known name holds, by alphabet. `fragments` are texts that are no
   * sentences, such as a source: their first word counts too, and so do words of which `isName` is true.
   */
  words: (texts: {
    sentences: readonly string[]
    fragments: readonly string[]
    isName?: (word: string) => boolean
  }) => CapitalisedWord[]
}

/**
 * Removes the names that a record knows from its texts: each part of each name, whatever its capitals and accents are, so that a
 * word of the language that is also a name goes with it. A name is never the middle of another word.
 */
export function nameRemover(
  known: readonly KnownName[],
  decided: Readonly<Record<string, WordDecision>> = {},
): NameRemover {
  const instead = new Map<string, string>()
  for (const { name, instead: placeholder, whole: isWhole } of known)
    for (const part of isWhole ? namesOf(name).slice(0, 1) : namesOf(name))
      if (!instead.has(folded(part))) instead.set(folded(part), placeholder)
  const pattern = anyOf([...instead.keys()])
  const removed = Object.entries(decided).flatMap(([word, decision]) => (decision === 'Remove' ? [word] : []))
  const removedPattern = removed.length === 0 ? null : new RegExp(whole(removed), 'gu')
  const withoutNames = (text: string) => replaced(text.normalize('NFC'), pattern, instead)
  return {
    without(text) {
      const named = withoutNames(text)
      return removedPattern ? named.replace(removedPattern, removedWord) : named
    },
    words: ({ sentences, fragments, isName = () => false }) =>
      capitalisedWords(
        [
          ...fragments.map((text) => ({ text: withoutNames(text), isFragment: true })),
          ...sentences.map((text) => ({ text: withoutNames(text), isFragment: false })),
        ],
        isName,
      ),
  }
}

/** Names with as many blanks between their words as may be, none within a longer word. */
const whole = (names: readonly string[]) =>
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:${names
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/ /g, String.raw`\s+`))
    .join('|')})(?![\p{L}\p{M}\p{N}])`

const anyOf = (names: readonly string[]) => (names.length === 0 ? null : new RegExp(whole(names), 'gu'))

function replaced(text: string, pattern: RegExp | null, instead: ReadonlyMap<string, string>): string {
  if (!pattern) return text
  let result = ''
  let from = 0
  for (const match of folded(text).matchAll(pattern)) {
    result += text.slice(from, match.index) + (instead.get(match[0].replace(/\s+/g, ' ')) ?? removedWord)
    from = match.index + match[0].length
  }
  return result + text.slice(from)
}

/** A sentence begins a text or a line, and follows a full stop, a question mark or an exclamation mark. */
const sentenceEnd = /(?:^|[.!?]["”’')\]]*\s+|\n\s*)["“‘'([•*-]*\s*$/u
/** The full stop of a title or an initial ends no sentence: a name follows it. */
const abbreviated = /(?<![\p{L}\p{M}])(?:mr|mrs|ms|mx|dr|prof|st|\p{L})\.\s+$/iu
export const placeholders = /\[[a-z]+(?: \d+)?\]/gu

function capitalisedWords(
  texts: readonly { text: string; isFragment: boolean }[],
  isName: (word: string) => boolean,
): CapitalisedWord[] {
  const found = new Map<string, CapitalisedWord>()
  const times = new Map<string, number>()
  for (const { text: given, isFragment } of texts) {
    const text = given.replace(placeholders, (match) => ' '.repeat(match.length))
    for (const match of text.matchAll(wordPattern)) {
      const word = bare(match[0])
      if (!capital.test(word)) continue
      times.set(word, (times.get(word) ?? 0) + 1)
      if (found.has(word) || (beginsSentence(text, match.index, isFragment) && !isName(word))) continue
      found.set(word, { word, times: 0, around: aroundOf(given, match.index, match[0].length) })
    }
  }
  return [...found.values()]
    .map((one) => Object.assign(one, { times: times.get(one.word) ?? 1 }))
    .toSorted((one, other) => one.word.localeCompare(other.word, 'en'))
}

function beginsSentence(text: string, at: number, isFragment: boolean): boolean {
  const from = Math.max(0, at - mostAround)
  // What stands before is not looked at where it was cut, or where the text is no sentence.
  const before = `${from > 0 || isFragment ? 'x ' : ''}${text.slice(from, at)}`
  return sentenceEnd.test(before) && !abbreviated.test(before)
}

/** Without the ending of a genitive: "Garcia's" is about Garcia. */
const bare = (word: string) => word.replace(/['’]s$/u, '')

const mostAround = 40

/** A word with what stands around it. */
export function aroundOf(text: string, at: number, length: number): string {
  const before = text.slice(Math.max(0, at - mostAround), at)
  const after = text.slice(at + length, at + length + mostAround)
  const cutBefore = at > mostAround ? before.replace(/^\S*\s/u, '…') : before
  const cutAfter = at + length + mostAround < text.length ? after.replace(/\s\S*$/u, '…') : after
  return `${cutBefore}${text.slice(at, at + length)}${cutAfter}`.replace(/\s+/g, ' ').trim()
}
