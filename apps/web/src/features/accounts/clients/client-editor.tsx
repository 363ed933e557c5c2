import { calendarDay, latestClientExpiry } from '@portal/domain'
import { Form, Formik, useFormikContext } from 'formik'
import { useId, useRef, useState } from 'react'
import { yupErrors } from '../../../lib/saving/yup-errors'
import { Button } from '../../../ui/action/button'
import { CheckboxListField } from '../../../ui/field/checkbox-list-field'
import { DateField } from '../../../ui/field/date-field'
import { Dialog } from '../../../ui/dialog/dialog'
import { ErrorSummary, FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { RadioGroupField } from '../../../ui/field/radio-group-field'
import { TextField } from '../../../ui/field/text-field'
import { useRecordForm } from '../../../ui/form/use-record-form'
import { clientFields, storedClient } from './client-fields'
import { clientFormValues, clientInputOf, type ClientFormValues } from './client-form'
import { clientFormSchema } from './client-form-schema'
import { ClientScopesField } from './client-scopes-field'
import { clientsMessages } from './clients-messages.generated'
import type { ClientFieldsFragment as Client } from './clients.generated'
import type { useClientActs } from './use-client-acts'
import type { Agency } from '../users/user-editor-fields'

const words = clientsMessages.editor

export interface ClientEditorProps {
  /** Null to register one. */
  client: Client | null
  agencies: readonly Agency[]
  acts: Pick<ReturnType<typeof useClientActs>, 'register' | 'update'>
  onRegistered: (made: { clientId: string; secret: string | null }) => void
  onSaved: () => void
  /** Another person saved first, and none of the person's changes is left to save. */
  onTheirs: () => void
  onClose: () => void
}

/** Register and edit dialog of a client. */
export function ClientEditor({ client, agencies, acts, onRegistered, onClose, ...props }: ClientEditorProps) {
  const formId = useId()
  const [initial] = useState(() => clientFormValues(client, new Date()))
  const made = useRef<{ clientId: string; secret: string | null }>(undefined)
  const record = useRecordForm<ClientFormValues, Client>({
    draft: ['client', client?.id ?? 'new'],
    row: client,
    initial,
    read: storedClient,
    fields: (versions) => clientFields(agencies, versions),
    title: clientsMessages.conflict,
    send: async (values, version) => {
      const input = clientInputOf(values)
      if (client && version !== null) {
        const { errors, answer } = await acts.update({ ...client, version }, input)
        return { errors, row: answer?.client ?? null }
      }
      const { errors, answer } = await acts.register(input)
      if (answer?.client) made.current = { clientId: answer.client.id, secret: answer.secret }
      return { errors, row: answer?.client ?? null }
    },
    onSaved: () => (made.current ? onRegistered(made.current) : props.onSaved()),
    onTheirs: props.onTheirs,
    onClose,
  })
  return (
    <Formik
      initialValues={initial}
      validate={(values) => yupErrors(clientFormSchema, values)}
      onSubmit={record.save}
    >
      {(form) => (
        <KeptForm<ClientFormValues> {...record.kept}>
          {({ close, notice }) => (
            <>
              <Dialog
                open
                onClose={close}
                title={client === null ? words.registerTitle : words.editTitle}
                width="role"
                staticBackdrop
                footer={
                  <>
                    <Button onClick={close}>{words.cancel}</Button>
                    <Button type="submit" form={formId} variant="solid" loading={form.isSubmitting}>
                      {client === null ? words.register : words.save}
                    </Button>
                  </>
                }
              >
                <Form id={formId} noValidate>
                  {notice}
                  {record.deleted}
                  {record.general.length > 0 && (
                    <ErrorSummary errors={record.general.map((message) => ({ message }))} />
                  )}
                  <FormErrorSummary />
                  <ClientInputs agencies={agencies} />
                </Form>
              </Dialog>
              {record.conflict}
            </>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

function ClientInputs({ agencies }: Pick<ClientEditorProps, 'agencies'>) {
  const { values } = useFormikContext<ClientFormValues>()
  const today = calendarDay(new Date())
  return (
    <>
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
      {values.reach === 'some' && (
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
    </>
  )
}
