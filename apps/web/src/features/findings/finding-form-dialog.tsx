import { chakra } from '@chakra-ui/react'
import { Form, Formik, type FormikValues } from 'formik'
import { useState, type ReactNode } from 'react'
import { spreadErrors, type PayloadError } from '../../lib/saving/form-errors'
import { Button } from '../../ui/action/button'
import { Dialog, type DialogProps } from '../../ui/dialog/dialog'
import { FormErrorSummary } from '../../ui/form/error-summary'
import { KeptForm } from '../../ui/form/kept-form'
import { toast } from '../../ui/feedback/toast'
import { useKeptForm } from '../../ui/form/use-kept-form'
import type { RecordForm } from '../../ui/form/use-record-form'
import { findingsPageMessages } from './findings-page-messages.generated'

const words = findingsPageMessages.dialog

interface FindingFormDialogProps<Values extends FormikValues> {
  /** Which form of which finding: what is typed is kept under it. Of a record, its own form keeps it. */
  draft: readonly (string | number)[] | RecordForm<Values>
  title: string
  intro?: string
  width?: DialogProps['width']
  initialValues: Values
  /** Messages by field. */
  validate?: (values: Values) => Record<string, unknown>
  submitLabel: string
  /** What the last button sends, whatever another one has changed before. */
  prepare?: (values: Values) => Values
  danger?: boolean
  /** Returns the refusals; without any the dialog closes. A record saves itself. */
  onSubmit?: (values: Values) => Promise<readonly PayloadError[]>
  /** Said when it is done. */
  done?: string
  onClose: () => void
  /** A button before the last one; it may send the form with other values. */
  second?: { label: string; act: (values: Values, send: (values: Values) => void) => void } | undefined
  children: ReactNode | ((values: Values) => ReactNode)
}

/** A form in a window: errors beside the fields and in a summary, nothing typed is lost by a click beside it. */
export function FindingFormDialog<Values extends FormikValues>(props: FindingFormDialogProps<Values>) {
  const { title, intro, initialValues, validate, onSubmit, onClose, prepare, second, children } = props
  const record = 'save' in props.draft ? props.draft : undefined
  const own = useKeptForm<Values>({ draft: 'save' in props.draft ? null : props.draft, onClose })
  const kept = record?.kept ?? { form: own }
  const [refused, setRefused] = useState<string[]>([])
  const general = record?.general ?? refused
  return (
    <Formik
      initialValues={initialValues}
      {...(validate ? { validate } : {})}
      onSubmit={async (values, form) => {
        if (record) return record.save(values, form)
        const refusals = (await onSubmit?.(values)) ?? []
        const messages = spreadErrors(refusals, { ...form, values })
        setRefused(
          refusals.some(({ code }) => code === 'CONFLICT') ? [...messages, words.refreshed] : messages,
        )
        if (refusals.length > 0) return
        own.forget()
        if (props.done) toast({ status: 'success', title: props.done, duration: 5000 })
        onClose()
      }}
    >
      {({ isSubmitting, submitForm, values, dirty, setValues }) => (
        <KeptForm<Values> {...kept}>
          {({ close, notice }) => (
            <>
              <Dialog
                open
                onClose={close}
                title={title}
                width={props.width ?? 'md'}
                staticBackdrop={dirty}
                footer={
                  <>
                    <Button onClick={close}>{words.cancel}</Button>
                    {second && (
                      <Button
                        onClick={() =>
                          second.act(values, (next) => {
                            void setValues(next, false).then(() => submitForm())
                          })
                        }
                      >
                        {second.label}
                      </Button>
                    )}
                    <Button
                      variant={props.danger ? 'danger' : 'solid'}
                      loading={isSubmitting}
                      onClick={() => {
                        if (prepare) void setValues(prepare(values), false).then(() => submitForm())
                        else void submitForm()
                      }}
                    >
                      {props.submitLabel}
                    </Button>
                  </>
                }
              >
                <Form noValidate>
                  {notice}
                  {record?.deleted}
                  <FormErrorSummary messages={general} />
                  {intro && <chakra.p marginBottom="12px">{intro}</chakra.p>}
                  {typeof children === 'function' ? children(values) : children}
                </Form>
              </Dialog>
              {record?.conflict}
            </>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}
