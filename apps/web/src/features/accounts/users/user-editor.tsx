import { chakra } from '@chakra-ui/react'
import { Form, Formik, useFormikContext, type FormikErrors } from 'formik'
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import { formatDate } from '../../../lib/format'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { ErrorSummary, type SummaryError } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import type { RecordForm } from '../../../ui/form/use-record-form'
import { accountsMessages } from '../accounts-messages.generated'
import { PendingEmail } from '../own/pending-email'
import { AccountFoot, PersonFields, RoleFields, type UserFieldsProps } from './user-editor-fields'
import { userEditorMessages } from './user-editor-messages.generated'
import { formFieldOf, userFormErrors, type ServerErrors, type UserFormValues } from './user-form'

const words = userEditorMessages.editor

export interface UserEditorProps extends UserFieldsProps {
  title?: string
  /** Stands before the buttons. */
  aside?: ReactNode
  record: RecordForm<UserFormValues>
  /** What the server refused. */
  server: ServerErrors | undefined
}

/** User Details (specification 000 section 2). */
export function UserEditor(props: UserEditorProps) {
  return (
    <Formik
      initialValues={props.initial}
      validate={(values) => userFormErrors(values, props.server)}
      onSubmit={() => undefined}
    >
      <UserDialog {...props} />
    </Formik>
  )
}

function UserDialog({ title, aside, record, server, ...fields }: UserEditorProps) {
  const { user, isSelf } = fields
  const formId = useId()
  const form = useFormikContext<UserFormValues>()
  const submit = useSubmit(record)
  return (
    <KeptForm<UserFormValues> {...record.kept}>
      {({ close, notice }) => (
        <>
          <Dialog
            open
            onClose={close}
            title={title ?? words.title}
            width="md"
            staticBackdrop
            footer={
              <>
                {aside && <chakra.div marginInlineEnd="auto">{aside}</chakra.div>}
                <Button onClick={close}>{accountsMessages.cancel}</Button>
                <Button type="submit" form={formId} variant="solid" loading={form.isSubmitting}>
                  {words.submit}
                </Button>
              </>
            }
          >
            <Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
              {notice}
              {record.deleted}
              <ErrorSummary errors={form.isSubmitting ? [] : refusalsOf(server, form.errors)} />
              <Revalidated by={server} />
              {isSelf && <PendingEmail />}
              {user?.mailBouncedOn && (
                <chakra.div marginBottom="12px">
                  <Alert status="warning" title={accountsMessages.list.bouncedChip} quiet>
                    {words.bouncedSince({ day: formatDate(user.mailBouncedOn) })}
                  </Alert>
                </chakra.div>
              )}
              <PersonFields {...fields} />
              <RoleFields {...fields} />
              <AccountFoot {...fields} />
            </Form>
          </Dialog>
          {record.conflict}
        </>
      )}
    </KeptForm>
  )
}

/** Sends the form to the server even when it sees a mistake itself. */
function useSubmit(record: RecordForm<UserFormValues>) {
  const form = useFormikContext<UserFormValues>()
  return async (event: FormEvent) => {
    event.preventDefault()
    if (form.isSubmitting) return
    await form.setTouched(allTouched(form.values), false)
    form.setSubmitting(true)
    const errors = await record.save(form.values, form)
    form.setErrors(await userFormErrors(form.values, { errors, values: form.values }))
    form.setSubmitting(false)
  }
}

/** The summary of errors; Formik counts its own submits only, so there is none before the server has refused one. */
function refusalsOf(server: ServerErrors | undefined, errors: FormikErrors<UserFormValues>): SummaryError[] {
  if (server === undefined) return []
  const general = server.errors.filter(({ field }) => !formFieldOf(field))
  return [
    ...general.map(({ message }) => ({ message })),
    ...Object.entries(errors).flatMap(([name, message]) =>
      typeof message === 'string' ? { name, message } : [],
    ),
  ]
}

/** Shows refusals at their fields, also when they came after a choice between two versions. */
function Revalidated({ by }: { by: ServerErrors | undefined }) {
  const { validateForm } = useFormikContext<UserFormValues>()
  const validate = useRef(validateForm)
  validate.current = validateForm
  useEffect(() => {
    if (by) void validate.current()
  }, [by])
  return null
}

const allTouched = (values: UserFormValues) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, true])) as Record<keyof UserFormValues, never>
