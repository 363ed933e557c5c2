import { expect, type BrowserContext, type Page } from '@playwright/test'
import { breakData, changeData } from '../data-faults.js'
import { fullNames, people } from '../people.js'
import { activateAndStart, rowOf, submit, subsectionIds } from '../self-assessment.js'
import { graphql } from '../sign-in.js'
import { faultsOf, open, shows, type Visit, type Visits } from './visits.js'

const list = '/user/dashboard/self-assessment'
const library = '/compliance/reports'
const monitoring = `${library}/monitoring-history`
const cohorts = '/compliance/cohorts'

/** The self-assessment of 13 Howard, submitted and under review. */
async function howard({
  as,
}: Visit): Promise<{ id: number; subsections: number[]; monitor: BrowserContext }> {
  const monitor = await as(people.monitor)
  const admin = await as(people.howardAdmin)
  const id = await activateAndStart(monitor, admin, '13')
  await submit(admin, '13')
  const { version, submitState } = await rowOf(monitor, '13')
  if (submitState === 4)
    await graphql(
      monitor,
      'mutation Open($input: OpenSelfAssessmentReviewInput!) { openSelfAssessmentReview(input: $input) { errors { code } } }',
      { input: { id, version } },
    )
  return { id, subsections: await subsectionIds(monitor, id), monitor }
}

const reviewPage = async (visit: Visit) => `${list}/${(await howard(visit)).id}/review`
const subsectionPage = (place: number) => async (visit: Visit) => {
  const { id, subsections } = await howard(visit)
  return `${list}/${id}/review/${subsections[place]}`
}
const yearly = async (visit: Visit) => `${list}/${(await howard(visit)).id}/reports/yearly`
const yes = { allowed: true, reason: null, __typename: 'AllowedAct' }

/** What the review says, changed: for states that take the whole of a review to reach. */
const says = (more: (review: Review) => object) => (page: Page) =>
  changeData(page, 'SelfAssessmentReview', ({ selfAssessmentReview }) => {
    const review = selfAssessmentReview as Review
    return { selfAssessmentReview: { ...review, ...more(review) } }
  })
interface Review {
  subsections: object[]
}
const asked = says(({ subsections }) => ({
  issueSelectiveReport: yes,
  subsections: subsections.map((one, index) => (index === 0 ? { ...one, state: 7, requests: 1 } : one)),
}))
const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()
const comment = (page: Page) =>
  page.getByRole('region', { name: /^Review: / }).getByRole('textbox', { name: 'Comment to the agency' })

async function howardReport({ as }: Visit): Promise<string> {
  const { publishedReports } = await graphql<{
    publishedReports: { rows: { id: number; module: string }[] }
  }>(await as(people.howardAdmin), '{ publishedReports(page: 1, pageSize: 10) { rows { id module } } }')
  const report = publishedReports.rows.find(({ module }) => module === 'Self-assessment')
  return `${library}/${report?.id}`
}

const changeOfSecond = new RegExp(`^Change the agencies of ${fullNames[people.monitor2] ?? '?'}`)
/** As if somebody had saved since the list was read. */
/** As a second window has it that was opened before another cohort was chosen. */
const asBefore = (data: Record<string, unknown>) => ({
  ...data,
  cohorts: (data['cohorts'] as { version: number; cohortNumber: number | null }[]).map((one) =>
    Object.assign(one, { version: one.version - 1, cohortNumber: one.cohortNumber === 5 ? 6 : 5 }),
  ),
})

/** The state's review and its reports. */
export const reviewVisits: Visits = {
  'features/self-assessment/review/review-view': {
    ...faultsOf(people.monitor, reviewPage),
    submitted: open(
      people.monitor,
      reviewPage,
      says(() => ({ submitState: 4, open: yes })),
      (page) => expect(page.getByRole('button', { name: 'Open review' })).toBeVisible(),
    ),
    'in review': open(people.monitor, reviewPage, undefined, shows(/of \d+ subsections reviewed/)),
    'selective report': open(people.monitor, reviewPage, asked, async (page) => {
      await press('Issue selective report')(page)
      await expect(page.getByRole('dialog', { name: 'Issue selective report' })).toContainText('1 item')
    }),
    'final report': open(
      people.monitor,
      reviewPage,
      says(() => ({ issueFinalReport: yes })),
      async (page) => {
        await press('Issue final report')(page)
        await expect(page.getByRole('dialog', { name: 'Issue final report' })).toBeVisible()
      },
    ),
    preview: open(
      people.monitor,
      reviewPage,
      says(() => ({ issueFinalReport: yes })),
      async (page) => {
        await press('Issue final report')(page)
        const dialog = page.getByRole('dialog', { name: 'Issue final report' })
        await dialog.getByLabel('Acknowledge by').fill('2999-06-28')
        await dialog.getByRole('button', { name: 'Preview' }).click()
        await expect(dialog.getByText('Ratings by area')).toBeVisible()
      },
    ),
    reopening: open(people.monitor, reviewPage, undefined, async (page) => {
      await press('Reopen')(page)
      await expect(page.getByRole('dialog', { name: 'Reopen for the agency' })).toBeVisible()
    }),
    forbidden: open(people.howardAdmin, reviewPage, undefined, shows('Access Denied!')),
    'not found': open(people.monitor, `${list}/999999/review`, undefined, shows('was not found')),
  },
  'app/subsection-review-screen': {
    ...faultsOf(people.monitor, subsectionPage(0)),
    reviewing: open(people.monitor, subsectionPage(0), undefined, (page) =>
      expect(comment(page)).toBeVisible(),
    ),
    'read only': open(people.liaison, subsectionPage(0), undefined, shows('Read only.')),
    'not saved': open(people.monitor, subsectionPage(2), undefined, async (page) => {
      await expect(comment(page)).toBeVisible()
      await breakData(page, 'error')
      await comment(page).fill('Not there yet.')
      await comment(page).blur()
      await shows('Not saved')(page)
    }),
    conflict: async (visit) => {
      const { id, subsections, monitor } = await howard(visit)
      const place = subsections[3] ?? 0
      return open(people.monitor, `${list}/${id}/review/${place}`, undefined, async (page) => {
        await expect(comment(page)).toBeVisible()
        const { subsectionReview } = await graphql<{
          subsectionReview: { items: { itemId: number; version: number }[] }
        }>(monitor, 'query Of($id: Int!) { subsectionReview(id: $id) { items { itemId version } } }', {
          id: place,
        })
        const input = {
          ...subsectionReview.items[0],
          subsectionResponseId: place,
          stateComment: `Theirs ${subsectionReview.items[0]?.version}.`,
          toProvide: '',
          internalComment: '',
        }
        await graphql(
          monitor,
          'mutation Save($input: SaveItemReviewInput!) { saveItemReview(input: $input) { errors { code } } }',
          { input },
        )
        await comment(page).fill('Mine.')
        await comment(page).blur()
        await shows('Somebody else changed this review')(page)
      })(visit)
    },
    reviewed: async (visit) => {
      const { id, subsections, monitor } = await howard(visit)
      const place = subsections[1] ?? 0
      const { subsectionReview } = await graphql<{
        subsectionReview: { state: number; stateVersion: number }
      }>(monitor, 'query Of($id: Int!) { subsectionReview(id: $id) { state stateVersion } }', { id: place })
      if (subsectionReview.state === 5)
        await graphql(
          monitor,
          'mutation All($input: AcceptAllRatingsInput!) { acceptAllRatings(input: $input) { errors { code } } }',
          { input: { id: place, version: subsectionReview.stateVersion } },
        )
      return open(people.monitor, `${list}/${id}/review/${place}`, undefined, (page) =>
        expect(page.getByRole('button', { name: 'Take up again' })).toBeVisible(),
      )(visit)
    },
    'creating a finding': open(people.monitor, subsectionPage(0), undefined, async (page) => {
      await press('Create finding')(page)
      await expect(page.getByRole('dialog', { name: /^Create a finding from item/ })).toBeVisible()
    }),
    forbidden: open(people.howardAdmin, subsectionPage(0), undefined, shows('Access Denied!')),
    'not found': open(people.monitor, `${list}/1/review/999999`, undefined, shows('was not found')),
  },
  'features/self-assessment/reports/document-page': {
    ...faultsOf(people.howardAdmin, yearly),
    report: open(people.howardAdmin, yearly, undefined, shows('General Supervision')),
    'made of': async (visit) => {
      const { id } = await howard(visit)
      return open(people.monitor, `${list}/${id}/reports/summary`, undefined, async (page) => {
        await page
          .getByRole('button', { name: /what it is made of$/ })
          .first()
          .click()
        await expect(page.getByRole('dialog')).toBeVisible()
      })(visit)
    },
    'not found': open(people.monitor, `${list}/999999/reports/yearly`, undefined, shows('was not found')),
  },
  'features/reports/report-list-page': {
    ...faultsOf(people.monitor, library),
    list: open(people.monitor, library, undefined, shows('Final report')),
    'filtered to nothing': open(
      people.monitor,
      `${library}?search=no+such+report`,
      undefined,
      shows('No report matches these filters.'),
    ),
    empty: open(
      people.monitor,
      library,
      (page) =>
        changeData(page, 'PublishedReports', (data) => ({
          ...data,
          publishedReports: { ...(data['publishedReports'] as object), rows: [], total: 0 },
        })),
      shows('No report has been issued yet.'),
    ),
    acknowledging: open(people.howardAdmin, library, undefined, async (page) => {
      await press('Acknowledge')(page)
      await expect(page.getByRole('alertdialog', { name: 'Acknowledge this report?' })).toBeVisible()
    }),
    withdrawing: open(people.monitor, `${library}?state=Issued`, undefined, async (page) => {
      await page
        .getByRole('button', { name: /^Actions of / })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Withdraw' }).click()
      await expect(page.getByRole('dialog', { name: 'Withdraw this report' })).toBeVisible()
    }),
    uploading: open(people.monitor, library, undefined, async (page) => {
      await press('Upload report')(page)
      const dialog = page.getByRole('dialog', { name: 'Upload a report' })
      await dialog.getByRole('button', { name: 'Upload' }).click()
      await expect(dialog.getByRole('link', { name: 'Choose a file.' })).toBeVisible()
    }),
    forbidden: open(people.liaison, library, undefined, shows('Access Denied!')),
  },
  'features/reports/monitoring/monitoring-page': {
    ...faultsOf(people.monitor, monitoring),
    list: open(people.monitor, monitoring, undefined, shows('Last monitored')),
    'filtered to nothing': open(
      people.monitor,
      `${monitoring}?q=no+such+agency`,
      undefined,
      shows('No agency matches these filters.'),
    ),
    'of one agency': open(people.howardAdmin, monitoring, undefined, shows('13 Howard')),
    empty: open(
      people.monitor,
      monitoring,
      (page) =>
        changeData(page, 'MonitoringHistory', () => ({
          monitoringHistory: { __typename: 'MonitoringHistory', years: [], agencies: [] },
        })),
      shows('No agency is monitored yet.'),
    ),
    forbidden: open(people.liaison, monitoring, undefined, shows('Access Denied!')),
  },
  'features/cohorts/cohort-list-page': {
    ...faultsOf(people.monitor, cohorts),
    list: open(people.monitor, cohorts, undefined, shows(/^\d+ agencies$/)),
    'filtered to nothing': open(
      people.liaison,
      `${cohorts}?q=no+such+agency`,
      undefined,
      shows('No monitor matches these filters.'),
    ),
    editing: open(people.monitor, cohorts, undefined, async (page) => {
      await page.getByRole('button', { name: changeOfSecond }).click()
      await expect(page.getByRole('dialog', { name: /^Agencies of / })).toBeVisible()
    }),
    conflict: open(
      people.monitor,
      cohorts,
      (page) => changeData(page, 'Cohorts', asBefore),
      async (page) => {
        await page.getByRole('button', { name: changeOfSecond }).click()
        const dialog = page.getByRole('dialog', { name: /^Agencies of / })
        await dialog.getByLabel('Cohort', { exact: true }).selectOption('3')
        await dialog.getByRole('button', { name: 'Save' }).click()
        await expect(
          page.getByRole('alertdialog', { name: 'Somebody else changed this cohort' }),
        ).toBeVisible()
      },
    ),
    forbidden: open(people.howardAdmin, cohorts, undefined, shows('Access Denied!')),
  },
  'features/reports/published-report-page': {
    ...faultsOf(people.howardAdmin, howardReport),
    report: open(people.howardAdmin, howardReport, undefined, shows('Next steps')),
    acknowledged: open(
      people.howardAdmin,
      howardReport,
      (page) =>
        changeData(page, 'PublishedReport', ({ publishedReport }) => ({
          publishedReport: {
            ...(publishedReport as object),
            state: 'Acknowledged',
            acknowledgedBy: { __typename: 'PersonRef', id: 'somebody', fullName: 'Nora Sandoval' },
            acknowledgedOn: '2026-11-20T15:00:00.000Z',
          },
        })),
      shows('The report is acknowledged.'),
    ),
    'not found': open(people.monitor, `${library}/999999`, undefined, shows('was not found')),
  },
}
