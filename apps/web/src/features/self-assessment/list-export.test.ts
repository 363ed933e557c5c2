import { expect, it } from 'vitest'
import { listCsv, listFileName } from './list-export'
import { aRow } from './testing/builders'

it('writes the filtered rows in the columns of the list', () => {
  const [head, row, end] = listCsv([aRow({ submittedOn: '2026-11-21T03:00:00Z', submitState: 4 })]).split(
    '\r\n',
  )
  expect(head).toMatch(/^\uFEFFCode,Agency,Part,/)
  expect(row).toBe(
    '01,Allegany County Public Schools,Part B,Active,2027-03-16,1,2,3,4,75.0 %,1,Submitted,2026-11-20,2026-11-10',
  )
  expect(end).toBe('')
})

it('names the file after module, content, year and day', () => {
  expect(listFileName(2026, new Date('2026-11-21T03:00:00Z'))).toBe('self-assessment-agencies-2026-20261120')
})
