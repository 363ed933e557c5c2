import { checkAgencyInput, eachAgencyText, noAgencyTexts, type AgencyText } from '@portal/domain'
import { setIn, type FormikErrors } from 'formik'
import type { LeaContentFieldsFragment } from './agencies.generated'

export type AgencyContent = LeaContentFieldsFragment

/** The form of an agency: controls hold texts, '' for nothing. */
export interface AgencyFormValues extends Record<AgencyText, string> {
  code: string
  name: string
  shortName: string
  kind: string
  hasPartB: boolean
  hasPartC: boolean
  cohort: string
  enrollmentBand: string
  isTest: boolean
  active: boolean
  intro: string
  contacts: { name: string; title: string; email: string; phoneNumber: string }[]
  links: { label: string; url: string }[]
  schoolYears: { year: string; firstDay: string; lastDay: string }[]
}

export function agencyFormValues(agency: AgencyContent): AgencyFormValues {
  return {
    code: agency.code,
    name: agency.name,
    shortName: agency.shortName,
    kind: agency.kind,
    hasPartB: agency.hasPartB,
    hasPartC: agency.hasPartC,
    ...eachAgencyText((name) => agency[name] ?? ''),
    cohort: agency.cohort === null ? '' : String(agency.cohort),
    enrollmentBand: agency.enrollmentBand ?? '',
    isTest: agency.isTest,
    active: agency.active,
    intro: agency.intro,
    contacts: agency.contacts.map(({ name, title, email, phoneNumber }) => ({
      name,
      title,
      email,
      phoneNumber,
    })),
    links: agency.links.map(({ label, url }) => ({ label, url })),
    schoolYears: agency.schoolYears.map(({ year, firstDay, lastDay }) => ({
      year: String(year),
      firstDay,
      lastDay,
    })),
  }
}

/** What is sent, without id and version. */
export function agencyInput(values: AgencyFormValues) {
  return {
    ...values,
    ...eachAgencyText((name) => values[name].trim() || null),
    cohort: values.cohort === '' ? null : Number(values.cohort),
    enrollmentBand: values.enrollmentBand || null,
    schoolYears: values.schoolYears.map((entry) => ({ ...entry, year: Number(entry.year) })),
  }
}

/** The form of a new agency. */
export const newAgencyValues = {
  code: '',
  name: '',
  shortName: '',
  kind: 'LEA',
  hasPartB: true,
  hasPartC: true,
  isTest: false,
}
export type NewAgencyValues = typeof newAgencyValues

const nothingYet = { ...noAgencyTexts, cohort: null, contacts: [], links: [], schoolYears: [] }

/** The rules of the domain for a new agency, as errors of the form. */
export function newAgencyErrors(values: NewAgencyValues): FormikErrors<NewAgencyValues> {
  return errorsOf(checkAgencyInput({ ...values, ...nothingYet }))
}

/** The rules of the domain, as errors of the form by path. */
export function agencyFormErrors(values: AgencyFormValues): FormikErrors<AgencyFormValues> {
  return errorsOf(checkAgencyInput(agencyInput(values)))
}

function errorsOf<Values>(verdicts: ReturnType<typeof checkAgencyInput>): FormikErrors<Values> {
  let errors: FormikErrors<Values> = {}
  for (const verdict of verdicts)
    if (!verdict.allowed && verdict.field) errors = setIn(errors, verdict.field, verdict.reason)
  return errors
}
