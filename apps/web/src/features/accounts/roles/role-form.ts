import { checkRoleInput, type Verdict } from '@portal/domain'
import { array, number, object, string, type TestContext } from 'yup'
import { rolesMessages } from './roles-messages.generated'

/** What the role editor holds. */
export interface RoleFormValues {
  name: string
  description: string
  usersCount: number | ''
  permissions: readonly string[]
}

/** The rule of the domain for one field, in its own words. */
const ruled = (field: string, before: Pick<RoleFormValues, 'permissions'> | null) =>
  function test(this: TestContext) {
    const { name, description, permissions } = this.parent as RoleFormValues
    const refused: Verdict | undefined = checkRoleInput({ name, description, permissions }, before).find(
      (verdict) => !verdict.allowed && verdict.field === field,
    )
    return refused && !refused.allowed ? this.createError({ message: refused.reason }) : true
  }

/**
 * Description, users and a permission are required, the name is not (specification 000 section 5): a role without one is
 * called as it is described.
 */
export const roleFormSchema = (before: Pick<RoleFormValues, 'permissions'> | null) =>
  object({
    description: string().test('description', ruled('description', before)),
    usersCount: number()
      .transform((value: number, original: unknown) => (original === '' ? undefined : value))
      .required(rolesMessages.editor.usersRequired)
      .min(0),
    permissions: array().test('permissions', ruled('permissions', before)),
  })
