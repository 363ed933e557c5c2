import { expectAccessible } from '../../support/axe.js'
import { excuseOthers, policiesAsked } from '../../support/audits/audit-policies.js'
import { openPage, useContexts } from '../../support/contexts.js'
import { expect, test, usePortal } from '../../support/journey.js'
import { people } from '../../support/people.js'
import { expectToast } from '../../support/sign-in.js'

// @journeyOf audits
const portal = usePortal()

const { contextOf } = useContexts(portal)

test('an agency sends its policies item by item, hands them in, and the state rates them beside the documents', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const monitor = await contextOf(browser, people.monitor)
  const admin = await contextOf(browser, people.alleganyAdmin)
  const record = await policiesAsked(monitor)
  const agency = await openPage(admin, record.address)
  const first = agency.getByRole('article', { name: /^B\.1 / })

  await test.step('nothing can be handed in, and the page says what is missing', async () => {
    const handIn = agency.getByRole('button', { name: 'Hand in the document set' })
    await expect(handIn).toBeDisabled()
    await agency.getByRole('button', { name: /^21 items are not complete/ }).click()
    await expect(agency.getByRole('link', { name: /^B\.1 / })).toBeVisible()
    await expectAccessible(agency, 'the document set of an agency')
  })

  await test.step('the agency writes where its rule stands and uploads the document', async () => {
    await first.getByRole('button', { name: 'Edit item B.1' }).click()
    const dialog = agency.getByRole('dialog')
    await dialog.getByLabel('We have documents').check()
    await expect(dialog.getByRole('radio', { name: /^No change/ })).toBeDisabled()
    await dialog.getByLabel('Page reference').fill('p. 12-14')
    await dialog.getByLabel('Effective date').fill('2025-07-01')
    await dialog.getByLabel('Last revision date').fill('2025-08-01')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(
      dialog.getByText('Effective date must be on or after the revision date.').first(),
    ).toBeVisible()
    await expectAccessible(agency, 'an item of the document set')
    await dialog.getByLabel('Last revision date').fill('2025-06-01')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectToast(agency, 'Item B.1 was saved')
    await expect(first.getByText('Upload at least one document.')).toBeVisible()

    await first.getByRole('button', { name: 'Upload' }).click()
    const [chooser] = await Promise.all([
      agency.waitForEvent('filechooser'),
      agency.getByRole('dialog').getByText('Choose files').click(),
    ])
    await chooser.setFiles({
      name: 'child-find.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
    })
    const upload = agency.getByRole('dialog')
    await upload.getByRole('textbox', { name: /^Title/ }).fill('Child find policy')
    await upload.getByRole('button', { name: 'Upload' }).click()
    await expect(first.getByRole('link', { name: /child-find\.pdf/ })).toBeVisible()
    await expect(first.getByText('Upload at least one document.')).toBeHidden()
  })

  await test.step('the other items are not about it, and the set is handed in', async () => {
    await excuseOthers(admin, record.id)
    await agency.reload()
    await agency.getByRole('button', { name: 'Hand in the document set' }).click()
    await agency.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click()
    await expectToast(agency, 'The document set was handed in')
    await expect(agency.getByText(/^Handed in by /)).toBeVisible()
    await expect(first.getByRole('button', { name: 'Edit item B.1' })).toBeDisabled()
  })

  await test.step('the state sees what the agency says beside each item while it rates', async () => {
    const state = await openPage(monitor, record.address)
    const item = state.getByRole('article').first()
    await item.getByRole('radio', { name: /Not met/ }).check()
    const said = item.getByRole('region', { name: 'What the agency says about item B.1' })
    await expect(said.getByText('p. 12-14')).toBeVisible()
    await expect(said.getByRole('link', { name: /child-find\.pdf/ }).first()).toBeVisible()
    await expectAccessible(state, 'the documents of an agency beside their rating')
  })

  await test.step('the list says what changed since the last review', async () => {
    const state = await openPage(monitor, '/user/dashboard/policies')
    await expect(state.getByRole('cell', { name: '1/21' }).first()).toBeVisible()
  })
})
