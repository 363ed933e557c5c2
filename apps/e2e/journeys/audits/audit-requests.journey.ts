import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/axe.js'
import { answerSetup, recordToReview } from '../../support/audits/audit-records.js'
import { requestedDocuments } from '../../support/audits/audit-requests.js'
import { breakData } from '../../support/data-faults.js'
import { openPage, useContexts } from '../../support/contexts.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'
import { expectToast } from '../../support/sign-in.js'

// @journeyOf audits
const portal = usePortal()

const { contextOf } = useContexts(portal)

const wanted = 'The notice of the meeting in March.'
const answerOf = (page: Page) => page.getByRole('textbox', { name: 'Answer' })
const send = (page: Page) => page.getByRole('button', { name: 'Send answer' })

/** Uploads two documents at once for the open request. */
async function uploadTwo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload supporting document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Documentation' })
  const files = ['notice.pdf', 'log.pdf'].map((name) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  }))
  await dialog.getByLabel('Choose files').setInputFiles(files)
  await dialog.getByLabel('Title of notice.pdf').fill('Notice')
  await dialog.getByLabel('Title of log.pdf').fill('Contact log')
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expectToast(page, 'Upload succesful!')
  await expect(page.getByText('Contact log')).toBeVisible()
}

test('documents are requested beside an item, answered, returned, answered again and accepted', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const monitor = await contextOf(browser, people.monitor)
  const admin = await contextOf(browser, people.alleganyAdmin)
  const record = await recordToReview(monitor, admin)
  await answerSetup(monitor, record.id)
  const list = `${record.address.replace(/\/records\/.*/, '')}/requests`

  const state = await openPage(monitor, `${record.address}?section=dab-goals`)
  await test.step('the monitor asks for documents of an item', async () => {
    // The item that is answered is the one whose documents are shown.
    await state.getByRole('article').first().getByRole('radio', { name: 'Y: Yes' }).check()
    const beside = state.getByRole('region', { name: /^Requests for documents: / }).first()
    await beside.getByRole('button', { name: 'Request documentation' }).click()
    const dialog = state.getByRole('dialog', { name: /^Request documentation: item / })
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expect(dialog.getByText('Say which documents you need.').first()).toBeVisible()
    await dialog.getByLabel('Which documents do you need?').fill(wanted)
    await expectAccessible(state, 'asking for documents')
    await dialog.getByRole('button', { name: 'Send request' }).click()
    await expectToast(state, 'The agency was asked for documents.')
    await expect(state.getByRole('link', { name: new RegExp(wanted) }).first()).toBeVisible()
  })

  const page = await openPage(admin, list)
  await test.step('the agency finds it in its list, by filters in the address', async () => {
    await expect(page.getByRole('link', { name: wanted })).toBeVisible()
    await page.goto(`${list}?state=Answered`)
    await expect(page.getByText('No request matches the filters.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page.getByRole('link', { name: wanted })).toBeVisible()
    await expectAccessible(page, 'requests for documents')
    await page.getByRole('link', { name: wanted }).click()
  })

  await test.step('what is missing is said at its field, and what is typed survives a reload and a failure', async () => {
    await send(page).click()
    await expect(page.getByText('Attach a document or say why there is none.').first()).toBeVisible()
    await answerOf(page).fill('Here are both pages.')
    await page.reload()
    await expect(answerOf(page)).toHaveValue('Here are both pages.')
    await expectAccessible(page, 'answering a request')
  })

  await test.step('two documents are uploaded at once, and the answer is sent', async () => {
    await uploadTwo(page)
    await send(page).click()
    await expectToast(page, 'The answer was sent.')
    await expect(page.getByText('Here are both pages.')).toBeVisible()
  })

  await test.step('the monitor returns it with what is missing', async () => {
    await state.goto(page.url())
    await expect(state.getByText('Here are both pages.')).toBeVisible()
    await expectAccessible(state, 'an answered request')
    await state.getByRole('button', { name: 'Return', exact: true }).click()
    const dialog = state.getByRole('dialog', { name: /^Return/ })
    await dialog.getByRole('button', { name: 'Return', exact: true }).click()
    await expect(dialog.getByText('Tell the agency what is still missing.').first()).toBeVisible()
    await dialog.getByLabel('What is still missing').fill('Page 2 has no date.')
    await dialog.getByRole('button', { name: 'Return', exact: true }).click()
    await expectToast(state, 'The request was returned.')
  })

  await test.step('the agency answers again, and the monitor accepts', async () => {
    await page.reload()
    await expect(page.getByText('Page 2 has no date.')).toBeVisible()
    await answerOf(page).fill('The date is on page 1.')
    await send(page).click()
    await expectToast(page, 'The answer was sent.')
    await state.reload()
    await state.getByRole('button', { name: 'Accept answer' }).click()
    await expectToast(state, 'The answer was accepted.')
    await expect(state.getByText('Closed').first()).toBeVisible()
  })
})

test('a colleague answers first: nothing typed is lost, and steps out of order are refused', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const monitor = await contextOf(browser, people.monitor)
  const admin = await contextOf(browser, people.alleganyAdmin)
  const { request } = await requestedDocuments(monitor, admin)
  const slow = await openPage(admin, request)
  await answerOf(slow).fill('My own words.')
  const fast = await openPage(admin, request)
  const withdrawn = await openPage(monitor, request)

  await test.step('the upstream fails: the answer stays', async () => {
    await breakData(slow, 'offline')
    await send(slow).click()
    await expect(slow.getByText(/^No Network/).first()).toBeVisible()
    await expect(answerOf(slow)).toHaveValue('My own words.')
    await slow.unrouteAll()
  })

  await test.step('the colleague is faster', async () => {
    await answerOf(fast).fill('A colleague was faster.')
    await send(fast).click()
    await expectToast(fast, 'The answer was sent.')
    await send(slow).click()
    await expect(slow.getByText('A colleague was faster.')).toBeVisible()
    await expect(answerOf(slow)).toHaveValue('My own words.')
    await expectAccessible(slow, 'an answer that came second')
  })

  await test.step('the monitor withdraws what is answered by now', async () => {
    await withdrawn.getByRole('button', { name: 'Withdraw', exact: true }).click()
    const dialog = withdrawn.getByRole('dialog', { name: /^Withdraw/ })
    await dialog.getByLabel('Reason').fill('Found it.')
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await expect(dialog.getByText('This request is answered.')).toBeVisible()
  })
})

test('state and agency comment on a record, and the agency reads no internal comment', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const monitor = await contextOf(browser, people.monitor)
  const admin = await contextOf(browser, people.alleganyAdmin)
  const { address } = await recordToReview(monitor, admin)
  const state = await openPage(monitor, address)
  const write = async (page: Page, text: string) => {
    await page
      .getByRole('textbox', { name: /comment/i })
      .last()
      .fill(text)
    await page.getByRole('button', { name: 'Add comment' }).click()
    await expect(page.getByRole('list', { name: 'Comments' }).getByText(text)).toBeVisible()
  }
  await write(state, 'Look at the second goal.')
  await state.getByRole('radio', { name: /agency/i }).check()
  await write(state, 'Please send page 2.')
  await expectAccessible(state, 'comments on a record')
  const page = await openPage(admin, address)
  await expect(page.getByText('Please send page 2.')).toBeVisible()
  await expect(page.getByText('Look at the second goal.')).toHaveCount(0)
  await write(page, 'It is on its way.')
  await state.reload()
  await expect(state.getByText('It is on its way.')).toBeVisible()
})
