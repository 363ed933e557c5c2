import { expect, type Page } from '@playwright/test'
import { policiesAsked, policiesToCompare } from '../../audits/audit-policies.js'
import { answerSetup, recordToReview } from '../../audits/audit-records.js'
import { answerWith, breakData, changeData } from '../../data-faults.js'
import { people } from '../../people.js'
import { faultsOf, open, shows, type Visit, type Visits } from '../visits.js'

let made: Promise<{ address: string }> | undefined

/** A record that no other visit changes, made once. */
async function record({ as }: Visit): Promise<string> {
  made ??= recordToReview(await as(people.monitor), await as(people.alleganyAdmin))
  return (await made).address
}

let answered: Promise<{ address: string }> | undefined

/** Another record, whose setup is done. */
async function ready({ as }: Visit): Promise<string> {
  answered ??= (async () => {
    const monitor = await as(people.monitor)
    const one = await recordToReview(monitor, await as(people.alleganyAdmin))
    await answerSetup(monitor, one.id)
    return one
  })()
  return `${(await answered).address}?section=dab-goals`
}

let askedFor: Promise<{ address: string }> | undefined

/** The document set of an agency that is asked for its policies. */
async function policies({ as }: Visit): Promise<string> {
  askedFor ??= policiesAsked(await as(people.monitor))
  return (await askedFor).address
}

let versions: Promise<{ address: string }> | undefined

/** Two versions of a policy side by side. */
async function compared({ as }: Visit): Promise<string> {
  versions ??= Promise.all([as(people.monitor), as(people.alleganyAdmin)]).then(([monitor, admin]) =>
    policiesToCompare(monitor, admin),
  )
  return `${(await versions).address}/compare?item=pp-b-child-find`
}

interface ShownComparison {
  older: object
  newer: object
  documents: readonly object[]
}

/** The page of two versions with others than it has. */
const changedComparison = (change: (comparison: ShownComparison) => object) => (page: Page) =>
  changeData(page, 'AuditDocumentComparison', (data) => {
    const comparison = data['auditDocumentComparison'] as ShownComparison
    return { auditDocumentComparison: { ...comparison, ...change(comparison) } }
  })

const noChange = { changed: 0, removed: 0, added: 0 }
const noText = { state: 'noText', reason: 'This document has no text: its pages are pictures.' }

const firstYes = (page: Page) => page.getByRole('radio', { name: 'Yes' }).first()

/** Another monitor saved first, and answered the same question otherwise. */
async function contest(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('radio', { name: 'No' }).first().click()
  await expect(other.getByText(/^Saved at/)).toBeVisible()
  await other.close()
}

interface ShownContent {
  sections: readonly { items: readonly object[] }[]
}

/** The page of a record with other content than it has. */
const changedContent = (change: (content: ShownContent) => object) => (page: Page) =>
  changeData(page, 'AuditRecord', (data) => ({
    ...data,
    auditRecordContent: change(data['auditRecordContent'] as ShownContent),
  }))

const stamp = '2026-11-20T20:10:00.000Z'
const andre = { __typename: 'PersonRef', id: 'andre', fullName: 'Andre Whitfield' }
const byHand = {
  __typename: 'SkippedByHand',
  reason: 'another agency wrote the plan',
  skippedBy: andre,
  skippedOn: stamp,
}
const newer = { __typename: 'NewerAuditContent', id: 2, number: 2, publishedOn: stamp, kept: false }
const question = {
  __typename: 'AuditQuestionChange',
  field: 'text',
  before: 'Is it stated?',
  after: 'Is it stated where the child stands now?',
}
const asked = { id: 'dab-4-01', number: '4.1', text: question.after }

/** What newer content would change, as the gateway answers it. */
const aChange = {
  __typename: 'AuditContentChange',
  id: 1,
  from: { __typename: 'AuditContentVersion', id: 1, number: 1 },
  to: { __typename: 'AuditContentVersion', id: 2, number: 2, publishedOn: stamp },
  added: [{ __typename: 'AuditItemName', id: 'dab-4-08', number: '4.8', text: 'Is there a baseline?' }],
  changed: [{ __typename: 'ChangedAuditItem', ...asked, fields: [question], recheck: true }],
  removed: [{ __typename: 'AuditItemName', id: 'dab-4-02', number: '4.2', text: 'Are needs listed?' }],
  answersLost: [
    { __typename: 'ContentLostAnswer', id: 'dab-4-02', number: '4.2', value: 'Y', removed: true },
  ],
  setupLost: [],
  missing: [{ __typename: 'AuditContentQuestion', key: 'k', text: 'Was the plan written by this agency?' }],
  kept: { __typename: 'KeptAuditContent', by: andre, on: stamp },
  choose: { __typename: 'AllowedAct', allowed: true, reason: null },
  version: 1,
}

/** The pages of the records of audits. */
export const auditRecordsVisits: Visits = {
  'features/audits/record/record-screen': {
    ...faultsOf(people.monitor, record),
    'setting up': open(people.monitor, record, undefined, shows('Setup questions')),
    answering: open(people.monitor, ready, undefined, async (page) => {
      const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)]
      await first.getByRole('radio', { name: 'Y: Yes' }).check()
      await second.getByRole('radio', { name: 'N: No' }).check()
      await expect(second.getByRole('textbox')).toBeVisible()
      await expect(page.getByText(/^Saved at/)).toBeVisible()
    }),
    gaps: open(people.monitor, ready, undefined, async (page) => {
      await page.getByRole('button', { name: 'Submit student' }).click()
      await expect(page.getByRole('dialog', { name: 'This record is not complete' })).toBeVisible()
    }),
    keys: open(people.monitor, ready, undefined, async (page) => {
      await page.getByRole('button', { name: 'Keys of this page' }).click()
      await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    }),
    skipping: open(people.monitor, ready, undefined, async (page) => {
      await page.getByRole('button', { name: /^Skip section 4 / }).click()
      await expect(page.getByRole('dialog', { name: /^Skip section 4 / })).toBeVisible()
    }),
    skipped: open(
      people.monitor,
      ready,
      changedContent((content) => ({
        ...content,
        sections: content.sections.map((section) => Object.assign({}, section, { skippedByHand: byHand })),
      })),
      shows(/^Skipped by Andre Whitfield/),
    ),
    'newer content offered': open(
      people.monitor,
      ready,
      changedContent((content) => ({ ...content, newer })),
      shows(/of the questions was published on/),
    ),
    'newer content': open(
      people.monitor,
      ready,
      async (page) => {
        await changedContent((content) => ({ ...content, newer }))(page)
        await answerWith(page, 'AuditContentChange', { auditContentChange: aChange })
      },
      async (page) => {
        await page.getByRole('button', { name: 'Look at the changes' }).click()
        await expect(page.getByRole('button', { name: 'Upgrade to version 2' })).toBeVisible()
      },
    ),
    'to confirm': open(
      people.monitor,
      ready,
      changedContent((content) => ({
        ...content,
        sections: content.sections.map((section) =>
          Object.assign({}, section, {
            items: section.items.map((item) => Object.assign({}, item, { value: 'Y', recheck: [question] })),
          }),
        ),
      })),
      shows('Re-check'),
    ),
    'read only': open(people.liaison, record, undefined, shows('Read only.')),
    saving: open(people.monitor, record, undefined, async (page) => {
      await firstYes(page).click()
      await expect(page.getByText(/^Saved at/)).toBeVisible()
    }),
    'not saved': open(people.monitor, record, undefined, async (page) => {
      await breakData(page, 'offline')
      await page.getByRole('radio', { name: 'No' }).last().click()
      await expect(page.getByRole('button', { name: 'retry' })).toBeVisible()
    }),
    conflict: open(people.monitor, record, undefined, async (page) => {
      await expect(firstYes(page)).toBeVisible()
      await contest(page)
      await page
        .getByRole('button', { name: /^Clear the answer/ })
        .first()
        .click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    }),
    'name shown': open(people.monitor, record, undefined, async (page) => {
      await page.getByRole('button', { name: 'Show name' }).click()
      await expect(page.getByText('Last name')).toBeVisible()
      // What lies half under the buttons at the foot would be judged as too small to press.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    }),
    uploading: open(people.alleganyAdmin, record, undefined, async (page) => {
      await page.getByRole('button', { name: /Upload/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }),
    'document set': open(people.alleganyAdmin, policies, undefined, shows('Required policies')),
    'item of the document set': open(people.alleganyAdmin, policies, undefined, async (page) => {
      await page.getByRole('button', { name: 'Edit item B.1', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Item B.1', exact: true })).toBeVisible()
    }),
    'beside the document set': open(
      people.liaison,
      policies,
      undefined,
      shows('This is the first review in the portal.'),
    ),
    'not found': open(
      people.monitor,
      record,
      (page) => changeData(page, 'AuditRecord', () => ({ auditRecords: [] })),
      shows(/not found/i),
    ),
  },
  'features/audits/text-comparison/text-comparison-page': {
    ...faultsOf(people.monitor, compared),
    compared: open(people.monitor, compared, undefined, shows('3 changes')),
    'only changes': open(people.alleganyAdmin, compared, undefined, async (page) => {
      await page.getByRole('switch', { name: 'Only changes' }).check()
      await shows('3 passages without a change')(page)
    }),
    'the same': open(
      people.monitor,
      compared,
      changedComparison(() => ({ rows: [], ...noChange })),
      shows('The texts are the same'),
    ),
    'without text': open(
      people.monitor,
      compared,
      changedComparison(({ newer }) => ({ rows: [], ...noChange, newer: { ...newer, ...noText } })),
      shows(/^This document has no text/),
    ),
    'one version': open(
      people.monitor,
      compared,
      changedComparison(({ documents }) => ({ older: null, rows: [], documents: documents.slice(0, 1) })),
      shows('There is no other version to compare with'),
    ),
    'no document': open(
      people.monitor,
      compared,
      changedComparison(() => ({ older: null, newer: null, rows: [], documents: [] })),
      shows('This item has no document yet'),
    ),
    forbidden: open(people.liaison, compared, undefined, shows('Access Denied!')),
    'not found': open(
      people.monitor,
      compared,
      (page) => changeData(page, 'AuditDocumentComparison', () => ({ auditProng: null })),
      shows(/not found/i),
    ),
  },
}
