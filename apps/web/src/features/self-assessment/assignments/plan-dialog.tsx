import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { formatDate } from '../../../lib/format'
import { problemOf } from '../../../lib/problem'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
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
import { useAssignableUsersQuery, type SelfAssessmentFieldsFragment } from '../self-assessment.generated'
import { planErrors, planOf, subsectionsOf } from './plan-values'
import { SectionPlan } from './section-plan'
import { useSavePlan } from './use-save-plan'

const words = assignmentsMessages.plan

interface PlanDialogProps {
  selfAssessment: SelfAssessmentFieldsFragment
  /** Opens it for answers, with who works on what; otherwise the plan of an open one is changed. */
  starts: boolean
  onClose: () => void
  onDone: () => void
}

/** Who leads in the agency, who works on each subsection, and until when; each of them is optional. */
export function PlanDialog({ selfAssessment, starts, onClose, onDone }: PlanDialogProps) {
  const viewer = useViewer()
  const { id, leaId, dueOn, localLead, sections } = selfAssessment
  const people = useAssignableUsersQuery({
    variables: { subsectionResponseId: subsectionsOf(selfAssessment)[0]?.id ?? 0, leaId },
  })
  const save = useSavePlan(selfAssessment, starts)
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm<Record<string, string>>({
    draft: ['plan', id, starts ? 'start' : 'later'],
    onClose,
  })
  const users = (people.data?.assignableUsers ?? []).map((user) => ({ value: user.id, label: user.fullName }))
  return (
    <Formik
      initialValues={planOf(selfAssessment, localLead?.id ?? viewer.id)}
      validate={(values: Record<string, string>) => planErrors(selfAssessment, values)}
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
                  <SectionPlan
                    key={section.id}
                    section={section}
                    dueOn={dueOn}
                    users={starts ? users : null}
                  />
                ))}
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
