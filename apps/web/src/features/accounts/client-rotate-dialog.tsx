import { Form, Formik } from 'formik'
import { useId } from 'react'
import type { PayloadError } from '../../lib/form-errors'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { RadioGroupField } from '../../ui/radio-group-field'
import { sentencesOf } from './accounts-refusals'
import { clientsMessages } from './clients-messages'

const words = clientsMessages.rotation

export interface ClientRotateDialogProps {
  name: string
  /** Answers why it was refused; nothing when it was done. */
  onRotate: (keepPrevious: boolean) => Promise<readonly PayloadError[]>
  onClose: () => void
}

/** Asks what becomes of the secret that the client has now. */
export function ClientRotateDialog({ name, onRotate, onClose }: ClientRotateDialogProps) {
  const formId = useId()
  return (
    <Formik
      initialValues={{ previous: 'keep' }}
      onSubmit={async ({ previous }, form) => {
        form.setStatus('')
        const refused = await onRotate(previous === 'keep')
        form.setStatus(sentencesOf(refused))
      }}
    >
      {(form) => (
        <Dialog
          open
          onClose={onClose}
          title={words.title}
          width="password"
          staticBackdrop
          footer={
            <>
              <Button onClick={onClose}>{words.cancel}</Button>
              <Button type="submit" form={formId} variant="solid" loading={form.isSubmitting}>
                {words.confirm}
              </Button>
            </>
          }
        >
          <Form id={formId} noValidate>
            {form.status && <Alert status="error">{String(form.status)}</Alert>}
            <p>{words.body(name)}</p>
            <br />
            <RadioGroupField
              name="previous"
              label={words.previous}
              options={[
                { value: 'keep', label: words.keep },
                { value: 'end', label: words.end },
              ]}
            />
          </Form>
        </Dialog>
      )}
    </Formik>
  )
}
