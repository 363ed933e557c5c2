import { expect, type BrowserContext, type Page } from '@playwright/test'
import { contentChange, startedRecord } from '../content-upgrades.js'
import { breakData, changeData } from '../data-faults.js'
import { people } from '../people.js'
import {
  activateAndStart,
  answerAndApprove,
  readSubsection,
  rowOf,
  saveItem,
  subsectionIds,
  submit,
} from '../self-assessment.js'
import { faultsOf, open, shows, type Visit, type Visits } from './visits.js'

const list = '/user/dashboard/self-assessment'

/** The self-assessment of 01 Allegany, open, with an answered item. */
export async function allegany({
  as,
}: Visit): Promise<{ id: number; subsections: number[]; admin: BrowserContext }> {
  const admin = await as(people.alleganyAdmin)
  const id = await activateAndStart(await as(people.monitor), admin, '01')
  const subsections = await subsectionIds(admin, id)
  const { items } = await readSubsection(admin, subsections[0] ?? 0)
  const [item] = items
  if (item?.version === 0) await saveItem(admin, id, item, { rating: 2, narrative: '<p>What we do.</p>' })
  return { id, subsections, admin }
}

const alleganyPage = async (visit: Visit) => `${list}/${(await allegany(visit)).id}`
const subsectionPage = (place: number) => async (visit: Visit) => {
  const { id, subsections } = await allegany(visit)
  return `${list}/${id}/subsection/${subsections[place]}`
}

/** The self-assessment of 99 Training County, with every subsection approved. */
async function training({ as }: Visit): Promise<string> {
  const admin = await as(people.trainingAdmin)
  const id = await activateAndStart(await as(people.monitor), admin, '99')
  for (const subsection of await subsectionIds(admin, id)) await answerAndApprove(admin, id, subsection)
  return `${list}/${id}`
}

const narrative = (page: Page) => page.getByRole('textbox', { name: 'Explain your rating' })

async function type(page: Page, text: string): Promise<void> {
  await narrative(page).click()
  await narrative(page).fill(text)
  await narrative(page).blur()
}

/** A newer version was published after the agency began. */
const newerQuestions = (page: Page) =>
  changeData(page, 'ContentUpgrade', () => ({
    contentUpgrade: {
      __typename: 'ContentUpgrade',
      record: startedRecord({ id: 1, agency: 'Allegany' }),
      to: {
        __typename: 'ContentVersionRow',
        kind: 'self-assessment',
        id: 999,
        number: 2,
        publishedOn: '2026-11-02T15:00:00.000Z',
      },
      changes: [
        contentChange('changed', '1.1.2 Are first evaluations finished in time?', [
          { field: 'text', before: 'Are they finished?', after: 'Are first evaluations finished in time?' },
        ]),
        contentChange('added', '1.1.7 Are families told how long it takes?'),
        contentChange('removed', '1.1.1 Does the agency look for every child?'),
      ],
    },
  }))

/** The self-assessment feature. */
export const selfAssessmentVisits: Visits = {
  'features/self-assessment/list/self-assessment-list-page': {
    ...faultsOf(people.monitor, list),
    list: open(people.monitor, list, undefined, shows('Allegany')),
    'filtered to nothing': open(people.monitor, list, undefined, async (page) => {
      await page
        .getByRole('main')
        .getByRole('searchbox')
        .or(page.getByLabel('Search agencies'))
        .first()
        .fill('no such agency')
      await shows('No self-assessment matches these filters.')(page)
    }),
    empty: open(
      people.monitor,
      list,
      (page) => changeData(page, 'SelfAssessmentList', (data) => ({ ...data, selfAssessments: [] })),
      shows('There is no self-assessment in'),
    ),
    activating: open(people.monitor, list, undefined, async (page) => {
      await page
        .getByRole('row', { name: /Calvert.*Part B/ })
        .getByRole('button', { name: /^Actions/ })
        .click()
      await page.getByRole('menuitem', { name: 'Activate' }).click()
      await expect(page.getByRole('dialog', { name: 'Activate self-assessments' })).toBeVisible()
    }),
    resetting: async (visit) => {
      await allegany(visit)
      return open(people.monitor, list, undefined, async (page) => {
        await page
          .getByRole('row', { name: /Allegany.*Part B/ })
          .getByRole('button', { name: /^Actions/ })
          .click()
        await page.getByRole('menuitem', { name: 'Reset activation' }).click()
        await expect(page.getByRole('alertdialog', { name: 'Reset activation' })).toBeVisible()
      })(visit)
    },
  },
  'app/self-assessment-screen': {
    ...faultsOf(people.alleganyAdmin, alleganyPage),
    'not activated': open(
      people.monitor,
      async ({ as }) => `${list}/${(await rowOf(await as(people.monitor), '04')).id}`,
    ),
    'waiting for start': open(
      people.howardAdmin,
      async ({ as }) => `${list}/${(await rowOf(await as(people.monitor), '13')).id}`,
      (page) =>
        changeData(page, 'SelfAssessment', ({ selfAssessment }) => ({
          selfAssessment: { ...(selfAssessment as object), submitState: 1, dueOn: '2027-05-28' },
        })),
    ),
    open: open(people.alleganyAdmin, alleganyPage, undefined, shows('Child find and evaluation')),
    gaps: open(people.alleganyAdmin, alleganyPage, undefined, shows('Submission check')),
    'required documents': open(people.alleganyAdmin, alleganyPage, undefined, async (page) => {
      await expect(page.getByRole('table', { name: / - Required Documentation$/ })).toBeVisible()
    }),
    assigning: open(people.alleganyAdmin, alleganyPage, undefined, async (page) => {
      await page.getByRole('button', { name: /^Assign a user to 1\.1/ }).click()
      await expect(page.getByRole('dialog', { name: /^Assign a user \|/ })).toContainText('Grace Holloway')
    }),
    submitting: open(people.trainingAdmin, training, undefined, async (page) => {
      await page.getByRole('button', { name: 'Submit', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Statement of accuracy' })).toBeVisible()
    }),
    submitted: async (visit) => {
      const address = await training(visit)
      await submit(await visit.as(people.trainingAdmin), '99')
      return open(people.trainingAdmin, address, undefined, shows('Submitted by'))(visit)
    },
    'newer questions': open(
      people.monitor,
      alleganyPage,
      newerQuestions,
      shows('Version 2 of the questions'),
    ),
    'keep or upgrade': open(people.monitor, alleganyPage, newerQuestions, async (page) => {
      await page.getByRole('button', { name: 'Keep or Upgrade' }).first().click()
      await expect(page.getByRole('dialog', { name: 'Keep or Upgrade' })).toContainText('Re-check')
    }),
    'not found': open(people.howardAdmin, alleganyPage, undefined, shows('was not found')),
  },
  'features/self-assessment/reports/self-assessment-report-page': {
    ...faultsOf(people.alleganyAdmin, async (visit) => `${await alleganyPage(visit)}/report`),
    report: open(people.alleganyAdmin, async (visit) => `${await alleganyPage(visit)}/report`),
    'not found': open(people.monitor, `${list}/999999/report`, undefined, shows('was not found')),
  },
  'app/subsection-screen': {
    ...faultsOf(people.alleganyAdmin, subsectionPage(0)),
    answering: open(people.alleganyAdmin, subsectionPage(0), undefined, (page) =>
      expect(narrative(page)).toBeVisible(),
    ),
    'read only': open(people.monitor, subsectionPage(0), undefined, shows('Read only.')),
    saving: open(people.alleganyAdmin, subsectionPage(1), undefined, async (page) => {
      await expect(narrative(page)).toBeVisible()
      await breakData(page, 'loading')
      await type(page, 'On its way.')
      await shows('Saving')(page)
    }),
    'not saved': open(people.alleganyAdmin, subsectionPage(1), undefined, async (page) => {
      await expect(narrative(page)).toBeVisible()
      await breakData(page, 'error')
      await type(page, 'Not there yet.')
      await shows('Not saved')(page)
    }),
    conflict: async (visit) => {
      const { id, subsections, admin } = await allegany(visit)
      const place = subsections[2] ?? 0
      return open(people.alleganyAdmin, `${list}/${id}/subsection/${place}`, undefined, async (page) => {
        await expect(narrative(page)).toBeVisible()
        const [item] = (await readSubsection(admin, place)).items
        if (item) await saveItem(admin, id, item, { rating: 1, narrative: '<p>Theirs.</p>' })
        await type(page, 'Mine.')
        await shows('Somebody else changed this answer')(page)
      })(visit)
    },
    're-check': open(
      people.alleganyAdmin,
      subsectionPage(0),
      (page) =>
        changeData(page, 'SubsectionResponse', ({ subsectionResponse, ...rest }) => {
          const subsection = subsectionResponse as { items: object[] }
          const recheck = [
            {
              __typename: 'ChangedQuestion',
              field: 'text',
              before: 'Are they finished?',
              after: 'Are first evaluations finished in time?',
            },
          ]
          const items = subsection.items.map((item) => ({ ...item, recheck }))
          return { ...rest, subsectionResponse: { ...subsection, items } }
        }),
      shows('Re-check'),
    ),
    uploading: open(people.alleganyAdmin, subsectionPage(0), undefined, async (page) => {
      await page.getByRole('button', { name: 'Upload supporting document' }).click()
      const dialog = page.getByRole('dialog', { name: 'Upload Documentation' })
      await dialog
        .getByLabel('Choose files')
        .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
      await expect(dialog.getByLabel('Title of a.txt')).toBeVisible()
    }),
    returning: async (visit) => {
      const { id, subsections, admin } = await allegany(visit)
      const place = subsections[3] ?? 0
      await answerAndApprove(admin, id, place)
      return open(people.alleganyAdmin, `${list}/${id}/subsection/${place}`, undefined, async (page) => {
        await page.getByRole('button', { name: 'Return', exact: true }).click()
        await expect(page.getByRole('dialog', { name: 'Return to the assigned users' })).toBeVisible()
      })(visit)
    },
    'not found': open(people.monitor, `${list}/1/subsection/999999`, undefined, shows('was not found')),
  },
}
