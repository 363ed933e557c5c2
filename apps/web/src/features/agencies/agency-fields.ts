import { agencyTextNames, complianceYearName } from '@portal/domain'
import { formatDate, wordOf } from '../../lib/format'
import type { Stored } from '../../lib/saving/save-three-ways'
import { rowFields, type Versions } from '../../lib/saving/three-way-merge'
import { richTextField, type ConflictField } from '../../ui/form/conflict-fields'
import { agenciesMessages } from './agencies-messages.generated'
import { agencyFormValues, type AgencyContent, type AgencyFormValues } from './agency-form-values'

const m = agenciesMessages.conflict
const labels = agenciesMessages.form

type SchoolYear = AgencyFormValues['schoolYears'][number]

export const storedAgency = (row: AgencyContent): Stored<AgencyFormValues> => ({
  values: agencyFormValues(row),
  version: row.version,
  by: row.changedBy?.fullName ?? null,
  at: row.changedOn,
})

/** The parts of an agency that two people can have changed at once; each school year is one of its own. */
export function agencyFields(
  versions: Versions<AgencyFormValues>,
  locked: string | null = null,
): ConflictField<AgencyFormValues>[] {
  return [...plainParts, ...schoolYears(versions)].map((field) => Object.assign({}, field, { locked }))
}

const yes = (said: boolean) => (said ? m.yes : m.no)
const plainParts: readonly ConflictField<AgencyFormValues>[] = [
  { members: ['name'], label: labels.name, show: ({ name }) => name },
  { members: ['shortName'], label: labels.shortName, show: ({ shortName }) => shortName },
  { members: ['code'], label: labels.code, show: ({ code }) => code },
  { members: ['kind'], label: labels.kind, show: ({ kind }) => wordOf(agenciesMessages.kinds, kind) },
  { members: ['hasPartB'], label: labels.hasPartB, show: ({ hasPartB }) => yes(hasPartB) },
  { members: ['hasPartC'], label: labels.hasPartC, show: ({ hasPartC }) => yes(hasPartC) },
  { members: ['cohort'], label: labels.cohort, show: ({ cohort }) => cohort },
  ...agencyTextNames.map((name) => ({
    members: [name],
    label: labels[name],
    show: (values: AgencyFormValues) => values[name],
  })),
  {
    members: ['enrollmentBand'],
    label: labels.band,
    show: ({ enrollmentBand }) => wordOf(agenciesMessages.bands, enrollmentBand),
  },
  { members: ['active'], label: labels.active, show: ({ active }) => yes(active) },
  { members: ['isTest'], label: labels.isTest, show: ({ isTest }) => yes(isTest) },
  richTextField('intro', labels.intro, ({ intro }) => intro),
  // The order of both is the order in which they are shown.
  {
    members: ['contacts'],
    label: labels.contacts,
    show: ({ contacts }) =>
      contacts
        .map((one) => [one.name, one.title, one.email, one.phoneNumber].filter(Boolean).join(', '))
        .join('\n'),
  },
  {
    members: ['links'],
    label: labels.links,
    show: ({ links }) => links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
  },
]

function schoolYears(versions: Versions<AgencyFormValues>): ConflictField<AgencyFormValues>[] {
  const list = {
    read: ({ schoolYears }: AgencyFormValues) => schoolYears,
    write: (values: AgencyFormValues, schoolYears: SchoolYear[]) => ({ ...values, schoolYears }),
    key: ({ year }: SchoolYear) => year,
  }
  return rowFields<AgencyFormValues, SchoolYear>('schoolYears', list, versions).map(
    (field): ConflictField<AgencyFormValues> => {
      const { row, cell } = field
      const label = `${labels.schoolYears} ${complianceYearName(Number(row.year))}`
      return Object.assign({}, field, {
        label: cell ? `${label}, ${dayNames[cell]}` : label,
        show: ({ schoolYears }: AgencyFormValues) => {
          const stored = schoolYears.find(({ year }) => year === row.year)
          if (!stored) return ''
          return cell === undefined
            ? `${dayInWords(stored.firstDay)} - ${dayInWords(stored.lastDay)}`
            : dayInWords(stored[cell])
        },
      })
    },
  )
}

const dayNames: Readonly<Record<keyof SchoolYear, string>> = {
  year: '',
  firstDay: labels.firstDay,
  lastDay: labels.lastDay,
}
const dayInWords = (day: string) => (day ? formatDate(day) : m.empty)
