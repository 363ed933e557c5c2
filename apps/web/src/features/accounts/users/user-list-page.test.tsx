import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  SaveListColumnsDocument,
  type SaveListColumnsMutationVariables,
} from '../../../lib/session/viewer.generated'
import { chooseFromMenu } from '../../../testing/choose-from-menu'
import { renderScreen } from '../../../testing/render-screen'
import { CreateUserDocument, UpdateUserDocument } from './user-editor.generated'
import { UserPageDocument, type UserPageQueryVariables } from '../accounts.generated'
import { DisableUserDocument } from './user-acts.generated'
import { agencies, aUser, assignable, no, yes } from '../testing/builders'
import { Component as UserListPage } from './user-list-page'

const path = '/admin/users'
const monitor = { id: 'm1', fullName: 'Helen Marsh', roles: ['StateMonitor'] }
const disabled = aUser({
  id: 'u8',
  userName: 'gone@howard.example',
  email: 'gone@howard.example',
  fullName: 'Carol Jessup',
  leaName: 'Howard County',
  roles: ['LocalUser'],
  isEnabled: false,
  lastLoginDate: null,
  disable: no('This account is already disabled.'),
  enable: yes,
})
const last = aUser({
  id: 'u9',
  userName: 'admin@kent.example',
  fullName: 'Thomas Bell',
  disable: no('This is the last active Local Admin of the agency.'),
  remove: no('This is the last active Local Admin of the agency.'),
})

const choices = { __typename: 'Choices', agencies, offeredRoles: assignable }

/** The list, whatever the variables; reports them. */
function listed(
  rows = [aUser(), disabled, last],
  requested = vi.fn<(filter: unknown) => void>(),
  from: object = choices,
) {
  const counts = { __typename: 'UserCounts', all: rows.length, active: rows.length - 1, disabled: 1 }
  return {
    request: {
      query: UserPageDocument,
      variables: ({ filter }: UserPageQueryVariables) => {
        requested(filter)
        return true
      },
    },
    result: {
      data: {
        choices: from,
        users: {
          __typename: 'UserPage',
          rows,
          total: rows.length,
          source: 'all',
          counts,
          create: yes,
          exportActive: yes,
          importUsers: yes,
        },
      },
    },
    maxUsageCount: 20,
  }
}

const payload = (name: string, user: unknown, errors: unknown[] = []) => ({
  data: { [name]: { __typename: 'UserPayload', errors, user } },
})

test('exports and prints the list as it is shown', async () => {
  const fetched: string[] = []
  const fetcher = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    fetched.push(address instanceof Request ? address.url : address.toString())
    return Response.json({
      title: 'Users',
      headings: ['User Name'],
      about: [['Show', 'All']],
      rows: [['a@b.c'], ['']],
    })
  })
  let printed = ''
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    printed = document.querySelector('[data-print-sheet]')?.textContent ?? ''
    dispatchEvent(new Event('afterprint'))
  })
  const { user } = renderScreen(<UserListPage />, {
    mocks: [listed()],
    path,
    at: `${path}?jurisdiction=13&sort=-email`,
    viewer: { ...monitor, listColumns: [{ list: 'users', hidden: ['phoneNumber'] }] },
  })
  await screen.findByRole('row', { name: /Daniel Brandt/ })
  await chooseFromMenu(user, 'Export', 'Print')
  // The code that prints is loaded when it is needed.
  await waitFor(() => expect(printed).toBe('UsersShow: AllUser Namea@b.c-'), { timeout: 20_000 })
  expect(document.querySelector('[data-print-sheet]')).toBeNull()
  const requested = new URL(fetched[0] ?? '', 'http://x')
  expect(requested.pathname).toBe('/files/exports/users.json')
  expect(Object.fromEntries(requested.searchParams)).toEqual({
    leaId: '13',
    show: 'all',
    sort: '-email',
    columns: 'userName,fullName,email,leaName,role,lastLoginDate',
  })
  fetcher.mockRestore()
  print.mockRestore()
})

test('shows the columns of the specification, with disabled rows marked', async () => {
  renderScreen(<UserListPage />, { mocks: [listed()], path, at: path, viewer: monitor })
  const row = await screen.findByRole('row', { name: /Carol Jessup/ })
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'User Name',
    'Full Name',
    'Email',
    'Phone Number',
    'Jurisdiction',
    'Role',
    'Last Login Date',
    'Actions',
  ])
  expect(row).toHaveAttribute('data-state', 'disabled')
  expect(row).toHaveTextContent('Disabled')
  expect(row).toHaveTextContent('Local User')
  expect(within(row).getByText('-')).toBeVisible()
  const enabled = screen.getByRole('row', { name: /Daniel Brandt/ })
  expect(enabled).toHaveTextContent('03/10/2026 08:02 AM')
  expect(screen.getByText('3')).toBeVisible()
  expect(screen.getByRole('option', { name: 'Select Jurisdiction..' })).toBeInTheDocument()
})

test('offers each act under the conditions that the server states, and says why not', async () => {
  const { user } = renderScreen(<UserListPage />, {
    mocks: [listed()],
    path,
    at: path,
    viewer: monitor,
  })
  expect(await screen.findByRole('button', { name: 'Disable Daniel Brandt' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Re-enable Carol Jessup' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Disable Carol Jessup' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Disable Thomas Bell' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More for Thomas Bell' }))
  const act = await screen.findByRole('menuitem', { name: /^Disable/ })
  expect(act).toHaveAttribute('aria-disabled', 'true')
  expect(act).toHaveTextContent('This is the last active Local Admin of the agency.')
})

test('asks before it disables, then shows all users again', async () => {
  const requested = vi.fn<(filter: unknown) => void>()
  const done = {
    request: { query: DisableUserDocument, variables: { id: 'u7' } },
    result: payload('disableUser', aUser({ isEnabled: false })),
  }
  const { user } = renderScreen(<UserListPage />, {
    mocks: [listed(undefined, requested), done],
    path,
    at: `${path}?show=active`,
    viewer: monitor,
  })
  await user.click(await screen.findByRole('button', { name: 'Disable Daniel Brandt' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Disable User' })
  expect(dialog).toHaveTextContent('Are you sure you want to disable this user?')
  await user.click(within(dialog).getByRole('button', { name: 'Disable' }))
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(/^\/admin\/users$/))
  expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ show: 'all' }))
})

test('keeps filters in the address and searches from two characters on', async () => {
  const requested = vi.fn<(filter: unknown) => void>()
  const { user } = renderScreen(<UserListPage />, {
    mocks: [listed(undefined, requested)],
    path,
    at: `${path}?jurisdiction=13`,
    viewer: monitor,
  })
  expect(await screen.findByRole('combobox', { name: 'Jurisdiction' })).toHaveValue('13')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Disabled Users')
  await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'an')
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent('q=an'))
  expect(screen.getByLabelText('Address')).toHaveTextContent('jurisdiction=13')
  await waitFor(() =>
    expect(requested).toHaveBeenLastCalledWith(
      expect.objectContaining({ q: 'an', leaId: 13, show: 'disabled' }),
    ),
  )
  expect(requested).not.toHaveBeenCalledWith(expect.objectContaining({ q: 'a' }))
})

/** The server stores the columns; reports what was sent. */
function remembers(saved = vi.fn<(hidden: unknown) => void>()) {
  return {
    request: {
      query: SaveListColumnsDocument,
      variables: ({ input }: SaveListColumnsMutationVariables) => {
        saved(input)
        return true
      },
    },
    result: {
      data: { saveListColumns: { __typename: 'ListColumnsPayload', errors: [], listColumns: [] } },
    },
    maxUsageCount: 5,
  }
}

test('puts columns away and brings them back, and has the server remember them', async () => {
  const saved = vi.fn<(hidden: unknown) => void>()
  const { user } = renderScreen(<UserListPage />, {
    mocks: [listed(), remembers(saved)],
    path,
    at: path,
    viewer: { ...monitor, listColumns: [{ list: 'users', hidden: ['phoneNumber'] }] },
  })
  await screen.findByRole('row', { name: /Daniel Brandt/ })
  expect(screen.queryByRole('columnheader', { name: 'Phone Number' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Email' }))
  expect(screen.queryByRole('columnheader', { name: 'Email', hidden: true })).toBeNull()
  await waitFor(() =>
    expect(saved).toHaveBeenLastCalledWith({ list: 'users', hidden: ['phoneNumber', 'email'] }),
  )
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Email' }))
  expect(await screen.findByRole('columnheader', { name: 'Email', hidden: true })).toBeInTheDocument()
  await waitFor(() => expect(saved).toHaveBeenLastCalledWith({ list: 'users', hidden: ['phoneNumber'] }))
})

test('keeps the choice for this visit, and says so, when the server cannot remember it', async () => {
  const { user } = renderScreen(<UserListPage />, {
    mocks: [listed()],
    path,
    at: path,
    viewer: monitor,
  })
  await screen.findByRole('row', { name: /Daniel Brandt/ })
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Email' }))
  expect(await screen.findByText('The choice of columns holds for this visit only')).toBeInTheDocument()
  expect(screen.queryByRole('columnheader', { name: 'Email', hidden: true })).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('keeps what was typed when saving fails, with the refusals under their fields', async () => {
  const refused = {
    request: { query: UpdateUserDocument, variables: () => true },
    result: payload('updateUser', null, [
      {
        __typename: 'UserError',
        code: 'BAD_USER_INPUT',
        field: 'email',
        message: 'A user with this email address already exists.',
      },
      {
        __typename: 'UserError',
        code: 'CONFLICT',
        field: null,
        message: 'This is the last active Local Admin.',
      },
    ]),
  }
  const { user } = renderScreen(<UserListPage />, {
    mocks: [listed(), refused],
    path,
    at: path,
    viewer: monitor,
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Daniel Brandt' }))
  const dialog = await screen.findByRole('dialog', { name: 'User Details' })
  const email = within(dialog).getByLabelText('Email')
  await user.clear(email)
  await user.paste('dan@allegany.example')
  expect(within(dialog).getByLabelText('Username')).toHaveValue('dan@allegany.example')
  await user.click(within(dialog).getByRole('button', { name: 'Submit' }))
  const summary = await within(dialog).findByRole('alert')
  expect(summary).toHaveTextContent('There is a problem')
  expect(summary).toHaveTextContent('This is the last active Local Admin.')
  expect(email).toHaveValue('dan@allegany.example')
  expect(email).toHaveAccessibleDescription('A user with this email address already exists.')
})

test('shows what both changed when somebody else saved first, and saves mine over theirs', async () => {
  const sent = vi.fn<(version: unknown) => void>()
  const theirs = aUser({
    phoneNumber: '301-555-9999',
    jobTitle: 'Coordinator of services',
    version: 4,
    changedBy: { __typename: 'PersonRef', id: 'x', fullName: 'Andre Whitfield' } as never,
  })
  const outdated = {
    request: {
      query: UpdateUserDocument,
      variables: ({ input }: { input: { version: number } }) => input.version === 3,
    },
    result: payload('updateUser', theirs, [
      { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Somebody else changed it.' },
    ]),
  }
  const saved = {
    request: {
      query: UpdateUserDocument,
      variables: ({ input }: { input: { version: number; phoneNumber: string; jobTitle: string } }) => {
        if (input.version === 4) sent([input.phoneNumber, input.jobTitle])
        return input.version === 4
      },
    },
    result: payload('updateUser', aUser({ version: 5 })),
  }
  const { user } = renderScreen(<UserListPage />, {
    mocks: [listed(), outdated, saved],
    path,
    at: path,
    viewer: monitor,
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Daniel Brandt' }))
  await user.type(await screen.findByLabelText('Phone Number'), '7')
  await user.click(await screen.findByRole('button', { name: 'Submit' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Somebody else changed this user' })
  expect(dialog).toHaveTextContent('Andre Whitfield')
  const phone = within(dialog).getByRole('group', { name: 'Phone Number' })
  expect(within(phone).getByRole('radio', { name: /Mine.*301-555-01427/ })).toBeChecked()
  expect(within(phone).getByRole('radio', { name: /Theirs.*301-555-9999/ })).not.toBeChecked()
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
  expect(await screen.findByText('Save was successful!')).toBeInTheDocument()
  expect(sent).toHaveBeenCalledWith(['301-555-01427', 'Coordinator of services'])
})

test('asks the server even for an incomplete new user, and labels the jurisdiction by the role', async () => {
  const sent = vi.fn<(input: unknown) => void>()
  const refused = {
    request: {
      query: CreateUserDocument,
      variables: ({ input }: { input: unknown }) => {
        sent(input)
        return true
      },
    },
    result: payload('createUser', null, [
      {
        __typename: 'UserError',
        code: 'BAD_USER_INPUT',
        field: 'fullName',
        message: 'Full Name is required.',
      },
    ]),
  }
  const { user } = renderScreen(<UserListPage />, {
    mocks: [listed(), refused],
    path,
    at: path,
    viewer: monitor,
  })
  await screen.findByRole('row', { name: /Daniel Brandt/ })
  await user.click(screen.getByRole('button', { name: 'Add User' }))
  const dialog = await screen.findByRole('dialog', { name: 'User Details' })
  expect(within(dialog).getByRole('combobox', { name: 'Preferred LEA Dashboard' })).toBeVisible()
  expect(within(dialog).queryByRole('button', { name: 'Reset User Password' })).toBeNull()
  await user.click(within(dialog).getByRole('radio', { name: 'State Admin' }))
  expect(within(dialog).queryByRole('combobox', { name: 'Preferred LEA Dashboard' })).toBeNull()
  expect(within(dialog).getByRole('group', { name: /Preferred LEA Notifications/ })).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Submit' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Full Name is required.')
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ roles: ['StateMonitor'], leaId: null, fullName: '' }),
  )
  expect(sent).toHaveBeenCalledWith(expect.not.objectContaining({ userName: expect.anything() }))
})

test('offers a local administrator the roles of the own agency and no jurisdiction', async () => {
  const local = { ...choices, agencies: agencies.slice(0, 1), offeredRoles: assignable.slice(0, 2) }
  const reason = no('Only the state can disable, enable or delete users.')
  const { user } = renderScreen(<UserListPage />, {
    mocks: [listed([aUser({ disable: reason })], undefined, local)],
    path,
    at: path,
  })
  await user.click(await screen.findByRole('button', { name: 'Edit Daniel Brandt' }))
  const dialog = await screen.findByRole('dialog', { name: 'User Details' })
  expect(within(dialog).getAllByRole('radio')).toHaveLength(2)
  expect(within(dialog).queryByRole('combobox')).toBeNull()
  expect(within(dialog).getByText('Jurisdiction:')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^More for/, hidden: true })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Disable/, hidden: true })).toBeNull()
})

test('says what failed and offers to try again', async () => {
  const failing = {
    request: { query: UserPageDocument, variables: () => true },
    error: new Error('The database is away.'),
  }
  const { user } = renderScreen(<UserListPage />, {
    mocks: [failing, listed()],
    path,
    at: path,
    viewer: monitor,
  })
  expect(await screen.findByText('Users could not be loaded.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Daniel Brandt/ })).toBeVisible()
})
