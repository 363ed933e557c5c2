import { expect } from '@playwright/test'
import { changeData } from '../data-faults.js'
import { people } from '../people.js'
import { faultsOf, open, shows, type Visits } from './visits.js'

const training = '/help/tutorials'
const search = '/user/search'

/** Training materials and the search. */
export const helpVisits: Visits = {
  'features/help/training-page': {
    ...faultsOf(people.monitor, training),
    list: open(people.alleganyUser, training, undefined, shows('Your first day in the portal')),
    'editors list': open(people.monitor, training, undefined, async (page) => {
      await page.getByRole('switch', { name: 'Edit' }).check()
      await expect(page.getByText(/^Opened \d+ times/).first()).toBeVisible()
      await expect(page.getByRole('button', { name: /^Move down/ }).first()).toBeVisible()
    }),
    'one item': open(people.alleganyUser, training, undefined, async (page) => {
      await page.getByRole('link', { name: 'Your first day in the portal' }).click()
      const drawer = page.getByRole('dialog', { name: 'Your first day in the portal' })
      await expect(drawer.getByRole('group', { name: 'Did this help?' })).toBeVisible()
    }),
    editing: open(people.monitor, training, undefined, async (page) => {
      await page.getByRole('switch', { name: 'Edit' }).check()
      await page.getByRole('button', { name: 'Add Item' }).click()
      const editor = page.getByRole('dialog', { name: 'Add training item' })
      await expect(editor.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible()
      await editor.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(editor.getByText('Title is required.').first()).toBeVisible()
    }),
    'filtered to nothing': open(
      people.monitor,
      `${training}?q=no+such+text`,
      undefined,
      shows('Nothing matches these filters.'),
    ),
    empty: open(
      people.monitor,
      training,
      (page) =>
        changeData(page, 'Training', (data) => ({
          training: { ...(data['training'] as object), items: [] },
        })),
      shows('No training materials yet.'),
    ),
  },
  'features/search/search-page': {
    ...faultsOf(people.monitor, `${search}?q=allegany`),
    'nothing asked': open(people.monitor, search, undefined, shows('Type two characters or more.')),
    results: open(people.monitor, `${search}?q=allegany`, undefined, shows('Agencies')),
    'one kind': open(
      people.monitor,
      `${search}?q=state&group=users`,
      undefined,
      shows('Show results of every kind'),
    ),
    'nothing found': open(
      people.monitor,
      `${search}?q=nosuchwordanywhere`,
      undefined,
      shows('Nothing found for “nosuchwordanywhere”.'),
    ),
  },
}
