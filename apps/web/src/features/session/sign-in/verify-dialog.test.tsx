import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../../../testing/render-ui'
import { resendCode, verifyCode } from '../session-calls'
import { VerifyDialog, type VerifyDialogProps } from './verify-dialog'

// Files share their modules: what is replaced here is loaded anew before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

vi.mock('../session-calls', () => ({ verifyCode: vi.fn<() => void>(), resendCode: vi.fn<() => void>() }))
const verify = vi.mocked(verifyCode)
const resend = vi.mocked(resendCode)
beforeEach(() => {
  verify.mockReset()
  resend.mockReset()
})

function dialog() {
  const onVerified = vi.fn<VerifyDialogProps['onVerified']>()
  renderUi(<VerifyDialog email="u***r@howard.example" onCancel={() => undefined} onVerified={onVerified} />)
  return { onVerified, user: userEvent.setup() }
}
const button = () => screen.getByRole('button', { name: 'Verify' })
const code = () => screen.getByLabelText('Security code')
const refused = { kind: 'refused' as const, errors: [{ code: 'BAD_USER_INPUT', message: 'x' }] }

test('starts with an empty code, the switch off and Verify disabled', async () => {
  dialog()
  expect(await screen.findByRole('dialog', { name: 'Verify Your Identity' })).toBeVisible()
  expect(code()).toHaveValue('')
  expect(screen.getByRole('switch', { name: 'Skip this step for the next 30 days' })).not.toBeChecked()
  expect(button()).toBeDisabled()
  expect(screen.getByText('u***r@howard.example')).toBeVisible()
})

test('takes six digits and nothing else', async () => {
  const { user } = dialog()
  await user.type(code(), '12a34 5')
  expect(code()).toHaveValue('12345')
  expect(button()).toBeDisabled()
  await user.type(code(), '678')
  expect(code()).toHaveValue('123456')
  expect(button()).toBeEnabled()
})

test('sends the code with the choice of the switch', async () => {
  const { onVerified, user } = dialog()
  const viewer = { roles: ['LocalUser'] } as never
  verify.mockResolvedValue({ kind: 'signed-in', viewer })
  await user.type(code(), '123456')
  await user.click(screen.getByRole('switch'))
  await user.click(button())
  expect(verify).toHaveBeenCalledWith('123456', true)
  expect(onVerified).toHaveBeenCalledWith({ kind: 'signed-in', viewer })
})

test('says that a refused code is invalid or expired', async () => {
  const { onVerified, user } = dialog()
  verify.mockResolvedValue(refused)
  await user.type(code(), '000000{Enter}')
  expect(await screen.findAllByText('The security code is invalid or expired')).toHaveLength(2)
  expect(code()).toBeInvalid()
  expect(code()).toHaveAccessibleDescription(/The security code is invalid or expired/)
  expect(code()).toHaveFocus()
  expect(onVerified).not.toHaveBeenCalled()
  await user.keyboard('1')
  expect(code()).toHaveValue('1')
  expect(code()).toBeValid()
})

test('says when the request itself fails', async () => {
  const { user } = dialog()
  verify.mockRejectedValue(new TypeError('fetch failed'))
  await user.type(code(), '000000{Enter}')
  expect(await screen.findByText('Code validation failed')).toBeVisible()
})

test('says where another code went', async () => {
  const { user } = dialog()
  resend.mockResolvedValue({ email: 'user@howard.example', errors: [] })
  await user.click(screen.getByRole('button', { name: 'Resend code' }))
  expect(await screen.findByText('Success')).toBeVisible()
  expect(screen.getByText('The security code was sent to user@howard.example')).toBeVisible()
})

test('says when no other code was sent', async () => {
  const { user } = dialog()
  resend.mockResolvedValue({
    email: null,
    errors: [{ code: 'TOO_MANY_REQUESTS', message: 'Wait 30 seconds.' }],
  })
  await user.click(screen.getByRole('button', { name: 'Resend code' }))
  expect(await screen.findByText('Resend Failed')).toBeVisible()
  expect(screen.getByText('Wait 30 seconds.')).toBeVisible()
})
