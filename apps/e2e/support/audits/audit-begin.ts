import { expect, type Page } from '@playwright/test'
import { graphql, expectToast } from '../sign-in.js'
import { actOnAudit } from './audit-row-act.js'

const typeKey = 'desk-audit'

interface PlannedAudit {
  id: number
  part: string
  lea: { code: string }
  prongs: { id: number }[]
}

/**
 * Plans a further audit of Allegany on the screens, notifies the agency and asks for its list; the address of its first review.
 */
export async function begunAudit(state: Page, part: 'Part B' | 'Part C'): Promise<string> {
  const { complianceYears } = await graphql<{ complianceYears: { id: number }[] }>(
    state.context(),
    '{ complianceYears { id } }',
  )
  const year = Math.max(...complianceYears.map(({ id }) => id))
  await state.goto(`/user/dashboard/${typeKey}?year=${year}`)
  await state.getByRole('button', { name: 'Create audits' }).click()
  const dialog = state.getByRole('dialog')
  await dialog.getByLabel('01 Allegany').check()
  await dialog.getByLabel(part).check()
  await dialog.getByLabel('Planned start').fill(`${year}-10-01`)
  await dialog.getByLabel('Reason', { exact: true }).selectOption('Targeted')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByRole('button', { name: 'Create 1 audit' }).click()
  await expect(dialog).toBeHidden()
  await actOnAudit(state, part, 'Notify the agency')
  await state.getByRole('dialog').getByRole('button', { name: 'Send letter' }).click()
  await expectToast(state, 'was notified.')
  const { audits } = await graphql<{ audits: PlannedAudit[] }>(
    state.context(),
    `
      query Planned($typeKey: String!, $year: Int!) {
        audits(typeKey: $typeKey, year: $year) {
          id
          part
          lea {
            code
          }
          prongs {
            id
          }
        }
      }
    `,
    { typeKey, year },
  )
  const newest = audits
    .filter((one) => one.part === part && one.lea.code === '01')
    .toSorted((one, other) => other.id - one.id)[0]
  const address = `/user/dashboard/${typeKey}/prongs/${newest?.prongs[0]?.id}`
  await state.goto(address)
  await requestList(state)
  return address
}

/** Asks the agency for the list of a review, on the page that is open. */
export async function requestList(state: Page): Promise<void> {
  await state.getByRole('button', { name: 'Request the list' }).click()
  await expectToast(state, 'The audit is now: Student list requested')
}

/** Sends a list as a person does: by the button, then the file. */
export async function chooseList(agency: Page, text: string, name: string): Promise<void> {
  const [chooser] = await Promise.all([
    agency.waitForEvent('filechooser'),
    agency.getByText('Choose a list').first().click(),
  ])
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

/** Sends a list that is accepted. */
export async function sendList(agency: Page, address: string, text: string): Promise<void> {
  await agency.goto(`${address}/list`)
  await chooseList(agency, text, 'list.csv')
  await expect(agency.getByText(/^list\.csv: \d+ rows/)).toBeVisible()
}

/** Draws a sample after looking at what it will be; the ids of its records, in their order. */
export async function drawSample(state: Page, address: string, size: number): Promise<number[]> {
  await state.goto(`${address}/sample`)
  await state.getByLabel('Sample size').fill(String(size))
  await state.getByRole('button', { name: 'See what will happen' }).click()
  await expect(state.getByText(new RegExp(`^${size} of [\\d,]+ students are drawn`))).toBeVisible()
  await state.getByRole('button', { name: `Draw ${size} students` }).click()
  await expect(state.getByText(new RegExp(`^${size} drawn by `))).toBeVisible()
  return recordsOf(state, address)
}

/** Ids of the records in the sample, in their order. */
export async function recordsOf(page: Page, address: string): Promise<number[]> {
  const { auditRecords } = await graphql<{ auditRecords: { id: number; order: number; status: number }[] }>(
    page.context(),
    `
      query Records($typeKey: String!, $prongId: Int!) {
        auditRecords(typeKey: $typeKey, prongId: $prongId) {
          id
          order
          status
        }
      }
    `,
    { typeKey, prongId: prongIdOf(address) },
  )
  return auditRecords
    .filter(({ status }) => status < 7)
    .toSorted((one, other) => one.order - other.order)
    .map(({ id }) => id)
}

/** Id of the review that stands under an address. */
export function prongIdOf(address: string): number {
  return Number(/\/prongs\/(\d+)/.exec(address)?.[1])
}
