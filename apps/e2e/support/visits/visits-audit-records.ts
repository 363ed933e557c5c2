import { expect, type Page } from '@playwright/test'
import { answerSetup, recordToReview } from '../audits/audit-records.js'
import { breakData, changeData } from '../data-faults.js'
import { people } from '../people.js'
import { faultsOf, open, shows, type Visit, type Visits } from './visits.js'

let made: Promise<{ address: string }> | undefined

/** A record that no other visit changes, made once. */
async function record({ as }: Visit): Promise<string> {
  made ??= recordToReview(await as(people.monitor), await as(people.alleganyAdmin))
  return (await made).address
}

let answered: Promise<{ address: string }> | undefined

/** Another record, whose setup is done. */
async function ready({ as }: Visit): Promise<string> {
  answered ??= (async () => {
    const monitor = await as(people.monitor)
    const one = await recordToReview(monitor, await as(people.alleganyAdmin))
    await answerSetup(monitor, one.id)
    return one
  })()
  return `${(await answered).address}?section=dab-goals`
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
    answering: open(people.monitor, ready, undefined, async (page) => {
      const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)]
      await first.getByRole('radio', { name: 'Y: Yes' }).check()
      await second.getByRole('radio', { name: 'N: No' }).check()
      await expect(second.getByRole('textbox')).toBeVisible()
      await expect(page.getByText(/^Saved at/)).toBeVisible()
    }),
    gaps: open(people.monitor, ready, undefined, async (page) => {
      await page.getByRole('button', { name: 'Submit student' }).click()
      await expect(page.getByRole('dialog', { name: 'This record is not complete' })).toBeVisible()
    }),
    keys: open(people.monitor, ready, undefined, async (page) => {
      await page.getByRole('button', { name: 'Keys of this page' }).click()
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    }),
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
