import { checkAgencyInput, eachAgencyText, noAgencyTexts, type AgencyText } from '@portal/domain'
import { setIn, type FormikErrors } from 'formik'
import type { LeaContentFieldsFragment } from './agencies.generated'

export type LeaContent = LeaContentFieldsFragment

/** The form of an agency: controls hold texts, '' for nothing. */
export interface LeaFormValues extends Record<AgencyText, string> {
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

export function leaFormValues(lea: LeaContent): LeaFormValues {
  return {
    code: lea.code,
    name: lea.name,
    shortName: lea.shortName,
    kind: lea.kind,
    hasPartB: lea.hasPartB,
    hasPartC: lea.hasPartC,
    ...eachAgencyText((name) => lea[name] ?? ''),
    cohort: lea.cohort === null ? '' : String(lea.cohort),
    enrollmentBand: lea.enrollmentBand ?? '',
    isTest: lea.isTest,
    active: lea.active,
    intro: lea.intro,
    contacts: lea.contacts.map(({ name, title, email, phoneNumber }) => ({
      name,
      title,
      email,
      phoneNumber,
    })),
    links: lea.links.map(({ label, url }) => ({ label, url })),
    schoolYears: lea.schoolYears.map(({ year, firstDay, lastDay }) => ({
      year: String(year),
      firstDay,
      lastDay,
    })),
  }
}

/** What is sent, without id and version. */
export function leaInput(values: LeaFormValues) {
  return {
    ...values,
    ...eachAgencyText((name) => values[name].trim() || null),
    cohort: values.cohort === '' ? null : Number(values.cohort),
    enrollmentBand: values.enrollmentBand || null,
    schoolYears: values.schoolYears.map((entry) => ({ ...entry, year: Number(entry.year) })),
  }
}

/** The form of a new agency. */
export const newLeaValues = {
  code: '',
  name: '',
  shortName: '',
  kind: 'LEA',
  hasPartB: true,
  hasPartC: true,
  isTest: false,
}
export type NewLeaValues = typeof newLeaValues

const nothingYet = { ...noAgencyTexts, cohort: null, contacts: [], links: [], schoolYears: [] }

/** The rules of the domain for a new agency, as errors of the form. */
export function newLeaErrors(values: NewLeaValues): FormikErrors<NewLeaValues> {
  return errorsOf(checkAgencyInput({ ...values, ...nothingYet }))
}

/** The rules of the domain, as errors of the form by path. */
export function leaFormErrors(values: LeaFormValues): FormikErrors<LeaFormValues> {
  return errorsOf(checkAgencyInput(leaInput(values)))
}

function errorsOf<Values>(verdicts: ReturnType<typeof checkAgencyInput>): FormikErrors<Values> {
  let errors: FormikErrors<Values> = {}
  for (const verdict of verdicts)
    if (!verdict.allowed && verdict.field) errors = setIn(errors, verdict.field, verdict.reason)
  return errors
}
