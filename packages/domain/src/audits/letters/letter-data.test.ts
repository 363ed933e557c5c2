import { describe, expect, it } from 'vitest'
import { auditLetterData, type LetterDataFacts } from './letter-data.js'

const facts: LetterDataFacts = {
  agency: {
    name: 'Allegany County Public Schools',
    code: '01',
    contacts: [
      { name: 'Ann Able', title: 'Assistant Superintendent' },
      { name: 'Bea Best', title: 'Superintendent of Schools' },
      { name: 'Cy Cole', title: 'Director of Special Education' },
    ],
  },
  year: 2026,
  part: 'Part B',
  today: '2027-03-01',
  user: { name: 'Mona Tor', title: 'Monitor' },
  audit: {
    type: 'Desk audit',
    reason: 'Cyclical',
    reasonText: '',
    sampleSize: '20',
    population: '412',
    overallPct: '91.2 %',
    documentsDueOn: null,
  },
  sections: [],
  findings: [],
  corrections: [],
  links: { portal: 'https://portal.example', reportId: 7 },
}

describe('the fields of a letter about an audit', () => {
  it('name the agency with its people, the year and the addresses', () => {
    expect(auditLetterData(facts)).toMatchObject({
      agency: { code: '01', superintendent: 'Bea Best', director: 'Cy Cole', address: null },
      year: { name: '2026 - 2027' },
      audit: { reason: 'Cyclical', population: '412' },
      links: { portal: 'https://portal.example', report: 'https://portal.example/compliance/reports/7' },
    })
  })

  it('leave out people whom the agency has not named, and add the reason in words', () => {
    const contacts = [{ name: 'Ann Able', title: 'Assistant Superintendent' }]
    const data = auditLetterData({
      ...facts,
      agency: { ...facts.agency, contacts },
      audit: { ...facts.audit, reason: 'Other', reasonText: 'A request of the board' },
    })
    expect(data.agency).toMatchObject({ superintendent: 'Ann Able', director: null })
    expect(data.audit.reason).toBe('Other: A request of the board')
  })
})
