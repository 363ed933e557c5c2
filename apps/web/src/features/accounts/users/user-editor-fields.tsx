import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Mail } from 'lucide-react'
import { Button } from '../../../ui/action/button'
import { IconButton } from '../../../ui/action/icon-button'
import { CheckboxListField } from '../../../ui/field/checkbox-list-field'
import { RadioGroupField } from '../../../ui/field/radio-group-field'
import { SelectField } from '../../../ui/field/select-field'
import { TextField } from '../../../ui/field/text-field'
import { TextInput } from '../../../ui/field/text-input'
import type {
  OfferedRolesFieldsFragment,
  UserAgenciesFieldsFragment,
  UserRowFieldsFragment as Row,
} from '../accounts.generated'
import { userEditorMessages } from './user-editor-messages.generated'
import type { UserFormValues } from './user-form'

const words = userEditorMessages.editor

export type AssignableRole = NonNullable<OfferedRolesFieldsFragment['offeredRoles']>[number]
export type Agency = NonNullable<UserAgenciesFieldsFragment['agencies']>[number]

/** Whose account is edited, by whom, and what that person may choose. */
export interface UserFieldsProps {
  /** Null for a new one. */
  user: Row | null
  initial: UserFormValues
  agencies: readonly Agency[]
  /** Roles that can be assigned; none for people who edit only their own details. */
  roles: readonly AssignableRole[]
  /** Sees the jurisdiction list and the notifications. */
  isUserAdministrator: boolean
  /** Full name, title, job title and phone number only. */
  detailsOnly: boolean
  isSelf: boolean
  /** Whether a role belongs to one agency. */
  isLocal: (role: string) => boolean
  onSendReset: (() => void) | undefined
}

/** Who the person is, and the agency. */
export function PersonFields(props: UserFieldsProps) {
  const { user, agencies, isUserAdministrator, detailsOnly, isSelf, isLocal, onSendReset } = props
  const { role } = useFormikContext<UserFormValues>().values
  return (
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
          name={isLocal(role) ? 'leaId' : 'preferredLeaId'}
          label={isMonitor(role) ? words.stateJurisdiction : words.preferredLea}
          hint={isLocal(role) ? words.localHint : words.stateHint}
          placeholder={words.selectJurisdiction}
          disabled={isSelf && isLocal(role)}
          options={agencies.map(({ id, code, shortName }) => ({
            value: String(id),
            label: `${code} ${shortName}`,
          }))}
        />
      )}
    </Columns>
  )
}

/** The role, further roles, and of which agencies the person is notified. */
export function RoleFields(props: UserFieldsProps) {
  const { initial, agencies, roles, isUserAdministrator, detailsOnly, isSelf } = props
  const { values } = useFormikContext<UserFormValues>()
  if (detailsOnly) return null
  const chosen = roles.find(({ name }) => name === values.role)
  return (
    <>
      {roles.length > 0 && (
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
      {roles.some(({ isBuiltIn }) => !isBuiltIn) && (
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
      {isUserAdministrator && chosen?.hasSelectedLeas && (
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
    </>
  )
}

/** Where the account belongs, and what can be done with it beside saving. */
export function AccountFoot({ user, agencies, detailsOnly, isLocal, onSendReset }: UserFieldsProps) {
  const { role, leaId } = useFormikContext<UserFormValues>().values
  const agency = isLocal(role) ? agencies.find(({ id }) => String(id) === leaId) : undefined
  return (
    <Foot>
      <span>
        <b>{`${words.jurisdiction}:`}</b>{' '}
        {agency?.shortName ?? (isLocal(role) ? (user?.leaName ?? '-') : words.stateWide)}
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
  )
}

const isMonitor = (role: string) => role === 'StateMonitor' || role === 'StateAdmin'

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
