import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/render-ui'
import { ResetPasswordScreen } from './reset-password-screen'
import { resetPassword } from '../session-calls'

// Files share their modules: what is replaced here is loaded anew before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

vi.mock('../session-calls', () => ({ resetPassword: vi.fn<() => void>() }))
const reset = vi.mocked(resetPassword)
beforeEach(() => {
  reset.mockReset()
  history.replaceState(null, '', '/auth/reset-password?email=a%40b.example&token=t')
})

function form(isNewUser = false) {
  renderUi(<ResetPasswordScreen email="a@b.example" token="t" isNewUser={isNewUser} />)
  return userEvent.setup()
}
const confirm = () => screen.getByRole('button', { name: 'Confirm' })

async function fill(user: ReturnType<typeof userEvent.setup>, password: string, again = password) {
  await user.type(screen.getByLabelText('New Password'), password)
  await user.type(screen.getByLabelText('Confirm Password'), again)
}

test('calls itself Set Password for a new user and Reset Password for others', () => {
  form(true)
  expect(screen.getByRole('heading', { name: 'Set Password' })).toBeVisible()
  expect(screen.getByText('a@b.example')).toBeVisible()
})

test('keeps Confirm disabled until both fields agree', async () => {
  const user = form()
  expect(screen.getByRole('heading', { name: 'Reset Password' })).toBeVisible()
  expect(confirm()).toBeDisabled()
  expect(confirm()).toHaveAttribute('title', 'Please complete all fields')
  await fill(user, 'Correct#Horse9', 'Correct#Horse')
  await user.tab()
  expect(screen.getByText('The two passwords do not match')).toBeVisible()
  expect(confirm()).toBeDisabled()
  await user.type(screen.getByLabelText('Confirm Password'), '9')
  expect(confirm()).toBeEnabled()
})

test('asks for each field that was left empty', async () => {
  const user = form()
  await user.click(screen.getByLabelText('New Password'))
  await user.click(screen.getByLabelText('Confirm Password'))
  await user.tab()
  expect(screen.getByText('New Password is required')).toBeVisible()
  expect(screen.getByText('Please confirm your password')).toBeVisible()
})

test('ticks what the password already has', async () => {
  const user = form()
  await user.type(screen.getByLabelText('New Password'), 'abcdefghijkl1')
  expect(screen.getByText('at least twelve characters')).toHaveTextContent('(done)')
  expect(screen.getByText('a digit')).toHaveTextContent('(done)')
  expect(screen.getByText('an uppercase letter')).not.toHaveTextContent('(done)')
})

test('shows every refusal on a line of its own, with symbol for non alphanumeric', async () => {
  reset.mockResolvedValue([
    { code: 'BAD_USER_INPUT', message: 'Passwords must have at least one non alphanumeric character.' },
    { code: 'BAD_USER_INPUT', message: 'Passwords must be at least 12 characters.' },
  ])
  const user = form()
  await fill(user, 'short1A')
  await user.click(confirm())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Uh Oh!')
  expect(alert.textContent).toContain(
    'Passwords must have at least one symbol character.\nPasswords must be at least 12 characters.',
  )
})

test('offers a new link where the old one has expired', async () => {
  reset.mockResolvedValue([{ code: 'BAD_USER_INPUT', message: 'Invalid token.' }])
  const user = form()
  await fill(user, 'Correct#Horse9')
  await user.click(confirm())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The temporary password link has expired. Please click here to receive an updated link.',
  )
  expect(screen.getByRole('link', { name: 'click here' })).toHaveAttribute(
    'href',
    '/auth/reset-password?email=a%40b.example',
  )
})

test('says that the password changed and goes to sign in', async () => {
  reset.mockResolvedValue([])
  const user = form()
  await fill(user, 'Correct#Horse9')
  await user.click(confirm())
  expect(await screen.findByRole('dialog', { name: 'Password Changed' })).toBeVisible()
  expect(reset).toHaveBeenCalledWith({
    email: 'a@b.example',
    token: 't',
    password: 'Correct#Horse9',
    isNewUser: false,
  })
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(location.pathname).toBe('/auth/login')
})
