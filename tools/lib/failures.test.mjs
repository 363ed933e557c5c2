import { describe, expect, it } from 'vitest'
import { failureInWords, playwrightFailures, readReport, vitestFailures } from './failures.mjs'

describe('what failed', () => {
  it('names tests and files of vitest that failed, and why', () => {
    const report = {
      testResults: [
        { name: 'a.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
        {
          name: 'b.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'works', failureMessages: [] },
            { status: 'failed', fullName: 'breaks', failureMessages: ['expected 1 to be 2'] },
          ],
        },
      ],
    }
    expect(vitestFailures(report)).toEqual([
      { name: 'a.test.ts', why: 'No such module' },
      { name: 'b.test.ts: breaks', why: 'expected 1 to be 2' },
    ])
  })

  it('names journeys that failed however deep they stand, soft failures among them', () => {
    const failed = { results: [{ errors: [{ message: 'first' }, { message: 'second' }] }] }
    const report = {
      errors: [{ message: 'the portal did not start' }],
      suites: [
        {
          specs: [{ ok: true, title: 'works', file: 'a.journey.ts', tests: [] }],
          suites: [{ specs: [{ ok: false, title: 'breaks', file: 'a.journey.ts', tests: [failed] }] }],
        },
      ],
    }
    expect(playwrightFailures(report)).toEqual([
      { name: 'a.journey.ts: breaks', why: 'first\nsecond' },
      { name: 'outside every journey', why: 'the portal did not start' },
    ])
  })

  it('finds nothing where there is no report', async () => {
    expect(await readReport('/no/such/report.json', vitestFailures)).toEqual([])
  })

  it('says it in few lines and without colours', () => {
    const why = ['\u001B[31mexpected 1\u001B[39m', ...Array.from({ length: 50 }, () => 'more')].join('\n')
    const words = failureInWords({ name: 'a', why }).split('\n')
    expect(words.slice(0, 2)).toEqual(['✘ a', '    expected 1'])
    expect(words).toHaveLength(21)
  })
})
