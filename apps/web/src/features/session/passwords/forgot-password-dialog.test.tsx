import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/render-ui'
import { ForgotPasswordDialog } from './forgot-password-dialog'
import { requestPasswordReset } from '../session-calls'

// Files share their modules: what is replaced here is loaded anew before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

vi.mock('../session-calls', () => ({ requestPasswordReset: vi.fn<() => void>() }))
const request = vi.mocked(requestPasswordReset)
afterEach(() => vi.useRealTimers())

function dialog(email = '') {
  const onClose = vi.fn<() => void>()
  renderUi(<ForgotPasswordDialog email={email} onClose={onClose} />)
  return { onClose, user: userEvent.setup() }
}
const send = () => screen.getByRole('button', { name: 'Send' })

test('keeps Send disabled, with its reason, until there is an address', async () => {
  const { user } = dialog()
  expect(send()).toBeDisabled()
  expect(send()).toHaveAttribute('title', 'Please enter your email address to continue')
  await user.click(screen.getByLabelText('Email Address'))
  await user.tab()
  expect(screen.getByText('Please enter your email')).toBeVisible()
  await user.type(screen.getByLabelText('Email Address'), 'a@b.example')
  expect(send()).toBeEnabled()
})

test('confirms the request and closes', async () => {
  request.mockResolvedValue([])
  const { onClose, user } = dialog('a@b.example')
  await user.click(send())
  expect(await screen.findByRole('dialog', { name: 'Request Sent' })).toBeVisible()
  expect(screen.getByText('The reset password request has been sent')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(onClose).toHaveBeenCalled()
})

test.each([
  ['NOT_FOUND', 'any', 'Email: a@b.example was not found... Please try again.'],
  ['FORBIDDEN', 'any', 'Email: a@b.example is deactivated. Please contact an administrator.'],
  ['TOO_MANY_REQUESTS', 'Too many requests.', 'Too many requests.'],
])('answers %s in words', async (code, message, words) => {
  request.mockResolvedValue([{ code, message }])
  const { user } = dialog('a@b.example')
  await user.click(send())
  expect(await screen.findByText(words)).toBeVisible()
})

test('lets the alert go after fifteen seconds, or when it is closed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  request.mockResolvedValue([{ code: 'NOT_FOUND', message: 'x' }])
  const { user } = dialog('a@b.example')
  await user.click(send())
  await screen.findByRole('alert')
  act(() => void vi.advanceTimersByTime(14_000))
  expect(screen.getByRole('alert')).toBeVisible()
  act(() => void vi.advanceTimersByTime(1_100))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await user.click(send())
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
})
