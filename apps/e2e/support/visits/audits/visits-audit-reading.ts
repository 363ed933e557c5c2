import { expect, type Page } from '@playwright/test'
import { recordToReview } from '../../audits/audit-records.js'
import { changeData } from '../../data-faults.js'
import { people } from '../../people.js'
import { faultsOf, open, shows, type Visit, type Visits } from '../visits.js'

let made: Promise<{ address: string }> | undefined

/** A page beneath a record that no other visit changes, made once. */
const beneath =
  (page: string) =>
  async ({ as }: Visit): Promise<string> => {
    made ??= recordToReview(await as(people.monitor), await as(people.alleganyAdmin))
    return `${(await made).address}/${page}`
  }

const reading = beneath('second-reading')
const summary = beneath('summary')

const may = { __typename: 'AllowedAct', allowed: true, reason: null }
const choices = [
  { __typename: 'RecordItemChoice', value: 'Y', label: 'Yes', counts: 'met' },
  { __typename: 'RecordItemChoice', value: 'N', label: 'No', counts: 'notMet' },
]
const person = (fullName: string) => ({ __typename: 'PersonRef', id: fullName, fullName })

const item = (number: string, given: object) => ({
  __typename: 'SecondReadingItem',
  itemId: number,
  number,
  sectionTitle: '4 Present levels and goals',
  text: 'Does the plan state the present levels of performance?',
  guidance: 'Look at the first pages of the plan.',
  choices,
  second: null,
  first: null,
  settled: null,
  settledBy: null,
  settledOn: null,
  differs: false,
  version: 0,
  ...given,
})

/** Every tenth record that is submitted has a second reader: these states are made of one that is none. */
const changed = (given: object) => (page: Page) =>
  changeData(page, 'SecondReading', ({ auditSecondReading }) => ({
    auditSecondReading: {
      ...Object(auditSecondReading),
      status: 5,
      due: true,
      firstReader: person('Helen Marsh'),
      submittedOn: '2026-11-02T15:00:00.000Z',
      items: [],
      ...given,
    },
  }))

const second = { secondReader: person('Andre Whitfield') }
const open1 = [item('4.1', { second: 'Y', version: 1 }), item('4.2', {})]
const readingNow = changed({ ...second, items: open1, read: may, sendBack: may })
const read = changed({
  ...second,
  finishedOn: '2026-11-05T15:00:00.000Z',
  pairs: 24,
  equal: 22,
  percent: '91.7 %',
  kappa: 0.62,
  settle: may,
  items: [
    item('4.1', { first: 'N', second: 'Y', differs: true, version: 1 }),
    item('4.2', {
      first: 'Y',
      second: 'N',
      settled: 'N',
      settledBy: person('Helen Marsh'),
      settledOn: '2026-11-06T15:00:00.000Z',
      version: 1,
    }),
    item('4.3', { first: 'Y', second: 'Y', version: 1 }),
  ],
})

/** The pages that follow the answers of a record: its second reading, and its summary. */
export const auditReadingVisits: Visits = {
  'features/audits/second-reading/second-reading-page': {
    ...faultsOf(people.monitor, reading),
    'not due': open(people.monitor, reading, undefined, shows('This record has no second reader')),
    choosing: open(people.monitor, reading, changed({ secondReader: null, assign: may }), async (page) => {
      await page.getByRole('button', { name: 'Choose', exact: true }).click()
      await expect(page.getByText('Second reader is required.').first()).toBeVisible()
    }),
    reading: open(people.monitor, reading, readingNow, shows('1 of 2 answered')),
    finishing: open(
      people.monitor,
      reading,
      changed({ ...second, items: open1.slice(0, 1), read: may }),
      async (page) => {
        await page.getByRole('button', { name: 'Finish reading' }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
      },
    ),
    'sending back': open(people.monitor, reading, readingNow, async (page) => {
      await page.getByRole('button', { name: 'Send back' }).click()
      await expect(page.getByRole('dialog', { name: 'Send this record back?' })).toBeVisible()
    }),
    differences: open(people.monitor, reading, read, shows('1 difference is not settled.')),
    settling: open(people.monitor, reading, read, async (page) => {
      await page.getByRole('button', { name: 'Settle item 4.1' }).click()
      await expect(page.getByRole('dialog', { name: 'Settle item 4.1' })).toBeVisible()
    }),
    'not found': open(
      people.monitor,
      reading,
      (page) => changeData(page, 'SecondReading', () => ({ auditRecords: [] })),
      shows(/not found/i),
    ),
  },
  'features/audits/record-summary/record-summary-page': {
    ...faultsOf(people.monitor, summary),
    summary: open(people.monitor, summary, undefined, shows('Setup')),
    'not found': open(
      people.monitor,
      summary,
      (page) => changeData(page, 'AuditRecordSummary', () => ({ auditProng: null })),
      shows(/not found/i),
    ),
  },
}
