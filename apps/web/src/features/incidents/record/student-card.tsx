import { chakra } from '@chakra-ui/react'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { toast } from '../../../ui/feedback/toast'
import { Card } from '../../../ui/layout/card'
import { codeLabel, wordOfCode, type Choices } from '../incident-choices'
import { incidentsMessages as m } from '../incidents-messages.generated'
import {
  useRevealIncidentStudentMutation,
  type IncidentFieldsFragment as Incident,
  type RevealIncidentStudentMutation,
} from '../incidents.generated'
import { Facts } from './facts'

const words = m.student
type Revealed = RevealIncidentStudentMutation['revealIncidentStudent']['student']

/** Whom it was about: masked, until somebody who may shows the name, which is recorded. */
export function StudentCard({
  incident,
  choices,
  children,
}: {
  incident: Incident
  choices: Choices
  children: ReactNode
}) {
  const [reveal, { loading }] = useRevealIncidentStudentMutation({ fetchPolicy: 'no-cache' })
  // Kept on this page only, never in the cache (9.2).
  const [shown, setShown] = useState<Revealed>(null)
  const show = async () => {
    const [refusal] = await refusalsOf(async () => {
      const { data } = await reveal({ variables: { id: incident.id } })
      setShown(data?.revealIncidentStudent.student ?? null)
      return data?.revealIncidentStudent.errors
    })
    if (refusal) toast({ status: 'error', title: words.failed, description: refusal.message })
  }
  const traits = (['grade', 'disability', 'raceEthnicity', 'gender', 'placement'] as const).map(
    (field) => [codeLabel(field), wordOfCode(choices, field, incident[field])] as const,
  )
  return (
    <Card
      title={words.title}
      actions={
        <Button
          variant="link"
          icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          aria-expanded={shown !== null}
          loading={loading}
          disabledReason={!incident.reveal.allowed && incident.reveal.reason}
          {...(incident.reveal.allowed && { title: words.recorded })}
          onClick={shown ? () => setShown(null) : () => void show()}
        >
          {shown ? words.hide : words.show}
        </Button>
      }
    >
      <chakra.p fontWeight="600" overflowWrap="anywhere">
        {shown
          ? words.shown({ name: `${shown.firstName} ${shown.lastName}`, id: shown.studentId })
          : incident.student}
      </chakra.p>
      <chakra.p marginBottom="12px">{children}</chakra.p>
      <Facts facts={[...traits, [m.form.age, String(incident.age)]]} none={m.page.none} />
    </Card>
  )
}
