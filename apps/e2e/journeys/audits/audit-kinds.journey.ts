import { expectAccessible } from '../../support/axe.js'
import { actOnAudit } from '../../support/audits/audit-row-act.js'
import { uploadDocument } from '../../support/audits/audit-records.js'
import { serviceToReview } from '../../support/audits/audit-services.js'
import { openPage, useContexts } from '../../support/contexts.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'
import { expectToast, graphql } from '../../support/sign-in.js'

// @journeyOf audits
const portal = usePortal()

const { contextOf } = useContexts(portal)

test('what was delivered of a service is entered month by month, and stands with its provider', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const monitor = await contextOf(browser, people.monitor)
  const admin = await contextOf(browser, people.alleganyAdmin)
  const record = await serviceToReview(monitor, admin)
  const state = await openPage(monitor, record.address)

  await test.step('the monitor enters the minutes of two months', async () => {
    await state.getByRole('button', { name: 'Edit minutes' }).click()
    const dialog = state.getByRole('dialog')
    await dialog.getByLabel('Planned minutes').fill('270')
    await dialog.getByLabel('Planned for each').selectOption('MONTHLY')
    await dialog.getByLabel('Period from').fill('2025-09-01')
    await dialog.getByLabel('Period to').fill('2025-10-31')
    await dialog.getByLabel('Delivered, September 2025').fill('430')
    await dialog.getByLabel('Made up, October 2025').fill('60')
    await dialog.getByLabel('Student absent, October 2025').fill('20')
    await expectAccessible(state, 'the minutes of a service')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(state, 'The minutes were saved')
    await expect(state.getByText('Delivered and made up: 90.7 % of the planned minutes.')).toBeVisible()
    await expect(
      state.getByText('50 minutes are missing, 30 of them not because of the student'),
    ).toBeVisible()
  })

  await test.step('the list shows the lines of one provider', async () => {
    await state.goto(`${record.address.replace(/\/records\/.*/, '')}/services`)
    await expect(state.getByRole('row', { name: /90\.7 %/ })).toBeVisible()
    await state.getByLabel('Provider').selectOption('Olga Terry')
    await expect(state.getByRole('cell', { name: 'Saul Parks' })).toHaveCount(0)
    await expectAccessible(state, 'the services of a sample')
  })

  await test.step('the agency does not see it before the report', async () => {
    const page = await openPage(admin, record.address.replace(/\/records\/.*/, ''))
    await expect(page.getByRole('link', { name: 'Minutes' })).toBeHidden()
  })
})

test('the written rules of an agency are one record, asked for at once and answered with Met and Not met', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const monitor = await contextOf(browser, people.monitor)
  const admin = await contextOf(browser, people.alleganyAdmin)
  const { complianceYears } = await graphql<{ complianceYears: { id: number }[] }>(
    monitor,
    '{ complianceYears { id } }',
  )
  const year = Math.max(...complianceYears.map(({ id }) => id))
  const state = await openPage(monitor, `/user/dashboard/policies?year=${year}`)

  await test.step('the state plans the audit and asks for the documents', async () => {
    await state.getByRole('button', { name: 'Create audits' }).click()
    const dialog = state.getByRole('dialog')
    await dialog.getByLabel('01 Allegany').check()
    await dialog.getByLabel('Part B').check()
    await dialog.getByLabel('Planned start').fill(`${year}-10-01`)
    await dialog.getByLabel('Reason', { exact: true }).selectOption('Targeted')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await dialog.getByRole('button', { name: 'Create 1 audit' }).click()
    await expect(dialog).toBeHidden()
    await actOnAudit(state, 'Part B', 'Notify the agency')
    await state.getByRole('dialog').getByRole('button', { name: 'Send letter' }).click()
    await expectToast(state, 'was notified.')
    await state
      .getByRole('link', { name: /Allegany/ })
      .first()
      .click()
    await expect(state.getByRole('link', { name: 'Sample' })).toBeHidden()
    await state.getByRole('button', { name: 'Ask for the documents' }).click()
    await expectToast(state, 'The audit is now: Documents requested')
  })

  await test.step('the agency uploads a document, and the monitor answers an item', async () => {
    await state.getByRole('link', { name: 'Document set' }).click()
    const recordId = Number(/\/records\/(\d+)/.exec(state.url())?.[1])
    await uploadDocument(admin, recordId, 'policies-procedures')
    await state.reload()
    const first = state.getByRole('article').first()
    await first.getByRole('radio', { name: /Not met/ }).check()
    await expect(first.getByLabel(/Page reference/)).toBeVisible()
    await expectAccessible(state, 'the written rules of an agency')
  })
})
