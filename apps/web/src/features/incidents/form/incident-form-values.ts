import { checkIncident, type IncidentFields } from '@portal/domain'
import { setIn, type FormikErrors } from 'formik'
import { codeLists, type Choices } from '../incident-choices'
import type { IncidentFieldsFragment as Incident } from '../incidents.generated'

/** The form of an incident: controls hold texts. */
export interface IncidentValues extends Omit<IncidentFields, 'age' | 'staff'> {
  age: string
  staff: { id: string; name: string; trained: boolean; trainedUntil: string }[]
}

/** Who the student is: not kept in the browser, and not filled in when an incident is changed. */
export const studentFields = ['studentId', 'lastName', 'firstName'] as const

/** A new entry of the staff. */
export const newStaff = () => ({ id: crypto.randomUUID(), name: '', trained: true, trainedUntil: '' })

/** The form of a new incident. */
export const newIncident = (): IncidentValues => ({
  number: '',
  studentId: '',
  lastName: '',
  firstName: '',
  school: '',
  setting: '',
  incidentDate: '',
  startTime: '',
  endTime: '',
  kind: '',
  position: '',
  trigger: '',
  lessIntrusive: '',
  staff: [{ id: 's1', name: '', trained: true, trainedUntil: '' }],
  injury: '',
  medicalCheck: '',
  parentNotifiedOn: '',
  parentNotifiedTime: '',
  parentNotifiedHow: '',
  debriefOn: '',
  planAddresses: '',
  teamMeetingHeldOn: '',
  grade: '',
  age: '',
  disability: '',
  raceEthnicity: '',
  gender: '',
  placement: '',
})

/** An incident as the form has it; its student stays masked, so those fields are empty. */
export function valuesOf(incident: Incident): IncidentValues {
  const names = Object.keys(newIncident()) as (keyof IncidentValues)[]
  const kept = names.filter((name) => !studentFields.some((one) => one === name))
  const values = Object.fromEntries(kept.map((name) => [name, Reflect.get(incident, name)]))
  return {
    ...newIncident(),
    ...values,
    age: String(incident.age),
    staff: incident.staff.map(({ id, name, trained, trainedUntil }) => ({ id, name, trained, trainedUntil })),
  }
}

/** What is sent. */
export const inputOf = (values: IncidentValues): IncidentFields & { staff: IncidentValues['staff'] } => ({
  ...values,
  age: Number(values.age || '-1'),
  staff: values.staff.map((entry) =>
    entry.trained ? entry : Object.assign({}, entry, { trainedUntil: '' }),
  ),
})

/** Whether somebody typed another student into the form of an incident that is there. */
export const namesAnother = (values: IncidentValues) => studentFields.some((name) => values[name] !== '')

/** What is sent of a change: the student only where another one is named. */
export function changesOf(values: IncidentValues): Partial<ReturnType<typeof inputOf>> {
  const { studentId, lastName, firstName, ...others } = inputOf(values)
  return namesAnother(values) ? { ...others, studentId, lastName, firstName } : others
}

const someone = { studentId: '0000000000', lastName: '-', firstName: '-' }

/** The rules of the domain, as errors of the form by path. `isNew`: the student is required. */
export function incidentErrors(
  values: IncidentValues,
  choices: Choices,
  isNew: boolean,
): FormikErrors<IncidentValues> {
  const input = inputOf(values)
  const whole = isNew || namesAnother(values) ? input : { ...input, ...someone }
  let errors: FormikErrors<IncidentValues> = {}
  for (const verdict of checkIncident(whole, codeLists(choices), new Date()))
    if (!verdict.allowed && verdict.field && Reflect.get(errors, verdict.field) === undefined)
      errors = setIn(errors, verdict.field, verdict.reason)
  return errors
}
