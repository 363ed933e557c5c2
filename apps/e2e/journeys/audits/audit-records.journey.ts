import type { Browser, Page } from '@playwright/test'
import { answerSetup, recordToReview } from '../../support/audits/audit-records.js'
import { openPage, useContexts } from '../../support/contexts.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'

// @journeyOf audits
const portal = usePortal()

const { contextOf } = useContexts(portal)

async function aRecord(browser: Browser) {
  const [monitor, admin] = [
    await contextOf(browser, people.monitor),
    await contextOf(browser, people.alleganyAdmin),
  ]
  return { monitor, admin, record: await recordToReview(monitor, admin) }
}

const saved = (page: Page) => expect(page.getByText(/^Saved at/)).toBeVisible()
const item = (page: Page, number: string) =>
  page.getByRole('article', { name: new RegExp(`^${number.replaceAll('.', '\\.')} `) })

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, found: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    if (await found()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Nothing of it came into focus by Tab.')
}

const focused = (page: Page, selector: string) => () =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

/** Presses a link or button of a name by the keyboard alone. */
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, () =>
    page.evaluate((wanted) => {
      const one = document.activeElement
      return one !== null && [one.getAttribute('aria-label'), one.textContent?.trim()].includes(wanted)
    }, name),
  )
  await page.keyboard.press('Enter')
}

test('a whole record is reviewed by keyboard alone', async ({ browser }) => {
  test.setTimeout(180_000)
  const { monitor, record } = await aRecord(browser)
  const page = await openPage(monitor, record.address)

  await test.step('the setup', async () => {
    // The first answer is chosen by hand, the others without the screen: there are 28 of a kind.
    await expect(page.getByText('Setup questions')).toBeVisible()
    await tabTo(page, focused(page, 'main input[type=radio]'))
    await page.keyboard.press('Space')
    await saved(page)
    await answerSetup(monitor, record.id)
    await page.reload()
  })

  for (let section = 1; section <= 12; section++) {
    await test.step(`section ${section}`, async () => {
      await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${section} `) })).toBeVisible()
      const cards = page.getByRole('article')
      const open = cards.filter({ has: page.getByRole('radio') })
      const count = await open.count()
      if (count > 0) {
        await tabTo(page, focused(page, 'article input[type=radio]'))
        // Up and down go past what does not apply; at the last item they stay there.
        const from = await page.evaluate(() =>
          [...document.querySelectorAll('article')].findIndex((one) => one.contains(document.activeElement)),
        )
        for (let at = from; at < (await cards.count()); at++) {
          await page.keyboard.press(section === 1 && at === from + 1 ? 'n' : 'y')
          await page.keyboard.press('ArrowDown')
        }
        await expect(open.getByRole('radio', { checked: true })).toHaveCount(count)
        await saved(page)
      }
      if (section < 12) await press(page, `Next: ${section + 1}`)
    })
  }

  await test.step('the list of gaps leads to the comment that is missing', async () => {
    await press(page, 'Submit student')
    const gaps = page.getByRole('dialog', { name: 'This record is not complete' })
    await expect(gaps.getByText('1 item needs a comment')).toBeVisible()
    await tabTo(page, focused(page, '[role=dialog] li a'))
    await page.keyboard.press('Enter')
    const missing = page.getByRole('article').filter({ has: page.getByRole('textbox') })
    await expect(missing.getByRole('radio', { name: 'N: No' })).toBeFocused()
    await page.keyboard.press('c')
    await page.keyboard.type('The notice has no date.')
    await page.keyboard.press('Escape')
    await saved(page)
  })

  await test.step('it is submitted, once for a double press', async () => {
    await press(page, 'Submit student')
    const question = page.getByRole('alertdialog', { name: 'Submit this record?' })
    await expect(question).toBeVisible()
    await tabTo(page, () =>
      question.getByRole('button', { name: 'Submit' }).evaluate((one) => one === document.activeElement),
    )
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This record is complete. Reopen it to change it.').first()).toBeVisible()
    await expect(page.getByRole('radio', { name: /^[A-Z]+: / })).toHaveCount(0)
  })
})

test('two monitors in one record see each other, and neither loses an answer', async ({ browser }) => {
  const { monitor, record } = await aRecord(browser)
  await answerSetup(monitor, record.id)
  const address = `${record.address}?section=dab-goals`
  const one = await openPage(monitor, address)
  const two = await openPage(await contextOf(browser, people.monitor2), address)
  await expect(one.getByRole('list', { name: 'Also here' }).getByText(/Andre Whitfield/)).toBeVisible()

  await test.step('each answers another item', async () => {
    await item(one, '4.1').getByRole('radio', { name: 'Y: Yes' }).check()
    await item(two, '4.2').getByRole('radio', { name: 'Y: Yes' }).check()
    await saved(one)
    await saved(two)
  })

  await test.step('who answers the same item later chooses between both answers', async () => {
    await item(one, '4.3').getByRole('radio', { name: 'Y: Yes' }).check()
    await saved(one)
    // The second monitor still sees the item as it was.
    await item(two, '4.3').getByRole('radio', { name: 'N: No' }).check()
    const question = two.getByRole('alertdialog', { name: 'Two people answered item 4.3' })
    await expect(question.getByText(/Helen Marsh/)).toBeVisible()
    await question.getByRole('button', { name: 'Take theirs' }).click()
    await expect(item(two, '4.3').getByRole('radio', { name: 'Y: Yes' })).toBeChecked()
  })

  await two.reload()
  for (const number of ['4.1', '4.2', '4.3'])
    await expect(item(two, number).getByRole('radio', { name: 'Y: Yes' })).toBeChecked()
})

test('an answer survives a reload, the way back, and a server that is not there', async ({ browser }) => {
  const { monitor, record } = await aRecord(browser)
  await answerSetup(monitor, record.id)
  const page = await openPage(monitor, `${record.address}?section=dab-goals`)
  await item(page, '4.1').getByRole('radio', { name: 'N: No' }).check()
  await saved(page)
  await page.reload()
  await expect(item(page, '4.1').getByRole('radio', { name: 'N: No' })).toBeChecked()

  await page.getByRole('link', { name: 'Next: 5' }).click()
  await expect(item(page, '5.1')).toBeVisible()
  await page.goBack()
  await expect(item(page, '4.1').getByRole('radio', { name: 'N: No' })).toBeChecked()

  await page.context().setOffline(true)
  await item(page, '4.1').getByRole('textbox').first().fill('No baseline.')
  await expect(page.getByRole('button', { name: 'retry' })).toBeVisible()
  await page.context().setOffline(false)
  // It is tried again by itself as soon as the network is back.
  await saved(page)
  await page.reload()
  await expect(item(page, '4.1').getByRole('textbox').first()).toHaveValue('No baseline.')
})

test('steps out of order are refused with their reason', async ({ browser }) => {
  const { monitor, admin, record } = await aRecord(browser)
  const page = await openPage(monitor, `${record.address}?section=dab-goals`)
  await expect(page.getByText('Answer the setup questions first.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Y: Yes' })).toHaveCount(0)
  const agency = await openPage(admin, record.address)
  await expect(agency.getByText('Education program')).toBeVisible()
  await expect(agency.getByText('Setup questions')).toHaveCount(0)
})
