import { chakra } from '@chakra-ui/react'
import {
  calendarDay,
  incidentSettings,
  incidentTexts,
  medicalChecks,
  minutesBetween,
  parentNoticeWays,
  planAnswers,
} from '@portal/domain'
import { Form, useFormikContext } from 'formik'
import { Save } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../../ui/action/button'
import { CheckboxField } from '../../../ui/field/checkbox-field'
import { DateField } from '../../../ui/field/date-field'
import { SelectField } from '../../../ui/field/select-field'
import { TextAreaField } from '../../../ui/field/text-area-field'
import { TextField } from '../../../ui/field/text-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { FormRows } from '../../../ui/form/form-rows'
import { Card } from '../../../ui/layout/card'
import { codeLabel, longestOf, optionsOf, positionOptions, type Choices } from '../incident-choices'
import { incidentsMessages } from '../incidents-messages.generated'
import { newStaff, type IncidentValues } from './incident-form-values'

const m = incidentsMessages.form
const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

interface IncidentFormProps {
  choices: Choices
  /** The student of an incident that is there, masked; null for a new one. */
  student: string | null
  /** Refusals that belong to no field. */
  messages: readonly string[]
  /** Where Cancel leads. */
  back: string
}

/** Everything of an incident in one form; saved as a whole. */
export function IncidentForm({ choices, student, messages, back }: IncidentFormProps) {
  const { isSubmitting, errors, touched } = useFormikContext<IncidentValues>()
  const navigate = useNavigate()
  const staffError = touched.staff && typeof errors.staff === 'string' ? errors.staff : undefined
  return (
    <Form noValidate>
      <FormErrorSummary messages={messages} />
      <chakra.div display="grid" gap="16px" minWidth="0">
        <WhatHappened choices={choices} />
        <StudentFields choices={choices} student={student} />
        <FormRows
          name="staff"
          title={m.staff}
          none={m.staffNone}
          add={m.addStaff}
          fresh={newStaff}
          error={staffError}
          rowName={(index) => m.staffRow({ n: index + 1 })}
          removeName={(what) => m.remove({ what })}
          row={staffRow}
        />
        <WhatFollowed />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="8px" marginTop="16px">
        <Button onClick={() => void navigate(back)}>{m.cancel}</Button>
        <Button type="submit" variant="solid" icon={<Save aria-hidden />} loading={isSubmitting}>
          {m.save}
        </Button>
      </chakra.div>
    </Form>
  )
}

function Fields({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gap="0 16px"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 220px), 1fr))"
      alignItems="start"
    >
      {children}
    </chakra.div>
  )
}

function WhatHappened({ choices }: { choices: Choices }) {
  const today = calendarDay(new Date())
  const { values } = useFormikContext<IncidentValues>()
  return (
    <Card title={m.what}>
      <Fields>
        <TextField
          name="number"
          label={incidentTexts.number.label}
          hint={m.numberHint}
          maxLength={incidentTexts.number.most}
          autoComplete="off"
        />
        <SelectField
          name="kind"
          label={codeLabel('kind')}
          placeholder={m.choose}
          options={optionsOf(choices, 'kind')}
        />
        <SelectField name="position" label={m.position} placeholder={m.choose} options={positionOptions} />
        <DateField name="incidentDate" label={m.date} max={today} />
        <TextField name="startTime" label={m.start} type="time" />
        <TextField name="endTime" label={m.end} type="time" />
      </Fields>
      <Minutes choices={choices} />
      {values.kind === 'SECLUSION' && (
        <chakra.p marginBottom="12px" fontSize="sm" color="fg.muted">
          {m.reconfinement}
        </chakra.p>
      )}
      <Fields>
        <TextField
          name="school"
          label={incidentTexts.school.label}
          maxLength={incidentTexts.school.most}
          autoComplete="off"
        />
        <SelectField
          name="setting"
          label={m.setting}
          placeholder={m.choose}
          options={asOptions(incidentSettings)}
        />
      </Fields>
      <TextAreaField
        name="trigger"
        label={incidentTexts.trigger.label}
        rows={3}
        maxLength={incidentTexts.trigger.most}
      />
      <TextAreaField
        name="lessIntrusive"
        label={incidentTexts.lessIntrusive.label}
        hint={m.lessIntrusiveHint}
        rows={3}
        maxLength={incidentTexts.lessIntrusive.most}
      />
      <Fields>
        <SelectField
          name="injury"
          label={codeLabel('injury')}
          placeholder={m.choose}
          options={optionsOf(choices, 'injury')}
        />
        <SelectField
          name="medicalCheck"
          label={m.medicalCheck}
          placeholder={m.choose}
          options={asOptions(medicalChecks)}
        />
      </Fields>
    </Card>
  )
}

/** How long it took, at once; its place is there before, so that nothing moves. */
function Minutes({ choices }: { choices: Choices }) {
  const { startTime, endTime, kind } = useFormikContext<IncidentValues>().values
  const minutes = minutesBetween(startTime, endTime)
  const limit = longestOf(choices, kind)
  const long = minutes !== null && minutes > limit
  return (
    <chakra.p
      role="status"
      minHeight="22px"
      marginBottom="12px"
      fontWeight="600"
      color={long ? 'overdue.fg' : 'fg.default'}
    >
      {minutes !== null && minutes >= 0
        ? long
          ? m.tooLong({ n: minutes, limit })
          : m.lasted({ n: minutes })
        : ''}
    </chakra.p>
  )
}

function StudentFields({ choices, student }: { choices: Choices; student: string | null }) {
  const isKept = student !== null
  return (
    <Card title={m.student}>
      {isKept && <chakra.p marginBottom="12px">{m.keptStudent({ student })}</chakra.p>}
      <Fields>
        <TextField
          name="studentId"
          label={m.studentId}
          hint={m.studentIdHint}
          optional={isKept}
          maxLength={10}
          autoComplete="off"
        />
        <TextField
          name="lastName"
          label={incidentTexts.lastName.label}
          optional={isKept}
          autoComplete="off"
        />
        <TextField
          name="firstName"
          label={incidentTexts.firstName.label}
          optional={isKept}
          autoComplete="off"
        />
        <TextField name="age" label={m.age} type="number" />
        {(['grade', 'gender', 'raceEthnicity', 'disability', 'placement'] as const).map((field) => (
          <SelectField
            key={field}
            name={field}
            label={codeLabel(field)}
            placeholder={m.choose}
            options={optionsOf(choices, field)}
          />
        ))}
      </Fields>
    </Card>
  )
}

const staffRow = (at: string) => <StaffFields at={at} />

function StaffFields({ at }: { at: string }) {
  const { getFieldMeta } = useFormikContext<IncidentValues>()
  const trained = getFieldMeta<boolean>(`${at}.trained`).value
  return (
    <>
      <TextField name={`${at}.name`} label={m.staffName} maxLength={100} autoComplete="off" />
      <chakra.div paddingTop={{ base: '0', md: '26px' }}>
        <CheckboxField name={`${at}.trained`} label={m.trained} />
      </chakra.div>
      {trained && <DateField name={`${at}.trainedUntil`} label={m.trainedUntil} optional />}
    </>
  )
}

function WhatFollowed() {
  const today = calendarDay(new Date())
  return (
    <Card title={m.after}>
      <Fields>
        <DateField name="parentNotifiedOn" label={m.parentNotifiedOn} optional max={today} />
        <TextField name="parentNotifiedTime" label={m.parentNotifiedTime} type="time" optional />
        <SelectField
          name="parentNotifiedHow"
          label={m.parentNotifiedHow}
          optional
          placeholder={m.choose}
          options={asOptions(parentNoticeWays)}
        />
        <DateField name="debriefOn" label={m.debriefOn} optional max={today} />
        <DateField name="teamMeetingHeldOn" label={m.teamMeetingHeldOn} optional max={today} />
        <SelectField
          name="planAddresses"
          label={m.planAddresses}
          placeholder={m.choose}
          options={asOptions(planAnswers)}
        />
      </Fields>
    </Card>
  )
}
