import { can, type Actor } from '../accounts/actor.js'
import { isCalendarDay } from '../calendar-day.js'
import { checkText, isEmail, isWebAddress } from '../text-rules.js'
import { allowed, badInput, forbidden, type Verdict } from '../verdict.js'
import { complianceYearName } from '../years/compliance-year.js'
import { agencyTextNames, agencyTexts, type AgencyText } from './agency-texts.js'

/** Input of the LEA content page (domain definition 0.2 and 8.6). */
export interface AgencyInput extends Readonly<Record<AgencyText, string | null>> {
  code: string
  name: string
  shortName: string
  hasPartB: boolean
  hasPartC: boolean
  cohort: number | null
  contacts: readonly { name: string; title: string; email: string; phoneNumber: string }[]
  links: readonly { label: string; url: string }[]
  schoolYears: readonly { year: number; firstDay: string; lastDay: string }[]
}

/** Monitoring runs in six yearly cohorts. */
export const cohorts = 6

/** Whether the actor may change agencies. */
export function canEditAgency(actor: Actor): Verdict {
  return can(actor, 'agencies.manage') ? allowed : forbidden('Only the state can change an agency.')
}

/** Every rule of the page that needs no stored records. Returns the refusals only, with fields named by their path. */
export function checkAgencyInput(input: AgencyInput): Verdict[] {
  return [
    /^[A-Za-z0-9]{1,6}$/.test(input.code.trim())
      ? allowed
      : badInput('Code must have one to six letters or digits.', 'code'),
    checkText(input.name, { field: 'name', label: 'Name', required: true, most: 200 }),
    checkText(input.shortName, { field: 'shortName', label: 'Short Name', required: true, most: 100 }),
    ...agencyTextNames.map((field) => checkText(input[field] ?? '', { field, ...agencyTexts[field] })),
    input.hasPartB || input.hasPartC ? allowed : badInput('Choose at least one part.', 'hasPartB'),
    input.cohort === null || (Number.isInteger(input.cohort) && input.cohort >= 1 && input.cohort <= cohorts)
      ? allowed
      : badInput(`Cohort must be between 1 and ${cohorts}.`, 'cohort'),
    ...input.contacts.flatMap(checkContact),
    ...input.links.flatMap(checkLink),
    ...input.schoolYears.flatMap((entry, index) => checkSchoolYear(entry, index, input.schoolYears)),
  ].filter((verdict) => !verdict.allowed)
}

function checkContact(contact: AgencyInput['contacts'][number], index: number): Verdict[] {
  const at = (name: string) => `contacts.${index}.${name}`
  return [
    checkText(contact.name, { field: at('name'), label: 'Name', required: true, most: 200 }),
    checkText(contact.title, { field: at('title'), label: 'Title', most: 200 }),
    checkText(contact.phoneNumber, { field: at('phoneNumber'), label: 'Phone Number', most: 50 }),
    contact.email.trim() === '' || isEmail(contact.email.trim())
      ? allowed
      : badInput('Enter a valid email address.', at('email')),
  ]
}

function checkLink(link: AgencyInput['links'][number], index: number): Verdict[] {
  return [
    checkText(link.label, { field: `links.${index}.label`, label: 'Label', required: true, most: 200 }),
    isWebAddress(link.url.trim())
      ? allowed
      : badInput('Enter an address that begins with https:// or http://.', `links.${index}.url`),
  ]
}

/** A compliance year runs from 1 July to 30 June (domain definition 0.1). */
function checkSchoolYear(
  entry: AgencyInput['schoolYears'][number],
  index: number,
  all: AgencyInput['schoolYears'],
): Verdict[] {
  const at = (name: string) => `schoolYears.${index}.${name}`
  if (all.findIndex(({ year }) => year === entry.year) < index)
    return [badInput(`${complianceYearName(entry.year)} is there twice.`, at('year'))]
  const first = `${entry.year}-07-01`
  const last = `${entry.year + 1}-06-30`
  const within = (day: string, label: string, field: string) =>
    isCalendarDay(day) && day >= first && day <= last
      ? allowed
      : badInput(`${label} must be a day of ${complianceYearName(entry.year)}.`, at(field))
  return [
    within(entry.firstDay, 'First Day', 'firstDay'),
    within(entry.lastDay, 'Last Day', 'lastDay'),
    entry.lastDay >= entry.firstDay
      ? allowed
      : badInput('Last Day must be on or after First Day.', at('lastDay')),
  ]
}
