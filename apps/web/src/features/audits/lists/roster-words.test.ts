import { expect, it } from 'vitest'
import { headingWords } from './roster-words'

it.each([
  ['StateStudentId', 'State student ID'],
  ['ChildId', 'Child ID'],
  ['IEPDate', 'IEP date'],
  ['InitialReferralDate', 'Initial referral date'],
  ['RaceEthnicity', 'Race or ethnicity'],
  ['DOB', 'DOB'],
  ['Grade', 'Grade'],
  ['1 to 2 years', '1 to 2 years'],
])('%s is headed %s', (name, words) => {
  expect(headingWords(name)).toBe(words)
})
