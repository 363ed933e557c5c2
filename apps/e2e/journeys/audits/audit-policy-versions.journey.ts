import type { Page } from '@playwright/test'
import { policiesToCompare, policyFiles } from '../../support/audits/audit-policies.js'
import { uploadDocument } from '../../support/audits/audit-records.js'
import { expectAccessible } from '../../support/axe.js'
import { openPage, useContexts } from '../../support/contexts.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'

// @journeyOf audits
const portal = usePortal()

const { contextOf } = useContexts(portal)

const changes = (page: Page) => page.getByRole('listitem', { name: /passage, change \d of 3/ })

test('an agency and the state read two versions of a policy side by side', async ({ browser }) => {
  test.setTimeout(180_000)
  const monitor = await contextOf(browser, people.monitor)
  const admin = await contextOf(browser, people.alleganyAdmin)
  const record = await policiesToCompare(monitor, admin)
  const agency = await openPage(admin, record.address)

  await test.step('the agency opens the comparison from its form', async () => {
    const first = agency.getByRole('article', { name: /^B\.1 / })
    await first.getByRole('link', { name: 'Compare versions side by side of item B.1' }).click()
    await expect(agency.getByRole('heading', { name: 'Compare versions of item B.1' })).toBeVisible()
    await expect(agency.getByText('3 changes 1 changed, 1 added, 1 removed')).toBeVisible()
    await expect(agency.getByLabel('Older document')).toContainText('child-find-2024.pdf')
    const marks = (name: 'deletion' | 'insertion') => changes(agency).getByRole(name)
    await expect(marks('deletion').first()).toHaveText('removed: 90 calendar (end)')
    await expect(marks('insertion').first()).toHaveText('added: 60 (end)')
    await expectAccessible(agency, 'two versions of a policy side by side')
  })

  await test.step('changes are gone through by button and by key, and can stand alone', async () => {
    await agency.getByRole('button', { name: 'Next change' }).click()
    await expect(changes(agency).nth(0)).toBeFocused()
    await agency.keyboard.press(']')
    await expect(changes(agency).nth(1)).toBeFocused()
    await agency.keyboard.press('[')
    await expect(changes(agency).nth(0)).toBeFocused()
    await agency.getByRole('switch', { name: 'Only changes' }).check()
    await expect(agency.getByText('3 passages without a change')).toBeVisible()
    await expect(agency.getByText('Parents are told in their own language')).toHaveCount(0)
    await agency.reload()
    await expect(agency.getByRole('switch', { name: 'Only changes' })).toBeChecked()
  })

  await test.step('a scan says that it has no text', async () => {
    const itemId = new URL(agency.url()).searchParams.get('item') ?? ''
    await uploadDocument(admin, record.id, 'policies-procedures', {
      title: 'Minutes of the board',
      itemId,
      file: policyFiles.scan,
    })
    await agency.reload()
    const scan = agency.getByLabel('Newer document').getByRole('option', { name: /board-minutes-scan/ })
    const chosen = (await scan.getAttribute('value')) ?? ''
    await agency.getByLabel('Newer document').selectOption(chosen)
    await expect(agency.getByText(/^This document has no text: its pages are pictures/)).toBeVisible()
    await expect(agency.getByText(/^Nothing is compared/).first()).toBeVisible()
    await expect(agency.getByText('Forms are kept at the front desk.')).toBeVisible()
    await expectAccessible(agency, 'a version without text')
  })

  await test.step('the state comes to it from the item that it rates, on a phone too', async () => {
    const state = await openPage(monitor, record.address)
    const item = state.getByRole('article').first()
    await item.getByRole('radio', { name: /Not met/ }).check()
    await item.getByRole('link', { name: 'Compare versions side by side of item B.1' }).click()
    await expect(changes(state)).toHaveCount(3)
    await state.setViewportSize({ width: 390, height: 844 })
    const [older, newer] = [changes(state).getByRole('deletion'), changes(state).getByRole('insertion')]
    const boxes = await Promise.all([older.first().boundingBox(), newer.first().boundingBox()])
    expect(boxes[1]?.y).toBeGreaterThan(boxes[0]?.y ?? Infinity)
    expect(await state.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(state, 'two versions of a policy on a phone')
  })

  await test.step('who sees no documents reads no texts of them', async () => {
    const liaison = await contextOf(browser, people.liaison)
    const page = await openPage(liaison, `${record.address}/compare?item=pp-b-child-find`)
    await expect(page.getByText('Access Denied!', { exact: true })).toBeVisible()
  })
})
