import { expect, test, usePortal } from '../../support/journey.js'
import { awaitCode } from '../../support/mailbox.js'
import { people } from '../../support/people.js'
import { codeField, enterCode, expectToast, sendCredentials, verifyDialog } from '../../support/sign-in.js'

/** Codes of this file's portal live so long. */
const CODE_SECONDS = 5
usePortal({ env: { SECURITY_CODE_SECONDS: String(CODE_SECONDS) } })

test('an expired code is refused in the specified words, and a resent one is accepted', async ({ page }) => {
  await page.goto('/auth/login')
  const next = await awaitCode(page.request, people.howardUser)
  await sendCredentials(page, people.howardUser)
  await expect(verifyDialog(page)).toContainText(people.howardUser)
  const code = await next()
  const end = Date.now() + CODE_SECONDS * 1000
  await expect.poll(() => Date.now() > end, { intervals: [100], timeout: 20_000 }).toBe(true)
  await enterCode(page, code)
  await expectToast(page, 'The security code is invalid or expired')

  const again = await awaitCode(page.request, people.howardUser)
  await verifyDialog(page).getByRole('button', { name: 'Resend code' }).click()
  await expectToast(page, 'Success')
  await expectToast(page, `The security code was sent to ${people.howardUser}`)
  await codeField(page).fill('')
  await enterCode(page, await again())
  await expect(page).not.toHaveURL(/\/auth\//)
})

test('a second resend within half a minute is refused', async ({ page }) => {
  await page.goto('/auth/login')
  await sendCredentials(page, people.alleganyUser)
  const resend = verifyDialog(page).getByRole('button', { name: 'Resend code' })
  await resend.click()
  await expectToast(page, 'Success')
  await resend.click()
  await expectToast(page, 'Resend Failed')
})
