import { complianceYearName } from '@portal/domain'
import { formatDate } from '../../lib/format'
import { ConflictDialog } from '../../ui/conflict-dialog'
import { textOfHtml } from '../../ui/rich-text-html'
import { agenciesMessages } from './agencies-messages'
import { leaFormValues, type LeaContent, type LeaFormValues } from './lea-form-values'

const m = agenciesMessages.conflict
const labels = agenciesMessages.form

type Field = keyof LeaFormValues

const names: Record<Field, string> = {
  name: labels.name,
  shortName: labels.shortName,
  code: labels.code,
  kind: labels.kind,
  hasPartB: labels.hasPartB,
  hasPartC: labels.hasPartC,
  cohort: labels.cohort,
  region: labels.region,
  enrollmentBand: labels.band,
  active: labels.active,
  isTest: labels.isTest,
  intro: labels.intro,
  contacts: labels.contacts,
  links: labels.links,
  schoolYears: labels.schoolYears,
}
const fields = (Object.keys(names) as Field[]).map((name) => ({
  members: [name],
  label: names[name],
  show: (values: LeaFormValues) => inWords(name, values),
  compare: (values: LeaFormValues) => inWords(name, values),
}))

interface LeaConflictDialogProps {
  mine: LeaFormValues
  theirs: LeaContent
  onKeep: (values: LeaFormValues) => void
  onTakeTheirs: () => void
}

/** Two people changed one agency. */
export function LeaConflictDialog({ theirs, ...rest }: LeaConflictDialogProps) {
  return (
    <ConflictDialog
      {...rest}
      title={m.title}
      theirs={leaFormValues(theirs)}
      fields={fields}
      by={theirs.changedBy?.fullName}
      at={theirs.changedOn}
    />
  )
}

function inWords(name: Field, values: LeaFormValues): string {
  switch (name) {
    case 'kind':
      return agenciesMessages.kinds[values.kind] ?? values.kind
    case 'enrollmentBand':
      return agenciesMessages.bands[values.enrollmentBand] ?? values.enrollmentBand
    case 'intro':
      return textOfHtml(values.intro)
    case 'contacts':
      return values.contacts
        .map((one) => [one.name, one.title, one.email, one.phoneNumber].filter(Boolean).join(', '))
        .join('\n')
    case 'links':
      return values.links.map(({ label, url }) => `${label}: ${url}`).join('\n')
    case 'schoolYears':
      return values.schoolYears
        .map(
          ({ year, firstDay, lastDay }) =>
            `${complianceYearName(Number(year))}: ${dayInWords(firstDay)} - ${dayInWords(lastDay)}`,
        )
        .join('\n')
    default: {
      const value = values[name]
      return typeof value === 'boolean' ? (value ? m.yes : m.no) : value
    }
  }
}

const dayInWords = (day: string) => (day ? formatDate(day) : m.empty)
