import { describe, expect, it } from 'vitest'
import { parseStat, perStep, processorSummary } from './processor.mjs'

describe('processor time', () => {
  it('is read of a process with blanks and brackets in its name', () => {
    const line = '42 (a (very) odd name) S 7 42 42 0 -1 4194304 1 2 3 4 150 50 20 5 20 0 1 0 100'
    expect(parseStat(line)).toEqual({ pid: 42, parent: 7, ms: 2000, endedMs: 250 })
  })

  it('is told for one step, with the whole machine beside the sum', () => {
    const each = perStep({ api: 100, machine: 1000 }, { api: 500, people: 100, machine: 2000 }, 100)
    expect(each).toEqual({ api: 4, people: 1, machine: 10 })
    expect(processorSummary(each)).toBe(
      'processor time for a step: 5.00 ms (api 4.00, people 1.00; the whole machine 10.00)',
    )
  })

  it('is nothing where no step was taken', () => {
    expect(perStep({}, { api: 5 }, 0)).toEqual({ api: 0 })
  })
})
