import { expect, type Page } from '@playwright/test'
import { changeData } from '../data-faults.js'
import { people } from '../people.js'
import { faultsOf, open, shows, type Visit, type Visits } from './visits.js'

const list = '/user/dashboard/case-studies'
type Data = Record<string, unknown>

const answers = (operation: string, change: (data: Data) => Data) => (page: Page) =>
  changeData(page, operation, change)
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** The address of a case study of the demonstration, as somebody finds it in the list. */
const named =
  (theme: string, part = '') =>
  async ({ as }: Visit): Promise<string> => {
    const page = await (await as(people.monitor)).newPage()
    await page.goto(`${list}?q=${encodeURIComponent(theme)}`)
    const address = await page.getByRole('link', { name: theme }).getAttribute('href')
    await page.close()
    return `${address ?? list}${part}`
  }

const draft = named('From early intervention to preschool')
const final = named('Services after a change of schools')
const wordsOf = named('Services after a change of schools', '/names')

/** Every word is as if it were decided. */
const decided = answers('CaseStudyWords', ({ caseStudy, caseStudyWords }) => ({
  caseStudy: {
    ...(caseStudy as object),
    undecided: 0,
    exportFile: { __typename: 'AllowedAct', allowed: true, reason: null },
  },
  caseStudyWords: (caseStudyWords as object[]).map((word) => Object.assign(word, { decision: 'Keep' })),
}))

/** The case studies feature. */
export const caseStudiesVisits: Visits = {
  'features/case-studies/case-study-list-page': {
    ...faultsOf(people.monitor, list),
    list: open(people.monitor, list, undefined, shows('Services after a change of schools')),
    'filtered to nothing': open(
      people.monitor,
      `${list}?q=no+such+theme`,
      undefined,
      shows('No case study matches these filters.'),
    ),
    empty: open(
      people.monitor,
      list,
      answers('CaseStudies', ({ caseStudies }) => ({
        caseStudies: { ...(caseStudies as object), rows: [], total: 0 },
      })),
      shows('There is no case study yet.'),
    ),
    adding: open(people.monitor, list, undefined, async (page) => {
      await press(page, 'New case study')
      const dialog = page.getByRole('dialog', { name: 'New case study' })
      await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
      await expect(dialog.getByText('Theme is required.').first()).toBeVisible()
    }),
    reader: open(people.liaison, list, undefined, shows('Services after a change of schools')),
  },
  'features/case-studies/record/case-study-page': {
    ...faultsOf(people.monitor, draft),
    draft: open(people.monitor, draft, undefined, shows('Before it can be reviewed')),
    'editing an event': open(people.monitor, draft, undefined, async (page) => {
      await press(page, /^Edit .*transition conference/)
      await expect(page.getByLabel('Event', { exact: true })).toBeVisible()
    }),
    'naming a student': open(people.monitor, draft, undefined, async (page) => {
      await press(page, 'Name a student')
      const dialog = page.getByRole('dialog', { name: 'Name a student' })
      await dialog.getByRole('button', { name: 'Name', exact: true }).click()
      await expect(dialog.getByText('Student ID is required.').first()).toBeVisible()
    }),
    'in review': open(
      people.monitor,
      final,
      answers('CaseStudy', ({ caseStudy }) => ({
        caseStudy: {
          ...(caseStudy as object),
          status: 'In review',
          steps: [
            { __typename: 'CaseStudyStep', move: 'takeBack', needsReason: true, allowed: true, reason: null },
            {
              __typename: 'CaseStudyStep',
              move: 'approve',
              needsReason: false,
              allowed: false,
              reason: 'A second monitor reviews a case study, not its author.',
            },
          ],
        },
      })),
      shows('Make final'),
    ),
    final: open(people.monitor, final, undefined, shows('Create desk audit')),
    reader: open(people.liaison, final, undefined, shows('T. R. ****8837')),
    'not found': open(people.monitor, `${list}/999999`),
  },
  'features/case-studies/names/case-study-names-page': {
    ...faultsOf(people.monitor, wordsOf),
    'to decide': open(people.monitor, wordsOf, undefined, shows('Not decided')),
    decided: open(people.monitor, wordsOf, decided, shows('Every word is decided.')),
    'asking for names': open(people.monitor, wordsOf, undefined, async (page) => {
      await press(page, 'PDF with names')
      await expect(page.getByRole('dialog', { name: 'PDF with names of students' })).toBeVisible()
    }),
    'not found': open(people.monitor, `${list}/999999/names`),
    forbidden: open(
      people.liaison,
      wordsOf,
      undefined,
      shows('Only a state monitor can decide on the words of a case study.'),
    ),
  },
}
