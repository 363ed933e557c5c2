import { expect, type Page } from '@playwright/test'
import { actOnAudit } from '../../audits/audit-row-act.js'
import { changeData } from '../../data-faults.js'
import { people } from '../../people.js'
import { faultsOf, open, shows, type Visits } from '../visits.js'

const audits = '/user/dashboard/desk-audit'

const fillPlan = async (page: Page) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('21 Washington County').check()
  await dialog.getByLabel('Part B').check()
  await dialog.getByLabel('Planned start').fill('2998-10-01')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog).toContainText('1 audit will be created')
}

const openPlan = async (page: Page) => {
  await page.getByRole('button', { name: 'Create audits' }).click()
  await expect(page.getByRole('dialog')).toContainText('Agencies')
  await expect(page.getByLabel('21 Washington County')).toBeVisible()
}

const chooseAudits = async (page: Page, act: string) => {
  const boxes = page.getByRole('checkbox', { name: /^Select .*, Part/ })
  await boxes.first().waitFor()
  for (const box of await boxes.all()) await box.check()
  await page.getByRole('button', { name: act }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** The lists of audits, of the state and of one agency. */
export const auditPlanVisits: Visits = {
  'features/audits/plan/audits-page': {
    ...faultsOf(people.monitor, audits),
    list: open(people.monitor, audits, undefined, shows('Allegany County')),
    'of one agency': open(people.alleganyAdmin, audits, undefined, shows('Open the audit')),
    'filtered to nothing': open(people.monitor, `${audits}?q=zzzz`, undefined, shows('No audit matches')),
    empty: open(
      people.monitor,
      audits,
      (page) => changeData(page, 'Audits', (data) => ({ ...data, audits: [] })),
      shows(/^No audits in/),
    ),
    creating: open(people.monitor, audits, undefined, openPlan),
    preview: open(people.monitor, audits, undefined, async (page) => {
      await openPlan(page)
      await fillPlan(page)
    }),
    notifying: open(
      people.monitor,
      audits,
      (page) =>
        changeData(page, 'Audits', (data) => ({
          ...data,
          audits: (data['audits'] as object[]).map((audit) =>
            Object.assign(audit, {
              notifiedOn: null,
              notify: { __typename: 'AllowedAct', allowed: true, reason: null },
            }),
          ),
        })),
      async (page) => {
        await actOnAudit(page, 'Part B', 'Notify the agency')
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    ),
    'assigning a lead': open(people.monitor, audits, undefined, async (page) => {
      await chooseAudits(page, 'Assign lead')
      await page.getByRole('dialog').getByLabel('Lead monitor', { exact: true }).selectOption({ index: 1 })
    }),
    choosing: open(people.monitor, audits, undefined, async (page) => {
      await page.getByRole('checkbox', { name: 'Select every audit of this page' }).check()
      await expect(page.getByRole('group', { name: 'Selection' })).toBeVisible()
    }),
    'moving a due date': open(people.monitor, audits, undefined, async (page) => {
      await chooseAudits(page, 'Move due date')
      await page.getByRole('dialog').getByLabel('New due date').fill('2998-12-03')
    }),
    reminding: open(people.monitor, audits, undefined, async (page) => {
      await chooseAudits(page, 'Send reminder')
      await expect(page.getByRole('dialog')).toContainText('Reminder: Desk audit')
    }),
  },
}
