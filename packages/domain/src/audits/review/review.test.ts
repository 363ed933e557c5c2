import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anActor } from '../../testing/builders.js'
import { afterRecordAct } from '../lifecycle/record-states.js'
import { aContent, aRecord, aRecordOf, aRow, aSection, anItem } from '../testing/builders.js'
import { contentPartB } from '../testing/content-excerpts.js'
import type { SetupQuestion } from '../types/audit-content.js'
import type { ConditionValue } from '../types/condition.js'
import { yesNoNotApplicable } from '../types/usual-audit.js'
import { answersOffered, countsOf } from '../types/response-set.js'
import {
  auditContentChange,
  canUpgradeContent,
  contentUpgrade,
  fitsContent,
  mergedContent,
} from './content-change.js'
import {
  checkItemAnswer,
  checkRecordGaps,
  commentMissing,
  itemsWithoutAnswer,
  recordGaps,
  type ItemInput,
} from './record-gaps.js'
import {
  fitsQuestion,
  missingSetup,
  proposedAnswer,
  readSetupAnswer,
  setupAnswerInWords,
  setupAnswerTexts,
  statusAfterSetup,
} from './setup-answers.js'
import { applySkipRules } from './skip-logic.js'

const setup = (type: SetupQuestion['type'], prefillFrom: string | null = null): SetupQuestion => ({
  key: 'k',
  text: 'k',
  type,
  options: ['a', 'b'],
  required: true,
  prefillFrom,
})

describe('setup questions', () => {
  it.each<[SetupQuestion['type'], string[], ConditionValue]>([
    ['YesNo', ['No'], 'No'],
    ['Number', ['9'], 9],
    ['Number', ['0'], 0],
    ['Multi', ['a', 'b'], ['a', 'b']],
    ['Date', ['2026-01-02'], '2026-01-02'],
    ['Select', [], undefined],
    ['Multi', [''], undefined],
  ])('%s is read from %j and written as the same', (type, texts, value) => {
    expect(readSetupAnswer(setup(type), texts)).toEqual(value)
    expect(setupAnswerTexts(value)).toEqual(value === undefined ? [] : texts)
  })

  it('is a day written out, or its choices, where it is read', () => {
    expect(setupAnswerInWords({ type: 'Date' }, '2026-01-15')).toBe('January 15, 2026')
    expect(setupAnswerInWords({ type: 'Multi' }, ['One', 'Two'])).toBe('One, Two')
    expect(setupAnswerInWords({ type: 'Date' }, undefined)).toBe('')
  })

  it.each([
    [0, 1, 1],
    [1, 1, 1],
    [2, 1, 1],
    [0, 0, 2],
    [1, 0, 2],
    [2, 0, 2],
    [3, 0, 3],
    [4, 1, 4],
  ])('lead a record from %d with %d missing to %d', (before, missing, after) => {
    expect(statusAfterSetup(before, missing)).toBe(after)
  })

  it.each<[SetupQuestion['type'], ConditionValue, boolean]>([
    ['YesNo', 'Yes', true],
    ['YesNo', 'Maybe', false],
    ['Select', 'a', true],
    ['Select', 'c', false],
    ['Multi', ['a', 'b'], true],
    ['Multi', ['c'], false],
    ['Multi', 'a', false],
    ['Number', 3, true],
    ['Number', '3', false],
    ['Number', Number.NaN, false],
    ['Date', '2026-02-28', true],
    ['Date', '02/28/2026', false],
    ['Date', undefined, true],
  ])('of type %s answered with %j: %s', (type, value, fits) => {
    expect(fitsQuestion(setup(type), value)).toBe(fits)
  })

  it('are missing while they are required and empty', () => {
    const keys = (answers: Record<string, ConditionValue>) => missingSetup([setup('Multi')], answers).length
    expect([keys({}), keys({ k: [] }), keys({ k: '' }), keys({ k: ['a'] })]).toEqual([1, 1, 1, 0])
    expect(missingSetup([{ ...setup('Date'), required: false }], {})).toEqual([])
  })

  it('are proposed from the list: a flag, a day, an age between two days', () => {
    const row = aRow('1', {
      fields: { dob: '2014-10-01', iepDate: '2026-09-30', evaluationDate: '' },
      flags: ['discipline'],
    })
    const proposed = (type: SetupQuestion['type'], from: string | null) =>
      proposedAnswer(setup(type, from), row)
    expect(proposed('YesNo', 'flag.discipline')).toBe('Yes')
    expect(proposed('YesNo', 'flag.nonpublic')).toBe('No')
    expect(proposed('Select', 'flag.discipline')).toBeUndefined()
    expect(proposed('Date', 'iepDate')).toBe('2026-09-30')
    expect(proposed('Date', 'evaluationDate')).toBeUndefined()
    expect(proposed('Number', 'dob,iepDate')).toBe(11)
    expect(proposed('Number', 'dob')).toBeUndefined()
    expect(proposed('YesNo', null)).toBeUndefined()
  })
})

describe('answers and gaps of a record', () => {
  const content = aContent(
    aSection(
      's',
      ['1', '2', '3', '4'].map((id) => anItem(id)),
    ),
  )
  const input = (comment = '', extras: ItemInput['extras'] = {}): ItemInput => ({
    value: null,
    comment,
    extras,
  })
  const kinds = { set: yesNoNotApplicable, extraFields: [] }
  const gapsOf = (
    items: Record<string, string | null>,
    comments: Record<string, string> = {},
    only: string[] | null = null,
  ) =>
    recordGaps(
      content,
      kinds,
      {
        ruled: applySkipRules(content, aRecord({ items })),
        inputs: new Map(Object.entries(comments).map(([id, comment]) => [id, input(comment)])),
      },
      only,
    )

  it('offers NA only where an item has it', () => {
    expect(answersOffered(yesNoNotApplicable, ['Y', 'N'])).toEqual(['Y', 'N', 'PEND'])
    expect(answersOffered(yesNoNotApplicable, ['Y', 'N', 'NA'])).toEqual(['Y', 'N', 'NA', 'PEND'])
    expect(() => countsOf(yesNoNotApplicable, 'Met')).toThrow(RangeError)
  })

  it('refuses an answer that an item has not, and every answer to a skipped one with its reason', () => {
    const ruled = applySkipRules(contentPartB, aRecord({ setup: { transitionAge: 'No' } }))
    const verdict = (id: string, value: string | null, responseSet = ['Y', 'N']) =>
      checkItemAnswer(anItem(id, { responseSet }), yesNoNotApplicable, ruled, value)
    expect(verdict('dab-4-01', 'NA')).toMatchObject({ allowed: false, field: 'value' })
    expect(verdict('dab-4-01', 'PEND').allowed).toBe(true)
    expect(verdict('dab-4-01', null).allowed).toBe(true)
    expect(verdict('dab-7-01', 'Y').reason).toBe('Not applicable because the student is below transition age')
  })

  it.each<[string, Record<string, string | null>, Record<string, string>, string | null]>([
    ['nothing answered', {}, {}, 'This record is not complete: 4 unanswered, 0 waiting for documents.'],
    [
      'one waits',
      { '1': 'PEND', '2': 'Y', '3': 'NA', '4': null },
      {},
      'This record is not complete: 1 unanswered, 1 waiting for documents.',
    ],
    ['an N without a comment', { '1': 'N', '2': 'Y', '3': 'NA', '4': 'Y' }, { '1': '  ' }, commentMissing],
    ['an N with a comment', { '1': 'N', '2': 'Y', '3': 'NA', '4': 'Y' }, { '1': 'No date.' }, null],
  ])('says what is missing: %s', (_, items, comments, reason) => {
    expect(checkRecordGaps(gapsOf(items, comments)).reason).toBe(reason)
  })

  it('looks only at the items of a review of newer data', () => {
    expect(checkRecordGaps(gapsOf({ '2': 'Y' }, {}, ['2'])).allowed).toBe(true)
    expect(itemsWithoutAnswer(1)).toBe('1 item has no answer.')
    expect(itemsWithoutAnswer(3)).toBe('3 items have no answer.')
  })

  it('asks for the required fields of a type beside what was judged', () => {
    const extraFields = [{ key: 'page', label: 'Page reference', type: 'Text', required: true }] as const
    const only = aContent(aSection('s', [anItem('1'), anItem('2')]))
    const gaps = (value: string, page = '') =>
      recordGaps(
        only,
        { set: yesNoNotApplicable, extraFields },
        {
          ruled: applySkipRules(only, aRecord({ items: { '1': value, '2': 'NA' } })),
          inputs: new Map([['1', input('x', { page })]]),
        },
      )
    expect(checkRecordGaps(gaps('Y')).reason).toBe('Page reference is required.')
    expect(checkRecordGaps(gaps('Y', '12')).allowed).toBe(true)
    expect(checkRecordGaps(gaps('NA')).allowed).toBe(true)
  })
})

describe('a newer version of the content', () => {
  const before = aContent(aSection('s', [anItem('1'), anItem('2'), anItem('3')]))
  const after = aContent(
    aSection('s', [
      anItem('1b', { lineageId: '1', text: 'Question 1?', number: 'moved' }),
      anItem('2', { text: 'Another question?' }),
      anItem('4'),
    ]),
  )

  it('adds, changes and removes items by lineage; a new number alone is no change', () => {
    const { added, changed, removed } = auditContentChange(before, after)
    expect(added.map(({ id }) => id)).toEqual(['4'])
    expect(changed.map((one) => one.after.id)).toEqual(['2'])
    expect(removed.map(({ id }) => id)).toEqual(['3'])
    expect(auditContentChange(before, before)).toEqual({ added: [], changed: [], removed: [] })
  })

  it('is not offered where an item has other answers or another id', () => {
    expect(fitsContent(before, after)).toBe(false)
    const same = aContent(aSection('s', [anItem('1', { responseSet: ['NA', 'N', 'Y'] }), anItem('4')]))
    expect(fitsContent(before, same)).toBe(true)
    const other = aContent(aSection('s', [anItem('1', { responseSet: ['Y', 'N'] })]))
    expect(fitsContent(before, other)).toBe(false)
  })

  it('carries a record: lost answers, answers to confirm, and setup answers that do not fit', () => {
    const [one, two] = [setup('YesNo'), { ...setup('Select'), key: 'two' }]
    const rule = { id: 'r', reason: 'x', when: { q: 'flag.f', op: 'eq' as const, v: 'Y' } }
    const from = { ...before, setupQuestions: [one, two] }
    const to = {
      setupQuestions: [{ ...one, type: 'Number' as const }, two, { ...setup('Date'), key: 'three' }],
      sections: aContent(
        aSection('s', [anItem('1', { skipRule: rule }), anItem('2', { text: 'Another?' }), anItem('4')]),
      ).sections,
    }
    const upgrade = contentUpgrade(
      from,
      to,
      aRecord({ flags: ['f'], items: { '1': 'Y', '2': 'N', '3': 'Y' }, setup: { k: 'Yes', two: 'a' } }),
    )
    expect(upgrade.answersLost.map(({ item, removed }) => [item.id, removed])).toEqual([
      ['1', false],
      ['3', true],
    ])
    expect([...upgrade.rechecks]).toEqual([
      ['2', [{ field: 'text', before: 'Question 2?', after: 'Another?' }]],
    ])
    expect(upgrade.setup).toEqual({ two: 'a' })
    expect([upgrade.setupLost, upgrade.missing].map((list) => list.map(({ key }) => key))).toEqual([
      ['k'],
      ['k', 'three'],
    ])
  })

  it('of the same content changes nothing, whatever was answered', () => {
    const values = fc.constantFrom('Y', 'N', 'NA', 'PEND', null)
    fc.assert(
      fc.property(fc.record({ '1': values, '2': values, '3': values }), (items) => {
        const upgrade = contentUpgrade(before, before, aRecord({ items: { ...items } }))
        expect([upgrade.answersLost, upgrade.rechecks.size, upgrade.setupLost]).toEqual([[], 0, []])
      }),
    )
  })

  it('is shown together with what older versions alone have', () => {
    const ids = (content: typeof before) => content.sections.map(({ items }) => items.map(({ id }) => id))
    const newest = aContent(aSection('s', [anItem('2'), anItem('4')]))
    const older = aContent(aSection('s', [anItem('1'), anItem('2')]), aSection('t', [anItem('9')]))
    expect(ids(mergedContent([newest, older]))).toEqual([['2', '4', '1'], ['9']])
    expect(mergedContent([newest])).toBe(newest)
  })

  it('is taken over by monitors until the review is complete', () => {
    const monitor = anActor('StateMonitor')
    expect(canUpgradeContent(monitor, aRecordOf()).allowed).toBe(true)
    expect(canUpgradeContent(anActor('DEILiaison'), aRecordOf())).toMatchObject({ code: 'FORBIDDEN' })
    expect(canUpgradeContent(monitor, aRecordOf({ auditStatus: 7 })).reason).toBe(
      'The review is complete: its records keep their version of the content.',
    )
    expect(canUpgradeContent(monitor, aRecordOf({ status: 6 })).allowed).toBe(false)
  })

  it('asks for a confirmation of what it changed before a record is submitted', () => {
    const gaps = recordGaps(
      aContent(aSection('s', [anItem('1')])),
      { set: yesNoNotApplicable, extraFields: [] },
      {
        ruled: applySkipRules(aContent(aSection('s', [anItem('1')])), aRecord({ items: { '1': 'Y' } })),
        inputs: new Map([['1', { value: 'Y', comment: '', extras: {}, recheck: [{}] }]]),
      },
    )
    expect(checkRecordGaps(gaps).reason).toBe('1 answer has to be confirmed: the question was changed.')
  })

  it('that asks more leads back to the setup, and from there into review', () => {
    expect(afterRecordAct(3, 'askMore')).toBe(1)
    expect([statusAfterSetup(1, 0, true), statusAfterSetup(1, 0), statusAfterSetup(1, 1, true)]).toEqual([
      3, 2, 1,
    ])
  })
})
