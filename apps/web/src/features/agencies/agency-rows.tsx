import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { FieldArray, useFormikContext } from 'formik'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/action/button'
import { Card } from '../../ui/layout/card'
import { DateField } from '../../ui/field/date-field'
import { IconButton } from '../../ui/action/icon-button'
import { SelectField } from '../../ui/field/select-field'
import { TextField } from '../../ui/field/text-field'
import { agenciesMessages } from './agencies-messages.generated'
import type { AgencyFormValues } from './agency-form-values'

const m = agenciesMessages.form
interface Year {
  id: number
  name: string
}

type RowsOf = 'contacts' | 'links' | 'schoolYears'

const nameOf = (year: string) => complianceYearName(Number(year))

/** People to write or call to. */
export function ContactRows() {
  return (
    <Rows
      name="contacts"
      title={m.contacts}
      none={m.contactsNone}
      add={m.addContact}
      fresh={{ name: '', title: '', email: '', phoneNumber: '' }}
      rowName={(index) => m.contact({ n: index + 1 })}
      row={contactRow}
    />
  )
}

/** Pages of the agency in the web. */
export function LinkRows() {
  return (
    <Rows
      name="links"
      title={m.links}
      none={m.linksNone}
      add={m.addLink}
      fresh={{ label: '', url: '' }}
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
    <Rows
      name="schoolYears"
      title={m.schoolYears}
      none={m.schoolYearsNone}
      add={m.addSchoolYear}
      fresh={{ year: String(free?.id ?? ''), firstDay: '', lastDay: '' }}
      full={free ? null : m.allYears}
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

interface RowsProps {
  name: RowsOf
  title: string
  none: string
  add: string
  /** A new row. */
  fresh: AgencyFormValues[RowsOf][number]
  /** Why no row can be added. */
  full?: string | null
  rowName: (index: number) => string
  row: (at: string, index: number) => ReactNode
}

/** A list of a form: rows that can be added and taken away. Focus goes to a new row, and stays near a removed one. */
function Rows({ name, title, none, add, fresh, full, rowName, row }: RowsProps) {
  const { values } = useFormikContext<AgencyFormValues>()
  const rows = values[name]
  const addId = `add-${name}`
  const focusLater = (selector: string) =>
    setTimeout(() => document.querySelector<HTMLElement>(selector)?.focus(), 0)
  return (
    <FieldArray name={name}>
      {(list) => (
        <Card
          title={title}
          note={rows.length > 0 ? rows.length : undefined}
          actions={
            <Button
              id={addId}
              size="sm"
              icon={<Plus aria-hidden />}
              disabledReason={full}
              onClick={() => {
                list.push(fresh)
                focusLater(`[name^="${name}.${rows.length}."]`)
              }}
            >
              {add}
            </Button>
          }
        >
          {rows.length === 0 && <chakra.p color="fg.muted">{none}</chakra.p>}
          {rows
            .map((_, index) => `${name}.${index}`)
            .map((at, index) => (
              <chakra.fieldset
                // Rows have no identity but their place.
                key={at}
                display="flex"
                gap="8px"
                alignItems="flex-start"
                minWidth="0"
                {...(index > 0 ? { paddingTop: '12px', borderTop: '1px solid {colors.border.subtle}' } : {})}
              >
                <chakra.legend srOnly>{rowName(index)}</chakra.legend>
                <chakra.div
                  flex="1"
                  minWidth="0"
                  display="grid"
                  gap="0 14px"
                  gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 190px), 1fr))"
                  alignItems="start"
                >
                  {row(at, index)}
                </chakra.div>
                <chakra.div paddingTop="22px">
                  <IconButton
                    label={m.remove({ what: rowName(index) })}
                    icon={<Trash2 aria-hidden />}
                    onClick={() => {
                      list.remove(index)
                      focusLater(`#${addId}`)
                    }}
                  />
                </chakra.div>
              </chakra.fieldset>
            ))}
        </Card>
      )}
    </FieldArray>
  )
}
