import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { ConfirmPasswordDialog } from './confirm-password-dialog'
import { ConfirmPasswordCodeDocument, ConfirmPasswordDocument } from '../session.generated'

const payload = { __typename: 'ConfirmPasswordPayload' as const, errors: [], confirmed: false, email: null }
const error = (field: string, message: string) => ({
  __typename: 'UserError',
  code: 'BAD_USER_INPUT',
  field,
  message,
})
const passwordAnswer = (password: string, answer: object) => ({
  request: { query: ConfirmPasswordDocument, variables: { input: { password } } },
  result: { data: { confirmPassword: { ...payload, ...answer } } },
})
const codeAnswer = (code: string, answer: object) => ({
  request: { query: ConfirmPasswordCodeDocument, variables: { input: { code } } },
  result: { data: { confirmPasswordCode: { ...payload, ...answer } } },
})

function dialog(mocks: object[]) {
  const onConfirmed = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  const { user } = renderScreen(<ConfirmPasswordDialog onConfirmed={onConfirmed} onCancel={onCancel} />, {
    mocks: mocks as never,
  })
  return { user, onConfirmed, onCancel }
}
const field = () => screen.getByLabelText('Current Password')

test('takes the password, and is done on a trusted device', async () => {
  const { user, onConfirmed } = dialog([passwordAnswer('right', { confirmed: true })])
  expect(await screen.findByRole('dialog', { name: 'Enter Your Password' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await user.type(field(), 'right{Enter}')
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1))
})

test('says beside the field that a password is not right, and keeps the dialog', async () => {
  const message = 'The current password is not right. One more wrong try signs you out.'
  const { user, onConfirmed } = dialog([passwordAnswer('wrong', { errors: [error('password', message)] })])
  await user.type(field(), 'wrong{Enter}')
  await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(message)))
  expect(onConfirmed).not.toHaveBeenCalled()
})

test('goes on to the security code, says where it was sent, and moves the focus there', async () => {
  const { user, onConfirmed } = dialog([
    passwordAnswer('right', { email: 'a@x.example' }),
    codeAnswer('000000', { errors: [error('code', 'The security code is invalid or expired')] }),
    codeAnswer('123456', { confirmed: true }),
  ])
  await user.type(field(), 'right{Enter}')
  const code = await screen.findByLabelText('Security code')
  await waitFor(() => expect(code).toHaveFocus())
  expect(screen.getByRole('status')).toHaveTextContent('A security code was sent to a@x.example.')
  await user.type(code, '000000{Enter}')
  expect(await screen.findByText('The security code is invalid or expired')).toBeVisible()
  await user.clear(code)
  await user.type(code, '123456{Enter}')
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1))
})

test('can be left with Escape', async () => {
  const { user, onCancel } = dialog([])
  await user.type(field(), 'half{Escape}')
  await waitFor(() => expect(onCancel).toHaveBeenCalled())
})
