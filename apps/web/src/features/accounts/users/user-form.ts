import {
  accountTextRules,
  checkAddress,
  checkStanding,
  checkText,
  editorRoleOf,
  isRoleName,
  tidyAccountInput,
  type AccountInput,
  type Verdict,
} from '@portal/domain'
import type { FormikErrors } from 'formik'
import { mixed, object, string, type TestContext } from 'yup'
import type { PayloadError } from '../../../lib/saving/form-errors'
import { yupErrors } from '../../../lib/saving/yup-errors'
import type { UserRowFieldsFragment as Row } from '../accounts.generated'

/** What the editor holds; selects hold texts. */
export interface UserFormValues {
  email: string
  userName: string
  fullName: string
  title: string
  phoneNumber: string
  jobTitle: string
  /** The one role of the radio group. */
  role: string
  /** Roles that the state made. */
  moreRoles: readonly string[]
  leaId: string
  preferredLeaId: string
  selectedLeas: readonly number[]
}

/** The form of a user; of a new one, with the agency of the administrator who creates it. */
export function userFormValues(user: Row | null, ownLeaId: number | null): UserFormValues {
  return {
    email: user?.email ?? '',
    userName: user?.userName ?? '',
    fullName: user?.fullName ?? '',
    title: user?.title ?? '',
    phoneNumber: user?.phoneNumber ?? '',
    jobTitle: user?.jobTitle ?? '',
    role: user ? editorRoleOf(user.roles) : 'LocalUser',
    moreRoles: user?.roles.filter((role) => !isRoleName(role)) ?? [],
    leaId: String((user ? user.leaId : ownLeaId) ?? ''),
    preferredLeaId: String(user?.preferredLeaId ?? ''),
    selectedLeas: user?.selectedLeas ?? [],
  }
}

/** What is sent: state roles have no agency of their own, local ones no preferred one. */
export function userInputOf(values: UserFormValues, isLocal: boolean): AccountInput {
  const id = (text: string) => (text === '' ? null : Number(text))
  return tidyAccountInput({
    email: values.email,
    userName: values.userName,
    fullName: values.fullName,
    title: values.title,
    jobTitle: values.jobTitle,
    phoneNumber: values.phoneNumber,
    roles: [values.role, ...values.moreRoles].filter(Boolean),
    leaId: isLocal ? id(values.leaId) : null,
    preferredLeaId: id(values.preferredLeaId),
    selectedLeas: values.selectedLeas,
  })
}

/** Turns a rule of the domain into a test of Yup, with the words of the rule. */
const testOf = (verdictsOf: (value: string, values: UserFormValues) => readonly Verdict[], field: string) =>
  function test(this: TestContext, value: unknown) {
    const values = this.parent as UserFormValues
    const refused = verdictsOf(typeof value === 'string' ? value : '', values).find(
      (one) => !one.allowed && one.field === field,
    )
    return refused && !refused.allowed ? this.createError({ message: refused.reason }) : true
  }

const standing = (_: string, { role, leaId }: UserFormValues) =>
  checkStanding({ roles: [role].filter(Boolean), leaId: leaId === '' ? null : Number(leaId) }).filter(
    // A state role drops the agency that was chosen before.
    (verdict) => !verdict.allowed && !verdict.reason.includes('has no jurisdiction'),
  )
const address = (_: string, { email, userName }: UserFormValues) =>
  checkAddress(email.trim(), userName.trim())

/** The rules of the API, one by one under their fields. */
const userFormSchema = object({
  email: string().test('email', testOf(address, 'email')),
  userName: string().test('userName', testOf(address, 'userName')),
  ...Object.fromEntries(
    accountTextRules.map((rule) => [
      rule.field,
      string().test(
        rule.field,
        testOf((value) => [checkText(value, rule)], rule.field),
      ),
    ]),
  ),
  role: mixed().test('roles', testOf(standing, 'roles')),
  leaId: string().test('leaId', testOf(standing, 'leaId')),
})

/** A refusal of the server holds as long as its field says what was refused. */
export interface ServerErrors {
  errors: readonly PayloadError[]
  values: UserFormValues
}

const formFields: Readonly<Record<string, keyof UserFormValues>> = { roles: 'role' }

/** The field of the form for a refused field of the API; null for none. */
export function formFieldOf(field: string | null | undefined): keyof UserFormValues | null {
  if (!field) return null
  const name = formFields[field] ?? field
  return name in userFormValues(null, null) ? (name as keyof UserFormValues) : null
}

/** Everything that is wrong with the form: by its own rules, and by what the server said. */
export async function userFormErrors(
  values: UserFormValues,
  server: ServerErrors | undefined,
): Promise<FormikErrors<UserFormValues>> {
  const errors = await yupErrors(userFormSchema, values)
  for (const { field, message } of server?.errors ?? []) {
    const name = formFieldOf(field)
    if (name && values[name] === server?.values[name]) Object.assign(errors, { [name]: message })
  }
  // The user name is the email: its error is shown once, where it can be changed.
  if (errors.email) delete errors.userName
  return errors
}
