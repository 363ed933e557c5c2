import { describe, expect, it } from 'vitest'
import {
  conditionInWords,
  evaluateCondition,
  holds,
  namesIn,
  parseCondition,
  type Condition,
  type ConditionValue,
} from './condition.js'

const answers: Readonly<Record<string, ConditionValue>> = {
  'setup.a': 'Yes',
  'setup.n': 5,
  'setup.on': '2026-09-01',
  'setup.many': ['x', 'y'],
  'flag.f': 'Y',
}
const read = (q: string) => answers[q]
const a = (op: 'eq' | 'ne', v: string): Condition => ({ q: 'setup.a', op, v })
const open: Condition = { q: 'setup.open', op: 'eq', v: 'Yes' }

describe('a condition', () => {
  it.each<[Condition, boolean | null]>([
    [a('eq', 'Yes'), true],
    [a('eq', 'No'), false],
    [a('ne', 'No'), true],
    [{ q: 'setup.a', op: 'in', v: ['No', 'Yes'] }, true],
    [{ q: 'setup.a', op: 'nin', v: ['No', 'Yes'] }, false],
    [{ q: 'setup.n', op: 'eq', v: '5' }, true],
    [{ q: 'setup.n', op: 'lt', v: 5 }, false],
    [{ q: 'setup.n', op: 'lte', v: 5 }, true],
    [{ q: 'setup.n', op: 'gt', v: 4 }, true],
    [{ q: 'setup.n', op: 'gte', v: 10 }, false],
    [{ q: 'setup.a', op: 'lt', v: 5 }, false],
    [{ q: 'setup.a', op: 'gt', v: 5 }, false],
    [{ q: 'setup.on', op: 'lt', v: '2026-10-01' }, true],
    [{ q: 'setup.many', op: 'eq', v: 'y' }, true],
    [{ q: 'setup.many', op: 'ne', v: 'y' }, false],
    [{ q: 'setup.many', op: 'nin', v: ['z'] }, true],
    [{ q: 'flag.f', op: 'eq', v: true }, true],
    [{ q: 'flag.f', op: 'eq', v: false }, false],
    [{ all: [a('eq', 'Yes'), a('ne', 'No')] }, true],
    [{ all: [a('eq', 'Yes'), a('eq', 'No')] }, false],
    [{ any: [a('eq', 'No'), a('eq', 'Yes')] }, true],
    [{ not: a('eq', 'No') }, true],
    [{ all: [a('eq', 'Yes')], any: [a('eq', 'No')] }, false],
    [{ all: [a('eq', 'Yes')], not: a('eq', 'No') }, true],
    [{ any: [{ all: [a('eq', 'Yes'), { not: a('eq', 'Yes') }] }] }, false],
    [{}, false],
  ])('%j is %j', (condition, result) => {
    expect(evaluateCondition(condition, read)).toBe(result)
  })

  it.each<[string, Condition]>([
    ['itself', open],
    ['its opposite', { not: open }],
    ['a comparison that it is not', { q: 'setup.open', op: 'ne', v: 'Yes' }],
    ['a comparison with none of a list', { q: 'setup.open', op: 'nin', v: ['Yes'] }],
    ['all with something true', { all: [a('eq', 'Yes'), open] }],
    ['any with something false', { any: [a('eq', 'No'), open] }],
  ])('does not hold while a question is unanswered: %s', (_, condition) => {
    expect(holds(condition, read)).toBe(false)
    expect(evaluateCondition(condition, read)).toBeNull()
  })

  it('is settled where an unanswered question makes no difference', () => {
    expect(evaluateCondition({ any: [a('eq', 'Yes'), open] }, read)).toBe(true)
    expect(evaluateCondition({ all: [a('eq', 'No'), open] }, read)).toBe(false)
    expect(holds({ not: { all: [a('eq', 'No'), open] } }, read)).toBe(true)
  })

  it('tells what it looks at, and reads as a sentence', () => {
    const condition: Condition = {
      all: [a('eq', 'Yes'), open],
      any: [{ q: 'setup.n', op: 'in', v: [1, 2] }],
      not: a('eq', 'No'),
    }
    expect(namesIn(condition)).toEqual(['setup.a', 'setup.open', 'setup.n'])
    expect(conditionInWords(condition, (q) => q.slice('setup.'.length))).toBe(
      '(a is “Yes” and open is “Yes”) and n is one of “1”, “2” and not (a is “No”)',
    )
  })
})

describe('a condition as text', () => {
  it.each<Condition>([
    { q: 'setup.a', op: 'eq', v: 'Yes' },
    { all: [{ q: 'flag.x', op: 'in', v: ['Y', 1, true] }], any: [], not: { q: 'item.1', op: 'ne', v: 'N' } },
  ])('is read as it was written: %j', (condition) => {
    expect(parseCondition(JSON.stringify(condition))).toEqual(condition)
  })

  it.each([
    '',
    'null',
    '7',
    '[]x',
    '{"q":"a","op":"like","v":1}',
    '{"q":"a","op":"eq"}',
    '{"all":[1]}',
    '{"none":[]}',
  ])('is none where the text is none: %s', (text) => {
    expect(parseCondition(text)).toBeNull()
  })
})
