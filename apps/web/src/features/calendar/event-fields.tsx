import {
  eventPartNames,
  eventParts,
  eventReasons,
  eventTypeNames,
  eventTypes,
  needsDescription,
} from '@portal/domain'
import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { DateField } from '../../ui/field/date-field'
import { RadioGroupField } from '../../ui/field/radio-group-field'
import { SelectField } from '../../ui/field/select-field'
import { TextAreaField } from '../../ui/field/text-area-field'
import { TextField } from '../../ui/field/text-field'
import { calendarMessages } from './calendar-messages.generated'
import type { EventFormValues } from './event-form-values'

const m = calendarMessages.editor

const options = (names: Record<string, string>, order: readonly string[]) =>
  order.map((value) => ({ value, label: names[value] ?? value }))
const types = options(eventTypeNames, [String(eventTypes.agency), String(eventTypes.school)])
const parts = options(eventPartNames, eventParts)

/** Fields of the event editor, which depend on the type of the event and on its reason. */
export function EventFields() {
  const { values, setFieldValue } = useFormikContext<EventFormValues>()
  const ofSchool = Number(values.eventType) === eventTypes.school
  const reasons = eventReasons[ofSchool ? eventTypes.school : eventTypes.agency]
  const known = values.eventDescription === '' || reasons.includes(values.eventDescription)
  // A reason of the other type is not kept: it could be neither seen nor saved.
  useEffect(() => {
    if (!known) void setFieldValue('eventDescription', '')
  }, [known, setFieldValue])
  return (
    <>
      <TextField name="subject" label={m.subject} hint={m.subjectHint} maxLength={200} autoComplete="off" />
      <RadioGroupField name="eventType" label={m.eventType} options={types} />
      {ofSchool && <TextField name="school" label={m.school} maxLength={200} autoComplete="off" />}
      <SelectField
        name="eventDescription"
        label={m.reason}
        placeholder={m.reasonPlaceholder}
        options={reasons.map((value) => ({ value, label: value }))}
      />
      <SelectField name="part" label={m.part} options={parts} />
      <DateField name="startTime" label={m.startDate} />
      <DateField
        name="endTime"
        label={m.endDate}
        optional
        {...(values.startTime && { min: values.startTime })}
      />
      <TextAreaField
        name="description"
        label={needsDescription(values) ? m.required : m.optional}
        rows={3}
        maxLength={2000}
      />
      <TextField name="location" label={m.location} optional maxLength={200} autoComplete="off" />
    </>
  )
}
