import { calendarDay, checkDueOn } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { spreadErrors, type PayloadError } from '../../../lib/saving/form-errors'
import { useClosedDays } from '../../../lib/years/use-closed-days'
import { Dialog } from '../../../ui/dialog/dialog'
import { DueDateField } from '../../../ui/field/due-date-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { toast } from '../../../ui/feedback/toast'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { ActButtons, ActedRows, type NamedRow } from '../list/acted-rows'
import { refusalsOf } from '../refusals'

interface DueRowsDialogProps {
  words: {
    title: string
    intro: (args: { n: number }) => string
    left: (args: { n: number }) => string
    dueOn: string
    hint: string
    done: (args: { n: number }) => string
  }
  go: string
  able: readonly NamedRow[]
  left: readonly NamedRow[]
  /** The initial date. */
  dueOn?: string
  /** Returns the refusals of the server. */
  act: (ids: number[], dueOn: string) => Promise<readonly PayloadError[] | undefined>
  onClose: () => void
  onDone: () => void
}

/** A dialog that sets one due date on many rows. */
export function DueRowsDialog(props: DueRowsDialogProps) {
  const { words, go, able, left, dueOn = '', act, onClose, onDone } = props
  const closedDays = useClosedDays()
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm({ draft: ['due dates', words.title, ...able.map(({ id }) => id)], onClose })
  return (
    <Formik
      initialValues={{ dueOn }}
      validate={(values) => {
        const verdict = checkDueOn(values.dueOn, new Date())
        return verdict.allowed ? {} : { dueOn: verdict.reason }
      }}
      onSubmit={async (values, form) => {
        const ids = able.map(({ id }) => id)
        const refusals = await refusalsOf(() => act(ids, values.dueOn))
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        toast({ status: 'success', title: words.done({ n: able.length }), duration: 5000 })
        onDone()
      }}
    >
      {({ isSubmitting, submitForm }) => (
        <KeptForm form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title}
              width="md"
              footer={
                <ActButtons
                  able={able}
                  left={left}
                  leftOut={words.left}
                  go={go}
                  loading={isSubmitting}
                  onGo={() => void submitForm()}
                  onClose={close}
                />
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <ActedRows
                  able={able}
                  left={left}
                  intro={words.intro({ n: able.length })}
                  leftOut={words.left}
                />
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
        </KeptForm>
      )}
    </Formik>
  )
}
