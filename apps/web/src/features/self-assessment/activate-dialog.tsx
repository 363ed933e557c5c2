import { chakra } from '@chakra-ui/react'
import { calendarDay, checkDueOn } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../lib/form-errors'
import { Button } from '../../ui/button'
import { useClosedDays } from '../../lib/use-closed-days'
import { DueDateField } from '../../ui/due-date-field'
import { Dialog } from '../../ui/dialog'
import { FormErrorSummary } from '../../ui/error-summary'
import { toast } from '../../ui/toast'
import { RowNames } from './acted-rows'
import { refusalsOf } from './refusals'
import { selfAssessmentMessages } from './self-assessment-messages'
import { useActivateSelfAssessmentsMutation } from './self-assessment.generated'

const words = selfAssessmentMessages.activate

export interface ActivatableRow {
  id: number
  part: string
  lea: { name: string }
  activate: { allowed: boolean; reason: string | null }
}

interface ActivateDialogProps {
  rows: readonly ActivatableRow[]
  onClose: () => void
  onActivated: () => void
}

/** Activates all of the rows that can be, with one due date; the others are named with their reasons. */
export function ActivateDialog({ rows, onClose, onActivated }: ActivateDialogProps) {
  const closedDays = useClosedDays()
  const [activate] = useActivateSelfAssessmentsMutation()
  const [general, setGeneral] = useState<string[]>([])
  const able = rows.filter((row) => row.activate.allowed)
  const left = rows.filter((row) => !row.activate.allowed)
  return (
    <Formik
      initialValues={{ dueOn: '' }}
      validate={({ dueOn }) => {
        const verdict = checkDueOn(dueOn, new Date())
        return verdict.allowed ? {} : { dueOn: verdict.reason }
      }}
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(async () => {
          const { data } = await activate({
            variables: { input: { ids: able.map((row) => row.id), dueOn: values.dueOn } },
          })
          return data?.activateSelfAssessments.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        toast({ status: 'success', title: words.done(able.length), duration: 5000 })
        onActivated()
      }}
    >
      {({ isSubmitting, submitForm }) => (
        <Dialog
          open
          onClose={onClose}
          title={words.title}
          width="md"
          footer={
            <>
              <Button onClick={onClose}>Cancel</Button>
              <Button
                variant="solid"
                loading={isSubmitting}
                disabledReason={able.length === 0 && (left[0]?.activate.reason ?? words.left(left.length))}
                onClick={() => void submitForm()}
              >
                {selfAssessmentMessages.list.activateSelected(able.length)}
              </Button>
            </>
          }
        >
          <Form noValidate>
            <FormErrorSummary messages={general} />
            <chakra.p marginBottom="8px">{words.intro(able.length)}</chakra.p>
            {able.length > 0 && <RowNames rows={named(able)} />}
            {left.length > 0 && (
              <>
                <chakra.p marginBottom="4px">{words.left(left.length)}</chakra.p>
                <RowNames rows={named(left)} />
              </>
            )}
            <DueDateField
              closedDays={closedDays}
              name="dueOn"
              label={words.dueOn}
              hint={words.dueHint}
              min={calendarDay(new Date())}
            />
          </Form>
        </Dialog>
      )}
    </Formik>
  )
}

function named(rows: readonly ActivatableRow[]) {
  return rows.map(({ id, part, lea, activate: { reason } }) => ({ id, part, lea, reason }))
}
