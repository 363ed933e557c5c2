import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'
import { expectToast, signInQuietly } from '../support/sign-in.js'

const portal = usePortal()

test('a monitor adds a incident and opens it; an agency is refused', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: portal().url })
  await signInQuietly(context, people.monitor)
  const page = await context.newPage()
  await page.goto('/compliance/incidents')
  await page.getByRole('button', { name: 'Add Incident' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add incident' })
  await dialog.getByLabel('Title').pressSequentially('A first one', { delay: 30 })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'The incident was added.')
  await page.getByRole('link', { name: 'A first one' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A first one' })).toBeVisible()

  const agency = await browser.newContext({ baseURL: portal().url })
  await signInQuietly(agency, people.alleganyAdmin)
  const refused = await agency.newPage()
  await refused.goto('/compliance/incidents')
  await expect(refused.getByText('Only the state can read incidents.')).toBeVisible()
})
