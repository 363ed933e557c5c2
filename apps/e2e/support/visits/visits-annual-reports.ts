import { calendarDay, complianceYearOf } from '@portal/domain'
import { expect, type Page } from '@playwright/test'
import { changeData } from '../data-faults.js'
import { people } from '../people.js'
import { faultsOf, open, shows, type Visits } from './visits.js'

const list = '/user/dashboard/restraint-seclusion/incidents/annual-reports'
const published = `${list}/published`
/** The last school year, of which the demonstration has reports. */
const year = complianceYearOf(calendarDay(new Date())) - 1
const of = (leaId: number) => `${list}/${year}-${leaId}`
const allegany = of(1)
const howard = of(13)
const montgomery = of(15)

type Data = Record<string, unknown>
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const dialog = (page: Page) => page.getByRole('dialog')

/** Howard's report as if it had got so far; its own administrator may do what belongs to it. */
const standing =
  (more: Data, acts = true) =>
  (page: Page) =>
    changeData(page, 'AnnualReport', ({ annualReport, ...rest }) => {
      const act = { __typename: 'AllowedAct', allowed: acts, reason: acts ? null : 'Not now.' }
      const open = { enter: act, rollUp: act, certify: act }
      return { ...rest, annualReport: Object.assign({}, annualReport, open, more) }
    })
const draft = standing({ status: 'Draft', certifiedOn: null, certifiedBy: null, gaps: [] })

const chooseFile = (page: Page, text: string) =>
  dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'figures.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

const fill = async (page: Page, students: string) => {
  await shows('Totals by kind')(page)
  await press(page, 'Enter figures')
  await dialog(page).getByRole('group', { name: 'Seclusion' }).getByLabel('Students').fill(students)
  await dialog(page).getByRole('button', { name: 'Save' }).click()
}

/** The figures as somebody else saved them meanwhile. */
async function savedByOthers(page: Page): Promise<void> {
  let report: Data = {}
  await changeData(page, 'AnnualReport', ({ annualReport, ...rest }) => {
    const act = { __typename: 'AllowedAct', allowed: true, reason: null }
    report = Object.assign({}, annualReport, { status: 'Draft', enter: act })
    return { ...rest, annualReport: report }
  })
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('SaveAnnualReport')) return route.fallback()
    const counts = { __typename: 'IncidentCounts', incidents: 19, students: 9 }
    const entered = Object.assign({}, report['entered'], { seclusion: counts })
    await route.fulfill({
      json: {
        data: {
          saveAnnualReport: {
            __typename: 'AnnualReportPayload',
            errors: [
              {
                __typename: 'UserError',
                code: 'CONFLICT',
                field: null,
                message: 'Mei Tanaka saved this 5 minutes ago. Review the differences before saving.',
              },
            ],
            report: Object.assign({}, report, { entered, version: 99 }),
          },
        },
      },
    })
  })
}

/** Annual reports of incidents, their grid and the published totals. */
export const annualReportsVisits: Visits = {
  'features/incidents/annual/annual-reports-page': {
    ...faultsOf(people.monitor, list),
    list: open(people.monitor, list, undefined, shows('Montgomery County')),
    'filtered to nothing': open(
      people.monitor,
      `${list}?q=no+such+agency`,
      undefined,
      shows('No report matches these filters.'),
    ),
    chosen: open(people.monitor, list, undefined, async (page) => {
      await page.getByRole('checkbox', { name: 'Choose Howard County' }).check()
      await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
    }),
    importing: open(people.monitor, list, undefined, async (page) => {
      await shows('Montgomery County')(page)
      await press(page, 'Import figures')
      await expect(dialog(page).getByRole('link', { name: 'Template (CSV)' })).toBeVisible()
    }),
    'file refused': open(people.monitor, list, undefined, async (page) => {
      await shows('Montgomery County')(page)
      await press(page, 'Import figures')
      await chooseFile(page, 'Agency,Table,Group,Incidents,Students\r\nAtlantis,Kind,Seclusion,1,1\r\n')
      await shows('There is no agency Atlantis.')(page)
    }),
    reader: open(people.liaison, list, undefined, shows('Montgomery County')),
  },
  'features/incidents/annual/annual-report-page': {
    ...faultsOf(people.howardAdmin, howard),
    'not started': open(people.alleganyAdmin, allegany, undefined, shows('No figures are entered yet.')),
    draft: open(
      people.howardAdmin,
      howard,
      standing({ status: 'Draft', certifiedOn: null, gaps: ['Students enrolled is required.'] }),
      shows('Before it can be certified'),
    ),
    'taking from the register': open(people.alleganyAdmin, allegany, undefined, async (page) => {
      await press(page, 'Take from the register')
      await expect(
        page.getByRole('alertdialog', { name: 'Take the figures from the register?' }),
      ).toBeVisible()
    }),
    entering: open(people.howardAdmin, howard, draft, async (page) => {
      await shows('Totals by kind')(page)
      await press(page, 'Enter figures')
      await expect(dialog(page).getByLabel('Students enrolled')).toBeVisible()
    }),
    'number refused': open(people.howardAdmin, howard, draft, async (page) => {
      await fill(page, '999')
      await expect(dialog(page).getByText('Students cannot be more than Incidents.').first()).toBeVisible()
    }),
    conflict: open(people.howardAdmin, howard, savedByOthers, async (page) => {
      await fill(page, '8')
      await expect(
        page.getByRole('alertdialog', { name: 'Somebody else changed these figures' }),
      ).toBeVisible()
    }),
    'file refused': open(people.howardAdmin, howard, draft, async (page) => {
      await shows('Totals by kind')(page)
      await press(page, /^Import/)
      await chooseFile(page, 'Table,Group,Incidents,Students\r\nKind,Hug,1,1\r\n')
      await shows(/^There is no group Hug/)(page)
    }),
    certifying: open(people.howardAdmin, howard, draft, async (page) => {
      await shows('Totals by kind')(page)
      await press(page, 'Certify')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Certify' }).click()
      await shows('Confirm the statement.')(page)
    }),
    certified: open(people.monitor, howard, undefined, shows(/^Certified by/)),
    returning: open(people.monitor, howard, undefined, async (page) => {
      await shows(/^Certified by/)(page)
      await page.getByRole('button', { name: 'Return', exact: true }).click()
      const returning = page.getByRole('dialog', { name: 'Return the annual report' })
      await returning.getByRole('button', { name: 'Return', exact: true }).click()
      await expect(returning.getByText('Reason is required.').first()).toBeVisible()
    }),
    returned: open(
      people.howardAdmin,
      howard,
      standing({ status: 'Returned', returnReason: 'Check the enrollment.' }),
      shows('Check the enrollment.'),
    ),
    accepted: open(people.monitor, montgomery, undefined, shows(/^Accepted by/)),
    'numbers hidden': open(people.liaison, montgomery, undefined, shows(/fewer than 10 students/)),
    'not shown yet': open(people.liaison, howard, undefined, shows(/^The figures are shown here once/)),
    'not found': open(people.monitor, `${list}/${year}-999999`),
  },
  'features/incidents/annual/published-page': {
    ...faultsOf(people.monitor, published),
    published: open(people.monitor, published, undefined, shows('Montgomery County')),
    'all numbers': open(people.monitor, `${published}?all=yes`, undefined, shows(/^All numbers are shown/)),
    agency: open(people.alleganyAdmin, published, undefined, shows('Montgomery County')),
    'filtered to nothing': open(
      people.monitor,
      `${published}?q=no+such+agency`,
      undefined,
      shows('No agency matches this search.'),
    ),
    empty: open(
      people.monitor,
      published,
      (page) =>
        changeData(page, 'PublishedIncidents', ({ publishedIncidents, ...rest }) => ({
          ...rest,
          publishedIncidents: Object.assign({}, publishedIncidents, { rows: [] }),
        })),
      shows('No report of this school year is accepted yet.'),
    ),
  },
}
