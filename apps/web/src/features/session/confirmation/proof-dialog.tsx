import { chakra } from '@chakra-ui/react'
import { Form, Formik, type FormikHelpers, type FormikValues } from 'formik'
import { useId, type ReactNode } from 'react'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { sessionMessages as m } from '../session-messages.generated'

interface ProofDialogProps<Values extends FormikValues> {
  title: string
  submitLabel: string
  initial: Values
  /** Why the form cannot be sent. */
  missing: (values: Values) => string | false
  onSubmit: (values: Values, form: FormikHelpers<Values>) => Promise<unknown>
  onCancel: () => void
  /** Said above the fields. */
  intro: ReactNode
  /** Below the fields. */
  after?: ReactNode
  children: ReactNode
}

/**
 * Takes a proof of identity: a password or a code. Nothing of it is kept, and a click beside it does not close it.
 */
export function ProofDialog<Values extends FormikValues>(props: ProofDialogProps<Values>) {
  const { title, submitLabel, initial, missing, onSubmit, onCancel, intro, after, children } = props
  const formId = useId()
  return (
    <Formik initialValues={initial} onSubmit={onSubmit} validateOnChange={false} validateOnBlur={false}>
      {({ values, isSubmitting }) => (
        <Dialog
          open
          onClose={onCancel}
          title={title}
          staticBackdrop
          closeButton={false}
          footer={
            <>
              <Button onClick={onCancel}>{m.cancel}</Button>
              <Button
                type="submit"
                form={formId}
                variant="solid"
                loading={isSubmitting}
                disabledReason={missing(values)}
              >
                {submitLabel}
              </Button>
            </>
          }
        >
          <chakra.div display="grid" gap="16px">
            {intro}
            <Form id={formId} noValidate>
              {children}
            </Form>
            {after}
          </chakra.div>
        </Dialog>
      )}
    </Formik>
  )
}
