import { calendarDay, latestClientExpiry } from '@portal/domain'
import { Form, Formik } from 'formik'
import { useId, useState } from 'react'
import { spreadErrors, type PayloadError } from '../../lib/form-errors'
import { yupErrors } from '../../lib/yup-errors'
import { Button } from '../../ui/button'
import { CheckboxListField } from '../../ui/checkbox-list-field'
import { DateField } from '../../ui/date-field'
import { Dialog } from '../../ui/dialog'
import { ErrorSummary, FormErrorSummary } from '../../ui/error-summary'
import { RadioGroupField } from '../../ui/radio-group-field'
import { TextField } from '../../ui/text-field'
import type { ClientFormValues } from './client-form'
import { clientFormSchema } from './client-form-schema'
import { ClientScopesField } from './client-scopes-field'
import { clientsMessages } from './clients-messages'
import type { Agency } from './user-editor'

const words = clientsMessages.editor

export interface ClientEditorProps {
  isNew: boolean
  initial: ClientFormValues
  agencies: readonly Agency[]
  /** Answers why it was refused; nothing when it was done. */
  onSubmit: (values: ClientFormValues) => Promise<readonly PayloadError[]>
  onClose: () => void
}

/** Register and edit dialog of a client. */
export function ClientEditor({ isNew, initial, agencies, onSubmit, onClose }: ClientEditorProps) {
  const formId = useId()
  const [general, setGeneral] = useState<string[]>([])
  const today = calendarDay(new Date())
  return (
    <Formik
      initialValues={initial}
      validate={(values) => yupErrors(clientFormSchema, values)}
      onSubmit={async (values, form) => {
        setGeneral([])
        const refused = await onSubmit(values)
        setGeneral(spreadErrors(refused, { values, ...form }))
      }}
    >
      {(form) => (
        <Dialog
          open
          onClose={onClose}
          title={isNew ? words.registerTitle : words.editTitle}
          width="role"
          staticBackdrop
          footer={
            <>
              <Button onClick={onClose}>{words.cancel}</Button>
              <Button type="submit" form={formId} variant="solid" loading={form.isSubmitting}>
                {isNew ? words.register : words.save}
              </Button>
            </>
          }
        >
          <Form id={formId} noValidate>
            {general.length > 0 && <ErrorSummary errors={general.map((message) => ({ message }))} />}
            <FormErrorSummary />
            <TextField name="name" label={words.name} hint={words.nameHint} autoComplete="off" />
            <TextField name="contact" label={words.contact} hint={words.contactHint} autoComplete="off" />
            <ClientScopesField />
            <RadioGroupField
              name="reach"
              label={words.reach}
              options={[
                { value: 'some', label: words.some },
                { value: 'all', label: words.all },
              ]}
            />
            {form.values.reach === 'some' && (
              <CheckboxListField
                name="leaIds"
                label={words.leas}
                options={agencies.map(({ id, shortName }) => ({ value: id, label: shortName }))}
              />
            )}
            <DateField
              name="expiresOn"
              label={words.expiresOn}
              hint={words.expiresHint}
              min={today}
              max={latestClientExpiry(today)}
            />
            <TextField
              name="requestsPerMinute"
              label={words.requests}
              hint={words.requestsHint}
              type="number"
              inputMode="numeric"
            />
          </Form>
        </Dialog>
      )}
    </Formik>
  )
}
