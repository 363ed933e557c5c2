import { expect, type Page } from '@playwright/test'
import { drawnSample } from '../../audits/audit-records.js'
import { changeData } from '../../data-faults.js'
import { people } from '../../people.js'
import { faultsOf, open, shows, type Visit, type Visits } from '../visits.js'

let made: Promise<{ prongId: number }> | undefined

/** The pages of a prong with a sample that no other visit changes, made once. */
const prong =
  (page = '') =>
  async ({ as }: Visit): Promise<string> => {
    made ??= drawnSample(await as(people.monitor), await as(people.alleganyAdmin), { leaCode: '01', size: 3 })
    return `/user/dashboard/desk-audit/prongs/${(await made).prongId}${page}`
  }

const records = prong()
const list = prong('/list')
const sample = prong('/sample')

const missing = (query: string) => (page: Page) => changeData(page, query, () => ({ auditProng: null }))

/** A list is asked for, and the answer to the one that is sent gets lost. */
async function answerLost(page: Page): Promise<void> {
  await page.route('**/files/audits/**/lists/*', (route) => route.fulfill({ status: 502, body: '' }))
  await changeData(page, 'AuditStudentList', ({ auditListCheck }) => ({
    auditListCheck: {
      ...Object(auditListCheck),
      upload: { __typename: 'AllowedAct', allowed: true, reason: null },
    },
  }))
}

/** The pages of one prong of an audit: records, student list, sample. */
export const auditProngsVisits: Visits = {
  'features/audits/sample/records-page': {
    ...faultsOf(people.monitor, records),
    list: open(people.monitor, records, undefined, shows('Records of the sample')),
    empty: open(
      people.monitor,
      records,
      (page) => changeData(page, 'AuditRecords', () => ({ auditRecords: [] })),
      shows('No sample is drawn yet'),
    ),
    assigning: open(people.alleganyAdmin, records, undefined, async (page) => {
      await page.getByRole('checkbox').first().check()
      await page.getByRole('button', { name: 'Assign users' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }),
    'assigning a monitor': open(people.monitor, records, undefined, async (page) => {
      await page.getByRole('checkbox').first().check()
      await page.getByRole('button', { name: 'Assign monitor' }).click()
      await expect(page.getByRole('button', { name: /^Assign, Andre/ })).toBeVisible()
    }),
    'choosing a second reader': open(people.monitor, records, undefined, async (page) => {
      await page.getByRole('checkbox').first().check()
      await page.getByRole('button', { name: 'Second reader' }).click()
      await expect(page.getByRole('dialog')).toContainText('None of these records waits')
    }),
    'names shown': open(people.monitor, records, undefined, async (page) => {
      await page.getByRole('checkbox').first().check()
      await page.getByRole('button', { name: 'Show names' }).click()
      await expect(page.getByText('Last name')).toBeVisible()
    }),
    'not found': open(people.monitor, records, missing('AuditRecords'), shows(/not found/i)),
  },
  'features/audits/lists/student-list-page': {
    ...faultsOf(people.monitor, list),
    list: open(people.monitor, list, undefined, shows('Students of the accepted list')),
    'filtered to nothing': open(
      people.monitor,
      async (visit) => `${await list(visit)}?school=Nowhere`,
      undefined,
      shows('No student matches these filters'),
    ),
    empty: open(
      people.monitor,
      list,
      (page) =>
        changeData(page, 'AuditStudentList', () => ({
          auditPopulation: { __typename: 'PopulationPage', columns: [], total: 0, rows: [] },
        })),
      shows('No list is accepted yet'),
    ),
    'answer lost': open(people.alleganyAdmin, list, answerLost, async (page) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByText('Choose a list').first().click(),
      ])
      await chooser.setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b') })
      await shows('It is not known whether the list was accepted')(page)
    }),
    'not found': open(people.monitor, list, missing('AuditStudentList'), shows(/not found/i)),
  },
  'features/audits/sample/draw-page': {
    ...faultsOf(people.monitor, sample),
    plan: open(people.monitor, sample, undefined, shows('Plan the draw')),
    preview: open(people.monitor, sample, undefined, async (page) => {
      await page.getByLabel('Sample size').fill('3')
      await page.getByRole('button', { name: 'See what will happen' }).click()
      await shows(/with the seed/)(page)
    }),
    'read only': open(people.liaison, sample, undefined, shows('Sampling certificate')),
    'not found': open(people.monitor, sample, missing('AuditSample'), shows(/not found/i)),
  },
}
