import { expect, type Page } from '@playwright/test'
import { changeData } from '../data-faults.js'
import { people } from '../people.js'
import { faultsOf, open, shows, type Visits } from './visits.js'

const tasks = '/user/tasks'
const announcements = '/user/announcements'

type Data = Record<string, unknown>
const answers = (operation: string, change: (data: Data) => Data) => (page: Page) =>
  changeData(page, operation, change)
const noTasks = answers('Tasks', ({ tasks: page }) => ({
  tasks: { ...(page as object), rows: [], total: 0, overdue: 0, dueThisWeek: 0 },
}))
/** Every line a group, which holds the tasks of the list. */
const inGroups = async (page: Page): Promise<void> => {
  const group = { __typename: 'TaskGroup', id: 'verify-13-2026-B', label: '2 findings to verify', count: 2 }
  let rows: Data[] = []
  await answers('Tasks', ({ tasks: list }) => {
    rows = (list as { rows: Data[] }).rows.slice(0, 2)
    return { tasks: { ...(list as object), rows: rows.map((row) => ({ ...row, group })) } }
  })(page)
  await answers('TasksOfGroup', () => ({ tasks: { __typename: 'TaskPage', rows, total: 2 } }))(page)
}
const anAnnouncement = {
  __typename: 'ManagedAnnouncement',
  id: 1,
  title: 'Office closed',
  body: '<p>On Friday.</p>',
  severity: 'Important',
  roles: ['LocalAdmin'],
  leaIds: [],
  fromDay: '2026-11-02',
  toDay: '2999-12-31',
  state: 'Shown',
  dismissible: true,
  dismissals: 2,
  isDeleted: false,
  changedBy: { __typename: 'PersonRef', id: 'x', fullName: 'Helen Marsh' },
  changedOn: '2026-11-01T12:00:00.000Z',
  version: 3,
  change: { __typename: 'AllowedAct', allowed: true, reason: null },
  restore: { __typename: 'AllowedAct', allowed: false, reason: 'Not deleted.' },
}
const listed = (change: object = {}) =>
  answers('ManagedAnnouncements', () => ({ managedAnnouncements: [{ ...anAnnouncement, ...change }] }))
const edit = async (page: Page) => {
  await page.getByRole('button', { name: 'Change announcement: Office closed' }).click()
  await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible()
}

/** The task list and the announcements. */
export const tasksVisits: Visits = {
  'features/tasks/tasks-page': {
    ...faultsOf(people.monitor, tasks),
    list: open(people.monitor, `${tasks}?assigned=anyone`, undefined, async (page) => {
      await page.getByTitle('How this date came about').first().click()
      await shows(/self-assessments to activate/)(page)
    }),
    'group opened': open(people.monitor, `${tasks}?assigned=anyone`, inGroups, async (page) => {
      await page.getByRole('button', { name: '2 findings to verify' }).first().click()
      await expect(page.getByRole('list', { name: '2 findings to verify' })).toBeVisible()
    }),
    'waiting for others': open(people.liaison, tasks, undefined, shows('Waiting for others')),
    'filtered to nothing': open(
      people.monitor,
      `${tasks}?q=no+such+agency`,
      undefined,
      shows('No task matches these filters.'),
    ),
    'nothing to do': open(people.alleganyUser, tasks, noTasks, shows('Nothing is waiting for you.')),
  },
  'features/announcements/announcements-page': {
    ...faultsOf(people.monitor, announcements),
    list: open(people.monitor, announcements, listed(), shows('Shown now')),
    'deleted announcements': open(
      people.monitor,
      `${announcements}?show=deleted`,
      listed({ isDeleted: true }),
      shows('Restore'),
    ),
    editing: open(people.monitor, announcements, listed(), edit),
    conflict: open(
      people.monitor,
      announcements,
      async (page) => {
        await listed()(page)
        await changeData(page, 'UpdateAnnouncement', () => ({
          updateAnnouncement: {
            __typename: 'AnnouncementPayload',
            errors: [{ __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Saved.' }],
            announcement: { ...anAnnouncement, title: 'Office closed on Monday', version: 4 },
          },
        }))
      },
      async (page) => {
        await edit(page)
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Title').fill('Office closed today')
        await dialog.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page.getByRole('alertdialog')).toContainText('Office closed on Monday')
      },
    ),
    'not allowed': open(people.howardAdmin, announcements, undefined, shows('Access Denied!')),
  },
}
