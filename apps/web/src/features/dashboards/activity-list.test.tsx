import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import { ActivityList, linkOf } from './activity-list'

const act = { seq: 900, at: '2026-11-20T15:00:00.000Z', by: 'Helen Marsh' }
const row = {
  __typename: 'DashboardActivity' as const,
  ...act,
  action: 'setSelfAssessmentDueDate',
  targetType: 'selfAssessment',
  targetId: '5',
  recordKind: null,
  placeId: null,
  leaId: 1,
  lea: 'Allegany County',
  count: 1,
  counted: null,
  single: [],
}
const single = Array.from({ length: 20 }, (_, n) => ({
  __typename: 'DashboardAct' as const,
  seq: 900 - n,
  at: act.at,
  by: n === 0 ? 'Helen Marsh' : null,
}))

test('shows what happened to one record as one line with its number, which opens to the single ones', async () => {
  const many = { ...row, count: 362, counted: '362 changes to due dates', single }
  const { user } = renderScreen(
    <ActivityList
      rows={[many, { ...row, seq: 1, targetId: '6' }]}
      inWords={() => 'Change due date'}
      showsAgency
    />,
  )
  expect(screen.getAllByRole('link', { name: 'Change due date' })).toHaveLength(2)
  const more = screen.getByRole('button', { name: '362 changes to due dates: Change due date' })
  expect(more).toHaveAttribute('aria-expanded', 'false')
  await user.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  const opened = document.getElementById(more.getAttribute('aria-controls') ?? '')
  if (!opened) throw new Error('Nothing was opened.')
  expect(within(opened).getAllByRole('listitem')).toHaveLength(20)
  expect(within(opened).getByText('Helen Marsh, Nov 20, 2026, 10:00 AM')).toBeVisible()
  expect(within(opened).getByText('And 342 earlier.')).toBeVisible()
})

test('leads to the audit and to the record of one', () => {
  const audit = { recordKind: 'desk-audit', placeId: 4 }
  expect(linkOf({ targetType: 'audit', targetId: '2', ...audit })).toBe('/user/dashboard/desk-audit/prongs/4')
  expect(linkOf({ targetType: 'auditRecord', targetId: '9', ...audit })).toBe(
    '/user/dashboard/desk-audit/prongs/4/records/9',
  )
  expect(linkOf({ targetType: 'audit', targetId: '2', recordKind: null, placeId: null })).toBeNull()
})
