import { chakra } from '@chakra-ui/react'
import { Form, Formik, useFormikContext } from 'formik'
import { Mail } from 'lucide-react'
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react'
import { formatDate } from '../../../lib/format'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { CheckboxListField } from '../../../ui/field/checkbox-list-field'
import { Dialog } from '../../../ui/dialog/dialog'
import { ErrorSummary, type SummaryError } from '../../../ui/form/error-summary'
import { IconButton } from '../../../ui/action/icon-button'
import { KeptForm } from '../../../ui/form/kept-form'
import { RadioGroupField } from '../../../ui/field/radio-group-field'
import { SelectField } from '../../../ui/field/select-field'
import { TextField } from '../../../ui/field/text-field'
import { TextInput } from '../../../ui/field/text-input'
import type { RecordForm } from '../../../ui/form/use-record-form'
import { accountsMessages } from '../accounts-messages.generated'
import { PendingEmail } from '../own/pending-email'
import { userEditorMessages } from './user-editor-messages.generated'
import type {
  OfferedRolesFieldsFragment,
  UserAgenciesFieldsFragment,
  UserRowFieldsFragment as Row,
} from '../accounts.generated'
import { formFieldOf, userFormErrors, type ServerErrors, type UserFormValues } from './user-form'

const words = userEditorMessages.editor

export type OfferedRole = NonNullable<OfferedRolesFieldsFragment['offeredRoles']>[number]
export type Agency = NonNullable<UserAgenciesFieldsFragment['agencies']>[number]

export interface UserEditorProps {
  /** Null for a new one. */
  user: Row | null
  initial: UserFormValues
  agencies: readonly Agency[]
  /** Roles that may be offered; none for people who edit only their own details. */
  roles: readonly OfferedRole[]
  /** Sees the jurisdiction list and the notifications. */
  isUserAdministrator: boolean
  /** Full name, title, job title and phone number only. */
  detailsOnly: boolean
  isSelf: boolean
  title?: string
  /** Stands before the buttons. */
  aside?: ReactNode
  /** Whether a role belongs to one agency. */
  isLocal: (role: string) => boolean
  record: RecordForm<UserFormValues>
  /** What the server refused. */
  server: ServerErrors | undefined
  onSendReset: (() => void) | undefined
}

/** User Details (specification 000 section 2). Submit asks the server even when the form sees a mistake. */
export function UserEditor(props: UserEditorProps) {
  const { user, initial, agencies, roles, isUserAdministrator, detailsOnly, isSelf, onSendReset } = props
  const { isLocal, record, server } = props
  const formId = useId()
  const general = (server?.errors ?? [])
    .filter(({ field }) => !formFieldOf(field))
    .map(({ message }) => message)

  return (
    <Formik
      initialValues={initial}
      validate={(values) => userFormErrors(values, server)}
      onSubmit={() => undefined}
    >
      {(form) => {
        const chosen = roles.find(({ name }) => name === form.values.role)
        const submit = async (event: FormEvent) => {
          event.preventDefault()
          if (form.isSubmitting) return
          await form.setTouched(allTouched(form.values), false)
          form.setSubmitting(true)
          const errors = await record.save(form.values, form)
          form.setErrors(await userFormErrors(form.values, { errors, values: form.values }))
          form.setSubmitting(false)
        }
        // Formik counts its own submits only; the summary stands once the server has refused this one.
        const problems: SummaryError[] =
          server === undefined || form.isSubmitting
            ? []
            : [
                ...general.map((message) => ({ message })),
                ...Object.entries(form.errors).flatMap(([name, message]) =>
                  typeof message === 'string' ? { name, message } : [],
                ),
              ]
        const agencyId = isLocal(form.values.role) ? form.values.leaId : ''
        const agency = agencies.find(({ id }) => String(id) === agencyId)
        return (
          <KeptForm<UserFormValues> {...record.kept}>
            {({ close, notice }) => (
              <>
                <Dialog
                  open
                  onClose={close}
                  title={props.title ?? words.title}
                  width="md"
                  staticBackdrop
                  footer={
                    <>
                      {props.aside && <chakra.div marginInlineEnd="auto">{props.aside}</chakra.div>}
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
                    <ErrorSummary errors={problems} />
                    <Revalidated by={server} />
                    {isSelf && <PendingEmail />}
                    {user?.mailBouncedOn && (
                      <chakra.div marginBottom="12px">
                        <Alert status="warning" title={accountsMessages.list.bouncedChip} quiet>
                          {words.bouncedSince({ day: formatDate(user.mailBouncedOn) })}
                        </Alert>
                      </chakra.div>
                    )}
                    <Columns>
                      <EmailField
                        readOnly={detailsOnly}
                        onSendReset={user ? onSendReset : undefined}
                        reason={user?.sendPasswordReset.reason}
                      />
                      <TextField name="userName" label={words.userName} readOnly />
                      <TextField name="fullName" label={words.fullName} autoComplete="off" />
                      <TextField name="title" label={words.titleField} autoComplete="off" />
                      <TextField name="phoneNumber" label={words.phoneNumber} type="tel" autoComplete="off" />
                      <TextField name="jobTitle" label={words.jobTitle} optional autoComplete="off" />
                      {isUserAdministrator && !detailsOnly && (
                        <SelectField
                          name={isLocal(form.values.role) ? 'leaId' : 'preferredLeaId'}
                          label={isMonitor(form.values.role) ? words.stateJurisdiction : words.preferredLea}
                          hint={isLocal(form.values.role) ? words.localHint : words.stateHint}
                          placeholder={words.selectJurisdiction}
                          disabled={isSelf && isLocal(form.values.role)}
                          options={agencies.map(({ id, code, shortName }) => ({
                            value: String(id),
                            label: `${code} ${shortName}`,
                          }))}
                        />
                      )}
                    </Columns>
                    {roles.length > 0 && !detailsOnly && (
                      <RadioGroupField
                        name="role"
                        label={words.roles}
                        hint={isSelf ? words.ownRole : undefined}
                        options={roles
                          .filter(({ isBuiltIn }) => isBuiltIn)
                          .map(({ name, label, grant }) => ({
                            value: name,
                            label,
                            disabledReason: isSelf
                              ? words.ownRole
                              : grant.allowed || name === initial.role
                                ? null
                                : grant.reason,
                          }))}
                      />
                    )}
                    {roles.some(({ isBuiltIn }) => !isBuiltIn) && !detailsOnly && (
                      <CheckboxListField
                        name="moreRoles"
                        label={words.moreRoles}
                        optional
                        options={roles
                          .filter(({ isBuiltIn }) => !isBuiltIn)
                          .map(({ name, label, grant }) => ({
                            value: name,
                            label,
                            disabledReason: isSelf ? words.ownRole : grant.allowed ? null : grant.reason,
                          }))}
                      />
                    )}
                    {isUserAdministrator && !detailsOnly && chosen?.hasSelectedLeas && (
                      <CheckboxListField
                        name="selectedLeas"
                        label={words.notifications}
                        hint={words.notificationsHint}
                        optional
                        options={agencies.map(({ id, code, shortName }) => ({
                          value: id,
                          label: `${code} ${shortName}`,
                        }))}
                      />
                    )}
                    <Foot>
                      <span>
                        <b>{`${words.jurisdiction}:`}</b>{' '}
                        {agency?.shortName ??
                          (isLocal(form.values.role) ? (user?.leaName ?? '-') : words.stateWide)}
                      </span>
                      {user && onSendReset && (
                        <Button
                          variant="link"
                          icon={<Mail size={16} aria-hidden />}
                          disabledReason={!user.sendPasswordReset.allowed && user.sendPasswordReset.reason}
                          onClick={onSendReset}
                        >
                          {words.resetPassword}
                        </Button>
                      )}
                      {!user && <span>{words.newUserNote}</span>}
                      {detailsOnly && <span>{userEditorMessages.own.managed}</span>}
                    </Foot>
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

/** Puts what the server refused to its fields, also when that came after a choice between two versions. */
function Revalidated({ by }: { by: ServerErrors | undefined }) {
  const { validateForm } = useFormikContext<UserFormValues>()
  const validate = useRef(validateForm)
  validate.current = validateForm
  useEffect(() => {
    if (by) void validate.current()
  }, [by])
  return null
}

const isMonitor = (role: string) => role === 'StateMonitor' || role === 'StateAdmin'

const allTouched = (values: UserFormValues) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, true])) as Record<keyof UserFormValues, never>

/** The email is the user name: what is typed in one stands in the other. */
function EmailField({
  readOnly,
  onSendReset,
  reason,
}: {
  readOnly: boolean
  onSendReset: (() => void) | undefined
  reason: string | null | undefined
}) {
  const { values, errors, touched, setValues, setFieldTouched } = useFormikContext<UserFormValues>()
  return (
    <chakra.div position="relative" minWidth="0">
      <TextInput
        name="email"
        label={words.email}
        type="email"
        autoComplete="off"
        readOnly={readOnly}
        value={values.email}
        error={touched.email ? errors.email : undefined}
        onChange={({ currentTarget: { value } }) =>
          void setValues((known) => ({ ...known, email: value, userName: value }))
        }
        onBlur={() => void setFieldTouched('email')}
      />
      {onSendReset && values.email && (
        <chakra.span position="absolute" insetEnd="0" top={{ base: '-12px', md: '-7px' }} color="brand.fg">
          <IconButton
            label={reason ? `${words.sendReset}: ${reason}` : words.sendReset}
            icon={<Mail aria-hidden />}
            disabled={Boolean(reason)}
            onClick={onSendReset}
          />
        </chakra.span>
      )}
    </chakra.div>
  )
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: '0 16px',
    alignItems: 'start',
  },
})

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '6px 12px',
    padding: '9px 12px',
    border: '1px solid {colors.border.subtle}',
    borderRadius: 'sm',
    bg: 'bg.subtle',
    fontSize: 'md',
  },
})
