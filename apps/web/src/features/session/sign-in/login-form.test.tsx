import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { requireSignIn, clearSessionNotice } from '../../../lib/session/session'
import { renderUi } from '../../../testing/render-ui'
import { LoginForm, type LoginFormProps } from './login-form'

function form(props: Partial<LoginFormProps> = {}) {
  const onSubmit = vi.fn<LoginFormProps['onSubmit']>(() => Promise.resolve())
  renderUi(<LoginForm onSubmit={onSubmit} onForgot={() => undefined} {...props} />)
  return { onSubmit, user: userEvent.setup() }
}

test('hands over the user name and the password', async () => {
  const { onSubmit, user } = form()
  await user.type(screen.getByLabelText('Username'), 'user@howard.example')
  await user.type(screen.getByLabelText('Password'), 'secret')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(onSubmit).toHaveBeenCalledWith({ username: 'user@howard.example', password: 'secret' })
})

test('asks for what is missing and puts the keyboard there', async () => {
  const { onSubmit, user } = form()
  await user.type(screen.getByLabelText('Username'), 'user@howard.example')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(screen.getByText('Password is required.')).toBeVisible()
  expect(screen.queryByText('Username is required.')).toBeNull()
  expect(screen.getByLabelText('Password')).toHaveFocus()
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required.')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('shows and hides the password', async () => {
  const { user } = form()
  const password = screen.getByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveAttribute('type', 'password')
})

test('does not send twice while the answer is on its way', async () => {
  const onSubmit = vi.fn<LoginFormProps['onSubmit']>(() => new Promise(() => undefined))
  const { user } = form({ onSubmit })
  await user.type(screen.getByLabelText('Username'), 'a')
  await user.type(screen.getByLabelText('Password'), 'b{Enter}{Enter}')
  await user.click(screen.getByRole('button', { name: /^Login/ }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('says why the person has to sign in again', () => {
  history.replaceState(null, '', '/auth/login')
  requireSignIn('session expired disabled')
  form()
  expect(screen.getByText('session expired disabled')).toBeVisible()
  clearSessionNotice()
})
