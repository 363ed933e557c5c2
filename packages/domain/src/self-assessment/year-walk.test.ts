import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { submitStates } from './submit-states.js'
import { subsectionStates } from './subsection-states.js'
import {
  aYear,
  finished,
  onward,
  walkedActs,
  type WalkedActName,
  type WalkedYear,
} from './testing/year-walk.js'

/** The transitions as listed in domain definition 8.2 and 8.3; repeated here on purpose. */
const stepsOfWhole = ['0>1', '1>2', '2>3', '3>4', '4>3', '4>5', '5>6', '5>8', '6>7', '7>5', '8>9']
  .concat(['1>0', '2>0', '3>0'])
  .concat(['5>3', '8>3'])
  // Answers kept from before a reset make it in progress at once.
  .concat(['1>3'])
const stepsOfSubsection = ['0>1', '1>2', '2>3', '2>1', '3>1', '3>4', '4>3', '4>5', '5>6', '5>7', '6>7', '7>6']
  .concat(['6>5', '7>5', '7>8', '8>9', '9>5', '6>10'])
  // A request that it does not apply, with its withdrawal; and the effects of a reopening.
  .concat(['0>6', '1>6', '6>1', '5>3', '6>3', '7>3', '9>3', '10>3', '10>6'])

const names = Object.keys(walkedActs) as WalkedActName[]

interface Model {
  submitState: number
  states: readonly number[]
}
const modelOf = ({ submitState, subsections }: WalkedYear): Model => ({
  submitState,
  states: subsections.map(({ state }) => state),
})

const isStanding = (step: string) => step.split('>').every((state, _, [first]) => state === first)

/** One action of one person; a refused action has no effect. `onward` leads to the end. */
class Act implements fc.Command<Model, { year: WalkedYear }> {
  constructor(
    readonly name: WalkedActName | 'onward',
    readonly at: number,
  ) {}
  check(): boolean {
    return true
  }
  run(model: Model, real: { year: WalkedYear }): void {
    const after = this.name === 'onward' ? onward(real.year) : walkedActs[this.name](real.year, this.at)
    if (!after) return
    const now = modelOf(after)
    const moves = [
      { step: `${model.submitState}>${now.submitState}`, known: stepsOfWhole },
      ...now.states.map((state, at) => ({ step: `${model.states[at]}>${state}`, known: stepsOfSubsection })),
    ]
    for (const { step, known } of moves)
      if (!isStanding(step) && !known.includes(step)) throw new Error(`${this.name} takes the step ${step}.`)
    Object.assign(model, now)
    real.year = after
    if (finished(after).submitState !== 9) throw new Error(`There is no way on: ${JSON.stringify(after)}`)
  }
  toString(): string {
    return `${this.name}(${this.at})`
  }
}

/** Every year that can be reached by actions from one before its activation. */
function reachableFrom(start: WalkedYear): WalkedYear[] {
  const known = new Map([[JSON.stringify(start), start]])
  for (const year of known.values())
    for (const name of names)
      for (let at = 0; at < 2 ** year.subsections.length; at++) {
        const after = walkedActs[name](year, at)
        if (after) known.set(JSON.stringify(after), after)
      }
  return [...known.values()]
}

describe('the walk of a year', () => {
  it.each([
    ['a whole submission', false],
    ['rolling submission', true],
  ])(
    'leads from every state that people can reach to the end, with %s',
    (_, rolling) => {
      const years = reachableFrom(aYear(2, rolling))
      const stuck = years.filter((year) => finished(year).submitState !== 9)
      expect(stuck).toEqual([])
      // The walk must reach every state to prove anything.
      expect(new Set(years.map(({ submitState }) => submitState)).size).toBe(submitStates.length)
      const states = years.flatMap(({ subsections }) => subsections.map(({ state }) => state))
      expect(new Set(states).size).toBe(subsectionStates.length)
    },
    60_000,
  )

  it('keeps to the steps of the definition, and leaves a way to the end, whatever people do', () => {
    const act = fc.tuple(fc.constantFrom(...names), fc.nat(7)).map(([name, at]) => new Act(name, at))
    // Half of the steps lead on, or a random walk would seldom get far.
    const further = fc.constant(new Act('onward', 0))
    const walks = fc.check(
      fc.property(
        fc.boolean(),
        fc.commands([act, further], { maxCommands: 120, size: 'max' }),
        (rolling, acts) => {
          const year = aYear(3, rolling)
          fc.modelRun(() => ({ model: modelOf(year), real: { year } }), acts)
        },
      ),
      { numRuns: 150 },
    )
    expect(fc.defaultReportMessage(walks) ?? 'no walk failed').toBe('no walk failed')
  }, 60_000)

  it('gives a reopened subsection that does not apply a way to the final report', () => {
    const year = aYear(2, false)
    const [first, second] = year.subsections
    if (!first || !second) throw new Error('A year has two subsections here.')
    const final: WalkedYear = {
      ...year,
      submitState: 8,
      subsections: [
        { ...first, state: 10, notApplicable: 'Approved' },
        { ...second, state: 10, gaps: 0 },
      ],
    }
    const reopened = walkedActs.reopen(final, 0)
    expect(reopened?.subsections.map(({ state }) => state)).toEqual([6, 3])
    expect(finished(reopened ?? final).submitState).toBe(9)
  })
})
