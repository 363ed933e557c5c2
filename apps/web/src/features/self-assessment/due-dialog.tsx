import { calendarDay, checkDueOn, dueIn } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors } from '../../lib/form-errors'
import { useClosedDays } from '../../lib/use-closed-days'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { DueDateField } from '../../ui/due-date-field'
import { FormErrorSummary } from '../../ui/error-summary'
import { toast } from '../../ui/toast'
import { ActedRows, splitRows, type ActedRow } from './acted-rows'
import { refusalsOf } from './refusals'
import { selfAssessmentMessages } from './self-assessment-messages'
import { useSetSelfAssessmentDueDatesMutation } from './self-assessment.generated'

const words = selfAssessmentMessages.due

interface DueDialogProps {
  rows: readonly ActedRow[]
  onClose: () => void
  onChanged: () => void
}

/** One due date for all of the rows that can have another; the others are named with their reasons. */
export function DueDialog({ rows, onClose, onChanged }: DueDialogProps) {
  const closedDays = useClosedDays()
  const [change] = useSetSelfAssessmentDueDatesMutation()
  const [general, setGeneral] = useState<string[]>([])
  const { able, left } = splitRows(rows, dueIn)
  const only = able.length === 1 ? able[0]?.dueOn : null
  return (
    <Formik
      initialValues={{ dueOn: only ?? '' }}
      validate={({ dueOn }) => {
        const verdict = checkDueOn(dueOn, new Date())
        return verdict.allowed ? {} : { dueOn: verdict.reason }
      }}
      onSubmit={async (values, form) => {
        const refusals = await refusalsOf(async () => {
          const { data } = await change({
            variables: { input: { ids: able.map(({ id }) => id), dueOn: values.dueOn } },
          })
          return data?.setSelfAssessmentDueDates.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        toast({ status: 'success', title: words.done(able.length), duration: 5000 })
        onChanged()
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
                disabledReason={able.length === 0 && (left[0]?.reason ?? words.left(left.length))}
                onClick={() => void submitForm()}
              >
                {words.go}
              </Button>
            </>
          }
        >
          <Form noValidate>
            <FormErrorSummary messages={general} />
            <ActedRows able={able} left={left} intro={words.intro(able.length)} leftOut={words.left} />
            <DueDateField
              closedDays={closedDays}
              name="dueOn"
              label={words.dueOn}
              hint={words.hint}
              min={calendarDay(new Date())}
            />
          </Form>
        </Dialog>
      )}
    </Formik>
  )
}
