import { expect, type Page } from '@playwright/test'
import { answerWith } from '../data-faults.js'
import { people } from '../people.js'
import { openUserMenu } from '../sign-in.js'
import { open, type Reach } from './visits.js'

const error = (code: string, field: string, message: string) => ({
  __typename: 'UserError',
  code,
  field,
  message,
  isDeleted: null,
})

async function ownDetails(page: Page) {
  await openUserMenu(page)
  await page.getByRole('menuitem', { name: 'My Details' }).click()
  const dialog = page.getByRole('dialog', { name: 'My Details' })
  await expect(dialog.getByLabel('Email', { exact: true })).not.toHaveValue('')
  return dialog
}

/** The password is needed again: the change that waits behind it is never made. */
const asked = (confirm: object, after: (page: Page) => Promise<void>): Reach =>
  open(
    people.howardAdmin,
    '/user/landing',
    async (page) => {
      const refused = [error('FORBIDDEN', 'currentPassword', 'Please enter your password again.')]
      await answerWith(page, 'UpdateUser', {
        updateUser: { __typename: 'UserPayload', errors: refused, user: null },
      })
      await answerWith(page, 'ConfirmPassword', {
        confirmPassword: {
          __typename: 'ConfirmPasswordPayload',
          errors: [],
          confirmed: false,
          email: null,
          ...confirm,
        },
      })
    },
    async (page) => {
      const dialog = await ownDetails(page)
      await dialog.getByLabel('Title', { exact: true }).fill('Head of Services')
      await dialog.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('dialog', { name: 'Enter Your Password' })).toBeVisible()
      await after(page)
    },
  )

async function givePassword(page: Page): Promise<void> {
  await page.getByLabel('Current Password').fill('Some#Password2026')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
}

/** Dialogs of the shell that prove who somebody is, and say where they are signed in. */
export const proofVisits: Record<string, Reach> = {
  'password again': asked({}, async () => undefined),
  'password again refused': asked(
    { errors: [error('BAD_USER_INPUT', 'password', 'The current password is not right.')] },
    async (page) => {
      await givePassword(page)
      await expect(page.getByText('The current password is not right.')).toBeVisible()
    },
  ),
  'code after the password': asked({ email: 'a***n@howard.example' }, async (page) => {
    await givePassword(page)
    await expect(page.getByRole('textbox', { name: 'Security code' })).toBeFocused()
  }),
  'sessions and devices': open(people.howardAdmin, '/user/landing', undefined, async (page) => {
    const dialog = await ownDetails(page)
    await dialog.getByRole('button', { name: 'Sessions and devices' }).click()
    const sessions = page.getByRole('dialog', { name: 'Sessions and devices' })
    await expect(sessions.getByText('This session')).toBeVisible()
  }),
}
