import { noAgencyTexts } from '@portal/domain'
import type { LeaContentFieldsFragment } from '../agencies.generated'

const adaIto = {
  __typename: 'LeaContact',
  name: 'Ada Ito',
  title: 'Director',
  email: 'ada@allegany.example',
  phoneNumber: '',
}
const yes = { __typename: 'AllowedAct', allowed: true, reason: null }

/** Allegany with one contact, as a state monitor sees it. */
export function anAgency(
  over: Partial<LeaContentFieldsFragment> = {},
): LeaContentFieldsFragment & { __typename: string } {
  return {
    __typename: 'LeaContent',
    id: 1,
    code: '01',
    name: 'Allegany County Public Schools',
    shortName: 'Allegany County',
    kind: 'LEA',
    hasPartB: true,
    hasPartC: true,
    ...noAgencyTexts,
    region: 'Western',
    cohort: 1,
    enrollmentBand: 'S',
    isTest: false,
    active: true,
    intro: '',
    contacts: [adaIto],
    links: [],
    schoolYears: [],
    logo: null,
    version: 3,
    changedBy: null,
    changedOn: null,
    edit: yes,
    ...over,
  }
}
