import {
  notApplicableAnswer,
  pendingAnswer,
  type AnswerCounts,
  type AnswerOption,
} from '../types/response-set.js'

/** How an answer counts, in the words of forms and sheets. */
export const countsWords: Readonly<Record<AnswerCounts, string>> = {
  met: 'met',
  notMet: 'not met',
  excluded: 'excluded',
}
const countsNames: readonly AnswerCounts[] = ['met', 'notMet', 'excluded']

const mostValue = 20
const mostLabel = 60

/** A response set as lines for the editor and the sheet: 'Y | Yes | met', one answer each. */
export function answerOptionLines(options: readonly AnswerOption[]): string[] {
  return options.map(({ value, label, counts }) => [value, label, countsWords[counts]].join(' | '))
}

/** Parses a response set from lines, or returns the reason for refusal. */
export function readAnswerOptions(lines: readonly string[]): {
  options: AnswerOption[]
  refused: string | null
} {
  const options: AnswerOption[] = []
  for (const line of lines) {
    const [value = '', label = '', word = '', ...rest] = line.split('|').map((one) => one.trim())
    const counts = countsNames.find((one) => countsWords[one] === word.toLowerCase())
    const refused =
      rest.length > 0 || value === '' || label === '' || !counts
        ? 'Write each answer as its code, its words and how it counts: Y | Yes | met. It is met, not met or excluded.'
        : refusedOption({ value, label, counts }, options)
    if (refused || !counts) return { options: [], refused }
    options.push({ value, label, counts })
  }
  return { options, refused: null }
}

function refusedOption(
  { value, label, counts }: AnswerOption,
  before: readonly AnswerOption[],
): string | null {
  if (value.length > mostValue) return `The code of an answer can have at most ${mostValue} characters.`
  if (label.length > mostLabel) return `An answer can have at most ${mostLabel} characters.`
  if (value === pendingAnswer) return `${pendingAnswer} is kept for items that wait for documents.`
  if (value === notApplicableAnswer && counts !== 'excluded')
    return `${notApplicableAnswer} is what skip rules set, so it is excluded.`
  return before.some((one) => one.value === value) ? `The answer ${value} is there twice.` : null
}

/** What a response set lacks to be published: something that is met, and something that is not; null where it is whole. */
export function gapOfResponseSet(options: readonly AnswerOption[]): string | null {
  const has = (counts: AnswerCounts) => options.some((one) => one.counts === counts)
  return has('met') && has('notMet')
    ? null
    : 'A response set needs an answer that is met and one that is not met.'
}
