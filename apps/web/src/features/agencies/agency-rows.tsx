import { complianceYearName } from '@portal/domain'
import { useFormikContext } from 'formik'
import { DateField } from '../../ui/field/date-field'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { FormRows } from '../../ui/form/form-rows'
import { agenciesMessages } from './agencies-messages.generated'
import type { AgencyFormValues } from './agency-form-values'

const m = agenciesMessages.form
interface Year {
  id: number
  name: string
}

const nameOf = (year: string) => complianceYearName(Number(year))

/** People to write or call to. */
export function ContactRows() {
  return (
    <FormRows
      name="contacts"
      title={m.contacts}
      none={m.contactsNone}
      add={m.addContact}
      fresh={{ name: '', title: '', email: '', phoneNumber: '' }}
      removeName={(what) => m.remove({ what })}
      rowName={(index) => m.contact({ n: index + 1 })}
      row={contactRow}
    />
  )
}

/** Pages of the agency in the web. */
export function LinkRows() {
  return (
    <FormRows
      name="links"
      title={m.links}
      none={m.linksNone}
      add={m.addLink}
      fresh={{ label: '', url: '' }}
      removeName={(what) => m.remove({ what })}
      rowName={(index) => m.link({ n: index + 1 })}
      row={linkRow}
    />
  )
}

/** First and last school day of each year: clocks that count school days run between them. */
export function SchoolYearRows({ years }: { years: readonly Year[] }) {
  const { values } = useFormikContext<AgencyFormValues>()
  const taken = new Set(values.schoolYears.map(({ year }) => year))
  const free = years.toReversed().find(({ id }) => !taken.has(String(id)))
  return (
    <FormRows
      name="schoolYears"
      title={m.schoolYears}
      none={m.schoolYearsNone}
      add={m.addSchoolYear}
      fresh={{ year: String(free?.id ?? ''), firstDay: '', lastDay: '' }}
      full={free ? null : m.allYears}
      removeName={(what) => m.remove({ what })}
      rowName={(index) => m.schoolYear({ name: nameOf(values.schoolYears[index]?.year ?? '') })}
      row={schoolYearRow(years)}
    />
  )
}

const contactRow = (at: string) => (
  <>
    <TextField name={`${at}.name`} label={m.contactName} maxLength={200} autoComplete="off" />
    <TextField name={`${at}.title`} label={m.contactTitle} optional maxLength={200} autoComplete="off" />
    <TextField
      name={`${at}.email`}
      label={m.email}
      optional
      type="email"
      maxLength={254}
      autoComplete="off"
    />
    <TextField
      name={`${at}.phoneNumber`}
      label={m.phoneNumber}
      optional
      type="tel"
      maxLength={50}
      autoComplete="off"
    />
  </>
)

const linkRow = (at: string) => (
  <>
    <TextField name={`${at}.label`} label={m.label} maxLength={200} autoComplete="off" />
    <TextField name={`${at}.url`} label={m.url} maxLength={2000} autoComplete="off" />
  </>
)

const schoolYearRow = (years: readonly Year[]) => (at: string, index: number) => (
  <SchoolYearFields at={at} index={index} years={years} />
)

/** A year can be chosen in one row only. */
function SchoolYearFields({ at, index, years }: { at: string; index: number; years: readonly Year[] }) {
  const { values } = useFormikContext<AgencyFormValues>()
  const own = values.schoolYears[index]?.year ?? ''
  const taken = new Set(values.schoolYears.map(({ year }) => year))
  const choices = new Set([own, ...years.map(({ id }) => String(id)).filter((id) => !taken.has(id))])
  const within = { min: `${own}-07-01`, max: `${Number(own) + 1}-06-30` }
  return (
    <>
      <SelectField
        name={`${at}.year`}
        label={m.year}
        options={[...choices].toSorted().map((value) => ({ value, label: nameOf(value) }))}
      />
      <DateField name={`${at}.firstDay`} label={m.firstDay} {...within} />
      <DateField name={`${at}.lastDay`} label={m.lastDay} {...within} />
    </>
  )
}
