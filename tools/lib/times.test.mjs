import path from 'node:path'
import { expect, it } from 'vitest'
import { playwrightTimes, timesInWords, vitestTimes } from './times.mjs'

it('says where the time went: the steps in their order, the files with the longest first', () => {
  const files = [
    ...vitestTimes({
      testResults: [{ name: path.resolve('apps/api/a.test.ts'), startTime: 1000, endTime: 4200 }],
    }),
    ...playwrightTimes({
      suites: [
        {
          file: 'notes.journey.ts',
          specs: [{ tests: [{ results: [{ duration: 2000 }, { duration: 3000 }] }] }],
          suites: [{ specs: [{ tests: [{ results: [{ duration: 7000 }] }] }] }],
        },
      ],
    }),
  ]
  expect(timesInWords([{ name: 'checks', seconds: 59.6 }], files).split('\n')).toEqual([
    '    60 s  checks',
    'of it, by file:',
    '    12 s  notes.journey.ts',
    '     3 s  apps/api/a.test.ts',
  ])
})
