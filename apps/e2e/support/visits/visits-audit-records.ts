import { expect, type Page } from '@playwright/test'
import { recordToReview } from '../audit-records.js'
import { breakData, changeData } from '../data-faults.js'
import { people } from '../people.js'
import { faultsOf, open, shows, type Visit, type Visits } from './visits.js'

let made: Promise<{ address: string }> | undefined

/** A record that no other visit changes, made once. */
async function record({ as }: Visit): Promise<string> {
  made ??= recordToReview(await as(people.monitor), await as(people.alleganyAdmin))
  return (await made).address
}

const firstYes = (page: Page) => page.getByRole('radio', { name: 'Yes' }).first()

/** Another monitor saved first, and answered the same question otherwise. */
async function contest(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('radio', { name: 'No' }).first().click()
  await expect(other.getByText(/^Saved at/)).toBeVisible()
  await other.close()
}

/** The pages of the records of audits. */
export const auditRecordsVisits: Visits = {
  'features/audits/record/record-screen': {
    ...faultsOf(people.monitor, record),
    'setting up': open(people.monitor, record, undefined, shows('Setup questions')),
    'read only': open(people.liaison, record, undefined, shows('Read only.')),
    saving: open(people.monitor, record, undefined, async (page) => {
      await firstYes(page).click()
      await expect(page.getByText(/^Saved at/)).toBeVisible()
    }),
    'not saved': open(people.monitor, record, undefined, async (page) => {
      await breakData(page, 'offline')
      await page.getByRole('radio', { name: 'No' }).last().click()
      await expect(page.getByRole('button', { name: 'retry' })).toBeVisible()
    }),
    conflict: open(people.monitor, record, undefined, async (page) => {
      await expect(firstYes(page)).toBeVisible()
      await contest(page)
      await page
        .getByRole('button', { name: /^Clear the answer/ })
        .first()
        .click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    }),
    'name shown': open(people.monitor, record, undefined, async (page) => {
      await page.getByRole('button', { name: 'Show name' }).click()
      await expect(page.getByText('Last name')).toBeVisible()
    }),
    uploading: open(people.alleganyAdmin, record, undefined, async (page) => {
      await page.getByRole('button', { name: /Upload/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }),
    'not found': open(
      people.monitor,
      record,
      (page) => changeData(page, 'AuditRecord', () => ({ auditRecords: [] })),
      shows(/not found/i),
    ),
  },
}
