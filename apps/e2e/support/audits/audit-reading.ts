import { expect, type Page } from '@playwright/test'
import { expectToast, graphql } from '../sign-in.js'
import { answerSetup } from './audit-records.js'

const typeKey = 'desk-audit'

/** Answers a setup question by hand, skips an item with its reason, and answers the fourth section by keys. */
export async function beginRecord(state: Page, address: string): Promise<void> {
  await state.goto(address)
  await expect(state.getByText('Setup questions')).toBeVisible()
  await state.getByRole('main').getByRole('radio').first().check()
  await expect(state.getByText(/^Saved at/)).toBeVisible()
  await answerSetup(state.context(), Number(address.split('/').at(-1)))
  await state.goto(`${address}?section=dab-goals`)
  // An item offers its acts once it has the focus.
  await state
    .getByRole('article', { name: /^4\.7 / })
    .getByRole('radio')
    .first()
    .focus()
  await state.getByRole('button', { name: 'Skip item 4.7' }).click()
  const skip = state.getByRole('dialog', { name: 'Skip item 4.7?' })
  await skip.getByLabel('Reason').fill('The goals of this year were set before the child came.')
  await skip.getByRole('button', { name: 'Skip', exact: true }).click()
  await expectToast(state, 'It is skipped.')
  await expect(state.getByText(/^Skipped by Helen Marsh/)).toBeVisible()
  const open = state.getByRole('article').filter({ has: state.getByRole('radio') })
  const count = await open.count()
  await open.first().getByRole('radio').first().focus()
  // The arrows stop at items that do not apply too, where Y does nothing.
  const items = await state.getByRole('article').count()
  for (let at = 0; at < items; at++) {
    await state.keyboard.press('y')
    await state.keyboard.press('ArrowDown')
  }
  await expect(open.getByRole('radio', { checked: true })).toHaveCount(count)
  await expect(state.getByText(/^Saved at/)).toBeVisible()
  await expect(state.getByText(/^Saving/)).toHaveCount(0)
}

interface Reading {
  items: { itemId: string; second: string | null; version: number }[]
}

/**
 * A record is read a second time by a colleague: the first answers on the screen, one of them another than the first reader's, the
 * rest by requests; then the first reader settles the difference.
 */
export async function secondReading(state: Page, reader: Page, address: string): Promise<void> {
  await state.goto(address)
  await state.getByRole('link', { name: 'Second reading' }).click()
  await state.getByLabel('Second reader').selectOption({ label: 'Andre Whitfield' })
  await state.getByRole('button', { name: 'Choose', exact: true }).click()
  await expectToast(state, 'The second reader is chosen and notified.')

  await reader.goto(`${address}/second-reading`)
  await reader.getByRole('article').first().getByRole('radio', { name: 'NA: Not applicable' }).check()
  await expect(reader.getByText(/^1 of \d+ answered$/)).toBeVisible()
  const recordId = Number(address.split('/').at(-1))
  const { auditSecondReading } = await graphql<{ auditSecondReading: Reading }>(
    reader.context(),
    `
      query Reading($typeKey: String!, $recordId: Int!) {
        auditSecondReading(typeKey: $typeKey, recordId: $recordId) {
          items {
            itemId
            second
            version
          }
        }
      }
    `,
    { typeKey, recordId },
  )
  for (const { itemId, second, version } of auditSecondReading.items) {
    if (second !== null) continue
    const { answerSecondReading } = await graphql<{ answerSecondReading: { errors: unknown[] } }>(
      reader.context(),
      'mutation Read($input: AnswerSecondReadingInput!) { answerSecondReading(input: $input) { errors { message } } }',
      { input: { typeKey, recordId, itemId, value: 'Y', version } },
    )
    expect(answerSecondReading.errors).toEqual([])
  }
  await reader.reload()
  await reader.getByRole('button', { name: 'Finish reading' }).click()
  await reader.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click()
  await expectToast(reader, 'The second reading is finished.')

  await state.goto(`${address}/second-reading`)
  await expect(state.getByText('1 difference is not settled.')).toBeVisible()
  await state.getByRole('button', { name: /^Settle item / }).click()
  const settle = state.getByRole('dialog')
  await settle.getByRole('radio', { name: 'Yes' }).check()
  await settle.getByRole('button', { name: 'Settle', exact: true }).click()
  await expectToast(state, 'is settled.')
}
