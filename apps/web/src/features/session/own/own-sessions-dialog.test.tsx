import { MockedProvider } from '@apollo/client/testing/react'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/render-ui'
import { OwnSessionsDialog } from './own-sessions-dialog'
import {
  EndOwnSessionDocument,
  ForgetOwnDevicesDocument,
  OwnSessionsDocument,
  SignOutEverywhereDocument,
} from '../session.generated'

const session = (id: string, isCurrent: boolean) => ({
  __typename: 'OwnSession',
  id,
  browser: isCurrent ? 'Firefox on Windows' : '',
  startedOn: '2026-11-20T15:00:00.000Z',
  startedFrom: '203.0.113.7',
  lastUsedOn: '2026-11-23T15:00:00.000Z',
  lastUsedFrom: isCurrent ? '203.0.113.7' : null,
  isCurrent,
})
const device = {
  __typename: 'TrustedDevice',
  id: 'd1',
  browser: 'Firefox on Windows',
  trustedOn: '2026-11-20T15:00:00.000Z',
  trustedFrom: '203.0.113.7',
  trustedUntil: '2026-12-20T15:00:00.000Z',
  lastUsedOn: null,
  lastUsedFrom: null,
  isCurrent: true,
}
const own = (sessions: object[], devices: object[] = [device]) => ({
  __typename: 'OwnSessions',
  sessions,
  devices,
})
const both = own([session('s1', true), session('s2', false)])
const payload = (errors: { code: string; message: string }[], ownSessions: object | null) => ({
  __typename: 'OwnSessionsPayload',
  errors: errors.map((error) => Object.assign({ __typename: 'UserError' }, error)),
  ownSessions,
})
const listed = { request: { query: OwnSessionsDocument }, result: { data: { ownSessions: both } } }

function show(...mocks: object[]) {
  const onClose = vi.fn<() => void>()
  renderUi(
    <MockedProvider mocks={[listed, ...mocks] as never}>
      <OwnSessionsDialog onClose={onClose} />
    </MockedProvider>,
  )
  return { onClose, user: userEvent.setup() }
}
const list = async (name: string) => within(await screen.findByRole('region', { name }))

test('says when, where from and with what, and which one this is', async () => {
  show()
  const [first, second] = (await list('Signed in')).getAllByRole('listitem')
  expect(first).toHaveTextContent('Firefox on Windows')
  expect(first).toHaveTextContent('This session')
  expect(first).toHaveTextContent(/Signed in .*2026.* from 203\.0\.113\.7/)
  expect(second).toHaveTextContent('Unknown browser')
  expect(second).not.toHaveTextContent('This session')
  expect((await list('Trusted devices')).getByText('This device')).toBeVisible()
})

test('ends one session and keeps the focus in the dialog', async () => {
  const end = {
    request: { query: EndOwnSessionDocument, variables: { id: 's2' } },
    result: { data: { endOwnSession: payload([], own([session('s1', true)])) } },
  }
  const { user } = show(end)
  await user.click(await screen.findByRole('button', { name: /^End Unknown browser/ }))
  expect(await screen.findByText('The session was ended.')).toBeVisible()
  expect((await list('Signed in')).getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Close' }).at(-1)).toHaveFocus()
})

test('says why an act was refused and keeps the list', async () => {
  const refused = {
    request: { query: EndOwnSessionDocument, variables: { id: 's2' } },
    result: {
      data: { endOwnSession: payload([{ code: 'NOT_FOUND', message: 'There is no such session.' }], null) },
    },
  }
  const { user } = show(refused)
  await user.click(await screen.findByRole('button', { name: /^End Unknown browser/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such session.')
  expect((await list('Signed in')).getAllByRole('listitem')).toHaveLength(2)
})

test('asks before it forgets every device, once there is one', async () => {
  const forget = {
    request: { query: ForgetOwnDevicesDocument },
    result: { data: { forgetOwnDevices: payload([], own(both.sessions, [])) } },
  }
  const { user } = show(forget)
  await list('Trusted devices')
  await user.click(screen.getByRole('button', { name: 'Forget my devices' }))
  const question = await screen.findByRole('alertdialog', { name: 'Forget my devices' })
  await user.click(within(question).getByRole('button', { name: 'Forget my devices' }))
  expect(await screen.findByText(/No device is trusted: every sign-in/)).toBeVisible()
  // The question has a button of the same name until it has gone.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await screen.findByRole('button', { name: 'Forget my devices' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('does not sign out everywhere when the question is answered with no', async () => {
  const requested = vi.fn<() => void>()
  const everywhere = {
    request: { query: SignOutEverywhereDocument },
    result: () => {
      requested()
      return { data: { signOutEverywhere: payload([], null) } }
    },
  }
  const { user } = show(everywhere)
  await list('Signed in')
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  const question = await screen.findByRole('alertdialog', { name: 'Sign out everywhere' })
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(requested).not.toHaveBeenCalled()
})
