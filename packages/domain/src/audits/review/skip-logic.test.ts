import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aContent, aRecord, aSection, anItem } from '../testing/builders.js'
import { contentPartB, contentPartC } from '../testing/content-excerpts.js'
import { activeItems, type AuditContent } from '../types/audit-content.js'
import type { Condition } from '../types/condition.js'
import { checkSkipChange, skippableNames, skipsAfter, unseenLosses } from './hand-skips.js'
import { answersLostText, applySkipRules, previewSkips, type RecordAnswers } from './skip-logic.js'
import { checkSkipRules } from './skip-rule-checks.js'

const skips = (content: AuditContent, record: RecordAnswers) =>
  Object.fromEntries([...applySkipRules(content, record).skipped].map(([id, { text }]) => [id, text]))

describe('the skip rules of a record', () => {
  it.each<[string, AuditContent, RecordAnswers['setup'], string[]]>([
    ['nothing before setup', contentPartB, {}, []],
    ['nothing of Part C before setup', contentPartC, {}, []],
    ['an item by not being something', contentPartB, { evalType: 'Re-evaluation' }, ['dab-1-02']],
    ['an item by any of two', contentPartB, { childLanguageNeed: 'No' }, ['dab-1-07']],
    [
      'items by one answer',
      contentPartB,
      { evalType: 'None in the review period' },
      ['dab-1-02', 'dab-1-07'],
    ],
    ['a section with all its items', contentPartB, { transitionAge: 'No' }, ['dab-7-01', 'dab-7-08']],
    [
      'an item of a section that applies',
      contentPartB,
      { transitionAge: 'Yes', agencyLikely: 'No' },
      ['dab-7-08'],
    ],
    ['by one of a list', contentPartB, { removals: 'None' }, ['dab-8-02', 'dab-8-03']],
    ['only what was decided', contentPartB, { removals: 'Disciplinary change of placement' }, []],
    [
      'by the second of any',
      contentPartB,
      { removals: 'Disciplinary change of placement', manifestation: 'Not a manifestation' },
      ['dab-8-03'],
    ],
    ['a section of Part C', contentPartC, { olderThan27Months: 'No' }, ['dac-7-03']],
    [
      'a declined conference',
      contentPartC,
      { olderThan27Months: 'Yes', conferenceDeclined: 'Yes' },
      ['dac-7-03'],
    ],
    ['a meeting in time', contentPartC, { firstIfspTiming: 'Within 45 days' }, ['dac-1-04']],
  ])('skip %s', (_, content, setup, ids) => {
    expect(Object.keys(skips(content, aRecord({ setup })))).toEqual(ids)
  })

  it('say why an item does not apply: the section before the item, a person before both', () => {
    const setup = { transitionAge: 'No', agencyLikely: 'No' }
    expect(skips(contentPartB, aRecord({ setup }))['dab-7-08']).toBe(
      'Not applicable because the student is below transition age',
    )
    const byHand = aRecord({ setup, skippedByHand: { 'dab-transition': 'the plan is reviewed elsewhere' } })
    expect(skips(contentPartB, byHand)['dab-7-01']).toBe(
      'Not applicable because the plan is reviewed elsewhere',
    )
    expect(applySkipRules(contentPartB, byHand).skipped.get('dab-7-01')).toMatchObject({
      by: 'hand',
      ruleId: null,
    })
  })

  it('see what became of earlier items: answered, skipped, or open', () => {
    const when = (v: string): Condition => ({ q: 'item.1', op: 'eq', v })
    const content = aContent(
      aSection('one', [
        anItem('1', { skipRule: { id: 'r1', reason: 'a', when: { q: 'flag.f', op: 'eq', v: 'Y' } } }),
        anItem('2', { skipRule: { id: 'r2', reason: 'b', when: when('NA') } }),
      ]),
      aSection('two', [anItem('3')], { skipRule: { id: 'r3', reason: 'c', when: when('N') } }),
    )
    expect(Object.keys(skips(content, aRecord()))).toEqual([])
    expect(Object.keys(skips(content, aRecord({ items: { '1': 'N' } })))).toEqual(['3'])
    expect(Object.keys(skips(content, aRecord({ items: { '1': 'N' }, flags: ['f'] })))).toEqual(['1', '2'])
    expect(checkSkipRules(content, ['f'])).toEqual([])
  })

  it('look neither at nor after what is retired', () => {
    const content = aContent(
      aSection('one', [anItem('1', { active: false }), anItem('2')]),
      aSection('two', [anItem('3')], { active: false }),
    )
    expect([...applySkipRules(content, aRecord()).answers.keys()]).toEqual(['2'])
  })
})

describe('a preview of other setup answers', () => {
  const now = aRecord({
    setup: { transitionAge: 'Yes', fromPartC: 'No' },
    items: { 'dab-7-01': 'N', 'dab-9-02': 'Y', 'dab-4-01': 'Y' },
  })

  it('names what closes, what opens, and the answers that are lost or come back', () => {
    const preview = previewSkips(contentPartB, now, {
      ...now,
      setup: { transitionAge: 'No', fromPartC: 'Yes' },
    })
    const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id)
    expect(ids(preview.itemsToNA.map(({ item }) => item))).toEqual(['dab-7-01', 'dab-7-08'])
    expect(ids(preview.itemsToOpen)).toEqual(['dab-9-02'])
    expect(preview.answersLost.map(({ item, value }) => [item.id, value])).toEqual([['dab-7-01', 'N']])
    expect(preview.answersRestored.map(({ item, value }) => [item.id, value])).toEqual([['dab-9-02', 'Y']])
    expect(answersLostText(preview)).toBe('1 answer will become Not applicable: dab-7-01')
  })

  it('of the same answers changes nothing', () => {
    const preview = previewSkips(contentPartB, now, now)
    expect(preview).toEqual({ itemsToNA: [], itemsToOpen: [], answersLost: [], answersRestored: [] })
    expect(answersLostText(preview)).toBeNull()
  })

  it('does not call a skip lost that a person set to Not applicable', () => {
    const same = { ...now, items: { 'dab-7-01': null } }
    const changed = { ...same, skippedByHand: { 'dab-transition': 'of another review' } }
    expect(previewSkips(contentPartB, same, changed).answersLost).toEqual([])
  })
})

describe('properties of the rules', () => {
  const setupOf = ({ setupQuestions }: AuditContent) =>
    fc.record(
      Object.fromEntries(
        setupQuestions.map(({ key, options }) => [key, fc.constantFrom(...(options ?? []))]),
      ),
      { requiredKeys: [] },
    )
  const itemsOf = (content: AuditContent) =>
    fc.record(
      Object.fromEntries(
        activeItems(content).map(({ id }) => [id, fc.constantFrom('Y', 'N', 'NA', 'PEND', null)]),
      ),
    )
  const anyCase = fc
    .constantFrom(contentPartB, contentPartC)
    .chain((content) => fc.tuple(fc.constant(content), setupOf(content), setupOf(content), itemsOf(content)))
  /** `fc.record` may leave keys out; a question that is left out is not answered. */
  const record = (setup: object, items: object) => aRecord({ setup: { ...setup }, items: { ...items } })

  it('evaluation is idempotent: its own result changes nothing', () => {
    fc.assert(
      fc.property(anyCase, ([content, setup, , items]) => {
        const once = applySkipRules(content, record(setup, items))
        const again = applySkipRules(content, record(setup, Object.fromEntries(once.answers)))
        expect(again).toEqual(once)
      }),
    )
  })

  it('a change that is taken back restores every answer', () => {
    fc.assert(
      fc.property(anyCase, ([content, setup, other, items]) => {
        const [one, two] = [record(setup, items), record(other, items)]
        const there = previewSkips(content, one, two)
        const back = previewSkips(content, two, one)
        expect(back.answersRestored).toEqual(there.answersLost)
        expect(back.itemsToOpen).toEqual(there.itemsToNA.map(({ item }) => item))
        expect(applySkipRules(content, one)).toEqual(applySkipRules(content, record(setup, items)))
      }),
    )
  })

  it('the order of sections and items makes no difference where rules do not look at items', () => {
    fc.assert(
      fc.property(anyCase, ([content, setup, , items]) => {
        const turned: AuditContent = {
          ...content,
          sections: content.sections
            .map((section) => Object.assign({}, section, { items: section.items.toReversed() }))
            .toReversed(),
        }
        const given = record(setup, items)
        const sorted = (ruled: ReturnType<typeof applySkipRules>) => Object.fromEntries(ruled.skipped)
        expect(sorted(applySkipRules(turned, given))).toEqual(sorted(applySkipRules(content, given)))
      }),
    )
  })
})

describe('skips by hand', () => {
  const content = aContent(
    aSection('one', [anItem('1'), anItem('2')], { title: 'First' }),
    aSection('two', [anItem('3', { active: false })]),
  )

  it('of an item come before rules of its section, and those of a section before both', () => {
    const setup = { transitionAge: 'No' }
    const byHand = (skippedByHand: Record<string, string>) =>
      skips(contentPartB, aRecord({ setup, skippedByHand }))['dab-7-01']
    expect(byHand({ 'dab-7-01': 'x' })).toBe('Not applicable because x')
    expect(byHand({ 'dab-7-01': 'x', 'dab-transition': 'y' })).toBe('Not applicable because y')
  })

  it('are refused for what is not there, and without a reason', () => {
    const change = {
      sections: [
        { id: 'one', reason: ' ' },
        { id: 'three', reason: 'x' },
      ],
      items: [{ id: '3', reason: null }],
    }
    const fields = (verdicts: ReturnType<typeof checkSkipChange>) =>
      verdicts.map((verdict) => (verdict.allowed ? '' : verdict.field))
    expect(fields(checkSkipChange(content, change))).toEqual(['sections.one', 'sections.three', 'items.3'])
    expect(fields(checkSkipChange(content, change, { needsReason: false }))).toEqual([
      'sections.three',
      'items.3',
    ])
    expect(skippableNames(content).sections.get('one')).toBe('one First')
  })

  it('that are taken back give every answer back, whatever was skipped and in whatever order', () => {
    const ids = activeItems(contentPartB).map(({ id }) => id)
    const some = fc.subarray(ids)
    fc.assert(
      fc.property(some, some, fc.constantFrom('Y', 'N', 'NA'), (first, second, value) => {
        const items = Object.fromEntries(ids.map((id) => [id, value]))
        const change = (of: readonly string[], reason: string | null) => ({
          sections: [],
          items: of.map((id) => ({ id, reason })),
        })
        const both = skipsAfter(skipsAfter({}, change(first, 'a')), change(second, 'a'))
        const turned = skipsAfter(skipsAfter({}, change(second, 'a')), change(first, 'a'))
        expect(skips(contentPartB, aRecord({ items, skippedByHand: both }))).toEqual(
          skips(contentPartB, aRecord({ items, skippedByHand: turned })),
        )
        const back = skipsAfter(both, change([...first, ...second], null))
        expect(applySkipRules(contentPartB, aRecord({ items, skippedByHand: back }))).toEqual(
          applySkipRules(contentPartB, aRecord({ items })),
        )
      }),
    )
  })

  it('are not agreed to where other answers would be lost than were seen', () => {
    const lost = [{ item: { id: '1' } }, { item: { id: '2' } }]
    expect(unseenLosses(lost, ['1'])).toEqual([{ item: { id: '2' } }])
    expect(unseenLosses(lost, undefined)).toEqual([])
  })
})

describe('checks of skip rules', () => {
  const looksAt = (q: string): Condition => ({ all: [{ q, op: 'eq', v: 'Y' }] })
  const rule = (id: string, q: string) => ({ skipRule: { id, reason: 'a reason', when: looksAt(q) } })
  const kinds = (content: AuditContent) =>
    checkSkipRules(content, ['f']).map(({ ruleId, kind }) => `${ruleId} ${kind}`)

  it('pass the content that the state starts with', () => {
    expect([contentPartB, contentPartC].flatMap((content) => checkSkipRules(content, []))).toEqual([])
  })

  it.each<[string, AuditContent, string[]]>([
    [
      'a question that is not there',
      aContent(aSection('s', [anItem('1', rule('r', 'setup.none'))])),
      ['r dangling'],
    ],
    [
      'a flag that is not there',
      aContent(aSection('s', [anItem('1', rule('r', 'flag.none'))])),
      ['r dangling'],
    ],
    [
      'an item that is not there',
      aContent(aSection('s', [anItem('1', rule('r', 'item.none'))])),
      ['r dangling'],
    ],
    [
      'a retired item',
      aContent(aSection('s', [anItem('0', { active: false }), anItem('1', rule('r', 'item.0'))])),
      ['r dangling'],
    ],
    ['something of no kind', aContent(aSection('s', [anItem('1', rule('r', 'row.grade'))])), ['r dangling']],
    ['itself', aContent(aSection('s', [anItem('1', rule('r', 'item.1'))])), ['r circular']],
    [
      'a circle of two',
      aContent(aSection('s', [anItem('1', rule('r', 'item.2')), anItem('2', rule('q', 'item.1'))])),
      ['r circular', 'q circular'],
    ],
    ['its own section', aContent(aSection('s', [anItem('1')], rule('r', 'item.1'))), ['r circular']],
    ['a later item', aContent(aSection('s', [anItem('1', rule('r', 'item.2')), anItem('2')])), ['r later']],
    ['an earlier item', aContent(aSection('s', [anItem('1'), anItem('2', rule('r', 'item.1'))])), []],
    ['a flag', aContent(aSection('s', [anItem('1', rule('r', 'flag.f'))])), []],
  ])('find a rule that looks at %s', (_, content, found) => {
    expect(kinds(content)).toEqual(found)
  })
})
