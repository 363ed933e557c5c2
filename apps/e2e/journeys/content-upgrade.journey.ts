import type { Browser, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js'
import { contentDraft, contentEditor, publishContent, saveContent } from '../support/content.js'
import { breakData } from '../support/data-faults.js'
import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'
import { activateAndStart, readSubsection, saveItem, subsectionIds } from '../support/self-assessment.js'
import { expectToast, graphql, signInQuietly } from '../support/sign-in.js'

const portal = usePortal()
const list = '/user/dashboard/self-assessment'

async function pageOf(browser: Browser, user: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal().url })
  await signInQuietly(context, user)
  return context.newPage()
}
const inReach = async (page: Page, what: string) => {
  await expectAccessible(page, what)
  await expectNoSidewaysScroll(page, what)
}
const narrative = (page: Page) => page.getByRole('textbox', { name: 'Explain your rating' })

test('questions change in mid-year: the state keeps or upgrades, and no answer of the agency is lost', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000)
  await signInQuietly(context, people.monitor)
  const admin = await pageOf(browser, people.alleganyAdmin)
  const id = await activateAndStart(context, admin.context(), '01')
  const [place = 0] = await subsectionIds(admin.context(), id)
  const { items } = await readSubsection(admin.context(), place)
  for (const item of items.slice(0, 2))
    await saveItem(admin.context(), id, item, { rating: 4, narrative: `<p>About ${item.number}.</p>` })
  const at = (number: string) => `${list}/${id}/subsection/${place}?item=${number}`

  await test.step('text stays in the browser of the agency while the line is down', async () => {
    await admin.goto(at('1.1.3'))
    await expect(narrative(admin)).toBeVisible()
    // Not the browser's own offline: that ends while the page closes, and its text saves itself at once.
    await breakData(admin, 'offline')
    await narrative(admin).fill('Typed before the upgrade.')
    await narrative(admin).blur()
    await expect(admin.getByText(/^Not saved/).first()).toBeVisible()
    await admin.close()
  })

  await test.step('a version with one item changed, one added and one retired is published', async () => {
    const draft = await contentDraft(context)
    await saveContent(context, draft, ({ contentId }) => contentId === 'b-cf-60-days', {
      text: 'Are first evaluations finished in time?',
    })
    const input = { kind: 'self-assessment', id: draft }
    await graphql(
      context,
      'mutation ($input: RetireContentNodeInput!) { retireContentNode(input: $input) { errors { code } } }',
      { input: { ...input, contentId: 'b-cf-reach-all', retired: true } },
    )
    await graphql(
      context,
      'mutation ($input: AddContentNodeInput!) { addContentNode(input: $input) { errors { code } } }',
      { input: { ...input, copyOf: 'b-cf-60-days' } },
    )
    await publishContent(context, draft)
  })

  const choice = page.getByRole('dialog', { name: 'Keep or Upgrade' })
  await test.step('the state sees what was added, changed and removed', async () => {
    await page.goto(`${list}/${id}`)
    await expect(page.getByText('1 added, 1 changed, 1 removed.')).toBeVisible()
    await inReach(page, 'newer questions above a started self-assessment')
    await page.getByRole('button', { name: 'Keep or Upgrade' }).click()
    await expect(choice.getByText('Changed: 1.1.2 Are first evaluations finished in time?')).toBeVisible()
    await expect(choice.getByText(/^Added: 1\.1\.\d+ Are first evaluations/)).toBeVisible()
    await expect(choice.getByText(/^Removed: 1\.1\.1 /)).toBeVisible()
    await expect(choice.getByText('1 answer to re-check, 1 answer kept in the history only')).toBeVisible()
    await inReach(page, 'the choice between Keep and Upgrade')
  })

  await test.step('Keep is remembered, and can be looked at again', async () => {
    await choice.getByRole('button', { name: 'Keep v1' }).click()
    await expectToast(page, '1 self-assessment keeps its version.')
    await expect(page.getByText(/Helen Marsh kept v1 on /)).toBeVisible()
    await page.getByRole('button', { name: 'Look again' }).click()
    await expect(choice).toBeVisible()
  })

  await test.step('of two monitors, the second is told that it is decided', async () => {
    const other = await pageOf(browser, people.monitor2)
    await other.goto(`${contentEditor}/welcome`)
    await other.getByRole('button', { name: /^Started reviews: .*v2/ }).click()
    const started = other.getByRole('dialog', { name: 'Started reviews on an older version' })
    await expect(started).toContainText('Helen Marsh kept v1')
    await inReach(other, 'started reviews')
    await started.getByRole('checkbox', { name: /^Allegany/ }).check()
    await started.getByRole('button', { name: 'Upgrade', exact: true }).click()
    await expectToast(other, '1 self-assessment was upgraded.')
    await expect(started.getByRole('checkbox', { name: /^Allegany/ })).toHaveCount(0)
    await other.context().close()

    await choice.getByRole('button', { name: 'Upgrade to v2' }).click()
    await expectToast(page, 'There is nothing to decide any more.')
    await inReach(page, 'a decision that somebody else has made')
    await expect(choice).toBeHidden()
    await expect(page.getByText('1 added, 1 changed, 1 removed.')).toHaveCount(0)
  })

  const again = await admin.context().newPage()
  await test.step('what was typed before the upgrade is put back and saved', async () => {
    await again.goto(at('1.1.3'))
    await expect(narrative(again)).toHaveText('Typed before the upgrade.')
    await expect(again.getByText(/had not reached the server/)).toBeVisible()
    await expect(again.getByText(/^Saved at/)).toBeVisible()
    const saved = await readSubsection(again.context(), place)
    expect(saved.items.find(({ number }) => number === '1.1.3')?.narrative).toBe(
      '<p>Typed before the upgrade.</p>',
    )
  })

  await test.step('the agency confirms what is marked "Re-check", also when a colleague was quicker', async () => {
    const other = await pageOf(browser, people.alleganyAdmin2)
    for (const one of [again, other]) {
      await one.goto(at('1.1.2'))
      await expect(one.getByRole('group', { name: 'Re-check' })).toContainText(
        'Now: Are first evaluations finished in time?',
      )
      await expect(narrative(one)).toHaveText('About 1.1.2.')
    }
    await inReach(again, 'an answer to re-check')
    await other.getByRole('button', { name: 'Confirm answer' }).click()
    await expectToast(other, 'The answer is confirmed.')
    await expect(other.getByRole('group', { name: 'Re-check' })).toHaveCount(0)
    await again.getByRole('button', { name: 'Confirm answer' }).click()
    await expect(again.getByRole('group', { name: 'Re-check' })).toHaveCount(0)
    await inReach(again, 'an answer that was confirmed')
    await other.context().close()
  })
  await admin.context().close()
})

test('a moved item is renumbered after a look at the numbers, and is asked on a scale of its own', async ({
  page,
  context,
  browser,
}) => {
  await signInQuietly(context, people.monitor)
  const draft = await contentDraft(context)
  await page.goto(`${contentEditor}/${draft}?place=b-cf-60-days`)
  const tree = page.getByRole('navigation', { name: 'Places of the content' })
  const scale = page.getByRole('group', { name: 'Rating Scale' })
  const number = page.getByLabel('Number', { exact: true })

  await test.step('the scale is written in words, one for each rating', async () => {
    await scale.getByLabel('Top rating (4)').pressSequentially('Every time')
    await scale.getByLabel('Lowest (1)').fill('Never')
    await scale.getByLabel('Lowest (1)').blur()
    await expect(page.getByText(/^Saved( at .*)?$/)).toBeVisible()
    await page.reload()
    await expect(scale.getByLabel('Top rating (4)')).toHaveValue('Every time')
    await expect(scale.getByLabel('Rating 3')).toHaveValue('')
    await inReach(page, 'the rating scale of an item')
  })

  await test.step('old and new numbers are shown before they are written', async () => {
    const own = await number.inputValue()
    await tree.locator('[aria-current]').focus()
    // It was first or second: after an earlier upgrade another one stands above it.
    await expect(async () => {
      await page.keyboard.press('Alt+ArrowDown')
      await expect(page.getByText(/ is now 3 of \d+\.$/)).toBeAttached({ timeout: 3000 })
    }).toPass()
    await page.getByRole('button', { name: 'Renumber' }).click()
    const dialog = page.getByRole('dialog', { name: 'Number by where places stand' })
    await expect(dialog.getByRole('listitem').filter({ hasText: `${own} → ` })).toHaveCount(1)
    await inReach(page, 'numbers before they are written')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(number).toHaveValue(own)
    await page.getByRole('button', { name: 'Renumber' }).click()
    await dialog.getByRole('button', { name: /^Renumber \d+ places$/ }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Renumber' })).toBeFocused()
    await expect(number).not.toHaveValue(own)
    const numbers = (await tree.getByRole('link').allInnerTexts()).flatMap(
      (text) => /^1\.1\.(\d+) /.exec(text)?.[1] ?? [],
    )
    expect(numbers).toEqual(numbers.map((_, index) => String(index + 1)))
  })

  await test.step('an agency that begins now is asked so', async () => {
    await publishContent(context, draft)
    const howard = await pageOf(browser, people.howardAdmin)
    const id = await activateAndStart(context, howard.context(), '13')
    const [place = 0] = await subsectionIds(howard.context(), id)
    await howard.goto(`${list}/${id}/subsection/${place}?item=${await number.inputValue()}`)
    await expect(howard.getByRole('radio')).toHaveCount(2)
    await howard.getByText('Every time', { exact: true }).click()
    await expect(howard.getByText(/^Saved at/)).toBeVisible()
    await howard.context().close()
  })
})
