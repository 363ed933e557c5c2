import { describe, expect, it } from 'vitest'
import { completion, meanRating } from './completion.js'
import { gapTexts, itemGaps, ratingChoices, saysNothing, type ItemRules } from './item-gaps.js'
import { percent } from '../percent.js'

const { rating, narrative, evidence } = gapTexts
const usual: ItemRules = {
  responseType: 'Rating',
  narrativeRequired: 'when not top rating',
  evidenceRequired: true,
}

describe('item gaps', () => {
  it.each<[string, Partial<ItemRules>, number | null, string, number, string[]]>([
    ['an untouched item', {}, null, '', 0, [rating]],
    [
      'an untouched item that always wants words',
      { narrativeRequired: 'always' },
      null,
      '',
      0,
      [rating, narrative],
    ],
    ['words without a rating', {}, null, '<p>Yes</p>', 0, [rating]],
    ['the top rating without evidence', {}, 4, '', 0, [evidence]],
    ['the top rating with a document', {}, 4, '', 1, []],
    ['the top rating with an explanation instead of a document', {}, 4, '<p>On file</p>', 0, []],
    ['the top rating where words are always wanted', { narrativeRequired: 'always' }, 4, '', 1, [narrative]],
    ['a lower rating without words', {}, 3, '', 1, [narrative]],
    ['a lower rating with nothing', {}, 1, '', 0, [narrative, evidence]],
    ['a lower rating with words', {}, 2, '<p>Half</p>', 0, []],
    ['a lower rating where words are never wanted', { narrativeRequired: 'never' }, 1, '', 1, []],
    ['not applicable without words', {}, 0, '', 0, [narrative]],
    ['not applicable with words', {}, 0, '<p>No preschool here</p>', 0, []],
    ['markup that says nothing', {}, 2, '<p>&nbsp;<br></p>', 1, [narrative]],
    ['yes without evidence', { responseType: 'YesNo' }, 4, '', 0, [evidence]],
    ['no without words', { responseType: 'YesNo' }, 1, '', 1, [narrative]],
    [
      'a text item without text',
      { responseType: 'Narrative', narrativeRequired: 'always' },
      null,
      '',
      0,
      [narrative],
    ],
    ['a text item with text', { responseType: 'Narrative', narrativeRequired: 'always' }, null, 'x', 0, []],
    ['no evidence where none is wanted', { evidenceRequired: false }, 4, '', 0, []],
  ])('of %s', (_case, rules, rated, text, documents, gaps) => {
    expect(itemGaps({ ...usual, ...rules }, { rating: rated, narrative: text, documents })).toEqual(gaps)
  })

  it('of a text from an earlier year ask for its confirmation until it is given', () => {
    const taken = { rating: 4, narrative: '<p>On file</p>', documents: 1, carriedFromYear: 2025 }
    expect(itemGaps(usual, { ...taken, confirmedThisYear: false })).toEqual([
      'Confirm the text from 2025 - 2026.',
    ])
    expect(itemGaps(usual, { ...taken, confirmedThisYear: true })).toEqual([])
    expect(itemGaps(usual, { ...taken, carriedFromYear: null, confirmedThisYear: false })).toEqual([])
  })

  it('reads a text as empty when only markup is left', () => {
    expect(saysNothing('<p> <strong>\u00a0</strong></p>')).toBe(true)
    expect(saysNothing('<p>a</p>')).toBe(false)
  })

  it('offers yes and no on the same numbers as ratings', () => {
    const scale = [{ value: 4, label: 'Fully implemented' }]
    expect(ratingChoices('Rating', scale)).toBe(scale)
    expect(ratingChoices('YesNo', scale).map((choice) => choice.value)).toEqual([4, 1, 0])
    expect(ratingChoices('Narrative', scale)).toEqual([])
  })
})

describe('completion', () => {
  const answered = { ...usual, rating: 4, narrative: 'x', documents: 0 }
  const untouched = { ...usual, rating: null, narrative: '', documents: 0 }

  it('is 75 % with 9 of 12 required items (worked example 23)', () => {
    const { answered: n, answerable: of } = completion([
      ...Array.from({ length: 9 }, () => answered),
      ...Array.from({ length: 3 }, () => untouched),
    ])
    expect([n, of]).toEqual([9, 12])
    expect(percent(n, of)).toBe('75.0 %')
  })

  it('leaves out items that are not applicable and explained, and only these', () => {
    expect(completion([answered, { ...answered, rating: 0 }])).toEqual({ answered: 1, answerable: 1 })
    expect(completion([answered, { ...untouched, rating: 0 }])).toEqual({ answered: 1, answerable: 2 })
    expect(completion([{ ...answered, rating: 0 }])).toEqual({ answered: 0, answerable: 0 })
  })

  it('takes the mean of 4, 3, N/A and 2 as 3.0 (worked example 23)', () => {
    expect(meanRating([4, 3, 0, 2])).toBe(3)
    expect(meanRating([4, 3, 3])).toBe(3.3)
    expect(meanRating([4, 3, null])).toBe(3.5)
    expect(meanRating([0, null])).toBeNull()
  })
})
