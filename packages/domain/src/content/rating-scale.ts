import { notApplicable, topRating, type RatingChoice } from '../self-assessment/item-gaps.js'

/** Ratings that a scale may have, best first; every statistic uses these numbers, whatever their labels. */
export const ratingValues = [4, 3, 2, 1, 0] as const
const mostCharacters = 60

/** A scale as lines for the editor and the sheet: '4 Fully implemented', one choice per line. */
export function ratingScaleLines(scale: readonly RatingChoice[] | null): string[] {
  return (scale ?? []).map(({ value, label }) => `${value} ${label}`)
}

/**
 * Parses a scale from lines, best first, or returns the reason for refusal; no line means the scale of the
 * questionnaire.
 */
export function readRatingScale(lines: readonly string[]): { scale: RatingChoice[]; refused: string | null } {
  const scale: RatingChoice[] = []
  for (const line of lines) {
    const [, value, label] = /^\s*([0-4])\s+(\S.*?)\s*$/.exec(line) ?? []
    if (value === undefined || label === undefined)
      return {
        scale: [],
        refused: 'Write each choice as a number from 0 to 4 and its words: 4 Fully implemented.',
      }
    if (label.length > mostCharacters)
      return { scale: [], refused: `A choice can have at most ${mostCharacters} characters.` }
    if (scale.some((one) => one.value === Number(value)))
      return { scale: [], refused: `The rating ${value} is there twice.` }
    scale.push({ value: Number(value), label })
  }
  return { scale: scale.toSorted((a, b) => b.value - a.value), refused: null }
}

/** Lines in their stored form: best first; an invalid scale stays as written, to be refused. */
export function tidyRatingScale(lines: readonly string[]): readonly string[] {
  const { scale, refused } = readRatingScale(lines)
  return refused === null ? ratingScaleLines(scale) : lines
}

/** Whether a scale can be published: it has the top rating and at least one below it. */
export function isWholeScale(scale: readonly RatingChoice[]): boolean {
  const values = scale.map(({ value }) => value)
  return values.includes(topRating) && values.some((value) => value !== topRating && value !== notApplicable)
}
