import { incidentCodeNames, incidentTexts } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import type { Stored } from '../../../lib/saving/save-three-ways'
import type { ConflictField } from '../../../ui/form/conflict-fields'
import { codeLabel, positionWord, wordOfCode, type Choices } from '../incident-choices'
import { incidentsMessages } from '../incidents-messages.generated'
import type { IncidentFieldsFragment as Incident } from '../incidents.generated'
import { valuesOf, type IncidentValues } from './incident-form-values'

const words = incidentsMessages.form

export const storedIncident = (row: Incident): Stored<IncidentValues> => ({
  values: valuesOf(row),
  version: row.version,
  by: row.changedBy.fullName,
  at: row.changedOn,
})

/** The parts of an incident that two people can have changed at once. */
export function incidentConflictFields(choices: Choices): ConflictField<IncidentValues>[] {
  const text = (name: keyof Omit<IncidentValues, 'staff'>, label: string): ConflictField<IncidentValues> => ({
    members: [name],
    label,
    show: (values) => values[name],
  })
  const day = (name: keyof Omit<IncidentValues, 'staff'>, label: string): ConflictField<IncidentValues> => ({
    members: [name],
    label,
    show: (values) => (values[name] === '' ? '' : formatDate(values[name])),
  })
  return [
    text('number', incidentTexts.number.label),
    text('school', incidentTexts.school.label),
    text('setting', words.setting),
    day('incidentDate', words.date),
    text('startTime', words.start),
    text('endTime', words.end),
    { members: ['position'], label: words.position, show: ({ position }) => positionWord(position) },
    text('trigger', incidentTexts.trigger.label),
    text('lessIntrusive', incidentTexts.lessIntrusive.label),
    {
      members: ['staff'],
      label: words.staff,
      show: ({ staff }) =>
        staff
          .map(({ name, trained, trainedUntil }) =>
            [name, trained ? words.trained : words.notTrained, trainedUntil].filter(Boolean).join(', '),
          )
          .join('\n'),
    },
    text('medicalCheck', words.medicalCheck),
    day('parentNotifiedOn', words.parentNotifiedOn),
    text('parentNotifiedTime', words.parentNotifiedTime),
    text('parentNotifiedHow', words.parentNotifiedHow),
    day('debriefOn', words.debriefOn),
    text('planAddresses', words.planAddresses),
    day('teamMeetingHeldOn', words.teamMeetingHeldOn),
    text('age', words.age),
    ...incidentCodeNames.map((name) => ({
      members: [name],
      label: codeLabel(name),
      show: (values: IncidentValues) => wordOfCode(choices, name, values[name]),
    })),
  ]
}
