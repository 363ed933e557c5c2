import {
  aroundOf,
  folded,
  nameRemover,
  namesOf,
  placeholders,
  type CapitalisedWord,
  type WordDecision,
} from '../../names/name-remover.js'
import { justificationQuestionKeys, type JustificationFields } from '../justification.js'
import type { JustificationQuestion } from '../justification-labels.js'

/** A student of the agency whom the portal knows, as far as texts can name one. */
export interface KnownStudent {
  studentId: string
  firstName: string
  lastName: string
  /** YYYY-MM-DD; '' where it is not known. */
  dob: string
}

/** Why a piece of text may identify a student (34 CFR 200.6(c)(3), 34 CFR 99.3). */
export const flaggedKinds = {
  name: 'Name of a student here',
  word: 'Capitalised word',
  date: 'Date',
  number: 'Small number of students',
} as const
export type FlaggedKind = keyof typeof flaggedKinds

/** A piece of text of which the state decides whether it is published. */
export interface FlaggedWord extends CapitalisedWord {
  kind: FlaggedKind
  decision: WordDecision | null
}

/** The answers as they are published, and what had to be decided for it. */
export interface PublishedTexts {
  answers: Record<JustificationQuestion, string>
  words: FlaggedWord[]
  /** Places of which nobody decides: names, numbers and dates of birth of students, mail addresses, telephone numbers. */
  removed: number
}

type Texts = Pick<JustificationFields, JustificationQuestion>

const email = /[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[\p{L}\p{N}]+/gu
const phone = /(?<![\p{L}\p{N}])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}(?![\p{L}\p{N}])/gu
/** Numbers of students have ten digits; shorter ones of eight may be local. Commas stand in counts, so none here. */
const longNumber = /(?<![\p{L}\p{N}.,])\d{8,}(?![\p{L}\p{N}])/gu
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const date = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}|(?:${months})\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}\s+(?:${months})\.?\s+\d{4})(?![\p{L}\p{N}])`,
  'giu',
)
const smallNumber =
  /(?<![\p{L}\p{N}.,/$])(?:[0-9]|one|two|three|four|five|six|seven|eight|nine)(?:\s+[\p{L}\p{M}’'-]+){0,3}?\s+(?:students?|child(?:ren)?|boys?|girls?|pupils?|learners?|youths?|sons?|daughters?)(?![\p{L}\p{N}])/giu

/**
 * The answers without what identifies a student: whole names, numbers and dates of birth that the portal knows, mail addresses,
 * telephone and long numbers go at once. Of what may identify one, the state decides piece by piece: parts of names, capitalised
 * words, other dates, and numbers of fewer than ten students.
 */
export function publishedTexts(
  fields: Texts,
  students: readonly KnownStudent[],
  decided: Readonly<Record<string, WordDecision>>,
): PublishedTexts {
  const born = new Set(students.map(({ dob }) => dob).filter((dob) => dob !== ''))
  const names = students.flatMap(({ firstName, lastName, studentId }) =>
    [`${firstName} ${lastName}`, `${lastName}, ${firstName}`, `${lastName} ${firstName}`, studentId]
      .filter((name) => name.trim() !== '')
      .map((name) => ({ name, instead: '[student]', whole: true as const })),
  )
  const parts = new Set(
    students.flatMap(({ firstName, lastName }) =>
      [firstName, lastName].flatMap((name) => namesOf(name).map(folded)),
    ),
  )
  const known = nameRemover(names)
  const remover = nameRemover(names, decided)
  const safe = justificationQuestionKeys.map((key) =>
    known
      .without(fields[key])
      .replace(email, '[address]')
      .replace(date, (text) => (born.has(dayIn(text) ?? '') ? '[date]' : text))
      .replace(phone, '[telephone]')
      .replace(longNumber, '[number]'),
  )
  const words: Omit<FlaggedWord, 'decision'>[] = [
    ...flaggedPieces(safe, smallNumber, 'number'),
    ...flaggedPieces(safe, date, 'date'),
    ...known
      .words({ sentences: safe, fragments: [], isName: (word) => parts.has(folded(word)) })
      .map((one) => Object.assign(one, { kind: parts.has(folded(one.word)) ? 'name' : 'word' } as const)),
  ]
  return {
    answers: Object.fromEntries(
      justificationQuestionKeys.map((key, at) => [key, remover.without(safe[at] ?? '')]),
    ) as Record<JustificationQuestion, string>,
    words: words
      .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
      .map((one) => Object.assign(one, { decision: decided[one.word] ?? null })),
    removed: safe.reduce((sum, text, at) => sum + placesIn(text) - placesIn(answerOf(fields, at)), 0),
  }
}

const answerOf = (fields: Texts, at: number): string => fields[justificationQuestionKeys[at] ?? 'why']
const placesIn = (text: string): number => text.match(placeholders)?.length ?? 0

const order = ['name', 'number', 'date', 'word'] satisfies FlaggedKind[]

/** Pieces of texts that a pattern finds, each once, with how often it stands there. */
function flaggedPieces(
  texts: readonly string[],
  pattern: RegExp,
  kind: FlaggedKind,
): Omit<FlaggedWord, 'decision'>[] {
  const found = new Map<string, Omit<FlaggedWord, 'decision'>>()
  for (const text of texts)
    for (const match of text.matchAll(pattern)) {
      const word = match[0].replace(/\s+/g, ' ')
      const before = found.get(word)
      if (before) before.times += 1
      else found.set(word, { word, times: 1, around: aroundOf(text, match.index, match[0].length), kind })
    }
  return [...found.values()]
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The day that a text names, as YYYY-MM-DD; undefined where it is none. */
function dayIn(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return text
  const numbers = text.match(/\d+/g)?.map(Number) ?? []
  const name = /\p{L}{3}/u.exec(text)?.[0].toLowerCase() ?? ''
  const named = monthNames.indexOf(name) + 1
  // In a date with a name the month is not among the numbers.
  const [month, day, year] = named > 0 ? [named, ...numbers] : numbers
  if (month === undefined || day === undefined || year === undefined) return undefined
  const full = year < 100 ? 2000 + year : year
  return `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** What of the answers a search for students goes by: words without accents and capitals, and days. */
export function soughtStudents(fields: Texts): { words: string[]; days: string[] } {
  const text = justificationQuestionKeys.map((key) => fields[key].normalize('NFC')).join('\n')
  const words = folded(text).match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []
  const days = [...text.matchAll(date)].flatMap(([found]) => dayIn(found) ?? [])
  return { words: [...new Set(words)], days: [...new Set(days)] }
}
