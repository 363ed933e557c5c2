import { expect, type Page } from '@playwright/test'
import { changeData } from '../data-faults.js'
import { people } from '../people.js'
import { faultsOf, open, shows, type Visits } from './visits.js'

const list = '/compliance/notes'
const templates = '/compliance/notes/templates'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
type Data = Record<string, unknown>
const answers = (operation: string, change: (data: Data) => Data) => (page: Page) =>
  changeData(page, operation, change)

/** The notes feature. */
export const notesVisits: Visits = {
  'features/notes/notes-list-page': {
    ...faultsOf(people.monitor, list),
    list: open(people.monitor, list, undefined, shows(/Called the director/)),
    'filtered to nothing': open(
      people.monitor,
      `${list}?q=no+such+text`,
      undefined,
      shows('No note matches these filters.'),
    ),
    empty: open(
      people.monitor,
      list,
      answers('Notes', ({ notes }) => ({ notes: { ...(notes as object), rows: [], total: 0 } })),
      shows('No notes yet.'),
    ),
    'deleted notes': open(
      people.monitor,
      list,
      answers('Notes', ({ notes }) => {
        const page = notes as { rows: object[] }
        return { notes: { ...page, rows: page.rows.map((row) => Object.assign(row, { isDeleted: true })) } }
      }),
      shows('Restore'),
    ),
    confirming: open(people.monitor, list, undefined, async (page) => {
      await press(page, /^Delete note:/)
      await expect(page.getByRole('alertdialog', { name: 'Delete this note?' })).toBeVisible()
    }),
    writing: open(people.monitor, list, undefined, async (page) => {
      await press(page, 'Add Note')
      const pad = page.getByRole('dialog', { name: 'Add Note' })
      await expect(pad.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible()
      await pad.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(pad.getByText('Category is required.')).toBeVisible()
    }),
  },
  'features/notes/note-templates-page': {
    ...faultsOf(people.monitor, templates),
    list: open(people.monitor, templates, undefined, shows('Site visit')),
    empty: open(
      people.monitor,
      templates,
      answers('NoteTemplates', () => ({ noteTemplates: [] })),
      shows('No templates yet.'),
    ),
    'deleted templates': open(
      people.monitor,
      `${templates}?show=deleted`,
      answers('NoteTemplates', () => ({
        noteTemplates: [
          {
            __typename: 'NoteTemplateRow',
            id: 9999,
            title: 'Telephone call',
            category: 8,
            changedBy: { __typename: 'PersonRef', id: 'm', fullName: 'Helen Marsh' },
            changedOn: '2026-11-20T15:00:00.000Z',
            version: 2,
          },
        ],
      })),
      shows('Telephone call'),
    ),
    editing: open(people.monitor, templates, undefined, async (page) => {
      await press(page, 'Change template: Site visit')
      await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible()
    }),
  },
}
