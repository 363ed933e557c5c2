import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render-screen'
import type { AnswerValue } from './answer-value'
import { AnswerConflictDialog } from './answer-conflict-dialog'
import { ratingScale } from './testing/builders'

const own = { carriedFromYear: null, confirmedThisYear: false }
const mine: AnswerValue = { rating: 3, narrative: '<p>Mine</p>', ...own }
const theirs: AnswerValue = { rating: 2, narrative: '<p>Theirs <script>alert(1)</script></p>', ...own }

function open(over: Partial<{ mine: AnswerValue; theirs: AnswerValue }> = {}) {
  const onKeep = vi.fn<(value: AnswerValue) => void>()
  const onTakeTheirs = vi.fn<() => void>()
  const at = new Date(Date.now() - 3 * 60_000).toISOString()
  const conflict = { mine, theirs, version: 7, by: 'Marcus Reed', at, ...over }
  return {
    onKeep,
    onTakeTheirs,
    ...renderScreen(
      <AnswerConflictDialog
        conflict={conflict}
        choices={ratingScale}
        onKeep={onKeep}
        onTakeTheirs={onTakeTheirs}
      />,
    ),
  }
}

describe('conflict dialog', () => {
  it('says who saved when, and shows both versions field by field', async () => {
    open()
    const dialog = await screen.findByRole('alertdialog', { name: 'Somebody else changed this answer' })
    expect(dialog).toHaveTextContent(
      'Marcus Reed saved this 3 minutes ago. Review the differences before saving.',
    )
    const rating = within(dialog).getByRole('group', { name: 'Rating' })
    expect(within(rating).getByRole('radio', { name: /Mine.*3 Mostly implemented/ })).toBeChecked()
    expect(within(rating).getByRole('radio', { name: /Theirs.*2 Partly implemented/ })).not.toBeChecked()
    expect(dialog.querySelector('script')).toBeNull()
  })

  it('keeps mine', async () => {
    const { user, onKeep, onTakeTheirs } = open()
    await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
    expect(onKeep).toHaveBeenCalledExactlyOnceWith(mine)
    expect(onTakeTheirs).not.toHaveBeenCalled()
  })

  it('takes theirs', async () => {
    const { user, onKeep, onTakeTheirs } = open()
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
    expect(onTakeTheirs).toHaveBeenCalledOnce()
    expect(onKeep).not.toHaveBeenCalled()
  })

  it('puts fields of both together', async () => {
    const { user, onKeep } = open()
    const dialog = await screen.findByRole('alertdialog')
    await user.click(
      within(within(dialog).getByRole('group', { name: 'Rating' })).getByRole('radio', { name: /Theirs/ }),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Save my choice' }))
    expect(onKeep).toHaveBeenCalledExactlyOnceWith({ ...mine, rating: 2 })
  })

  it('asks nothing about a field that is the same', async () => {
    open({ theirs: { ...theirs, rating: 3 } })
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).queryByRole('group', { name: 'Rating' })).toBeNull()
    expect(within(dialog).getAllByRole('group')).toHaveLength(1)
  })

  it('cannot be waved away with Escape', async () => {
    const { user, onKeep, onTakeTheirs } = open()
    await screen.findByRole('alertdialog')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('alertdialog')).toBeVisible()
    expect(onKeep).not.toHaveBeenCalled()
    expect(onTakeTheirs).not.toHaveBeenCalled()
  })
})
