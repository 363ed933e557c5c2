import type { Page } from '@playwright/test'
import { useContexts } from '../support/contexts.js'
import { breakData } from '../support/data-faults.js'
import { cells, importIncidents, today } from '../support/incidents.js'
import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'
import { expectToast } from '../support/sign-in.js'

const portal = usePortal()
const { pageOf } = useContexts(portal)
const list = '/user/dashboard/restraint-seclusion/incidents'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of [
    ['Incident number', 'J-10'],
    ['Date', today()],
    ['Start', '13:00'],
    ['End', '13:37'],
    ['School', 'Hill School'],
    ['What led to it', 'Ran towards the road again.'],
    ['Less intrusive means tried', 'Spoken to.'],
    ['State student ID', '4200000999'],
    ['Last name', 'Varga'],
    ['First name', 'Odette'],
    ['Age on the day', '10'],
    ['Name', 'Cal Day'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  for (const [label, option] of [
    ['Kind', 'Physical restraint'],
    ['Position', 'Face down'],
    ['Setting', 'Public school'],
    ['Injury', 'Student'],
    ['Medical check', 'Done'],
    ['Grade', 'Grade 5'],
    ['Gender', 'Female'],
    ['Race or ethnicity', 'White'],
    ['Disability', 'Autism'],
    ['Placement', 'Separate school'],
    ['IEP, 504 or behavior plan addresses the use', 'No'],
  ] as const)
    await page.getByLabel(label, { exact: true }).selectOption({ label: option })
  await page.getByLabel('Trained', { exact: true }).uncheck()
}

test('an agency registers incidents, a bad list changes nothing, and the tenth of a student calls for a notice', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const agency = await pageOf(browser, people.alleganyAdmin)
  const state = await pageOf(browser, people.monitor)

  await test.step('a list with an error is refused by row and column', async () => {
    await agency.goto(list)
    await press(agency, 'Import')
    await importIncidents(agency, [cells('J-1'), cells('J-2', { Kind: 'Hug' })])
    await expect(agency.getByText("Row 3: Kind 'Hug' is not in the list.")).toBeVisible()
    await expect(agency.getByText(/Nothing was registered/)).toBeVisible()
  })

  await test.step('the corrected list is registered as a whole', async () => {
    await importIncidents(
      agency,
      Array.from({ length: 9 }, (_, at) => cells(`J-${at + 1}`)),
    )
    await expectToast(agency, '9 incidents were registered.')
    await expect(agency.getByRole('link', { name: 'J-9', exact: true })).toBeVisible()
    await expect(agency.getByText('Notices to be given')).toBeHidden()
  })

  await test.step('the tenth is registered by hand; the form says how long it took and what is missing', async () => {
    await press(agency, 'Register incident')
    await press(agency, 'Save')
    await expect(agency.getByText('Incident number is required.').first()).toBeVisible()
    await fillIn(agency)
    await expect(agency.getByText('37 minutes: more than 30 are flagged.')).toBeVisible()
    await press(agency, 'Save')
    await expectToast(agency, 'The incident was registered.')
    for (const flag of ['Longer than the limit', 'Prohibited position', 'Untrained staff'])
      await expect(agency.getByText(flag)).toBeVisible()
    await expect(agency.getByText('Incident 10 of 10 of this student in the school year')).toBeVisible()
  })

  await test.step('the state reads the register masked, and sees the name only when it asks', async () => {
    await state.goto(`${list}?q=J-10`)
    const row = state.getByRole('row', { name: /J-10/ })
    await expect(row).toContainText('O. V. ****0999')
    await expect(
      state.getByText('O. V. ****0999, Allegany County: 10 incidents in the school year'),
    ).toBeVisible()
    await state.getByRole('link', { name: 'J-10', exact: true }).click()
    await expect(state.getByText('37 minutes, the limit is 30.')).toBeVisible()
    await expect(state.getByText('Varga')).toBeHidden()
    await press(state, 'Show name')
    await expect(state.getByText('Odette Varga, 4200000999')).toBeVisible()
  })

  await test.step('the agency records the notice, which is then done', async () => {
    await agency.goto(list)
    await press(agency, 'Record notice about O. V. ****0999')
    await agency.getByLabel('Given on').fill(today())
    await press(agency, 'Save')
    await expectToast(agency, 'The notice was recorded.')
    await expect(agency.getByText('Notices to be given')).toBeHidden()
  })

  await test.step('an eleventh makes no other notice', async () => {
    await press(agency, 'Import')
    await importIncidents(agency, [cells('J-11')])
    await expectToast(agency, '1 incident was registered.')
    await expect(agency.getByText('Notices to be given')).toBeHidden()
  })
})

test('what is typed is not lost when the server fails', async ({ browser }) => {
  const page = await pageOf(browser, people.howardAdmin)
  await page.goto(`${list}/new`)
  await page.getByLabel('Incident number', { exact: true }).fill('H-9')
  await page.getByLabel('School', { exact: true }).fill('Lake School')
  await breakData(page, 'error')
  await page.reload()
  await expect(page.getByText('Something went wrong', { exact: false }).first()).toBeVisible()
  await page.unroute('**/graphql')
  await page.reload()
  await expect(page.getByLabel('Incident number', { exact: true })).toHaveValue('H-9')
  await expect(page.getByLabel('School', { exact: true })).toHaveValue('Lake School')
})
