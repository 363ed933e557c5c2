import { calendarDay, complianceYearOf, csvDocument } from '@portal/domain'
import type { Page } from '@playwright/test'
import { useContexts } from '../support/contexts.js'
import { breakData } from '../support/data-faults.js'
import { cells, importIncidents } from '../support/incidents.js'
import { expect, test, usePortal } from '../support/journey.js'
import { people } from '../support/people.js'
import { expectToast } from '../support/sign-in.js'

/** @journeyOf incidents */

const portal = usePortal()
const { pageOf } = useContexts(portal)
const register = '/user/dashboard/restraint-seclusion/incidents'
const list = `${register}/annual-reports`

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const dialog = (page: Page) => page.getByRole('dialog')
const row = (page: Page, name: string) => page.locator('tr', { hasText: name })

/** The last school year. */
const year = complianceYearOf(calendarDay(new Date())) - 1
const inYear = (n: number, student: string, more: Record<string, string> = {}) =>
  cells(`R-${n}`, { StateStudentId: student, IncidentDate: `${year + 1}-03-0${(n % 9) + 1}`, ...more })

async function sendFigures(page: Page, rows: (string | number)[][]): Promise<void> {
  const heading = ['Agency', 'Table', 'Group', 'Incidents', 'Students']
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'figures.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csvDocument(heading, rows)),
    })
}

async function certify(page: Page): Promise<void> {
  await press(page, 'Certify')
  const certifying = page.getByRole('alertdialog', { name: 'Certify the annual report' })
  await certifying.getByRole('button', { name: 'Certify' }).click()
  await expect(certifying.getByText('Confirm the statement.')).toBeVisible()
  await certifying.getByRole('checkbox').check()
  await certifying.getByRole('button', { name: 'Certify' }).click()
  await expectToast(page, 'The report is certified. The state accepts or returns it.')
}

test('an agency takes its report from the register and certifies it; the state returns it, accepts it and publishes it', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const agency = await pageOf(browser, people.alleganyAdmin)
  const state = await pageOf(browser, people.monitor)

  await test.step('the agency finds the task, and the register of the year adds up', async () => {
    await agency.goto(register)
    await press(agency, 'Import')
    const rows = Array.from({ length: 14 }, (_, n) => inYear(n + 1, `43000000${10 + (n % 11)}`))
    await importIncidents(agency, rows)
    await expectToast(agency, '14 incidents were registered.')
    await agency.goto('/user/tasks')
    await agency.getByRole('link', { name: 'File the annual report of incidents' }).click()
    await expect(agency.getByRole('main').getByText('No figures are entered yet.')).toBeVisible()
    await press(agency, 'Take from the register')
    await agency.getByRole('alertdialog').getByRole('button', { name: 'Take the figures' }).click()
    await expectToast(agency, 'The figures are taken from the register.')
    await expect(row(agency, 'Physical restraint').first()).toContainText('14')
    await expect(row(agency, 'Autism')).toContainText('11')
  })

  await test.step('what it lacks stands there; what is impossible is refused beside the field', async () => {
    await expect(agency.getByText('Students enrolled is required.')).toBeVisible()
    await expect(agency.getByRole('button', { name: /^Certify/ })).toBeDisabled()
    await press(agency, 'Enter figures')
    await dialog(agency).getByLabel('Students enrolled').fill('5')
    await press(agency, 'Save')
    await expect(dialog(agency).getByText('Students enrolled cannot be fewer than').first()).toBeVisible()
    await dialog(agency).getByLabel('Students enrolled').fill('7000')
    await press(agency, 'Save')
    await expectToast(agency, 'The figures are saved.')
    await certify(agency)
  })

  await test.step('the state returns it with a reason, which the agency reads, corrects and certifies again', async () => {
    await state.goto(list)
    await state.getByRole('checkbox', { name: 'Choose Allegany County' }).check()
    await press(state, 'Return')
    await dialog(state).getByLabel('Reason').fill('Enrollment is that of October.')
    await dialog(state).getByRole('button', { name: 'Return', exact: true }).click()
    await expectToast(state, 'The annual report was returned.')
    await agency.reload()
    await expect(agency.getByText('Enrollment is that of October.')).toBeVisible()
    await press(agency, 'Enter figures')
    await dialog(agency).getByLabel('Students enrolled').fill('7014')
    await press(agency, 'Save')
    await expectToast(agency, 'The figures are saved.')
    await certify(agency)
  })

  await test.step('the state accepts it, and it stands in the published totals with small numbers hidden', async () => {
    await state.reload()
    await state.getByRole('checkbox', { name: 'Choose Allegany County' }).check()
    await press(state, 'Accept')
    await state.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await expectToast(state, 'The annual report is accepted.')
    await agency.goto(`${list}/published`)
    await expect(row(agency, 'Allegany County')).toContainText('n<10')
    await expect(agency.getByRole('table', { name: 'The state', exact: true })).toBeVisible()
    await expect(agency.getByRole('switch', { name: 'Show all numbers' })).toBeHidden()
    await state.goto(`${list}/published?all=yes`)
    await expect(row(state, 'Allegany County')).toContainText('14')
  })
})

test('the state imports totals: a file with an error changes nothing, the corrected one is published', async ({
  browser,
}) => {
  const state = await pageOf(browser, people.monitor)
  await state.goto(list)
  await press(state, 'Import figures')
  const kinds = (agency: string, incidents: number, students: number) => [
    [agency, 'Kind', 'Physical restraint', incidents, students],
    [agency, 'Kind', 'Seclusion', 0, 0],
    [agency, 'Kind', 'Mechanical restraint', 0, 0],
    [agency, 'Total', 'Students enrolled', '', 9000],
  ]
  await sendFigures(state, [...kinds('Garrett County', 30, 40), ...kinds('Atlantis', 1, 1)])
  await expect(dialog(state).getByText('There is no agency Atlantis.').first()).toBeVisible()
  await sendFigures(state, kinds('Garrett County', 30, 40))
  await expect(dialog(state).getByText('Students cannot be more than Incidents.')).toBeVisible()
  await sendFigures(state, kinds('Garrett County', 40, 30))
  await expectToast(state, '1 agency has new figures.')
  await expect(row(state, 'Garrett County')).toContainText('Accepted')
})

test('figures are kept when the system of record fails', async ({ browser }) => {
  const state = await pageOf(browser, people.monitor)
  await state.goto(list)
  await state.getByRole('link', { name: 'Talbot County', exact: true }).click()
  await press(state, 'Enter figures')
  const seclusion = dialog(state).getByRole('group', { name: 'Seclusion' })
  await seclusion.getByLabel('Incidents').fill('41')
  await seclusion.getByLabel('Students').fill('12')
  await breakData(state, 'error')
  await press(state, 'Save')
  await expect(dialog(state).getByText('There is a problem')).toBeVisible()
  await expect(seclusion.getByLabel('Incidents')).toHaveValue('41')
  await state.unrouteAll({ behavior: 'ignoreErrors' })
  await press(state, 'Save')
  await expectToast(state, 'The figures are saved.')
})
