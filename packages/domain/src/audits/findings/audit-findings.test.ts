import { describe, expect, it } from 'vitest'
import { formRowOf } from '../../findings/finding-numbers.js'
import type { ScoredAnswer } from '../scoring/item-scores.js'
import { aContent, aSection, anItem } from '../testing/builders.js'
import { anActor } from '../../testing/builders.js'
import { deskAudit } from '../types/desk-audit-type.js'
import { yesNoNotApplicable as set } from '../types/usual-audit.js'
import { indicatorCode, indicatorNumber, isSameIndicator } from '../../findings/indicator-codes.js'
import {
  auditCorrectionDue,
  findingsOfReport,
  findingsOfSharedPlan,
  isCorrectedBeforeReport,
} from './report-findings.js'
import {
  canOpenRound,
  casesOfRound,
  findingOutcome,
  findingStatusAfterRound,
  itemOutcome,
  limitedItems,
} from './second-prong.js'

const answersTo = (itemId: string, values: string, from = 1): ScoredAnswer[] =>
  values
    .split('')
    .map((letter, at) => ({ recordId: at + from, itemId, value: letter === '-' ? 'NA' : letter }))
const content = aContent(
  aSection('1', [
    anItem('iep', { citations: ['A', 'B'], indicatorCode: '13' }),
    anItem('goals', { citations: ['A'] }),
    anItem('late', { citations: ['C'], correctable: 'TimelineOnly', indicatorCode: 'B11' }),
    anItem('policy', { citations: ['D'], correctable: 'SystemOnly' }),
  ]),
)
const report = (answers: readonly ScoredAnswer[], counting: 'Grouped' | 'Individual' = 'Grouped') =>
  findingsOfReport({ responseSet: set, findingCounting: counting }, 'Part B', content, answers)

describe('findings of a report', () => {
  it('are one for 4 N of 24 with 4 instances, systemic (worked example 9)', () => {
    const [finding, ...others] = report(answersTo('iep', `${'Y'.repeat(20)}NNNN------`))
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      citation: 'A',
      countingMode: 'Grouped',
      indicatorCode: 'B13',
      itemIds: ['iep'],
      instancesTotal: 4,
      systemic: true,
    })
    expect(finding?.cases.map(({ recordId }) => recordId)).toEqual([21, 22, 23, 24])
  })

  it('group items by their first citation, and count different students over all of them', () => {
    const two = [...answersTo('iep', 'NNYYYYYYYYYY'), ...answersTo('goals', 'YYYYYYYYYYYN')]
    expect(report(two)).toMatchObject([
      { citation: 'A', itemIds: ['iep', 'goals'], instancesTotal: 3, systemic: true },
    ])
    const sameStudent = [...answersTo('iep', 'NYYYYYYY'), ...answersTo('goals', 'NYYYYYYY')]
    expect(report(sameStudent)).toMatchObject([{ instancesTotal: 2, systemic: false }])
  })

  it('are systemic where one item is below 75 %', () => {
    expect(report(answersTo('late', 'YYN'))).toMatchObject([
      { citation: 'C', systemic: true, indicatorCode: 'B11' },
    ])
    expect(report(answersTo('late', 'YYYN'))).toMatchObject([{ systemic: false }])
  })

  it('have corrections as the item is correctable, and none where only the system is', () => {
    const [late, policy] = report([...answersTo('late', 'YYYN'), ...answersTo('policy', 'N')])
    expect(late?.cases).toEqual([
      { recordId: 4, itemId: 'late', correctable: 'TimelineOnly', requiredAction: 'Correct late.' },
    ])
    expect(policy).toMatchObject({ instancesTotal: 1, cases: [] })
  })

  it('are one for each N where the type counts so', () => {
    const each = report(answersTo('iep', 'YNNYYYYY'), 'Individual')
    expect(each.map(({ instancesTotal, cases }) => [instancesTotal, cases[0]?.recordId])).toEqual([
      [1, 2],
      [1, 3],
    ])
  })

  it('share one plan where they are systemic', () => {
    const findings = report([
      ...answersTo('iep', 'NY'),
      ...answersTo('late', 'YYYN'),
      ...answersTo('policy', 'N'),
    ])
    expect(findingsOfSharedPlan(findings)).toEqual([0, 2])
    expect(report(answersTo('iep', 'YY'))).toEqual([])
  })

  it('need not be issued where all items were corrected and newer data are compliant', () => {
    const finding = { itemIds: ['iep', 'goals'] }
    expect(isCorrectedBeforeReport(finding, new Set(['iep', 'goals']), true)).toBe(true)
    expect(isCorrectedBeforeReport(finding, new Set(['iep']), true)).toBe(false)
    expect(isCorrectedBeforeReport(finding, new Set(['iep', 'goals']), false)).toBe(false)
  })

  it('ask for corrections within the days of the type, and 30 days before the finding is due', () => {
    const due = (correctionDays: number, dueOn = '2027-11-03') =>
      auditCorrectionDue({ on: '2026-11-03', by: 'report' }, { correctionDays }, dueOn).due
    // 2 January 2027 is a Saturday.
    expect(due(60)).toBe('2027-01-04')
    expect(due(400)).toBe('2027-10-04')
    const late = auditCorrectionDue({ on: '2027-09-20', by: 'newerData' }, deskAudit, '2027-11-03')
    expect(late).toMatchObject({ due: '2027-10-04', baseDue: '2027-11-19' })
  })

  it('throw for an item without a citation', () => {
    const none = aContent(aSection('1', [anItem('x', { citations: [] })]))
    expect(() => findingsOfReport(deskAudit, 'Part B', none, answersTo('x', 'N'))).toThrow('no citation')
  })
})

describe('the code of an indicator', () => {
  it.each([
    ['B11', 'Part B', 'B11', '11', '11'],
    ['11', 'Part B', 'B11', '11', '11'],
    ['b-11', 'Part B', 'B11', '11', '11'],
    ['B4B', 'Part B', 'B4B', '4B', '4B'],
    ['4b', 'Part B', 'B4B', '4B', '4B'],
    ['B9', 'Part B', 'B9', '9', '9'],
    ['B10', 'Part B', 'B10', '10', '10'],
    ['B12', 'Part B', 'B12', '12', '12'],
    ['B13', 'Part B', 'B13', '13', '13'],
    ['B3A', 'Part B', 'B3A', '3A', 'related'],
    ['C1', 'Part C', 'C1', '1', '1'],
    ['C2', 'Part C', 'C2', '2', 'related'],
    ['C3A', 'Part C', 'C3A', '3A', 'related'],
    ['C4A', 'Part C', 'C4A', '4A', 'related'],
    ['C7', 'Part C', 'C7', '7', '7'],
    ['7', 'Part C', 'C7', '7', '7'],
    ['C8A', 'Part C', 'C8A', '8A', '8A'],
    ['C8B', 'Part C', 'C8B', '8B', '8B'],
    [' c 8c ', 'Part C', 'C8C', '8C', '8C'],
  ] as const)('%j of %s is %s and stands in the row of its number', (text, part, code, number, row) => {
    expect(indicatorCode(text, part)).toBe(code)
    expect(indicatorNumber(code)).toBe(number)
    expect(formRowOf(part, text)).toBe(row)
  })

  it('is null of what is none, and the same in every spelling', () => {
    expect([null, '', 'B', 'X1', '0', '123', 'B11Z'].map((text) => indicatorCode(text, 'Part B'))).toEqual(
      Array.from({ length: 7 }, () => null),
    )
    expect(isSameIndicator('11', 'B11', 'Part B')).toBe(true)
    expect(isSameIndicator('7', 'B7', 'Part C')).toBe(false)
    expect(isSameIndicator(null, null, 'Part B')).toBe(false)
  })
})

describe('the review of newer data', () => {
  it.each([
    ['YYYYY', 'passed'],
    ['YYYYN', 'failed'],
    ['N----', 'failed'],
    ['Y----', 'passed'],
    ['-----', 'noneApplies'],
    ['', 'noneApplies'],
  ])('of an item with %j is %s (worked example 9)', (values, outcome) => {
    expect(itemOutcome(set, answersTo('iep', values))).toBe(outcome)
  })

  it.each([
    ['YY', 'YY', 'passed'],
    ['YY', 'YN', 'failed'],
    ['YY', '--', 'noneApplies'],
    ['NN', '--', 'failed'],
  ])('of a finding with %j and %j is %s', (first, second, outcome) => {
    const answers = [...answersTo('iep', first), ...answersTo('goals', second), ...answersTo('late', 'N')]
    expect(findingOutcome(set, { itemIds: ['iep', 'goals'] }, answers)).toBe(outcome)
  })

  it('adds a case for each new N, and sends the finding into another round', () => {
    const answers = [...answersTo('iep', 'YYYYN', 91), ...answersTo('policy', 'N', 91)]
    expect(casesOfRound(set, content, { itemIds: ['iep', 'policy'] }, answers)).toEqual([
      { recordId: 95, itemId: 'iep', correctable: 'Individual', requiredAction: 'Correct iep.' },
    ])
    const after = (status: number, outcome: 'failed' | 'noneApplies', cases: number, newCases: number) =>
      findingStatusAfterRound({ status, cases }, outcome, newCases)
    expect([after(4, 'failed', 4, 1), after(5, 'failed', 4, 1), after(5, 'failed', 0, 0)]).toEqual([6, 6, 6])
    expect(after(5, 'failed', 4, 0)).toBe(3)
    expect(after(5, 'noneApplies', 4, 0)).toBe(5)
  })

  it('looks only at items of findings that are ready for it, in the order of the content', () => {
    const finding = (id: number, status: number, ...itemIds: string[]) => ({
      id,
      status,
      itemIds,
      prong2VerifiedOn: null,
    })
    const findings = [
      finding(1, 5, 'policy'),
      finding(2, 3, 'goals'),
      finding(3, 4, 'iep'),
      finding(4, 7, 'late'),
      { ...finding(5, 4, 'late'), prong2VerifiedOn: '2026-12-01' },
    ]
    expect(limitedItems(findings, ['iep', 'goals', 'late', 'policy'])).toEqual(['iep', 'policy'])
  })

  const ready = { id: 1, status: 4, itemIds: ['iep'], prong2VerifiedOn: null }

  it.each<[string, Partial<Parameters<typeof canOpenRound>[1]>, boolean]>([
    ['after the report with a finding that is ready', {}, true],
    ['in a closed audit', { closed: true }, false],
    ['in a type without it', { usesProngs: false }, false],
    ['before the report', { first: { status: 7 } }, false],
    ['of a cancelled audit', { first: { status: 10 } }, false],
    ['while another runs', { rounds: [{ status: 6 }] }, false],
    ['after another', { rounds: [{ status: 8 }] }, true],
    ['with no finding ready', { findings: [{ ...ready, status: 3 }] }, false],
    ['with a finding that passed', { findings: [{ ...ready, prong2VerifiedOn: '2026-12-01' }] }, false],
  ])('is opened %s: %j', (_, given, may) => {
    const facts = {
      usesProngs: true,
      closed: false,
      first: { status: 8 },
      rounds: [],
      findings: [ready],
      ...given,
    }
    expect(canOpenRound(anActor('StateMonitor'), facts).allowed).toBe(may)
    expect(canOpenRound(anActor('LocalAdmin'), facts)).toMatchObject({ code: 'FORBIDDEN' })
  })
})
