import { chakra } from '@chakra-ui/react'
import {
  justificationQuestionKeys,
  justificationQuestions,
  ratedSubjects,
  type RatedSubject,
} from '@portal/domain'
import { Card } from '../../../ui/layout/card'
import { participationMessages as m } from '../participation-messages.generated'
import type { AgencyParticipationFieldsFragment as Participation } from '../participation.generated'
import { GroupTable } from './group-table'
import { justificationValue } from './justification-value'

const words = m.justification

/** The justification as it is read. */
export function JustificationText({ participation }: { participation: Participation }) {
  const value = justificationValue(participation)
  return (
    <>
      <Card title={words.questions}>
        <chakra.dl display="grid" gap="12px">
          {justificationQuestionKeys.map((key) => (
            <div key={key}>
              <chakra.dt textStyle="label">{justificationQuestions[key]}</chakra.dt>
              <chakra.dd whiteSpace="pre-wrap" overflowWrap="anywhere">
                {value[key] || words.noAnswer}
              </chakra.dd>
            </div>
          ))}
          {(['reviewed', 'changed'] as const).map((key) => (
            <div key={key}>
              <chakra.dt textStyle="label">{words[key]}</chakra.dt>
              <dd>{value[key] || words.noAnswer}</dd>
            </div>
          ))}
        </chakra.dl>
      </Card>
      <Card
        title={words.groups}
        note={ratedSubjects[participation.justification.groupSubject as RatedSubject]}
        padded={false}
      >
        <GroupTable groups={value.groups} all={participation[value.groupSubject]} />
      </Card>
    </>
  )
}
