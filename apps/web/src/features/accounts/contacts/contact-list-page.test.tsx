import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import {
  ContactChoicesDocument,
  ContactsDocument,
  UpdateContactInfoDocument,
  type ContactFieldsFragment,
  type UpdateContactInfoMutationVariables,
} from './contacts.generated'
import { contactTable } from './contact-details'
import { Component as ContactListPage } from './contact-list-page'
import { no, yes } from '../testing/builders'

const path = '/user/contacts'
const monitor = { id: 'm1', fullName: 'Helen Marsh', roles: ['StateMonitor'] }
const reader = { id: 'l1', fullName: 'Mei Tanaka', roles: ['LocalUser'], permissions: [] }

function aContact(over: Partial<ContactFieldsFragment> = {}) {
  return {
    __typename: 'UserRow' as const,
    id: 'u7',
    fullName: 'Daniel Brandt',
    email: 'admin@allegany.example',
    phoneNumber: '301-555-0142',
    title: 'Director',
    jobTitle: null,
    leaId: 1,
    leaName: 'Allegany County',
    sortOrder: 10,
    contactInfoDisplayed: true,
    version: 3,
    changedBy: null,
    editContactInfo: yes,
    ...over,
  }
}

const lucia = aContact({ id: 'u8', fullName: 'Lucia Ferrante', sortOrder: 20, version: 5 })
const email = 'monitor@state.example'
const helen = aContact({ id: 'm1', fullName: 'Helen Marsh', email, leaId: null, leaName: null })

const contacts = (rows: ReturnType<typeof aContact>[], maxUsageCount = 1) => ({
  request: { query: ContactsDocument, variables: { page: 1, pageSize: 100 } },
  result: { data: { contactUsers: { __typename: 'UserPage', rows, total: rows.length } } },
  maxUsageCount,
})

function updates(answer: (input: UpdateContactInfoMutationVariables['input']) => unknown) {
  return {
    request: { query: UpdateContactInfoDocument, variables: () => true },
    result: ({ input }: UpdateContactInfoMutationVariables) => ({
      data: { updateContactInfo: { __typename: 'UserPayload', ...(answer(input) as object) } },
    }),
    maxUsageCount: 10,
  }
}

const namesIn = (region: string) =>
  within(screen.getByRole('region', { name: new RegExp(region) }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent)

test('shows contacts of the state first, in their order, and to readers nothing to change', async () => {
  const rows = [aContact({ editContactInfo: no('No.') }), { ...helen, editContactInfo: no('No.') }]
  renderScreen(<ContactListPage />, { mocks: [contacts(rows)], path, at: path, viewer: reader })
  expect(await screen.findByRole('link', { name: 'admin@allegany.example' })).toHaveAttribute(
    'href',
    'mailto:admin@allegany.example',
  )
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'State education department 1',
    'Allegany County 1',
  ])
  expect(screen.queryByRole('button', { name: /^(Add|Move|Remove)/ })).toBeNull()
})

test('moves a contact by the keyboard with its version, and says where it stands', async () => {
  const sent = vi.fn<(input: unknown) => void>()
  const moved = { ...lucia, sortOrder: 4, version: 6 }
  const { user } = renderScreen(<ContactListPage />, {
    mocks: [
      contacts([aContact(), lucia]),
      updates((input) => {
        sent(input)
        return { errors: [], user: moved }
      }),
      contacts([moved, aContact()]),
    ],
    path,
    at: path,
    viewer: monitor,
  })
  const up = await screen.findByRole('button', { name: 'Move Lucia Ferrante up' })
  expect(screen.getByRole('button', { name: 'Move Daniel Brandt up' })).toHaveAttribute('aria-disabled')
  up.focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(await screen.findByText('Lucia Ferrante is now number 1 of 2.')).toBeInTheDocument()
  expect(namesIn('Allegany')).toEqual(['Lucia Ferrante', 'Daniel Brandt'])
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    id: 'u8',
    version: 5,
    sortOrder: 4,
    contactInfoDisplayed: true,
  })
  expect(screen.getByRole('button', { name: 'Move Lucia Ferrante up' })).toHaveFocus()
})

test('overwrites nothing that somebody else changed, and shows how things stand', async () => {
  const message = 'Andre Whitfield saved this 2 minutes ago. Review the differences before saving.'
  const refusal = { __typename: 'UserError', code: 'CONFLICT', field: null, message }
  const theirs = { ...lucia, sortOrder: 5, version: 9 }
  const { user } = renderScreen(<ContactListPage />, {
    mocks: [
      contacts([aContact(), lucia]),
      updates(() => ({ errors: [refusal], user: theirs })),
      contacts([theirs, aContact()]),
    ],
    path,
    at: path,
    viewer: monitor,
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Daniel Brandt from the contacts' }))
  expect(await screen.findByText(message)).toBeInTheDocument()
  await waitFor(() => expect(namesIn('Allegany')).toEqual(['Lucia Ferrante', 'Daniel Brandt']))
})

test('adds a person at the end of the own agency', async () => {
  const sent = vi.fn<(input: unknown) => void>()
  const grace = aContact({
    id: 'u9',
    fullName: 'Grace Holloway',
    sortOrder: 0,
    contactInfoDisplayed: false,
    version: 1,
  })
  const choices = {
    request: { query: ContactChoicesDocument, variables: () => true },
    result: {
      data: { users: { __typename: 'UserPage', rows: [aContact(), grace], total: 2 } },
    },
    maxUsageCount: 5,
  }
  const { user } = renderScreen(<ContactListPage />, {
    mocks: [
      contacts([aContact()]),
      choices,
      updates((input) => {
        sent(input)
        return { errors: [], user: { ...grace, contactInfoDisplayed: true, sortOrder: 20, version: 2 } }
      }),
      contacts([aContact(), { ...grace, contactInfoDisplayed: true }]),
    ],
    path,
    at: path,
    viewer: monitor,
  })
  expect(await screen.findByText('Daniel Brandt')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add contact' }))
  const list = await screen.findByRole('list', { name: 'People who can be added' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  await user.click(within(list).getByRole('button', { name: 'Add Grace Holloway' }))
  expect(await screen.findByText('Grace Holloway is displayed as a contact.')).toBeInTheDocument()
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    id: 'u9',
    version: 1,
    sortOrder: 20,
    contactInfoDisplayed: true,
  })
  expect(namesIn('Allegany')).toEqual(['Daniel Brandt', 'Grace Holloway'])
})

test('narrows by agency and search in the address, and keeps the order fixed while it searches', async () => {
  const { user } = renderScreen(<ContactListPage />, {
    mocks: [contacts([aContact(), lucia, helen])],
    path,
    at: `${path}?agency=1`,
    viewer: monitor,
  })
  expect(await screen.findByText('2 of 3 contacts')).toBeVisible()
  expect(screen.queryByText('Helen Marsh')).toBeNull()
  expect(screen.getByRole('button', { name: 'Move Daniel Brandt down' })).not.toHaveAttribute('aria-disabled')

  await user.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'ferr')
  expect(await screen.findByText('1 of 3 contacts')).toBeVisible()
  expect(namesIn('Allegany')).toEqual(['Lucia Ferrante'])
  const reason = 'Clear the search to change the order.'
  expect(screen.getByText(reason)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Move Lucia Ferrante up' })).toHaveAttribute('title', reason)
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent('q=ferr')

  await user.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'xx')
  expect(await screen.findByText('No contact matches these filters.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('3 of 3 contacts')).toBeVisible()
})

test('hides details that the person has put away', async () => {
  renderScreen(<ContactListPage />, {
    mocks: [contacts([aContact()])],
    path,
    at: path,
    viewer: { ...reader, listColumns: [{ list: 'contacts', hidden: ['phone'] }] },
  })
  expect(await screen.findByText('Director')).toBeVisible()
  expect(screen.queryByText('301-555-0142')).toBeNull()
})

test('exports what is shown, in the order of the page', () => {
  expect(contactTable([lucia, helen], new Set(['title', 'phone']))).toEqual({
    headings: ['Agency', 'Name', 'Email'],
    rows: [
      ['State education department', 'Helen Marsh', email],
      ['Allegany County', 'Lucia Ferrante', 'admin@allegany.example'],
    ],
    columns: ['agency', 'name', 'email'],
  })
})
