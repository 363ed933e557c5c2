import { Form, Formik } from 'formik'
import { useId } from 'react'
import type { PayloadError } from '../../../lib/saving/form-errors'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { KeptForm } from '../../../ui/form/kept-form'
import { RadioGroupField } from '../../../ui/field/radio-group-field'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { sentencesOf } from '../accounts-refusals'
import { clientsMessages } from './clients-messages.generated'

const words = clientsMessages.rotation

export interface ClientRotateDialogProps {
  name: string
  /** Returns why it was refused; nothing when it was done. */
  onRotate: (keepPrevious: boolean) => Promise<readonly PayloadError[]>
  onClose: () => void
}

/** Chooses what happens to the secret that the client has now. */
export function ClientRotateDialog({ name, onRotate, onClose }: ClientRotateDialogProps) {
  const formId = useId()
  // A choice for now: closing asks for confirmation, and no draft is kept.
  const kept = useKeptForm({ draft: null, onClose })
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
        <KeptForm form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title}
              width="password"
              staticBackdrop
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button type="submit" form={formId} variant="solid" loading={form.isSubmitting}>
                    {words.confirm}
                  </Button>
                </>
              }
            >
              <Form id={formId} noValidate>
                {notice}
                {form.status && <Alert status="error">{String(form.status)}</Alert>}
                <p>{words.body({ name })}</p>
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
        </KeptForm>
      )}
    </Formik>
  )
}
