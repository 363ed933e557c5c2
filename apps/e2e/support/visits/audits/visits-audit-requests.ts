import { expect, type Page } from '@playwright/test'
import { answerRequest, requestedDocuments, type AuditRequest } from '../../audits/audit-requests.js'
import { changeData } from '../../data-faults.js'
import { people } from '../../people.js'
import { faultsOf, open, shows, type Visit, type Visits } from '../visits.js'

const made = new Map<string, Promise<AuditRequest>>()

/** Requests that visits share, each made once. */
function request({ as }: Visit, name: string, then?: (one: AuditRequest) => Promise<unknown>) {
  const found =
    made.get(name) ??
    (async () => {
      const one = await requestedDocuments(await as(people.monitor), await as(people.alleganyAdmin))
      await then?.(one)
      return one
    })()
  made.set(name, found)
  return found
}

const openList = async (visit: Visit) => (await request(visit, 'open')).list
const openRequest = async (visit: Visit) => (await request(visit, 'open')).request
const answered = async (visit: Visit) =>
  (await request(visit, 'answered', async (one) => answerRequest(await visit.as(people.alleganyAdmin), one)))
    .request

const missing = (query: string) => (page: Page) => changeData(page, query, () => ({ auditProng: null }))
const answer = (page: Page) => page.getByRole('textbox', { name: 'Answer' })
const send = (page: Page) => page.getByRole('button', { name: 'Send answer' })

/** The requests for documents of an audit, and the page of one of them. */
export const auditRequestsVisits: Visits = {
  'features/audits/requests/requests-page': {
    ...faultsOf(people.monitor, openList),
    list: open(people.monitor, openList, undefined, shows('The notice of the meeting in March.')),
    'of the agency': open(people.alleganyAdmin, openList, undefined, shows('Report uploads')),
    empty: open(
      people.monitor,
      openList,
      (page) => changeData(page, 'DocumentRequests', (data) => ({ ...data, documentRequests: [] })),
      shows('There are no requests for documents.'),
    ),
    'filtered to nothing': open(
      people.monitor,
      async (visit) => `${await openList(visit)}?state=Withdrawn`,
      undefined,
      shows('No request matches the filters.'),
    ),
    'not found': open(people.monitor, openList, missing('DocumentRequests'), shows(/not found/i)),
  },
  'features/audits/requests/request-page': {
    ...faultsOf(people.monitor, openRequest),
    open: open(people.monitor, openRequest, undefined, shows('The agency has not answered yet.')),
    answering: open(people.alleganyAdmin, openRequest, undefined, async (page) => {
      await expect(answer(page)).toBeVisible()
      await expect(page.getByText('Documents of the answer')).toBeVisible()
    }),
    refused: open(people.alleganyAdmin, openRequest, undefined, async (page) => {
      await send(page).click()
      await shows('Attach a document or say why there is none.')(page)
    }),
    conflict: open(
      people.alleganyAdmin,
      async ({ as }) =>
        (await requestedDocuments(await as(people.monitor), await as(people.alleganyAdmin))).request,
      undefined,
      async (page) => {
        await answer(page).fill('My own words.')
        const other = await page.context().newPage()
        await other.goto(page.url())
        await answer(other).fill('A colleague was faster.')
        await send(other).click()
        await shows('The answer was sent.')(other)
        await other.close()
        await send(page).click()
        await shows('A colleague was faster.')(page)
        await expect(answer(page)).toHaveValue('My own words.')
      },
    ),
    answered: open(people.monitor, answered, undefined, shows('Accept answer')),
    deciding: open(people.monitor, answered, undefined, async (page) => {
      await page.getByRole('button', { name: 'Return', exact: true }).click()
      await expect(page.getByRole('dialog', { name: /^Return/ })).toBeVisible()
    }),
    closed: open(
      people.monitor,
      answered,
      (page) =>
        changeData(page, 'DocumentRequest', ({ documentRequest, ...data }) => ({
          ...data,
          documentRequest: { ...(documentRequest as object), state: 'Closed' },
        })),
      shows('Closed'),
    ),
    'not found': open(
      people.monitor,
      async (visit) => (await openRequest(visit)).replace(/\d+$/, '999999'),
      undefined,
      shows(/not found/i),
    ),
  },
}
