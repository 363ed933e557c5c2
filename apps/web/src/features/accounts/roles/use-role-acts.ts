import type { ApolloCache } from '@apollo/client'
import { answerOf } from '../accounts-refusals'
import {
  RoleListDocument,
  useCreateRoleMutation,
  useDeleteRoleMutation,
  useUpdateRoleMutation,
  type RoleFieldsFragment as Role,
  type RoleListQuery,
} from './roles.generated'
import type { RoleFormValues } from './role-form'

const allowed = { __typename: 'AllowedAct' as const, allowed: true, reason: null }

function change(cache: ApolloCache, next: (roles: readonly Role[]) => Role[]): void {
  cache.updateQuery<RoleListQuery>({ query: RoleListDocument }, (known) =>
    known ? { ...known, roles: next(known.roles) } : undefined,
  )
}

/**
 * Changes of roles, seen in the list at once, before the server confirms (specification 000 section 4). A refusal
 * undoes the change; the result then has the reason, and the role as it is now when another person changed it.
 */
export function useRoleActs() {
  return { create: useCreateRole(), update: useUpdateRole(), remove: useDeleteRole() }
}

function useCreateRole() {
  const [createRole] = useCreateRoleMutation()
  return ({ name, description, usersCount, permissions }: RoleFormValues) => {
    const input = { name: name.trim(), description: description.trim(), permissions: [...permissions] }
    return answerOf(
      async () =>
        (
          await createRole({
            variables: { input },
            optimisticResponse: {
              createRole: {
                __typename: 'RolePayload',
                errors: [],
                role: {
                  __typename: 'Role',
                  ...input,
                  id: `new-${crypto.randomUUID()}`,
                  usersCount: usersCount || 0,
                  isBuiltIn: false,
                  version: 0,
                  edit: allowed,
                  remove: allowed,
                },
              },
            } as never,
            update: (cache, { data }) => {
              const made = data?.createRole.role
              if (made && data.createRole.errors.length === 0) change(cache, (roles) => [...roles, made])
            },
          })
        ).data?.createRole,
    )
  }
}

function useUpdateRole() {
  const [updateRole] = useUpdateRoleMutation()
  return (role: Role, { name, description, permissions }: RoleFormValues) => {
    const input = { name: name.trim(), description: description.trim(), permissions: [...permissions] }
    return answerOf(
      async () =>
        (
          await updateRole({
            variables: { input: { ...input, id: role.id, version: role.version } },
            optimisticResponse: {
              updateRole: { __typename: 'RolePayload', errors: [], role: { ...role, ...input } },
            } as never,
          })
        ).data?.updateRole,
    )
  }
}

function useDeleteRole() {
  const [deleteRole] = useDeleteRoleMutation()
  return (role: Role) =>
    answerOf(
      async () =>
        (
          await deleteRole({
            variables: { id: role.id },
            optimisticResponse: {
              deleteRole: { __typename: 'DeleteRolePayload', errors: [], role: null },
            } as never,
            update: (cache, { data }) => {
              if (data?.deleteRole.errors.length === 0)
                change(cache, (roles) => roles.filter(({ id }) => id !== role.id))
            },
          })
        ).data?.deleteRole,
    )
}
