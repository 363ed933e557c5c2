import { describe, expect, it } from 'vitest'
import {
  activationName,
  afterSubmitAct,
  submitStateName,
  submitStateTurn,
  type SubmitAct,
} from './submit-states.js'
import {
  afterSubsectionAct,
  subsectionStateName,
  subsectionStateTurn,
  type SubsectionAct,
} from './subsection-states.js'

const submitActs: SubmitAct[] = ['activate', 'start', 'firstAnswer', 'submit', 'recall', 'resetActivation']
const subsectionActs: SubsectionAct[] = [
  'firstSave',
  'markReady',
  'approve',
  'return',
  'reopen',
  'submit',
  'recall',
]

describe('submit states', () => {
  it.each([
    [0, 'Not activated', 'state', { activate: 1 }],
    [1, 'Activated by state', 'agency', { start: 2, resetActivation: 0 }],
    [2, 'Open', 'agency', { firstAnswer: 3, resetActivation: 0 }],
    [3, 'In progress', 'agency', { submit: 4, resetActivation: 0 }],
    [4, 'Submitted', 'state', { recall: 3 }],
    [5, 'In state review', 'state', {}],
    [6, 'Selective report issued', 'agency', {}],
    [7, 'Resubmitted', 'state', {}],
    [8, 'Final report issued', 'state', {}],
    [9, 'Closed', 'none', {}],
  ])('%i is %s, the turn of: %s', (state, name, turn, steps) => {
    expect(submitStateName(state)).toBe(name)
    expect(submitStateTurn(state)).toBe(turn)
    const taken = submitActs.flatMap((act) => {
      const to = afterSubmitAct(state, act)
      return to === undefined ? [] : [[act, to]]
    })
    expect(Object.fromEntries(taken)).toEqual(steps)
  })

  it('refuses a number that is no state', () => {
    expect(() => submitStateName(10)).toThrow(RangeError)
    expect(() => subsectionStateName(11)).toThrow(RangeError)
  })

  it('tells what became of the activation', () => {
    expect([0, 1, 2, 9].map(activationName)).toEqual([
      'Not activated',
      'Waiting for agency',
      'Active',
      'Active',
    ])
  })
})

describe('subsection states', () => {
  it.each([
    [0, 'Not started', 'agency', { firstSave: 1 }],
    [1, 'In progress', 'agency', { markReady: 2 }],
    [2, 'Ready for local review', 'agency', { approve: 3, return: 1, reopen: 1 }],
    [3, 'Approved locally', 'agency', { return: 1, reopen: 1, submit: 4 }],
    [4, 'Submitted to state', 'state', { recall: 3 }],
    [5, 'In state review', 'state', {}],
    [6, 'Reviewed - accepted', 'none', {}],
    [7, 'Reviewed - response needed', 'agency', {}],
    [8, 'Response in progress', 'agency', {}],
    [9, 'Response submitted', 'state', {}],
    [10, 'Final', 'none', {}],
  ])('%i is %s, the turn of: %s', (state, name, turn, steps) => {
    expect(subsectionStateName(state)).toBe(name)
    expect(subsectionStateTurn(state)).toBe(turn)
    const taken = subsectionActs.flatMap((act) => {
      const to = afterSubsectionAct(state, act)
      return to === undefined ? [] : [[act, to]]
    })
    expect(Object.fromEntries(taken)).toEqual(steps)
  })
})
