import { chakra } from '@chakra-ui/react'
import { incidentTexts } from '@portal/domain'
import { formatDate, formatDateTime } from '../../../lib/format'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { Card } from '../../../ui/layout/card'
import { codeLabel, positionWord, wordOfCode, type Choices } from '../incident-choices'
import { incidentsMessages as m } from '../incidents-messages.generated'
import type { IncidentFieldsFragment as Incident } from '../incidents.generated'
import { Facts } from './facts'

const words = m.form
const day = (text: string) => (text === '' ? '' : formatDate(text))

/** What happened, who took part, and what followed. */
export function IncidentFacts({ incident, choices }: { incident: Incident; choices: Choices }) {
  const none = m.page.none
  return (
    <>
      <Card title={words.what}>
        <Facts
          none={none}
          facts={[
            [codeLabel('kind'), wordOfCode(choices, 'kind', incident.kind)],
            [words.position, positionWord(incident.position)],
            [words.date, day(incident.incidentDate)],
            [words.times, words.fromTo({ start: incident.startTime, end: incident.endTime })],
            [words.minutes, String(incident.minutes)],
            [incidentTexts.school.label, incident.school],
            [words.setting, incident.setting],
            [codeLabel('injury'), wordOfCode(choices, 'injury', incident.injury)],
            [words.medicalCheck, incident.medicalCheck],
          ]}
        />
        <chakra.div marginTop="12px">
          <Facts
            none={none}
            facts={[
              [incidentTexts.trigger.label, incident.trigger],
              [incidentTexts.lessIntrusive.label, incident.lessIntrusive],
            ]}
          />
        </chakra.div>
      </Card>
      <Card title={words.staff} note={incident.staff.length}>
        <chakra.ul aria-label={words.staff} listStyleType="none" display="grid" gap="6px">
          {incident.staff.map(({ id, name, trained, trainedUntil }) => (
            <li key={id}>
              {name}:{' '}
              {!trained
                ? words.notTrained
                : trainedUntil === ''
                  ? words.trained
                  : words.trainedUntilDay({ day: formatDate(trainedUntil) })}
            </li>
          ))}
        </chakra.ul>
      </Card>
      <Card title={words.after}>
        <Facts
          none={none}
          facts={[
            [
              words.parentNotifiedOn,
              [day(incident.parentNotifiedOn), incident.parentNotifiedTime].join(' ').trim(),
            ],
            [words.parentNotifiedHow, incident.parentNotifiedHow],
            [words.debriefOn, day(incident.debriefOn)],
            [words.planAddresses, incident.planAddresses],
            [words.teamMeetingHeldOn, day(incident.teamMeetingHeldOn)],
          ]}
        />
        <chakra.p marginTop="12px" display="flex" flexWrap="wrap" alignItems="center" gap="6px 10px">
          {words.meetingDue({ day: formatDate(incident.meetingDueOn) })}
          <DeadlineChip
            dueOn={incident.meetingDueOn}
            doneOn={incident.teamMeetingHeldOn || null}
            rule={words.meetingRule}
          />
        </chakra.p>
        <chakra.p marginTop="12px" fontSize="sm" color="fg.muted">
          {m.page.changed({ name: incident.changedBy.fullName, at: formatDateTime(incident.changedOn) })}
        </chakra.p>
      </Card>
    </>
  )
}
