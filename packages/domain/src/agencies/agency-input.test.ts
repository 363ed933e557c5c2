import { expect, it } from 'vitest'
import { checkAgencyInput, type AgencyInput } from './agency-input.js'
import { noAgencyTexts } from './agency-texts.js'

const input: AgencyInput = {
  code: '01',
  name: 'Allegany County Public Schools',
  shortName: 'Allegany County',
  hasPartB: true,
  hasPartC: false,
  ...noAgencyTexts,
  cohort: 1,
  contacts: [{ name: 'Daniel Brandt', title: '', email: 'office@allegany.example', phoneNumber: '' }],
  links: [{ label: 'Home', url: 'https://www.allegany.example/schools?a=1' }],
  schoolYears: [{ year: 2026, firstDay: '2026-09-01', lastDay: '2027-06-15' }],
}
const contact = { name: 'A', title: '', email: '', phoneNumber: '' }
const schoolYear = { year: 2026, firstDay: '2026-09-01', lastDay: '2027-06-15' }

it.each<[string, Partial<AgencyInput>, string[]]>([
  ['complete', {}, []],
  ['with a code of letters', { code: 'SEED' }, []],
  ['without a code', { code: '' }, ['code']],
  ['with a code of signs', { code: '0-1' }, ['code']],
  ['without names', { name: '', shortName: ' ' }, ['name', 'shortName']],
  ['without a part', { hasPartB: false }, ['hasPartB']],
  ['of Part C only', { hasPartB: false, hasPartC: true }, []],
  ['without a cohort', { cohort: null }, []],
  ['with a long region', { region: 'x'.repeat(101) }, ['region']],
  ['of cohort 0', { cohort: 0 }, ['cohort']],
  ['of cohort 7', { cohort: 7 }, ['cohort']],
  ['with a nameless contact', { contacts: [contact, { ...contact, name: '' }] }, ['contacts.1.name']],
  ['with a bad address of a contact', { contacts: [{ ...contact, email: 'x' }] }, ['contacts.0.email']],
  ['with a link to a script', { links: [{ label: 'x', url: 'javascript:alert(1)' }] }, ['links.0.url']],
  ['with a link without a host', { links: [{ label: 'x', url: 'https://' }] }, ['links.0.url']],
  ['with a link that names a user', { links: [{ label: 'x', url: 'https://a@b.example' }] }, ['links.0.url']],
  ['with a wordless link', { links: [{ label: '', url: 'http://a.example' }] }, ['links.0.label']],
  [
    'with a year that ends before it begins',
    { schoolYears: [{ ...schoolYear, lastDay: '2026-08-31' }] },
    ['schoolYears.0.lastDay'],
  ],
  ['with a year of one day', { schoolYears: [{ ...schoolYear, lastDay: '2026-09-01' }] }, []],
  [
    'with days of another year',
    { schoolYears: [{ ...schoolYear, firstDay: '2026-06-30', lastDay: '2027-07-01' }] },
    ['schoolYears.0.firstDay', 'schoolYears.0.lastDay'],
  ],
  [
    'with a day that does not exist',
    { schoolYears: [{ ...schoolYear, lastDay: '2027-02-30' }] },
    ['schoolYears.0.lastDay'],
  ],
  ['with a year twice', { schoolYears: [schoolYear, schoolYear] }, ['schoolYears.1.year']],
])('an agency %s', (_case, overrides, fields) => {
  const verdicts = checkAgencyInput({ ...input, ...overrides })
  expect(verdicts.map((verdict) => (verdict.allowed ? '' : verdict.field))).toEqual(fields)
})
