import { describe, expect, it } from 'vitest'
import { launchDrafts, onPublishing, type LaunchedContent, type VersionStanding } from './content-drafts.js'

const draft = (year: number): VersionStanding => ({ year, state: 'Draft', number: null })
const published = (year: number, number = 1): VersionStanding => ({ year, state: 'Published', number })
const of = (what: LaunchedContent, ...versions: VersionStanding[]) =>
  launchDrafts(2027, { what, part: 'Part B', versions })
const questionnaire = 'questionnaire'
const categories = 'required document categories'

describe('a launch', () => {
  it('has nothing to say of content without drafts', () => {
    expect(of(questionnaire, published(2027))).toEqual([])
    expect(of(questionnaire, published(2026))).toEqual([])
    expect(of(categories, published(2026, 2), published(2026))).toEqual([])
  })

  it('says that a newer draft of the year is left aside', () => {
    expect(of(questionnaire, published(2027, 2), published(2027), draft(2027))).toEqual([
      'A newer draft of the Part B questionnaire of 2027 - 2028 is not published: agencies get v2, without its changes.',
    ])
  })

  it('says that categories of the year before are taken while those of the year are a draft', () => {
    expect(of(categories, draft(2027), published(2026, 3))).toEqual([
      'The Part B required document categories of 2027 - 2028 are a draft that is not published: agencies get v3 of 2026 - 2027 instead.',
    ])
  })

  it('says that a draft of the year before is left out of what is taken over', () => {
    expect(of(questionnaire, draft(2026), published(2026, 2))).toEqual([
      'The launch takes over v2 of 2026 - 2027 of the Part B questionnaire. A draft of 2026 - 2027 is not published; its changes are left out.',
    ])
  })

  it('says that there are no categories at all', () => {
    expect(of(categories)).toEqual(['There are no Part B required document categories.'])
  })
})

describe('publishing a draft', () => {
  const what = (isLaunched: boolean, notStarted = 0) => ({
    year: 2026,
    part: 'Part B',
    isLaunched,
    notStarted,
  })

  it.each([
    [what(false), [], ['Agencies get it when the year is launched.']],
    [what(true), [], ['The year is launched: agencies get it at once.']],
    [what(false), [published(2026)], ['It takes the place of v1 when 2026 - 2027 is launched.']],
    [
      what(true),
      [published(2026)],
      ['Self-assessments keep v1; only agencies that have none yet get this one.'],
    ],
    [
      what(true, 7),
      [published(2026, 2)],
      [
        'Self-assessments keep v2; only agencies that have none yet get this one.',
        '7 self-assessments in which nobody has begun can be moved onto it in the content editor.',
      ],
    ],
  ])('tells who gets it: %o', (row, versions, sentences) => {
    expect(onPublishing(row, [draft(2026), ...versions], [published(2026)])).toEqual(sentences)
  })

  it('tells of categories that are a draft still', () => {
    expect(onPublishing(what(true), [], [draft(2026), published(2025, 2)]).at(-1)).toBe(
      'The required document categories of Part B have a draft that is not published: agencies get v2 of 2025 - 2026.',
    )
  })
})
