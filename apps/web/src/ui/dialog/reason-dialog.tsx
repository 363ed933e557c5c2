import { chakra } from '@chakra-ui/react'
import { Form, Formik } from 'formik'
import { useState, type ReactNode } from 'react'
import { spreadErrors, type PayloadError } from '../../lib/saving/form-errors'
import { Button } from '../action/button'
import { TextAreaField } from '../field/text-area-field'
import { FormErrorSummary } from '../form/error-summary'
import { KeptForm } from '../form/kept-form'
import { useKeptForm } from '../form/use-kept-form'
import { Dialog } from './dialog'

export interface ReasonDialogProps {
  title: string
  intro?: string
  /** Stands between the introduction and the reason, what the step would do for example. */
  notice?: ReactNode
  words: { label: string; hint?: string; go: string; cancel: string }
  /** Key of what is typed; null keeps nothing. */
  draft?: readonly (string | number)[] | null
  /** The text as it stands. */
  initial?: string
  /** Why the text does not do; undefined when it does. */
  check: (text: string) => string | undefined
  rows: number
  maxLength: number
  /** The step cannot simply be taken back. */
  danger?: boolean
  /** Returns the refusals; the caller closes the dialog when there are none. */
  onDone: (text: string) => Promise<readonly PayloadError[]>
  onClose: () => void
}

/** A step that says why: one text, and the button that takes the step. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { words, draft = null, initial = '', check, danger = false, onDone, onClose } = props
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm({ draft, onClose })
  return (
    <Formik
      initialValues={{ reason: initial }}
      validate={({ reason }) => {
        const why = check(reason)
        return why === undefined ? {} : { reason: why }
      }}
      onSubmit={async (values, form) => {
        const refusals = await onDone(values.reason.trim())
        // Calls name the one text in words of their own.
        const own = refusals.map(({ code, field, message }) => ({
          code,
          message,
          field: field ? 'reason' : null,
        }))
        setGeneral(spreadErrors(own, { ...form, values }))
      }}
    >
      {({ submitForm, isSubmitting, values }) => (
        <KeptForm form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={props.title}
              width="md"
              staticBackdrop={danger || values.reason !== initial}
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button
                    variant={danger ? 'danger' : 'solid'}
                    loading={isSubmitting}
                    onClick={() => void submitForm()}
                  >
                    {words.go}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                {props.intro && <chakra.p marginBottom="10px">{props.intro}</chakra.p>}
                {props.notice && <chakra.div marginBottom="10px">{props.notice}</chakra.div>}
                <TextAreaField
                  name="reason"
                  label={words.label}
                  {...(words.hint && { hint: words.hint })}
                  rows={props.rows}
                  maxLength={props.maxLength}
                />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
