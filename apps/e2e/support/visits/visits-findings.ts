import { expect, type Page } from '@playwright/test'
import { changeData } from '../data-faults.js'
import { draftFinding, issuedFinding, type StoredFinding } from '../findings.js'
import { people } from '../people.js'
import { faultsOf, open, shows, type Visit, type Visits } from './visits.js'

const list = '/compliance/findings'
const numbers = '/compliance/findings/numbers'
const address = ({ id }: StoredFinding) => `${list}/${id}`

/** An issued finding of 01 Allegany with two cases, made once for a file. */
const kept = new WeakMap<object, Promise<StoredFinding>>()
async function issued({ as }: Visit): Promise<StoredFinding> {
  const monitor = await as(people.monitor)
  const known = kept.get(monitor) ?? issuedFinding(monitor, 1)
  kept.set(monitor, known)
  return known
}
const issuedPage = async (visit: Visit) => address(await issued(visit))
const issuedPart = (part: string) => async (visit: Visit) => `${await issuedPage(visit)}?part=${part}`
const drafted = async ({ as }: Visit) => address(await draftFinding(await as(people.monitor), 1))

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const opened = async (page: Page, name: string | RegExp) => {
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

/** What may be done with the finding and what it says, changed on its way. */
const withFinding = (change: (finding: Record<string, unknown>) => Record<string, unknown>) => (page: Page) =>
  changeData(page, 'Finding', ({ finding }) => ({ finding: change(finding as Record<string, unknown>) }))
const allowed = { __typename: 'AllowedAct', allowed: true, reason: null }
const noRows = (page: Page) =>
  changeData(page, 'Findings', ({ findings }) => ({
    findings: { ...(findings as object), rows: [], total: 0 },
  }))

const aNumber = /^F-\d{4}-\d\d-/

/** The register of findings and their pages. */
export const findingsVisits: Visits = {
  'features/findings/register/findings-list-page': {
    ...faultsOf(people.monitor, list),
    list: open(people.monitor, list, undefined, shows(aNumber)),
    'of one agency': async (visit) => {
      const { number } = await issued(visit)
      return open(people.alleganyAdmin, list, undefined, shows(number))(visit)
    },
    'filtered to nothing': open(
      people.monitor,
      `${list}?q=no+such+text`,
      undefined,
      shows('No finding matches these filters.'),
    ),
    empty: open(people.monitor, list, noRows, shows('No findings yet.')),
    drafting: open(people.monitor, list, undefined, async (page) => {
      await shows(aNumber)(page)
      await press(page, 'Draft a finding')
      await opened(page, 'Draft a finding')
      await press(page, 'Add a case')
    }),
  },
  'features/findings/register/findings-numbers-page': {
    ...faultsOf(people.monitor, numbers),
    numbers: open(people.monitor, numbers, undefined, shows('findings corrected within one year')),
    empty: open(
      people.monitor,
      `${numbers}?ffy=2001`,
      undefined,
      shows('No finding was issued in this year.'),
    ),
  },
  'app/finding-screen': {
    ...faultsOf(people.monitor, issuedPage),
    draft: open(people.monitor, drafted, undefined, async (page) => {
      await press(page, 'Edit draft')
      await opened(page, 'Edit draft')
    }),
    issuing: open(people.monitor, drafted, undefined, async (page) => {
      await press(page, 'Issue finding')
      await opened(page, 'Issue the finding')
      await page.getByLabel('Letter', { exact: true }).selectOption('Issued')
      await shows('Preview of the letter')(page)
    }),
    correcting: open(people.alleganyAdmin, issuedPage, undefined, async (page) => {
      await press(page, /^Submit corrections/)
      await opened(page, /^Correction of/)
    }),
    verifying: open(
      people.monitor,
      issuedPage,
      withFinding((finding) => ({
        ...finding,
        status: 3,
        cases: (finding['cases'] as object[]).map((entry) =>
          Object.assign(entry, {
            state: 2,
            narrative: 'The notice was sent.',
            correctedOn: finding['issuedOn'],
            judge: allowed,
          }),
        ),
      })),
      async (page) => {
        await press(page, /^Verify 2 corrections/)
        await opened(page, /^Review of/)
      },
    ),
    'newer data': open(
      people.monitor,
      issuedPage,
      withFinding((finding) => ({
        ...finding,
        status: 5,
        verificationNote: 'Staff was trained in October.',
        recordRound: allowed,
      })),
      async (page) => {
        await press(page, 'Start newer-data review')
        await opened(page, 'Review of newer data')
      },
    ),
    'corrective action': open(
      people.monitor,
      issuedPart('corrective-action'),
      undefined,
      shows('not systemic'),
    ),
    documents: open(people.monitor, issuedPart('documents'), undefined, async (page) => {
      await press(page, 'Add documents')
      await opened(page, 'Upload Documentation')
    }),
    comments: open(people.monitor, issuedPart('comments'), undefined, shows('Internal, for the state alone')),
    letters: open(people.monitor, issuedPart('letters'), undefined, shows('Notification of a finding')),
    history: open(people.monitor, issuedPart('history'), undefined, shows('Issue finding')),
    'read only': open(people.liaison, issuedPage, undefined, shows('Individual cases')),
    closed: open(
      people.alleganyUser,
      issuedPage,
      withFinding((finding) => ({
        ...finding,
        status: 7,
        prong1VerifiedOn: finding['issuedOn'],
        prong2VerifiedOn: finding['issuedOn'],
        correctedOn: finding['issuedOn'],
        closedOn: finding['issuedOn'],
      })),
      shows('Closed on time'),
    ),
    'not found': open(people.howardAdmin, issuedPage, undefined, shows('was not found')),
  },
}
