import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { ChangePasswordDialog } from './change-password-dialog'
import { ChangePasswordDocument } from '../session.generated'

function dialog(errors: readonly { code: string; field: null; message: string }[]) {
  const onClose = vi.fn<() => void>()
  const { user } = renderScreen(<ChangePasswordDialog onClose={onClose} />, {
    mocks: [
      {
        request: {
          query: ChangePasswordDocument,
          variables: { input: { currentPassword: 'old', newPassword: 'Correct#Horse9' } },
        },
        result: {
          data: {
            changePassword: {
              __typename: 'ChangePasswordPayload',
              errors: errors.map((error) => Object.assign({ __typename: 'UserError' }, error)),
            },
          },
        },
      },
    ],
  })
  return { onClose, user }
}
const confirm = () => screen.getByRole('button', { name: 'Confirm Change' })

async function fill(user: UserEvent) {
  await user.type(screen.getByLabelText('Current Password'), 'old')
  await user.type(screen.getByLabelText('New Password'), 'Correct#Horse9')
  await user.type(screen.getByLabelText('Confirm New Password'), 'Correct#Horse9')
}

test('keeps Confirm Change disabled, with its reason, while a field is missing', async () => {
  const { user } = dialog([])
  expect(await screen.findByRole('dialog', { name: 'Change Password' })).toBeVisible()
  expect(confirm()).toBeDisabled()
  expect(confirm()).toHaveAttribute('title', 'Please complete all fields')
  await user.click(screen.getByLabelText('Current Password'))
  await user.tab()
  expect(await screen.findByText('Current Password is required')).toBeVisible()
  await fill(user)
  expect(confirm()).toBeEnabled()
})

test('shows all three passwords with one toggle', async () => {
  const { user } = dialog([])
  await user.click(screen.getByRole('button', { name: 'Show passwords' }))
  for (const label of ['Current Password', 'New Password', 'Confirm New Password'])
    expect(screen.getByLabelText(label)).toHaveAttribute('type', 'text')
})

test('shows the refusal of the server until it is closed', async () => {
  const { user } = dialog([{ code: 'BAD_USER_INPUT', field: null, message: 'Incorrect password.' }])
  await fill(user)
  await user.click(confirm())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Uh Oh!')
  expect(alert).toHaveTextContent('Incorrect password.')
  const [cross] = screen.getAllByRole('button', { name: 'Close' })
  await user.click(cross as HTMLElement)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('says that the password changed', async () => {
  const { onClose, user } = dialog([])
  await fill(user)
  await user.click(confirm())
  expect(await screen.findByRole('dialog', { name: 'Password Changed' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(onClose).toHaveBeenCalled()
})
