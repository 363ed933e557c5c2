import { expect, type Page } from '@playwright/test'
import { reportedAudit, reviewedAudit, type ReviewedAudit } from '../../audits/audit-results.js'
import { changeData } from '../../data-faults.js'
import { people } from '../../people.js'
import { faultsOf, open, shows, type Visit, type Visits } from '../visits.js'

let reviewed: Promise<ReviewedAudit> | undefined
let reported: Promise<ReviewedAudit> | undefined

/** A page of a review that is complete and not reported, made once. */
export const complete =
  (page = '') =>
  async ({ as }: Visit): Promise<string> => {
    reviewed ??= reviewedAudit(await as(people.monitor), await as(people.howardAdmin), {
      leaCode: '13',
      wrong: [['4.1', '4.3'], ['4.3'], []],
    })
    return `${(await reviewed).summary}${page}`
  }

/** The same of a review whose report is issued. */
export const issued =
  (page = '') =>
  async ({ as }: Visit): Promise<string> => {
    reported ??= reportedAudit(await as(people.monitor), await as(people.alleganyAdmin), {
      wrong: [['4.1', '4.3'], ['4.3'], []],
    })
    return `${(await reported).summary}${page}`
  }

export const missing = (query: string) => (page: Page) =>
  changeData(page, query, () => ({ auditProng: null }))
export const press = (name: string | RegExp, dialog: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
}

/** The corrections that a report asks for. */
const corrections = async (visit: Visit): Promise<string> =>
  (await issued()(visit)).replace('/summary', '/corrections')

type Row = Record<string, unknown>
const allowed = { allowed: true, reason: null }

/** Changes the corrections in the response, as if work had been done. */
const withCorrections = (change: (rows: Row[]) => Row[]) => (page: Page) =>
  changeData(page, 'AuditCorrections', ({ auditCorrections, ...data }) => {
    const all = auditCorrections as { corrections: Row[] }
    return { ...data, auditCorrections: { ...all, corrections: change(all.corrections) } }
  })
const narrative = 'The plan was amended by agreement with the parents.'
const ready = withCorrections((rows) =>
  rows.map((row) => ({ ...row, state: 1, correctedOn: row['foundOn'], narrative, files: 1 })),
)
const stateComment = 'The page with the copy of the parents is missing.'
const returned = withCorrections((rows) =>
  rows.map((row) => ({
    ...row,
    state: 3,
    correctedOn: row['foundOn'],
    narrative,
    stateComment,
    history: ['returned', 'submitted', 'fileAdded'].map((act, at) => ({
      act,
      by: { id: `person-${at}`, fullName: at === 0 ? 'Helen Marsh' : 'Dana Reed', __typename: 'PersonRef' },
      on: `2026-11-2${6 - at}T15:00:00.000Z`,
      note: at === 0 ? stateComment : null,
      __typename: 'AuditCorrectionEvent',
    })),
  })),
)
const submitted = withCorrections((rows) =>
  rows.map((row) => ({
    ...row,
    state: 2,
    correctedOn: row['foundOn'],
    narrative,
    judge: { ...(row['judge'] as object), ...allowed },
  })),
)

const matrix = '/user/dashboard/desk-audit/matrix'
/** The matrix has something to show once a review is complete. */
const filledMatrix = async (visit: Visit): Promise<string> => {
  await complete()(visit)
  return matrix
}
const everyItem = async (page: Page) => {
  await page.getByRole('button', { name: /^All \d+ items$/ }).click()
  await expect(page.getByRole('rowheader', { name: /^4\.3 / })).toBeVisible()
}

/** Reports of a review, and the comparison of agencies. */
export const auditResultsVisits: Visits = {
  'features/audits/results/summary-page': {
    ...faultsOf(people.monitor, complete()),
    results: open(people.monitor, complete(), undefined, shows('Compliance by section')),
    'nothing yet': open(
      people.monitor,
      complete(),
      (page) =>
        changeData(page, 'AuditSummary', ({ auditCompliance, ...data }) => ({
          ...data,
          auditCompliance: { ...(auditCompliance as object), sections: [] },
        })),
      shows('No record is complete yet'),
    ),
    issuing: open(people.monitor, complete(), undefined, async (page) => {
      await press('Issue the report', 'Issue the report')(page)
      await shows('2 findings will be issued')(page)
    }),
    'taking back': open(
      people.monitor,
      issued(),
      undefined,
      press('Take the report back', 'Take the report back?'),
    ),
    holding: open(people.monitor, issued(), undefined, press('Set a legal hold', 'Set a legal hold?')),
    'not found': open(people.monitor, complete(), missing('AuditSummary'), shows(/not found/i)),
  },
  'features/audits/results/noncompliance-page': {
    ...faultsOf(people.monitor, issued('/noncompliance')),
    list: open(people.alleganyAdmin, issued('/noncompliance'), undefined, shows('The notice has no date.')),
    empty: open(
      people.monitor,
      issued('/noncompliance'),
      (page) => changeData(page, 'AuditNoncompliance', (data) => ({ ...data, auditNoncompliance: [] })),
      shows('Nothing is not met'),
    ),
    'one item': open(
      people.monitor,
      issued('/noncompliance?item=dab-4-03'),
      undefined,
      shows('Item 4.3 alone'),
    ),
    'asking why': open(
      people.monitor,
      issued('/noncompliance'),
      undefined,
      press('With names', 'Take names of students away?'),
    ),
    'not found': open(
      people.monitor,
      issued('/noncompliance'),
      missing('AuditNoncompliance'),
      shows(/not found/i),
    ),
  },
  'features/audits/results/item-corrections-page': {
    ...faultsOf(people.monitor, issued('/corrections')),
    list: open(people.monitor, issued('/corrections'), undefined, shows('Corrections by item')),
    empty: open(
      people.monitor,
      issued('/corrections'),
      (page) => changeData(page, 'AuditItemCorrections', (data) => ({ ...data, auditItemCorrections: [] })),
      shows('Nothing is not met'),
    ),
    'not found': open(
      people.monitor,
      issued('/corrections'),
      missing('AuditItemCorrections'),
      shows(/not found/i),
    ),
  },
  'features/audits/corrections/corrections-page': {
    ...faultsOf(people.alleganyAdmin, corrections),
    agency: open(people.alleganyAdmin, corrections, undefined, shows('What the agency did')),
    returned: open(people.alleganyAdmin, corrections, returned, shows('Returned with a comment')),
    left: open(people.alleganyAdmin, corrections, undefined, async (page) => {
      await page.getByLabel('Child is no longer served here').check()
      await shows('Date left')(page)
    }),
    gaps: open(people.alleganyAdmin, corrections, undefined, async (page) => {
      await page.getByRole('button', { name: 'Submit', exact: true }).click()
      await shows('Attach at least one file that shows the correction.')(page)
    }),
    'submitting all': open(people.alleganyAdmin, corrections, ready, async (page) => {
      await page.getByRole('button', { name: /^Submit \d+ ready$/ }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    }),
    state: open(people.monitor, corrections, submitted, shows('Return')),
    returning: open(people.monitor, corrections, submitted, async (page) => {
      await page.getByRole('button', { name: 'Return', exact: true }).click()
      await expect(page.getByRole('dialog', { name: /^Return: / })).toBeVisible()
    }),
    'judging many': open(
      people.monitor,
      corrections,
      submitted,
      press(/^Judge \d+ submitted$/, 'Verify or return corrections'),
    ),
    'asking for services': open(
      people.monitor,
      corrections,
      undefined,
      press('Ask for compensatory services', /^Compensatory services: /),
    ),
    empty: open(
      people.monitor,
      corrections,
      withCorrections(() => []),
      shows('No correction is asked for'),
    ),
    'not found': open(people.alleganyAdmin, corrections, missing('AuditCorrections'), shows(/not found/i)),
  },
  'features/audits/results/comparison-page': {
    ...faultsOf(people.monitor, issued('/comparison')),
    list: open(people.alleganyAdmin, issued('/comparison'), undefined, shows('Comparison by item')),
    empty: open(
      people.monitor,
      issued('/comparison'),
      (page) =>
        changeData(page, 'AuditComparison', ({ auditComparison, ...data }) => ({
          ...data,
          auditComparison: { ...(auditComparison as object), items: [] },
        })),
      shows('There is nothing to compare'),
    ),
    'not found': open(people.monitor, issued('/comparison'), missing('AuditComparison'), shows(/not found/i)),
  },
  'features/audits/matrix/matrix-page': {
    ...faultsOf(people.monitor, filledMatrix),
    matrix: open(people.liaison, filledMatrix, undefined, shows('Compliance %')),
    'every item': open(people.monitor, filledMatrix, undefined, everyItem),
    explained: open(people.monitor, filledMatrix, undefined, async (page) => {
      await everyItem(page)
      await page
        .getByRole('row', { name: /4\.3 / })
        .getByRole('gridcell', { name: /Howard.*of 3$/ })
        .click()
      await shows('Item 4.3')(page)
    }),
    empty: open(
      people.monitor,
      filledMatrix,
      (page) =>
        changeData(page, 'AuditMatrix', ({ auditMatrix, ...data }) => ({
          ...data,
          auditMatrix: { ...(auditMatrix as object), total: 0, agencies: [], items: [] },
        })),
      shows('No review is complete yet'),
    ),
    forbidden: open(people.alleganyAdmin, matrix, undefined, shows('Only the state compares agencies.')),
  },
}
