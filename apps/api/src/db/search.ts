import { searchWords } from '@portal/domain'
import { or, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Whether one of the columns holds the text, whatever the letter case; undefined without a text. */
export function contains(text: string | undefined, columns: readonly SQLWrapper[]): SQL | undefined {
  if (text === undefined || text === '') return undefined
  return containsPattern(patternOf(text), columns)
}

/** The same for a pattern, or for its place in a statement. */
export function containsPattern(
  pattern: string | Placeholder,
  columns: readonly SQLWrapper[],
): SQL | undefined {
  return or(...columns.map((column) => sql`${column} ilike ${pattern}`))
}

/** What `ilike` finds a text by wherever it stands. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
}

/**
 * The query of `@@`: every word, each also as the beginning of a longer one unless it is a single character. Null for
 * a text without words. Words are letters and digits alone, so that nothing in them is an operator.
 */
export function wordQuery(text: string): string | null {
  const words = wordQueries(text)
  return words.length === 0 ? null : words.join(' & ')
}

/** As {@link wordQuery}, each word by itself. */
export function wordQueries(text: string): string[] {
  return searchWords(text).map((word) => (/^[\x20-\x7e]*$/.test(word) ? lexeme(word) : spellings(word)))
}

const lexeme = (word: string): string => (word.length > 1 ? `${word}:*` : word)

/** Letter case as the database may not know it: one without a language folds only the letters of ASCII. */
function spellings(word: string): string {
  const lower = word.toLowerCase()
  const capital = lower.charAt(0).toUpperCase() + lower.slice(1)
  return `(${[...new Set([word, lower, capital, word.toUpperCase()])].map(lexeme).join(' | ')})`
}
