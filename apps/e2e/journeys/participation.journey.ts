import type { Page } from '@playwright/test'
import { useContexts } from '../support/contexts.js'
import { breakData } from '../support/data-faults.js'
import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'
import { expectToast } from '../support/sign-in.js'

const portal = usePortal()
const { pageOf } = useContexts(portal)
const list = '/user/dashboard/alternate-framework/participation'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const dialog = (page: Page) => page.getByRole('dialog')
// By its tag: behind a dialog nothing has a role.
const row = (page: Page, name: string) => page.locator('tr', { hasText: name })

async function chooseFile(page: Page, button: string, rows: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await dialog(page).getByRole('button', { name: button }).click()
  await (
    await chooser
  ).setFiles({
    name: 'rates.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Agency,Subject,Students tested,Alternate assessment\r\n${rows}`),
  })
}

test('a monitor imports rates, an administrator corrects the own, and both see what is above the limit', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const monitor = await pageOf(browser, people.monitor)
  const admin = await pageOf(browser, people.alleganyAdmin)

  await test.step('a file with an error changes nothing; the corrected one is stored', async () => {
    await monitor.goto(list)
    await expect(row(monitor, 'Garrett County')).toContainText('Not entered')
    await press(monitor, 'Import rates')
    await chooseFile(monitor, 'Choose a file', '11,ELA,300,2\r\nGarrett County,Math,10,11\r\n')
    await expect(dialog(monitor).getByText('Alternate assessment cannot be more than')).toBeVisible()
    await expect(row(monitor, 'Garrett County')).toContainText('Not entered')
    await chooseFile(monitor, 'Choose another file', '11,ELA,300,2\r\nGarrett County,Math,301,4\r\n')
    await expect(dialog(monitor).getByText('1 agency has new numbers')).toBeVisible()
    await press(monitor, 'Close')
    await expect(row(monitor, 'Garrett County')).toContainText('4 of 301 tested')
    await expect(row(monitor, 'Garrett County')).toContainText('Above 1.0 %')
  })

  await test.step('an administrator enters the own numbers; what is impossible is refused beside the field', async () => {
    await admin.goto(list)
    await expect(admin.getByRole('heading', { level: 1 })).toContainText('Participation')
    await expect(row(admin, 'ELA')).toContainText('702')
    await press(admin, 'Enter numbers')
    const ela = dialog(admin).getByRole('group', { name: 'ELA' })
    await ela.getByLabel('Alternate assessment').fill('1.5')
    await press(admin, 'Save')
    await expect(
      dialog(admin).getByText('Alternate assessment must be a whole number, 0 or more.').first(),
    ).toBeVisible()
    await ela.getByLabel('Alternate assessment').fill('8')
    await expect(dialog(admin).getByText('Rate: 1.14 %')).toBeVisible()
    await press(admin, 'Save')
    await expectToast(admin, 'The numbers are saved.')
    await expect(admin.getByText('Above 1.0 % in ELA')).toBeVisible()
  })

  await test.step('the state sees it, filtered to what is above the limit, and its history', async () => {
    await monitor.goto(`${list}?show=above`)
    await expect(row(monitor, 'Howard County')).toContainText('25 of 2,150 tested')
    await monitor.getByRole('link', { name: 'Allegany County', exact: true }).click()
    await expect(monitor.getByText('Above 1.0 % in ELA')).toBeVisible()
    await monitor.getByRole('link', { name: 'History' }).click()
    await expect(monitor.getByText('Enter participation rates').first()).toBeVisible()
  })
})

test('numbers are kept when the system of record fails, and somebody else’s are compared', async ({
  browser,
}) => {
  const admin = await pageOf(browser, people.howardAdmin)
  const monitor = await pageOf(browser, people.monitor)
  await admin.goto(list)
  await press(admin, 'Enter numbers')
  const math = dialog(admin).getByRole('group', { name: 'Math' })
  await math.getByLabel('Students tested').fill('2141')
  await breakData(admin, 'error')
  await press(admin, 'Save')
  await expect(dialog(admin).getByText('There is a problem')).toBeVisible()
  await expect(math.getByLabel('Students tested')).toHaveValue('2141')
  await admin.unrouteAll({ behavior: 'ignoreErrors' })

  await monitor.goto(new URL(admin.url()).pathname)
  await press(monitor, 'Enter numbers')
  await dialog(monitor).getByRole('group', { name: 'Math' }).getByLabel('Students tested').fill('2199')
  await press(monitor, 'Save')
  await expectToast(monitor, 'The numbers are saved.')
  await press(admin, 'Save')
  await expect(admin.getByText('Somebody else changed these numbers')).toBeVisible()
})

test('an agency above the limit justifies it, the state returns it and accepts it', async ({ browser }) => {
  test.setTimeout(180_000)
  const admin = await pageOf(browser, people.howardAdmin)
  const monitor = await pageOf(browser, people.monitor)
  const saved = () => expect(admin.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible()

  await test.step('the agency finds the task, writes, and is told what is missing', async () => {
    await admin.goto('/user/tasks')
    await admin.getByRole('link', { name: 'Justify the alternate assessments' }).click()
    await expect(admin.getByRole('button', { name: /^Submit/ })).toBeDisabled()
    for (const [at, text] of ['Program.', 'Tool.', 'Course.', 'School.', 'Review.'].entries())
      await admin.getByRole('textbox').nth(at).fill(text)
    for (const group of ['Autism', 'Asian', 'Male', 'Economically disadvantaged', 'English learner']) {
      await admin.getByLabel(`${group}, Students tested`, { exact: true }).fill('100')
      await admin.getByLabel(`${group}, Alternate assessment`, { exact: true }).fill('10')
    }
    // (10 / 100) / (15 / 2,050)
    await expect(row(admin, 'Autism')).toContainText('13.67')
    await admin.getByLabel('Decisions reviewed this year').fill('25')
    await admin.getByLabel('Decisions changed').fill('2')
    await admin.getByLabel('The agency confirms that the information is correct').check()
    await admin.getByLabel('Decisions changed').blur()
    await saved()
    await admin.reload()
    await press(admin, 'Submit')
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
    await expectToast(admin, 'The justification was submitted.')
  })

  await test.step('the state returns it with a reason, which the agency reads', async () => {
    await monitor.goto(`${list}/justifications`)
    await monitor.getByRole('checkbox', { name: 'Choose Howard County' }).check()
    await press(monitor, 'Return')
    const returning = dialog(monitor)
    await returning.getByLabel('Reason').fill('Say more about training.')
    await returning.getByRole('button', { name: 'Return', exact: true }).click()
    await expectToast(monitor, 'The justification was returned.')
    await admin.reload()
    await expect(admin.getByText('Say more about training.')).toBeVisible()
    await admin.getByRole('textbox').nth(2).fill('Course each September.')
    await admin.getByRole('textbox').nth(2).blur()
    await saved()
    await press(admin, 'Submit')
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
    await expectToast(admin, 'The justification was submitted.')
  })

  await test.step('and accepts it', async () => {
    await monitor.reload()
    await monitor.getByRole('checkbox', { name: 'Choose Howard County' }).check()
    await press(monitor, 'Accept')
    await monitor.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await expectToast(monitor, 'The justification is accepted.')
    await expect(row(monitor, 'Howard County')).toContainText('Accepted')
  })
})

test('an accepted justification is published without what identifies students, withdrawn, and published again', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const monitor = await pageOf(browser, people.monitor)
  const reader = await pageOf(browser, people.alleganyUser)
  const published = `${list}/published`
  const confirm = async () => {
    await press(monitor, 'Publish')
    await monitor.getByRole('alertdialog').getByRole('button', { name: 'Publish now' }).click()
    await expectToast(monitor, 'The justification is published.')
  }

  await test.step('a monitor decides about each piece that may identify a student', async () => {
    await reader.goto(published)
    await expect(row(reader, 'Wicomico County')).toBeVisible()
    await expect(row(reader, 'Washington County')).toHaveCount(0)
    await monitor.goto(`${list}/justifications`)
    await monitor.getByRole('link', { name: 'Washington County', exact: true }).click()
    await monitor.getByRole('link', { name: 'Publication', exact: true }).click()
    await expect(monitor.getByRole('button', { name: /^Publish/ })).toBeDisabled()
    await expect(monitor.getByText('2 names, numbers, addresses or dates of birth')).toBeVisible()
    for (const piece of ['Harper', 'Three students', '08/24/2026'])
      await monitor.getByRole('button', { name: `Remove ${piece}`, exact: true }).click()
    await monitor.getByRole('button', { name: 'Keep all others' }).click()
    await expect(monitor.getByText('Everything is decided.')).toBeVisible()
    const preview = monitor.getByRole('article')
    await expect(preview.getByText('[removed] came from another state')).toBeVisible()
    await expect(preview.getByText('Questions go to Ms. [removed], [address], [telephone].')).toBeVisible()
    // Changed: 2 of 14.
    await expect(preview.getByText('Changed: n<10')).toBeVisible()
  })

  await test.step('it is published after a second confirmation, and read by another agency', async () => {
    await confirm()
    await reader.reload()
    await reader.getByRole('link', { name: 'Washington County', exact: true }).click()
    await expect(reader.getByText('Fountain Creek School').first()).toBeVisible()
    await expect(reader.getByText('Harper')).toHaveCount(0)
    const file = reader.waitForEvent('download')
    await reader.getByRole('link', { name: 'PDF to post' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
    await monitor.getByRole('link', { name: 'Justification', exact: true }).click()
    await expect(monitor.getByText('Published without identifying data')).toBeVisible()
    await monitor.getByRole('link', { name: 'Publication', exact: true }).click()
  })

  await test.step('a place is a name after all: it is withdrawn for a reason, decided anew, and published again', async () => {
    await press(monitor, 'Withdraw')
    const withdrawing = dialog(monitor)
    await withdrawing.getByLabel('Reason').fill('The school is so small that its name identifies students.')
    await withdrawing.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expectToast(monitor, 'The justification is withdrawn.')
    await reader.reload()
    await expect(reader.getByText('A published justification of this agency and year')).toBeVisible()
    await monitor.getByRole('button', { name: 'Remove Fountain', exact: true }).click()
    await monitor.getByRole('button', { name: 'Remove Creek', exact: true }).click()
    for (const piece of ['Fountain', 'Creek'])
      await expect(monitor.getByRole('article').getByText(piece)).toHaveCount(0)
    await confirm()
    await expect(row(monitor, 'The school is so small')).toBeVisible()
    await reader.reload()
    await expect(reader.getByText('Edition 2, published on')).toBeVisible()
    await expect(reader.getByText('Fountain')).toHaveCount(0)
  })
})
