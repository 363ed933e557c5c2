import { signInQuietly, toasts } from '../support/sign-in.js'
import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'

usePortal()

const complianceManager = '/admin/launch-compliance-year'
const failed = 'Action failed, please check the values and try again'

test('two monitors launch a compliance year at once, and it is launched once', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = await Promise.all([
    browser.newContext({ baseURL }),
    browser.newContext({ baseURL }),
  ])
  await signInQuietly(first, people.monitor)
  await signInQuietly(second, people.monitor2)
  const quick = await first.newPage()
  const slow = await second.newPage()

  const rows = quick.getByRole('rowheader')
  await quick.goto(complianceManager)
  await expect(rows.first()).toBeVisible()
  const before = await rows.allTextContents()
  await slow.goto(complianceManager)
  for (const page of [quick, slow]) {
    const next = page.getByRole('button', { name: /^Launch \d{4} - \d{4} Year$/ })
    await expect(next).toBeEnabled()
    await next.click()
    const dialog = page.getByRole('alertdialog', { name: 'Confirmation Needed' })
    await expect(dialog).toContainText('irreversible')
    await expect(dialog.getByText(/^For \d+ active agencies$/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expect(dialog.getByRole('button', { name: 'Proceed' })).toBeEnabled()
  }
  const latest = Number(before.at(-1)?.slice(0, 4))
  const launched = `${latest + 1} - ${latest + 2}`

  await quick.getByRole('button', { name: 'Proceed' }).dblclick()
  await expect(toasts(quick)).toContainText([`Launch ${launched} Year`])
  await expect(toasts(quick)).toContainText(['Action was successful!'])
  const summary = quick.getByRole('group', { name: `${launched} was launched` })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Created')
  await expect(rows).toHaveText([...before, launched])
  await expect(quick.getByRole('button', { name: `Launch ${latest + 2} - ${latest + 3} Year` })).toBeVisible()

  await slow.getByRole('button', { name: 'Proceed' }).click()
  await expect(toasts(slow)).toContainText([failed])
  await expect(slow.getByText(/has already been launched/)).toBeVisible()
  await expect(slow.getByRole('rowheader')).toHaveText([...before, launched])
  await expect(slow.getByRole('button', { name: `Launch ${latest + 2} - ${latest + 3} Year` })).toBeVisible()

  // The cached years are requested again, so that the new year can be chosen at once.
  await quick.goto('/user/statedashboard')
  const years = quick.getByLabel('School year')
  await expect(years.getByRole('option', { name: launched })).toBeAttached()
  await Promise.all([first.close(), second.close()])
})

for (const [title, path] of [
  ['Local Determinations Fiscal Year Manager', '/admin/launch-local-determinations-year'],
  ['Dispute Resolution Fiscal Year Manager', '/admin/launch-dispute-resolution-year'],
] as const) {
  test(`${title} launches the next fiscal year`, async ({ page, context }) => {
    await signInQuietly(context, people.monitor)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('columnheader')).toHaveText([
      'Years',
      'Launched',
      'Agencies',
      'Self-assessments',
      'Findings',
      'Documents',
    ])
    const launch = page.getByRole('button', { name: /^Launch FFY \d{4}$/ })
    await expect(launch).toBeEnabled()
    const name = ((await launch.textContent()) ?? '').replace('Launch ', '')
    await launch.click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('rowheader', { name })).toHaveCount(0)
    await launch.click()
    await page.getByRole('button', { name: 'Proceed' }).click()
    await expect(toasts(page)).toContainText([`Launch ${name} Year`])
    await expect(page.getByRole('rowheader', { name })).toBeVisible()
  })
}

test('the year managers are closed to local administrators', async ({ page, context }) => {
  await signInQuietly(context, people.alleganyAdmin)
  await page.goto(complianceManager)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied!')
})
