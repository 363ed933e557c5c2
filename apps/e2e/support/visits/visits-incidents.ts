import type { Page } from '@playwright/test'
import { changeData } from '../data-faults.js'
import { people } from '../people.js'
import { faultsOf, open, shows, type Reach, type Visit, type Visits } from './visits.js'

const list = '/compliance/incidents'
const forbidden: Reach = open(
  people.alleganyAdmin,
  list,
  undefined,
  shows('Only the state can read incidents.'),
)

const without = (page: Page) =>
  changeData(page, 'Incidents', (data) => ({ incidents: { ...(data.incidents as object), rows: [] } }))

const add = async (page: Page) => {
  await page.getByRole('button', { name: 'Add Incident' }).click()
  await shows('Title')(page)
}

/** Adds a incident where there is none yet, and gives the address of the first. */
async function aRecord({ as }: Visit): Promise<string> {
  const page = await (await as(people.monitor)).newPage()
  await page.goto(list)
  const first = page.getByRole('row').getByRole('link').first()
  await first.or(page.getByText('There is no incident yet.').first()).first().waitFor()
  if (!(await first.isVisible())) {
    await add(page)
    await page.getByRole('dialog').getByLabel('Title').fill('A first one')
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    await first.waitFor()
  }
  const address = (await first.getAttribute('href')) ?? list
  await page.close()
  return address
}

/** The list of incidents and the page of one. */
export const incidentsVisits: Visits = {
  'features/incidents/incident-list-page': {
    ...faultsOf(people.monitor, list),
    list: async (visit) => {
      await aRecord(visit)
      return open(people.monitor, list, undefined, shows('A first one'))(visit)
    },
    'filtered to nothing': open(
      people.monitor,
      `${list}?q=nothing+of+the+kind`,
      undefined,
      shows('No incident matches these filters.'),
    ),
    empty: open(people.monitor, list, without, shows('There is no incident yet.')),
    adding: open(people.monitor, list, undefined, add),
    forbidden,
  },
  'features/incidents/incident-page': {
    ...faultsOf(people.monitor, aRecord),
    record: open(people.monitor, aRecord, undefined, shows(/^Added by /)),
    'not found': open(people.monitor, `${list}/999999`),
    forbidden: open(people.alleganyAdmin, aRecord, undefined, shows('Only the state can read incidents.')),
  },
}
