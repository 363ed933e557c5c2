import { expect, type Page } from '@playwright/test'
import { changeData } from '../data-faults.js'
import { people } from '../people.js'
import { faultsOf, open, shows, type Visit, type Visits } from './visits.js'

const list = '/user/dashboard/restraint-seclusion/incidents'
type Data = Record<string, unknown>

const answers = (operation: string, change: (data: Data) => Data) => (page: Page) =>
  changeData(page, operation, change)
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const school = (page: Page) => page.getByLabel('School', { exact: true })

/** The address of an incident of the demonstration, as somebody finds it in the register. */
const numbered =
  (number: string, part = '') =>
  async ({ as }: Visit): Promise<string> => {
    const page = await (await as(people.monitor)).newPage()
    await page.goto(`${list}?q=${number}`)
    const address = await page.getByRole('link', { name: number, exact: true }).getAttribute('href')
    await page.close()
    return `${address ?? list}${part}`
  }

const flagged = numbered('AL-005')
const editing = numbered('AL-007', '/edit')

/** One notice is to be given, by whoever looks. */
const withNotice = answers('Incidents', ({ incidents, ...rest }) => ({
  ...rest,
  incidents: {
    ...(incidents as object),
    notices: [
      {
        __typename: 'IncidentNotice',
        id: 1,
        student: 'T. M. ****0411',
        incidents: 10,
        reachedOn: '2026-11-02',
        dueOn: '2026-11-06',
        derivation: '4 business days from Monday, November 2, 2026.',
        givenOn: null,
        incidentId: 1,
        version: 1,
        lea: { __typename: 'Lea', id: 1, shortName: 'Allegany' },
        record: { __typename: 'AllowedAct', allowed: true, reason: null },
      },
    ],
  },
}))

/** The register and its incidents. */
export const incidentsVisits: Visits = {
  'features/incidents/incident-list-page': {
    ...faultsOf(people.alleganyAdmin, list),
    list: open(people.monitor, list, undefined, shows('AL-001')),
    'notice due': open(people.alleganyAdmin, list, withNotice, shows('Notices to be given')),
    'filtered to nothing': open(
      people.monitor,
      `${list}?q=no+such+incident`,
      undefined,
      shows('No incident matches these filters.'),
    ),
    empty: open(
      people.alleganyAdmin,
      list,
      answers('Incidents', ({ incidents, ...rest }) => ({
        ...rest,
        incidents: { ...(incidents as object), rows: [], total: 0 },
      })),
      shows('No incident is registered yet.'),
    ),
    importing: open(people.alleganyAdmin, list, undefined, async (page) => {
      await press(page, 'Import')
      await shows('Choose a file')(page)
    }),
    'import refused': open(people.alleganyAdmin, list, undefined, async (page) => {
      await press(page, 'Import')
      await page
        .getByRole('dialog')
        .locator('input[type=file]')
        .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from('IncidentId\r\n1\r\n') })
      await shows(/^The column StateStudentId is missing/)(page)
    }),
    'recording a notice': open(people.alleganyAdmin, list, withNotice, async (page) => {
      await press(page, 'Record notice about T. M. ****0411')
      await expect(page.getByRole('dialog').getByLabel('Given on')).toBeVisible()
    }),
    parameters: open(people.monitor, list, undefined, async (page) => {
      await press(page, 'What is flagged')
      await shows('Longest restraint, in minutes')(page)
    }),
    reader: open(people.liaison, list, undefined, shows('AL-001')),
  },
  'features/incidents/record/incident-page': {
    ...faultsOf(people.monitor, flagged),
    flagged: open(people.monitor, flagged, undefined, shows('Prohibited position')),
    own: open(people.alleganyAdmin, flagged, undefined, shows('Change')),
    'student shown': open(people.monitor, flagged, undefined, async (page) => {
      await press(page, 'Show name')
      await shows('Arlo Pembrook, 3100000639')(page)
    }),
    reader: open(people.liaison, flagged, undefined, shows('A. P. ****0639')),
    'not found': open(people.monitor, `${list}/999999`),
  },
  'features/incidents/form/new-incident-page': {
    ...faultsOf(people.alleganyAdmin, `${list}/new`),
    empty: open(people.alleganyAdmin, `${list}/new`, undefined, shows('What happened')),
    lacking: open(people.alleganyAdmin, `${list}/new`, undefined, async (page) => {
      await press(page, 'Save')
      await shows('Incident number is required.')(page)
    }),
    refused: open(
      people.monitor,
      `${list}/new`,
      undefined,
      shows('Only people of the agency can register incidents.'),
    ),
  },
  'features/incidents/form/edit-incident-page': {
    ...faultsOf(people.alleganyAdmin, editing),
    editing: open(people.alleganyAdmin, editing, undefined, shows(/^The incident is about/)),
    reader: open(
      people.monitor,
      editing,
      undefined,
      shows('Only people of the agency can change incidents.'),
    ),
    conflict: open(people.alleganyAdmin, editing, undefined, async (page) => {
      const other = await page.context().newPage()
      await other.goto(page.url())
      await school(other).fill(`Theirs ${Date.now()}`)
      await school(page).fill('Mine')
      const saved = other.waitForResponse((answer) => answer.request().method() === 'POST')
      await press(other, 'Save')
      await saved
      await other.close()
      await press(page, 'Save')
      await expect(
        page.getByRole('alertdialog', { name: 'Somebody else changed this incident' }),
      ).toBeVisible()
    }),
    'not found': open(people.alleganyAdmin, `${list}/999999/edit`),
  },
}
