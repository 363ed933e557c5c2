import type { Browser, Page } from '@playwright/test'
import { publishAuditContent } from '../../support/audits/audit-content.js'
import { answerSetup, recordToReview } from '../../support/audits/audit-records.js'
import { expectAccessible } from '../../support/axe.js'
import { openPage, useContexts } from '../../support/contexts.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'

// @journeyOf audits
const portal = usePortal()

const { contextOf } = useContexts(portal)

/** A record whose setup is done, and the context of the monitor who reviews it. */
async function readyRecord(browser: Browser) {
  const monitor = await contextOf(browser, people.monitor)
  const record = await recordToReview(monitor, await contextOf(browser, people.alleganyAdmin))
  await answerSetup(monitor, record.id)
  return { monitor, address: `${record.address}?section=dab-goals`, record }
}

const saved = (page: Page) => expect(page.getByText(/^Saved at/)).toBeVisible()
const item = (page: Page, number: string) =>
  page.getByRole('article', { name: new RegExp(`^${number.replaceAll('.', '\\.')} `) })
const answer = async (page: Page, number: string, name: 'Y: Yes' | 'N: No') => {
  await item(page, number).getByRole('radio', { name }).check()
  await saved(page)
}

test('a monitor skips an item and a section with a reason, and gets the answers back', async ({
  browser,
}) => {
  const { monitor, address } = await readyRecord(browser)
  const page = await openPage(monitor, address)
  await answer(page, '4.1', 'Y: Yes')

  await test.step('an item, after a reason and the answer that it takes away', async () => {
    await page.getByRole('button', { name: 'Skip item 4.1' }).click()
    const dialog = page.getByRole('dialog', { name: 'Skip item 4.1?' })
    await expect(dialog.getByText(/1 answer will become Not applicable: 4\.1/)).toBeVisible()
    await expectAccessible(page, 'skipping an item by hand')
    await dialog.getByRole('button', { name: 'Skip', exact: true }).click()
    await expect(dialog.getByText('Reason is required.').first()).toBeVisible()
    await dialog.getByLabel('Reason').fill('the plan is under appeal')
    await dialog.getByRole('button', { name: 'Skip', exact: true }).click()
    await expect(item(page, '4.1').getByText('Not applicable because the plan is under appeal')).toBeVisible()
    await expect(item(page, '4.1').getByText(/^Skipped by Helen Marsh, /)).toBeVisible()
    await expect(item(page, '4.1').getByRole('radio')).toHaveCount(0)
  })

  await test.step('a section with all its items', async () => {
    await page.getByRole('button', { name: /^Skip section 4 / }).click()
    const dialog = page.getByRole('dialog', { name: /^Skip section 4 / })
    await dialog.getByLabel('Reason').fill('another agency wrote it')
    await dialog.getByRole('button', { name: 'Skip', exact: true }).click()
    await expect(item(page, '4.2').getByText('Not applicable because another agency wrote it')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Y: Yes' })).toHaveCount(0)
    await expectAccessible(page, 'a section that is skipped by hand')
  })

  await test.step('both are undone, and the answer is there again', async () => {
    await page.getByRole('button', { name: /^Undo the skip of 4 / }).click()
    await expect(item(page, '4.2').getByRole('radio')).not.toHaveCount(0)
    await page.getByRole('button', { name: 'Undo the skip of 4.1' }).click()
    await expect(item(page, '4.1').getByRole('radio', { name: 'Y: Yes' })).toBeChecked()
  })
})

test('no answer is lost that another monitor gave while the skip was thought about', async ({ browser }) => {
  const { monitor, address } = await readyRecord(browser)
  const one = await openPage(monitor, address)
  await answer(one, '4.3', 'Y: Yes')
  await one.reload()
  await one.getByRole('button', { name: /^Skip section 4 / }).click()
  const dialog = one.getByRole('dialog', { name: /^Skip section 4 / })
  await expect(dialog.getByText(/1 answer will become Not applicable: 4\.3/)).toBeVisible()
  await dialog.getByLabel('Reason').fill('reviewed elsewhere')

  const two = await openPage(await contextOf(browser, people.monitor2), address)
  await answer(two, '4.2', 'Y: Yes')

  await dialog.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(dialog.getByText(/Other answers would be lost too/)).toBeVisible()
  await expect(dialog.getByText(/2 answers will become Not applicable: 4\.2, 4\.3/)).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toHaveValue('reviewed elsewhere')
  await dialog.getByRole('button', { name: 'Skip', exact: true }).click()
  await expect(item(one, '4.2').getByText('Not applicable because reviewed elsewhere')).toBeVisible()
})

test('newer content is looked at, kept, taken over, and its answers are confirmed', async ({ browser }) => {
  test.setTimeout(120_000)
  const { monitor, address } = await readyRecord(browser)
  const page = await openPage(monitor, address)
  await answer(page, '4.1', 'Y: Yes')
  await answer(page, '4.2', 'Y: Yes')
  await publishAuditContent(monitor, {
    changed: 'dab-4-01',
    text: 'Does the plan say where the child stands now?',
    retired: 'dab-4-02',
  })
  const notice = page.getByText(/of the questions was published on/)
  const look = page.getByRole('button', { name: 'Look at the changes' })
  const dialog = page.getByRole('dialog', { name: 'Newer questions for this record' })

  await test.step('the changes are shown, and the version is kept', async () => {
    await page.reload()
    await expect(notice).toBeVisible()
    await look.click()
    await expect(dialog.getByText('No item is new, 1 is changed, 1 is removed.')).toBeVisible()
    await expect(dialog.getByText(/1 answer would not count any more: 4\.2 \(Y\)/)).toBeVisible()
    await expectAccessible(page, 'newer content of a record')
    await dialog.getByRole('button', { name: /^Keep version/ }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('This record keeps its version.')).toBeVisible()
    await expect(item(page, '4.2')).toBeVisible()
  })

  await test.step('it is taken over after all', async () => {
    await look.click()
    await expect(dialog.getByText(/^Helen Marsh chose to keep/)).toBeVisible()
    await dialog.getByRole('button', { name: /^Upgrade to version/ }).click()
    await expect(dialog).toBeHidden()
    await expect(notice).toHaveCount(0)
    await expect(page.getByRole('article', { name: /Does the plan say where/ })).toBeVisible()
    await expect(item(page, '4.2')).toHaveCount(0)
  })

  await test.step('the answer whose question changed is confirmed', async () => {
    await expect(item(page, '4.1').getByRole('radio', { name: 'Y: Yes' })).toBeChecked()
    await expect(item(page, '4.1').getByText('Re-check')).toBeVisible()
    await expectAccessible(page, 'an answer to confirm after newer content')
    await item(page, '4.1').getByRole('button', { name: 'Confirm answer' }).click()
    await expect(page.getByText('The answer is confirmed.')).toBeVisible()
    await expect(item(page, '4.1').getByText('Re-check')).toHaveCount(0)
  })
})

test('a setup answer that takes answers away is asked about, and taken back', async ({ browser }) => {
  const { monitor, record } = await readyRecord(browser)
  const page = await openPage(monitor, `${record.address}?section=setup`)
  const transition = page.getByRole('group', { name: /transition age/ }).first()
  await transition.getByRole('radio', { name: 'Yes' }).check()
  await saved(page)
  await page.goto(`${record.address}?section=dab-transition`)
  await answer(page, '7.1', 'Y: Yes')
  await page.goto(`${record.address}?section=setup`)
  await transition.getByRole('radio', { name: 'No' }).click()
  const question = page.getByRole('alertdialog', { name: 'Answers would be lost' })
  await expect(question.getByText(/1 answer will become Not applicable: 7\.1/)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(transition.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await transition.getByRole('radio', { name: 'No' }).click()
  await question.getByRole('button', { name: 'Change the setup' }).click()
  await saved(page)
  await page.goto(`${record.address}?section=dab-transition`)
  await expect(item(page, '7.1').getByText(/^Not applicable because/)).toBeVisible()
})
