import { chakra } from '@chakra-ui/react'
import { calendarDay } from '@portal/domain'
import { DateField } from '../../../ui/field/date-field'
import { SelectField } from '../../../ui/field/select-field'
import type { SelfAssessmentFieldsFragment } from '../self-assessment.generated'
import { assignmentsMessages } from './assignments-messages.generated'
import { dueName, personName } from './plan-values'

const words = assignmentsMessages.plan

interface SectionPlanProps {
  section: SelfAssessmentFieldsFragment['sections'][number]
  /** Due day of the whole self-assessment, the last one that can be chosen. */
  dueOn: string | null
  /** Who can work on a subsection; null when people are not assigned here. */
  users: { value: string; label: string }[] | null
}

/** The subsections of one section, each with who works on it and until when. */
export function SectionPlan({ section, dueOn, users }: SectionPlanProps) {
  return (
    <chakra.fieldset border="0" padding="0" margin="0 0 8px" minWidth="0">
      <chakra.legend textStyle="blockTitle" fontWeight="600" marginBottom="6px">
        {`${section.number} ${section.title}`}
      </chakra.legend>
      {section.subsections.map((one) => (
        <chakra.div
          key={one.id}
          role="group"
          aria-label={`${one.number} ${one.title}`}
          display="grid"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: users ? 'minmax(0, 2fr) minmax(0, 1.4fr) 190px' : 'minmax(0, 2fr) 190px',
          }}
          gap="0 14px"
          borderTop="1px solid {colors.border.subtle}"
          paddingTop="8px"
        >
          <chakra.p paddingTop={{ md: '24px' }} overflowWrap="anywhere">
            {`${one.number} ${one.title}`}
          </chakra.p>
          {users && (
            <SelectField
              name={personName(one.id)}
              label={words.person}
              options={users}
              placeholder={
                one.assignees.length === 0
                  ? words.nobody
                  : words.asNow({
                      assigned: one.assignees.map(({ fullName }) => fullName).join(', '),
                    })
              }
            />
          )}
          <DateField
            name={dueName(one.id)}
            label={words.due}
            min={calendarDay(new Date())}
            {...(dueOn !== null && { max: dueOn })}
          />
        </chakra.div>
      ))}
    </chakra.fieldset>
  )
}
