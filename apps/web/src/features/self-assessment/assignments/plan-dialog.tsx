import { chakra } from '@chakra-ui/react'
import { calendarDay, checkSubsectionDue, type Verdict } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors, type PayloadError } from '../../../lib/saving/form-errors'
import { formatDate } from '../../../lib/format'
import { problemOf } from '../../../lib/problem'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { DateField } from '../../../ui/field/date-field'
import { Dialog } from '../../../ui/dialog/dialog'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { SelectField } from '../../../ui/field/select-field'
import { ProblemState } from '../../../ui/feedback/states'
import { toast } from '../../../ui/feedback/toast'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { refusalsOf } from '../refusals'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { assignmentsMessages } from './assignments-messages.generated'
import {
  useAssignableUsersQuery,
  usePlanSelfAssessmentMutation,
  useStartSelfAssessmentMutation,
  type SelfAssessmentFieldsFragment,
} from '../self-assessment.generated'

const words = assignmentsMessages.plan

interface PlanDialogProps {
  selfAssessment: SelfAssessmentFieldsFragment
  /** Opens it for answers, and asks who works on what; otherwise the plan of an open one is changed. */
  starts: boolean
  onClose: () => void
  onDone: () => void
}

/** Who leads in the agency, who works on each subsection, and until when; nothing of it has to be given. */
export function PlanDialog({ selfAssessment, starts, onClose, onDone }: PlanDialogProps) {
  const viewer = useViewer()
  const { id, leaId, version, dueOn, localLead, sections } = selfAssessment
  const subsections = sections.flatMap((section) => section.subsections)
  const variables = { subsectionResponseId: subsections[0]?.id ?? 0, leaId }
  const people = useAssignableUsersQuery({ variables })
  const [start] = useStartSelfAssessmentMutation()
  const [plan] = usePlanSelfAssessmentMutation()
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm<Record<string, string>>({
    draft: ['plan', id, starts ? 'start' : 'later'],
    onClose,
  })
  const users = (people.data?.assignableUsers ?? []).map((user) => ({ value: user.id, label: user.fullName }))
  const ownDue = (one: (typeof subsections)[number]) => (one.dueOn === dueOn ? '' : (one.dueOn ?? ''))

  async function save(values: Record<string, string>): Promise<readonly PayloadError[] | undefined> {
    const dueDates = subsections
      .filter((one) => (values[dueName(one.id)] ?? '') !== ownDue(one))
      .map((one) => ({ subsectionResponseId: one.id, dueOn: values[dueName(one.id)] || null }))
    const leadId = values['leadId'] || null
    if (!starts)
      return (await plan({ variables: { input: { id, version, leadId, dueDates } } })).data
        ?.planSelfAssessment.errors
    const chosen = subsections.flatMap((one) => {
      const userId = values[personName(one.id)]
      return userId ? [{ subsectionResponseId: one.id, userIds: [userId] }] : []
    })
    const input = { id, version, leadId, dueDates, people: chosen }
    return (await start({ variables: { input } })).data?.startSelfAssessment.errors
  }

  return (
    <Formik
      initialValues={{
        leadId: localLead?.id ?? viewer.id,
        ...Object.fromEntries(
          subsections.flatMap((one) => [
            [dueName(one.id), ownDue(one)],
            [personName(one.id), ''],
          ]),
        ),
      }}
      validate={(values: Record<string, string>) =>
        Object.fromEntries(
          subsections.flatMap((one) => {
            const day = values[dueName(one.id)] ?? ''
            const verdict = day === ownDue(one) || day === '' ? null : dueVerdict(one.number, day, dueOn)
            return verdict && !verdict.allowed ? [[dueName(one.id), verdict.reason]] : []
          }),
        )
      }
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(() => save(values))
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        toast({ status: 'success', title: starts ? words.started : words.saved, duration: 5000 })
        onDone()
      }}
    >
      {({ isSubmitting, submitForm }) => (
        <KeptForm form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={starts ? words.startTitle : words.title}
              width="clone"
              staticBackdrop
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                    {starts ? words.start : words.save}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <chakra.p marginBottom="14px">
                  {(starts ? words.startIntro : words.intro)({
                    due: dueOn === null ? '' : formatDate(dueOn),
                  })}
                </chakra.p>
                {people.error && (
                  <ProblemState
                    problem={problemOf(people.error)}
                    what={selfAssessmentMessages.what.users}
                    onRetry={() => void people.refetch().catch(() => undefined)}
                  />
                )}
                <SelectField name="leadId" label={words.lead} hint={words.leadHint} options={users} />
                {sections.map((section) => (
                  <chakra.fieldset key={section.id} border="0" padding="0" margin="0 0 8px" minWidth="0">
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
                          md: starts ? 'minmax(0, 2fr) minmax(0, 1.4fr) 190px' : 'minmax(0, 2fr) 190px',
                        }}
                        gap="0 14px"
                        borderTop="1px solid {colors.border.subtle}"
                        paddingTop="8px"
                      >
                        <chakra.p paddingTop={{ md: '24px' }} overflowWrap="anywhere">
                          {`${one.number} ${one.title}`}
                        </chakra.p>
                        {starts && (
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
                ))}
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

const dueName = (id: number) => `due-${id}`
const personName = (id: number) => `person-${id}`

function dueVerdict(number: string, day: string, whole: string | null): Verdict {
  return checkSubsectionDue({ number, dueOn: day }, { dueOn: whole }, new Date())
}
