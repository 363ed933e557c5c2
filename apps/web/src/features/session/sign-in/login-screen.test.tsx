import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberUser } from '../../../lib/session/session'
import { renderUi } from '../../../testing/render-ui'
import { aViewer } from '../../../testing/viewer-builder'
import { LoginScreen } from './login-screen'
import { signIn, verifyCode } from '../session-calls'

// Files share their modules: what is replaced here is loaded anew before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

vi.mock('../session-calls', () => ({
  signIn: vi.fn<() => void>(),
  verifyCode: vi.fn<() => void>(),
  resendCode: vi.fn<() => void>(),
  requestPasswordReset: vi.fn<() => void>(),
}))
const password = vi.mocked(signIn)
const code = vi.mocked(verifyCode)
beforeEach(() => {
  password.mockReset()
  code.mockReset()
})
afterEach(() => history.replaceState(null, '', '/'))

async function logIn(at = '/auth/login') {
  history.replaceState(null, '', at)
  renderUi(<LoginScreen forgot={false} email="" />)
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Username'), ' monitor@state.example ')
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}')
  return user
}
const here = () => location.pathname + location.search
const monitor = { kind: 'signed-in' as const, viewer: aViewer({ roles: ['StateMonitor'] }) }

test('says Login Failed without content for a refused sign-in', async () => {
  password.mockResolvedValue({
    kind: 'refused',
    errors: [{ code: 'UNAUTHENTICATED', message: 'Login Failed' }],
  })
  await logIn()
  const toast = (await screen.findByText('Login Failed')).closest('[data-toast]')
  expect(toast).toHaveTextContent(/^Login Failed$/)
  expect(password).toHaveBeenCalledWith('monitor@state.example', 'secret')
  expect(here()).toBe('/auth/login')
})

test('says why when the server cannot be reached', async () => {
  password.mockRejectedValue(new TypeError('Failed to fetch'))
  await logIn()
  expect(await screen.findByText('No Network: The server cannot be reached')).toBeVisible()
})

test('sends a trusted device to the landing page', async () => {
  password.mockResolvedValue(monitor)
  await logIn()
  await waitFor(() => expect(here()).toBe('/user/landing'))
})

test('asks for the code, then sends a state monitor to the state dashboard', async () => {
  password.mockResolvedValue({ kind: 'code-needed', email: 'monitor@state.example' })
  code.mockResolvedValue(monitor)
  const user = await logIn('/auth/login?returnUrl=%2Fuser%2Fdashboard')
  await user.type(await screen.findByLabelText('Security code'), '123456{Enter}')
  await waitFor(() => expect(here()).toBe('/user/statedashboard'))
})

test('sends people back to where they wanted to go, on this origin only', async () => {
  password.mockResolvedValue(monitor)
  await logIn('/auth/login?returnUrl=%2Fadmin%2Fusers%3Fpage%3D2')
  await waitFor(() => expect(here()).toBe('/admin/users?page=2'))
})

test('does not follow a return address of another origin', async () => {
  password.mockResolvedValue(monitor)
  await logIn('/auth/login?returnUrl=%2F%2Fevil.example')
  await waitFor(() => expect(here()).toBe('/user/landing'))
})

test('opens the forgot-password dialog with the address of the link', async () => {
  renderUi(<LoginScreen forgot email="a@b.example" />)
  expect(await screen.findByLabelText('Email Address')).toHaveValue('a@b.example')
})

test('follows another tab that signs in', async () => {
  history.replaceState(null, '', '/auth/login?returnUrl=%2Fuser%2Fdashboard')
  renderUi(<LoginScreen forgot={false} email="" />)
  rememberUser(aViewer({}))
  dispatchEvent(new StorageEvent('storage', { key: 'current_user' }))
  await waitFor(() => expect(here()).toBe('/user/dashboard'))
})
