import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import {
  CreateRoleDocument,
  DeleteRoleDocument,
  RoleListDocument,
  RolePermissionsDocument,
  UpdateRoleDocument,
} from './roles.generated'
import { Component as RoleListPage } from './role-list-page'
import { aRole, no } from '../testing/builders'

const path = '/admin/roles'
const monitor = { id: 'm1', roles: ['StateMonitor'] }
const localAdmin = aRole({
  id: 'r1',
  name: 'LocalAdmin',
  description: 'Leads the work of one agency.',
  usersCount: 9,
  isBuiltIn: true,
  remove: no('This role is part of every installation.'),
})

const permission = (value: string, groupName: string, editOnly = false) => ({
  __typename: 'Permission',
  value,
  groupName,
  editOnly,
  name: `Name of ${value}`,
  description: `What ${value} allows.`,
})
const permissions = {
  request: { query: RolePermissionsDocument },
  result: {
    data: {
      permissions: [
        permission('users.view', 'Users'),
        permission('audit-trail.view', 'Audit trail'),
        permission('administrators.manage', 'Users'),
        permission('loans.view', 'Loans', true),
      ],
    },
  },
  maxUsageCount: 5,
}
const listed = {
  request: { query: RoleListDocument },
  result: { data: { roles: [localAdmin, aRole()] } },
  maxUsageCount: 5,
}
const refusal = (field: string | null, message: string) => ({
  __typename: 'UserError',
  code: 'BAD_USER_INPUT',
  field,
  message,
})

const show = (mocks: object[]) =>
  renderScreen(<RoleListPage />, { mocks: mocks as never, path, at: path, viewer: monitor })

test('lists name, description and users, whose count opens the list of users', async () => {
  show([listed])
  const row = await screen.findByRole('row', { name: /Local Admin/ })
  expect(row).toHaveTextContent('Leads the work of one agency.')
  expect(
    within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/admin/users?role=LocalAdmin', expect.stringMatching(/^\/admin\/roles\/.+\/history$/)])
  const remove = within(row).getByRole('button', { name: /^Delete Local Admin/ })
  expect(remove).toBeDisabled()
  expect(remove).toHaveAttribute('title', 'Delete Local Admin: This role is part of every installation.')
})

test('requires description, users and a permission of a new role, but no name', async () => {
  const { user } = show([listed, permissions])
  await user.click(await screen.findByRole('button', { name: 'New Role' }))
  const dialog = await screen.findByRole('dialog', { name: 'New Role' })
  await within(dialog).findByRole('switch', { name: /users.view/ })
  expect(within(dialog).queryByRole('switch', { name: /loans.view/ })).toBeNull()
  expect(within(dialog).getByRole('switch', { name: /administrators.manage/ })).toBeDisabled()
  await user.clear(within(dialog).getByLabelText('Users'))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  const problems = await within(dialog).findByRole('alert')
  expect(
    within(problems)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Description is required.', 'Users is required.', 'Choose at least one permission.'])
})

test('shows a new role at once and takes it back when the server refuses', async () => {
  const refused = {
    request: { query: CreateRoleDocument, variables: () => true },
    result: {
      data: {
        createRole: {
          __typename: 'RolePayload',
          errors: [refusal('name', 'There is a role of this name already.')],
          role: null,
        },
      },
    },
    delay: 800,
  }
  const { user } = show([listed, permissions, refused])
  await user.click(await screen.findByRole('button', { name: 'New Role' }))
  const dialog = await screen.findByRole('dialog', { name: 'New Role' })
  await user.click(within(dialog).getByLabelText('Description'))
  await user.paste('Watches everything.')
  await user.click(await within(dialog).findByRole('switch', { name: /users.view/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  // It is there until the answer comes.
  expect(await screen.findByText('Watches everything.', { selector: 'td *' })).toBeDefined()
  const again = await screen.findByRole('dialog', { name: 'New Role' })
  expect(screen.queryByRole('cell', { name: 'Watches everything.', hidden: true })).toBeNull()
  expect(within(again).getByLabelText('Description')).toHaveValue('Watches everything.')
  expect(within(again).getByLabelText('Name (optional)')).toHaveAccessibleDescription(
    /There is a role of this name already\./,
  )
  expect(within(again).getByRole('switch', { name: /users.view/ })).toBeChecked()
})

test('offers the further permissions when a role is edited, and sends its version', async () => {
  const sent = vi.fn<(input: unknown) => void>()
  const saved = {
    request: {
      query: UpdateRoleDocument,
      variables: ({ input }: { input: unknown }) => {
        sent(input)
        return true
      },
    },
    result: {
      data: {
        updateRole: {
          __typename: 'RolePayload',
          errors: [],
          role: aRole({ permissions: ['audit-trail.view', 'loans.view'], version: 2 }),
        },
      },
    },
  }
  const { user } = show([listed, permissions, saved])
  await user.click(await screen.findByRole('button', { name: 'Edit Audit Reader' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit Role' })
  await user.click(await within(dialog).findByRole('switch', { name: /loans.view/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Save was successful!')).toBeInTheDocument()
  expect(sent).toHaveBeenCalledWith({
    id: 'r9',
    version: 1,
    name: 'AuditReader',
    description: 'Reads the audit trail.',
    permissions: ['audit-trail.view', 'loans.view'],
  })
})

test('deletes after asking, and brings the role back when it is in use', async () => {
  const refused = {
    request: { query: DeleteRoleDocument, variables: { id: 'r9' } },
    result: {
      data: {
        deleteRole: {
          __typename: 'DeleteRolePayload',
          errors: [refusal(null, 'One user has this role.')],
          role: null,
        },
      },
    },
    delay: 800,
  }
  const { user } = show([listed, refused])
  await user.click(await screen.findByRole('button', { name: 'Delete Audit Reader' }))
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Delete Role' })).getByRole('button', {
      name: 'Delete',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('row', { name: /Audit Reader/ })).toBeNull())
  expect(await screen.findByRole('row', { name: /Audit Reader/ })).toBeVisible()
  expect(await screen.findByText('One user has this role.')).toBeInTheDocument()
})
