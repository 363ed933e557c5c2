import { usePortal, expect, test } from '../../support/journey.js'
import { enterCode, sendCredentials } from '../../support/sign-in.js'
import {
  SpecificationSystem,
  specificationCode,
  specificationPassword,
} from '../../support/specification-system.js'

const system = new SpecificationSystem()
usePortal({ apiUrl: () => system.start() })
test.afterAll(() => system.stop())

test('a portal before a system that has only the calls of the specification works, and says what it lacks', async ({
  page,
}) => {
  const failed: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 500) failed.push(`${answer.status()} ${answer.url()}`)
  })
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const menu = page.getByRole('navigation', { name: 'Main menu' })

  await test.step('signs in with a code, and lands', async () => {
    await page.goto('/auth/login')
    await sendCredentials(page, 'monitor@other.example', specificationPassword)
    await enterCode(page, specificationCode)
    await expect(page).not.toHaveURL(/\/auth\//)
    await page.goto('/user/landing')
    await expect(heading(/Olga/)).toBeVisible()
    await expect(page.getByText('Not offered by this system of record')).toBeVisible()
  })

  await test.step('shows the menu of the role, without what is not there', async () => {
    await menu.getByRole('button', { name: 'Admin' }).click()
    await expect(menu.getByRole('link', { name: /^Users/ })).toBeVisible()
    await expect(menu.getByRole('link', { name: /Compliance Year Manager/ })).toBeVisible()
    await expect(menu.getByRole('link', { name: /^Self-Assessment/ })).toHaveCount(0)
  })

  await test.step('lists users and changes one', async () => {
    await page.goto('/admin/users')
    const row = page.getByRole('row', { name: /Lee Local/ })
    await expect(row).toBeVisible()
    await expect(page.getByRole('row', { name: /Rae Reader/ })).toBeVisible()
    await row.getByRole('button', { name: /^Edit/ }).click()
    const editor = page.getByRole('dialog')
    await editor.getByLabel('Full Name').fill('Lee Renamed')
    await editor.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('row', { name: /Lee Renamed/ })).toBeVisible()
    expect(system.asked).toContain('PUT /api/account/users/local')
  })

  await test.step('lists roles and launches a year', async () => {
    await page.goto('/admin/roles')
    await expect(page.getByRole('row', { name: /State Monitor|StateMonitor/ })).toBeVisible()
    await page.goto('/admin/launch-compliance-year')
    await page.getByRole('button', { name: /^Launch 2026 - 2027 Year/ }).click()
    await page.getByRole('button', { name: 'Proceed' }).click()
    await expect(page.getByRole('heading', { name: '2026 - 2027 was launched' })).toBeVisible()
    expect(system.years).toEqual([2024, 2025, 2026])
  })

  await test.step('says so of a call that turns out to be missing', async () => {
    await page.goto('/admin/launch-dispute-resolution-year')
    await expect(page.getByText('Not offered by this system of record')).toBeVisible()
  })

  await test.step('says at their addresses which parts it does not have', async () => {
    for (const address of ['/admin/audit-trail', '/user/preferences', '/user/dashboard/self-assessment']) {
      await page.goto(address)
      await expect(heading('Not offered by this system of record')).toBeVisible()
    }
  })
  expect(failed).toEqual([])
})
