import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fromPlaywright, fromReport, fromVitest, inWords, one, sum } from './totals.mjs'

const vitest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  success: true,
  testResults: [],
}

describe('totals', () => {
  it('sums the reports of several runners into the last line', () => {
    const playwright = fromPlaywright({
      stats: { expected: 2, unexpected: 1, flaky: 0, skipped: 0 },
      errors: [],
    })
    expect(inWords(sum([fromVitest(vitest), playwright, one(true)]))).toBe('6 passed, 1 failed, 2 skipped')
  })

  it('counts a test file that could not be loaded as a failure', () => {
    const report = { ...vitest, success: false, testResults: [{ status: 'failed', assertionResults: [] }] }
    expect(fromVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 2 })
  })

  it('counts an error outside every test as a failure', () => {
    expect(fromVitest({ ...vitest, success: false }).failed).toBe(1)
  })

  it('counts a journey that passed only when repeated as a failure', () => {
    expect(
      fromPlaywright({ stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 }, errors: [{}] }).failed,
    ).toBe(2)
  })

  it.each([
    ['no report', undefined, true, 1],
    ['a report that is cut off', '{"numPassed', true, 1],
    [
      'a report of nothing',
      JSON.stringify({ ...vitest, numPassedTests: 0, numPendingTests: 0, numTodoTests: 0 }),
      true,
      1,
    ],
    ['a report without failures from a runner that failed', JSON.stringify(vitest), false, 1],
    ['a report of success', JSON.stringify(vitest), true, 0],
  ])('takes %s for what it is', async (_, content, ok, failed) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-totals-'))
    try {
      const file = path.join(folder, 'report.json')
      if (content !== undefined) await writeFile(file, content)
      expect((await fromReport(file, fromVitest, ok)).failed).toBe(failed)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('counts an empty report as no failure where there may be nothing to run', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-totals-'))
    try {
      const file = path.join(folder, 'report.json')
      await writeFile(
        file,
        JSON.stringify({ ...vitest, numPassedTests: 0, numPendingTests: 0, numTodoTests: 0 }),
      )
      const none = await fromReport(file, fromVitest, true, { mayBeNone: true })
      expect(none).toEqual({ passed: 0, failed: 0, skipped: 0 })
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
