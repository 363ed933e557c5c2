import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import {
  ClientListDocument,
  RegisterClientDocument,
  RevokeClientDocument,
  RotateClientSecretDocument,
  UpdateClientDocument,
} from './clients.generated'
import { Component as ClientListPage } from './client-list-page'
import { aClient, agencies, no } from '../testing/builders'

const path = '/admin/clients'
const admin = { id: 'a1', roles: ['StateAdmin'], permissions: ['clients.manage'] }
const listOf = (...clients: object[]) => ({
  request: { query: ClientListDocument },
  result: { data: { clients, choices: { __typename: 'Choices', agencies } } },
  maxUsageCount: 5,
})
const show = (mocks: object[], viewer = admin) =>
  renderScreen(<ClientListPage />, { mocks: mocks as never, path, at: path, viewer })

test('says in words which clients are good, and offers nothing for a revoked one', async () => {
  const reason = no('This client is revoked. Register a new one.')
  show([
    listOf(
      aClient(),
      aClient({ id: 'client-2', name: 'Old system', state: 'expired', expiresOn: '2025-01-31' }),
      aClient({
        id: 'client-3',
        name: 'Lost system',
        state: 'revoked',
        edit: reason,
        rotate: reason,
        revoke: reason,
      }),
    ),
  ])
  expect(await screen.findByRole('row', { name: /Data warehouse/ })).toHaveTextContent(
    /Active.*Read agencies.*Allegany.*from 203\.0\.113\.7/,
  )
  expect(screen.getByRole('row', { name: /Old system/ })).toHaveTextContent('Expiredon Jan 31, 2025')
  const lost = screen.getByRole('row', { name: /Lost system/ })
  expect(lost).toHaveTextContent('Revoked')
  for (const button of within(lost).getAllByRole('button')) expect(button).toBeDisabled()
})

test('registers a client by the rules of the API and shows its secret until it is stored', async () => {
  const sent = vi.fn<(input: unknown) => void>()
  const registered = {
    request: {
      query: RegisterClientDocument,
      variables: ({ input }: { input: unknown }) => {
        sent(input)
        return true
      },
    },
    result: {
      data: {
        registerClient: {
          __typename: 'ClientSecretPayload',
          errors: [],
          client: aClient(),
          secret: 'shown-once',
        },
      },
    },
  }
  const { user } = show([listOf(), registered])
  await screen.findByText('No client is registered.')
  await user.click(screen.getByRole('button', { name: 'Register Client' }))
  const dialog = await screen.findByRole('dialog', { name: 'Register Client' })
  await user.click(within(dialog).getByRole('button', { name: 'Register' }))
  const problems = await within(dialog).findByRole('alert')
  expect(
    within(problems)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Name is required.',
    'Contact is required.',
    'Choose at least one scope.',
    'Choose at least one jurisdiction, or all.',
  ])
  await user.click(within(dialog).getByLabelText('Name'))
  await user.paste('Data warehouse')
  await user.click(within(dialog).getByLabelText('Contact'))
  await user.paste('warehouse@state.example')
  await user.click(within(dialog).getByRole('checkbox', { name: 'Read agencies' }))
  await user.click(within(dialog).getByRole('checkbox', { name: 'Allegany' }))
  await user.click(within(dialog).getByRole('button', { name: 'Register' }))

  const secret = await screen.findByRole('dialog', { name: 'Client Secret' })
  expect(within(secret).getByLabelText('Secret')).toHaveValue('shown-once')
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ allLeas: false, leaIds: [1], scopes: ['agencies.read'] }),
  )
  const done = within(secret).getByRole('button', { name: 'Done' })
  expect(done).toBeDisabled()
  await user.keyboard('{Escape}')
  await user.click(within(secret).getByRole('button', { name: 'Copy secret' }))
  expect(await within(secret).findByRole('status')).toHaveTextContent('Secret copied.')
  expect(await navigator.clipboard.readText()).toBe('shown-once')
  await user.click(within(secret).getByRole('checkbox', { name: 'I have stored the secret' }))
  await user.click(done)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('offers both versions when somebody else changed the client', async () => {
  const theirs = aClient({
    version: 2,
    name: 'Lake house',
    changedBy: { id: 'x', fullName: 'Dana Reed' },
  })
  const versions: number[] = []
  const conflict = (version: number, errors: object[]) => ({
    request: {
      query: UpdateClientDocument,
      variables: ({ input }: { input: { version: number } }) => {
        if (input.version !== version) return false
        versions.push(version)
        return true
      },
    },
    result: {
      data: { updateClient: { __typename: 'ClientPayload', errors, client: theirs } },
    },
  })
  const refused = [{ __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Changed.' }]
  const { user } = show([listOf(aClient()), conflict(1, refused), conflict(2, [])])
  await user.click(await screen.findByRole('button', { name: 'Edit Data warehouse' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit Client' })
  await user.type(within(dialog).getByLabelText(/^Name/), ' 2')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  const both = await screen.findByRole('alertdialog', { name: 'Somebody else changed this client' })
  expect(both).toHaveTextContent('Dana Reed')
  const name = await within(both).findByRole('group', { name: 'Name' })
  expect(within(name).getByRole('radio', { name: /Mine.*Data warehouse 2/ })).toBeChecked()
  expect(within(name).getByRole('radio', { name: /Theirs.*Lake house/ })).not.toBeChecked()
  await user.click(within(both).getByRole('button', { name: 'Keep mine' }))
  expect(await screen.findByText('Save was successful!')).toBeInTheDocument()
  expect(versions.at(-1)).toBe(2)
})

test('rotates with the choice made, and says when a secret cannot be shown again', async () => {
  const rotated = {
    request: {
      query: RotateClientSecretDocument,
      variables: { id: 'client-1', version: 1, keepPrevious: false },
    },
    result: {
      data: {
        rotateClientSecret: {
          __typename: 'ClientSecretPayload',
          errors: [],
          client: aClient({ version: 2 }),
          secret: null,
        },
      },
    },
  }
  const { user } = show([listOf(aClient()), rotated])
  await user.click(await screen.findByRole('button', { name: 'New secret for Data warehouse' }))
  const dialog = await screen.findByRole('dialog', { name: 'New Secret' })
  await user.click(within(dialog).getByRole('radio', { name: /^Ends at once/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Make new secret' }))
  const secret = await screen.findByRole('dialog', { name: 'Client Secret' })
  expect(secret).toHaveTextContent('cannot be shown again')
  expect(within(secret).getByRole('button', { name: 'Done' })).toBeEnabled()
})

test('revokes only after asking', async () => {
  const revoked = {
    request: { query: RevokeClientDocument, variables: { id: 'client-1', version: 1 } },
    result: {
      data: {
        revokeClient: {
          __typename: 'ClientPayload',
          errors: [],
          client: aClient({ state: 'revoked', version: 2 }),
        },
      },
    },
  }
  const { user } = show([listOf(aClient()), revoked])
  await user.click(await screen.findByRole('button', { name: 'Revoke Data warehouse' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Revoke Client' })
  expect(screen.queryByText('Revoked')).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Revoked')).toBeInTheDocument()
})

test('tells somebody who may not manage clients, and offers nothing', async () => {
  const forbidden = {
    request: { query: ClientListDocument },
    result: {
      errors: [
        {
          message: 'Access Denied! You are not allowed to do this.',
          extensions: { code: 'FORBIDDEN', id: 'e-1' },
        },
      ],
    },
  }
  show([forbidden], { id: 'm1', roles: ['StateMonitor'], permissions: [] })
  expect(await screen.findByRole('alert')).toHaveTextContent('Access Denied!')
  expect(screen.queryByRole('button', { name: 'Register Client' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Clients' })).toBeNull()
})
