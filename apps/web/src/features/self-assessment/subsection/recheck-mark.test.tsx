import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../../testing/render-screen'
import { RecheckMark } from './recheck-mark'
import { ConfirmComplianceStrategyItemDocument } from '../self-assessment.generated'
import { anItem } from '../testing/builders'

const recheck = [{ __typename: 'ChangedQuestion', field: 'text', before: 'Old?', after: 'New?' }]
const marked = (version: number) =>
  anItem({ version, rating: 4, recheck, answeredBy: { id: 'u1', fullName: 'Una Lee' } })
const answered = (version: number, item: object, errors: object[]) => ({
  request: {
    query: ConfirmComplianceStrategyItemDocument,
    variables: { input: { selfAssessmentId: 11, itemId: 1, version } },
  },
  result: {
    data: {
      confirmComplianceStrategyItem: { __typename: 'ComplianceStrategyItemPayload', errors, item },
    },
  },
})
const conflict = { __typename: 'UserError', code: 'CONFLICT', field: null, message: 'Saved meanwhile.' }

it('says what was changed in the question, and nothing where nothing was', () => {
  const { unmount } = renderScreen(<RecheckMark item={marked(2)} confirm={null} />)
  expect(screen.getByText('Re-check')).toBeVisible()
  expect(screen.getByText('Old?')).toBeVisible()
  expect(screen.getByText('New?')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  renderScreen(<RecheckMark item={anItem()} confirm={null} />)
  expect(screen.queryByText('Re-check')).toBeNull()
})

it('confirms what was typed a moment ago, which was saved first', async () => {
  const onChanged = vi.fn<() => void>()
  const beforeAct = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  const { user } = renderScreen(
    <RecheckMark item={marked(2)} confirm={{ selfAssessmentId: 11, beforeAct, onChanged }} />,
    {
      viewer: { id: 'u1' },
      mocks: [answered(2, marked(3), [conflict]), answered(3, anItem({ version: 4, rating: 4 }), [])],
    },
  )
  await user.click(screen.getByRole('button', { name: 'Confirm answer' }))
  expect(await screen.findByText('The answer is confirmed.')).toBeVisible()
  expect(beforeAct).toHaveBeenCalledOnce()
  expect(onChanged).toHaveBeenCalledOnce()
})
