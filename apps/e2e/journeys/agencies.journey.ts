import { signInQuietly, toasts } from '../support/sign-in.js'
import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'

usePortal()

const list = '/compliance/lea/admin-editing'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a monitor changes an agency, and every rule is shown at its field', async ({ page, context }) => {
  await signInQuietly(context, people.monitor)
  await page.goto(list)
  await page.getByLabel('Search agencies').fill('garrett')
  await expect(page).toHaveURL(/q=garrett/)
  await page.getByRole('link', { name: /Garrett/ }).click()

  await page.getByRole('button', { name: 'Add contact' }).click()
  const contact = page.getByRole('group', { name: 'Contact 1' })
  await expect(contact.getByLabel('Name')).toBeFocused()
  await contact.getByLabel('Email').fill('nonsense')
  await page.getByRole('button', { name: 'Add school year' }).click()
  const year = page.getByRole('group', { name: /^School year/ })
  const id = Number(await year.getByLabel('Year', { exact: true }).inputValue())
  await year.getByLabel('First Day').fill(`${id + 1}-06-10`)
  await year.getByLabel('Last Day').fill(`${id}-08-30`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Name is required.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Last Day must be on or after First Day.' })).toBeVisible()
  await page.getByRole('link', { name: 'Enter a valid email address.' }).click()
  await expect(contact.getByLabel('Email')).toBeFocused()

  await contact.getByLabel('Name').fill('Ada Ito')
  await contact.getByLabel('Email').fill('ada@garrett.example')
  await year.getByLabel('First Day').fill(`${id}-08-30`)
  await year.getByLabel('Last Day').fill(`${id + 1}-06-10`)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toContainText(['The agency was saved.'])
  await page.reload()
  await expect(contact.getByLabel('Email')).toHaveValue('ada@garrett.example')
  await expect(year.getByLabel('Last Day')).toHaveValue(`${id + 1}-06-10`)
})

test('a logo is seen before it is stored, and is served afterwards', async ({ page, context }) => {
  await signInQuietly(context, people.monitor)
  await page.goto(`${list}/2`)
  await page.getByLabel(/^Region/).fill('Bay')
  await page
    .getByLabel('Choose logo', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
  const logo = page.getByRole('img', { name: /^Logo of/ })
  await expect(logo).toHaveAttribute('src', /^blob:/)
  await page.getByRole('button', { name: 'Use this logo' }).click()
  await expect(toasts(page)).toContainText(['The logo was saved.'])
  await expect(logo).toHaveAttribute('src', /^\/files\/agency-logos\//)
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  // The logo took a version; what was typed is saved on top of it.
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toContainText(['The agency was saved.'])
  await page.getByRole('button', { name: 'Remove logo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove logo' }).click()
  await expect(page.getByText('No logo yet.')).toBeVisible()
  await expect(page.getByLabel(/^Region/)).toHaveValue('Bay')
})

test('two monitors change one agency, and neither change is lost unseen', async ({ browser, baseURL }) => {
  const [first, second] = await Promise.all([
    browser.newContext({ baseURL }),
    browser.newContext({ baseURL }),
  ])
  await signInQuietly(first, people.monitor)
  await signInQuietly(second, people.monitor2)
  const one = await first.newPage()
  const two = await second.newPage()
  await one.goto(`${list}/3`)
  await two.goto(`${list}/3`)
  await expect(two.getByLabel(/^Region/)).toBeVisible()
  await one.getByLabel('Short Name').fill('Baltimore Co.')
  await one.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(one)).toContainText(['The agency was saved.'])

  // Only for what both changed does the person choose.
  await two.getByLabel(/^Region/).fill('Harbor')
  await two.getByLabel('Short Name').fill('Balto.')
  await two.getByRole('button', { name: 'Save' }).click()
  const dialog = two.getByRole('alertdialog', { name: 'Somebody else changed this agency' })
  await expect(dialog).toContainText('Helen Marsh saved this')
  await dialog.getByRole('group', { name: 'Short Name' }).getByLabel('Theirs').check()
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await expect(toasts(two)).toContainText(['The agency was saved.'])
  await two.reload()
  await expect(two.getByLabel('Short Name')).toHaveValue('Baltimore Co.')
  await expect(two.getByLabel(/^Region/)).toHaveValue('Harbor')
  await Promise.all([first.close(), second.close()])
})

test('a monitor adds an agency, whose page and history are there at once', async ({ page, context }) => {
  await signInQuietly(context, people.monitor)
  await page.goto(list)
  await page.getByRole('button', { name: 'Add agency' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add agency' })
  await dialog.getByLabel('Code').fill('13')
  await dialog.getByLabel('Name', { exact: true }).fill('SEED School')
  await dialog.getByLabel('Short Name').fill('SEED')
  await dialog.getByRole('button', { name: 'Add agency' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Another agency has this code.')
  await dialog.getByLabel('Code').fill('SEED')
  await dialog.getByRole('button', { name: 'Add agency' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SEED School')
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History of SEED')
  await expect(page.getByRole('listitem', { name: 'Add agency' })).toContainText('Helen Marsh')
})

test('LEA content is closed to local administrators', async ({ page, context }) => {
  await signInQuietly(context, people.alleganyAdmin)
  await page.goto(`${list}/1`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied!')
})
