import { Form, Formik, type FormikErrors, type FormikProps, type FormikValues } from 'formik'
import type { ReactNode } from 'react'
import { Button } from '../action/button'
import { Dialog, type DialogProps } from './dialog'
import { FormErrorSummary } from '../form/error-summary'
import { KeptForm } from '../form/kept-form'
import type { RecordForm } from '../form/use-record-form'

interface RecordDialogParts<Values extends FormikValues> extends Pick<
  FormikProps<Values>,
  'values' | 'errors' | 'touched' | 'setFieldValue'
> {
  /** Key of editors that read their text once. */
  edition: number
}

interface RecordDialogProps<Values extends FormikValues> {
  record: RecordForm<Values>
  initial: Values
  /** Words under fields that the server would refuse. */
  validate?: (values: Values) => FormikErrors<Values>
  title: string
  width?: DialogProps['width']
  /** Clicking beside the dialog does nothing; otherwise only once something was typed. */
  staticBackdrop?: boolean
  words: { save: string; cancel: string }
  /** Another button, before Cancel and Save. */
  beside?: ReactNode
  /** Stands in place of the form, which keeps what is typed; null shows the form. */
  renderInstead?: (values: Values) => ReactNode
  children: (parts: RecordDialogParts<Values>) => ReactNode
}

/** The dialog of one record of a list: its form by {@link useRecordForm}, what was refused, Cancel and Save. */
export function RecordDialog<Values extends FormikValues>(props: RecordDialogProps<Values>) {
  const { record, initial, validate, title, width = 'role', words, beside, renderInstead, children } = props
  return (
    <Formik<Values> initialValues={initial} {...(validate ? { validate } : {})} onSubmit={record.save}>
      {({ values, errors, touched, dirty, isSubmitting, submitForm, setFieldValue }) => {
        const shown = renderInstead?.(values) ?? null
        return (
          <KeptForm<Values> {...record.kept}>
            {({ close, edition, notice }) => (
              <>
                <Dialog
                  open
                  onClose={close}
                  title={title}
                  width={width}
                  staticBackdrop={props.staticBackdrop ?? dirty}
                  footer={
                    <>
                      {beside}
                      <Button onClick={close}>{words.cancel}</Button>
                      <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                        {words.save}
                      </Button>
                    </>
                  }
                >
                  {shown}
                  <Form noValidate hidden={shown !== null}>
                    {notice}
                    {record.deleted}
                    <FormErrorSummary messages={record.general} />
                    {children({ values, errors, touched, setFieldValue, edition })}
                  </Form>
                </Dialog>
                {record.conflict}
              </>
            )}
          </KeptForm>
        )
      }}
    </Formik>
  )
}
